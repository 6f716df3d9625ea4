// The mortuary: one body in a chamber, once for a patient, handed over with a name and, where the police asks, their consent.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addMortuary, getMortuary, listMortuary, updateMortuary } from '@charaka/contract/stay/record/mortuary';
import { describe, expect, it } from 'vitest';
import { admittedPatient, hoursAgo } from '../../../test-support/patient/leaving-patient.ts';
import { LiveScreen } from '../../../test-support/server/live-screen.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Form = InputOf<typeof addMortuary>['mortuaryAdmission'];
const PICTURE = `iVBORw0KGgo${'A'.repeat(401)}`;

const formOf = (changes: Partial<Form> = {}): Form => ({
  patientName: 'Unknown, about 60',
  sex: 'M',
  diedAt: hoursAgo(5),
  receivedAt: hoursAgo(3),
  chamberNo: 'C-1',
  isMedicoLegal: false,
  ...changes,
});
const add = (tenant: TestTenant, changes: Partial<Form> = {}) =>
  tenant.call(addMortuary, { mortuaryAdmission: formOf(changes) });
const release = { releasedAt: hoursAgo(1), releasedTo: 'Ravi Test' };

describe('a body in the mortuary', () => {
  it('is received, listed page by page without its document, and read with it (R282)', async () => {
    const tenant = await makeTenant(parts);
    for (const chamberNo of ['C-1', 'C-2', 'C-3']) await add(tenant, { chamberNo, document: PICTURE });
    const page = await tenant.call(listMortuary, { pageNumber: 2, pageSize: 2 });
    expect(page.output).toMatchObject({ totalCount: 3, pageNumber: 2 });
    expect(page.output.rows).toHaveLength(1);
    expect(JSON.stringify(page.wire)).not.toContain(PICTURE);
    const { mortuaryId } = page.output.rows[0] as { mortuaryId: number };
    const { mortuaryAdmission } = await tenant.ask(getMortuary, { mortuaryAdmission: { mortuaryId } });
    expect(mortuaryAdmission).toMatchObject({ chamberNo: 'C-1', document: PICTURE });
    expect((await tenant.ask(listMortuary, { search: 'about 60' })).totalCount).toBe(3);
    expect((await tenant.ask(listMortuary, { search: 'nobody' })).totalCount).toBe(0);
    expect((await tenant.ask(listMortuary, {}, { as: 'admin', hospitalId: 2 })).totalCount).toBe(0);
  });

  it('has a chamber to itself and is there once, also of 5 received at once', async () => {
    const tenant = await makeTenant(parts);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(tenant)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(answers.find(({ isFailure }) => isFailure)?.message).toBe('Another body is in this chamber');
    const [patientId] = await tenant.addPatients(1);
    expect((await add(tenant, { chamberNo: 'C-2', patientId })).isFailure).toBe(false);
    expect((await add(tenant, { chamberNo: 'C-3', patientId })).message).toBe(
      'The body of this patient is already in the mortuary',
    );
    expect((await add(tenant, { chamberNo: 'C-4', patientId: 99 })).message).toBe('This patient does not exist');
  });

  it('is not of a patient who lies in a ward', async () => {
    const tenant = await admittedPatient(await makeTenant(parts));
    expect((await add(tenant, { patientId: 1 })).message).toBe(
      'This patient is admitted. Please discharge the patient first',
    );
  });

  it('died before it came, came before it went, and none of that lies ahead', async () => {
    const tenant = await makeTenant(parts);
    expect((await add(tenant, { receivedAt: hoursAgo(-1) })).message).toContain('received in the future');
    expect((await add(tenant, { diedAt: hoursAgo(2) })).message).toContain('Time of death');
    expect((await add(tenant, { ...release, releasedAt: hoursAgo(4) })).message).toContain('before it was received');
    expect((await add(tenant, { ...release, releasedAt: hoursAgo(-1) })).message).toContain(
      'handed over in the future',
    );
  });

  it('is given to somebody by name, and a medico-legal one with the clearance of the police only', async () => {
    const tenant = await makeTenant(parts);
    const { mortuaryId } = (await add(tenant, { isMedicoLegal: true })).output.mortuaryAdmission;
    const change = (changes: Partial<Form>) =>
      tenant.call(updateMortuary, {
        mortuaryAdmission: { mortuaryId, ...formOf({ isMedicoLegal: true, ...changes }) },
      });
    expect((await change({ releasedAt: hoursAgo(1) })).message).toBe('Please enter the person who received the body');
    expect((await change({ releasedTo: 'Ravi Test' })).message).toBe(
      'Please enter the time when the body was handed over',
    );
    expect((await change(release)).message).toContain('clearance of the police');
    expect((await change({ ...release, policeClearanceNo: 'PS/12' })).isFailure).toBe(false);
    expect((await tenant.ask(listMortuary, { isReleased: false })).totalCount).toBe(0);
    expect((await tenant.ask(listMortuary, { isReleased: true })).totalCount).toBe(1);
    expect((await change({})).message).toContain('cannot be undone');
    // The chamber is free again.
    expect((await add(tenant)).isFailure).toBe(false);
  });

  it('signals a refresh to open screens when it is added or updated (R278)', async () => {
    const tenant = await makeTenant(parts);
    const address = await parts.app.listen({ port: 0, host: '127.0.0.1' });
    const screen = await new LiveScreen().open(address, tenant, tenant.tokens.get('viewer') as string);
    const { mortuaryId } = (await add(tenant)).output.mortuaryAdmission;
    const told = () => screen.heard.split('"topic":"mortuary"').length - 1;
    await expect.poll(told, { timeout: 15_000 }).toBe(1);
    await tenant.ask(updateMortuary, { mortuaryAdmission: { mortuaryId, ...formOf({ chamberNo: 'C-9' }) } });
    await expect.poll(told, { timeout: 15_000 }).toBe(2);
    screen.close();
  });
});
