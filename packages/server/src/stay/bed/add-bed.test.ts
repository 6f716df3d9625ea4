// Beds that are set up: added one by one or in a row, changed, taken out of use, and what is refused while somebody lies in them.
import { admit } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { listBeds, reserveBed } from '@charaka/contract/stay/bed/bed';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { addBed, addBeds, deleteBed, getBed, updateBed } from '@charaka/contract/stay/bed/bed-setting';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const place = { bedTypeId: 1, bedGroupId: 1 };

const add = (tenant: TestTenant, bedName: string, changes: object = {}) =>
  tenant.call(addBed, { bed: { bedName, ...place, ...changes } });
const addRow = (tenant: TestTenant, firstBedName: string, howMany: number, changes: object = {}) =>
  tenant.call(addBeds, { pattern: { firstBedName, howMany, ...place, ...changes } });
const change = (tenant: TestTenant, bedId: number, bedName: string, changes: object = {}) =>
  tenant.call(updateBed, { bed: { bedId, bedName, ...place, ...changes } });
const close = (tenant: TestTenant, bedId: number) => tenant.call(deleteBed, { bed: { bedId } });

async function bedNames(tenant: TestTenant): Promise<string[]> {
  const { rows } = await tenant.ask(listBeds, {});
  return rows.filter((bed) => bed.isActive && !bed.isVirtual).map((bed) => bed.bedName);
}

async function otherWard(tenant: TestTenant): Promise<number> {
  return (await tenant.ask(bedGroups.add, { bedGroup: { bedGroupName: 'Ward C' } })).bedGroup.bedGroupId;
}

describe('adding a bed', () => {
  it('keeps its number, place and charge, and offers it at once (R296)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await add(tenant, ' A-01 ', { chargeId: 2 });
    expect(answer.message).toBe('Bed added successfully');
    expect(answer.wire.bed).toMatchObject({
      bedName: 'A-01',
      bedTypeName: 'General',
      bedGroupName: 'Ward A',
      chargeName: 'Deluxe room',
      isVirtual: false,
      isActive: true,
    });
    const { bedId } = answer.output.bed;
    expect((await tenant.ask(getBed, { bed: { bedId } })).bed).toMatchObject(answer.output.bed);
    const free = await tenant.ask(listBeds, { isFree: true });
    expect(free.rows.find((bed) => bed.bedId === bedId)).toMatchObject({ chargeId: 2, dailyRate: 625_000 });
  });

  it('takes a number once in a ward, in any capitals, and again in another one', async () => {
    const tenant = await makeTenant(parts);
    expect((await add(tenant, 'b-3')).message).toBe('Bed b-3 is already in Ward A');
    expect((await add(tenant, 'b-3', { bedGroupId: await otherWard(tenant) })).isFailure).toBe(false);
    await close(tenant, 3);
    expect((await add(tenant, 'b-3')).isFailure).toBe(false);
    expect((await change(tenant, 3, 'B-3', { isActive: true })).message).toBe('Bed B-3 is already in this ward');
  });

  it.each([
    [{ bedGroupId: 2 }, 'This ward does not exist'],
    [{ bedGroupId: 999 }, 'This ward does not exist'],
    [{ bedGroupId: 100 }, 'Virtual is fixed: no other beds can be added'],
    [{ bedTypeId: 999 }, 'This bed type does not exist'],
    [{ bedTypeId: 100 }, 'Bed type Virtual is for IVF and Dental only'],
    [{ chargeId: 6 }, 'This charge is not in the price list of this hospital'],
    [{ bedName: ' ' }, 'Please enter the bed number'],
  ])('refuses %o with a sentence (Q18, Q78, R409)', async (changes, sentence) => {
    const tenant = await makeTenant(parts);
    expect((await add(tenant, 'A-01', changes)).message).toBe(sentence);
    expect(await bedNames(tenant)).toHaveLength(10);
  });

  it('wants the right to add on the settings of beds (R168)', async () => {
    const tenant = await makeTenant(parts);
    expect((await tenant.call(addBed, { bed: { bedName: 'A-01', ...place } }, { as: 'viewer' })).status).toBe(403);
  });
});

describe('adding a row of beds', () => {
  it('adds every number of the pattern, in one go', async () => {
    const tenant = await makeTenant(parts);
    const answer = await addRow(tenant, 'A-01', 20);
    expect(answer.message).toBe('20 beds added: A-01 to A-20');
    expect(answer.output.bedIds).toHaveLength(20);
    const wanted = Array.from({ length: 20 }, (_, index) => `A-${String(index + 1).padStart(2, '0')}`);
    expect((await bedNames(tenant)).filter((name) => name.startsWith('A-'))).toEqual(wanted);
  });

  it('adds none when the ward has one of them, and names those it has', async () => {
    const tenant = await makeTenant(parts);
    expect((await addRow(tenant, 'b-9', 4)).message).toBe('Ward A has these beds already: b-9, b-10');
    expect(await bedNames(tenant)).toHaveLength(10);
    expect((await addRow(tenant, 'A', 4)).message).toBe('The first number must end in digits, for example A-01');
    expect((await addRow(tenant, 'A-1', 201)).fields).toEqual({
      'pattern.howMany': 'At most 200 beds can be added at once',
    });
  });

  it('asked for 4 times at once adds each number once, whole rows only', async () => {
    const tenant = await makeTenant(parts);
    const answers = await Promise.all([0, 5, 10, 15].map((first) => addRow(tenant, `A-${first + 10}`, 10)));
    const names = (await bedNames(tenant)).filter((name) => name.startsWith('A-'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(10 * answers.filter((answer) => !answer.isFailure).length);
    for (const { isFailure, message } of answers)
      if (isFailure)
        expect(message).toMatch(/has these beds already|some of these beds to Ward A just now|at the same moment/);
  });
});

describe('changing a bed', () => {
  it('replaces every field and clears what is left out (Q17)', async () => {
    const tenant = await makeTenant(parts);
    const ward = await otherWard(tenant);
    await change(tenant, 3, 'B-3', { chargeId: 2 });
    const answer = await change(tenant, 3, 'C-1', { bedGroupId: ward });
    expect(answer.output.bed).toMatchObject({ bedName: 'C-1', bedGroupName: 'Ward C', chargeId: null, isActive: true });
    expect((await change(tenant, 3, 'C-1', { bedGroupId: ward, chargeId: 6 })).message).toBe(
      'This charge is not in the price list of this hospital',
    );
    expect((await change(tenant, 11, 'B-11')).message).toBe('This bed does not exist');
  });

  it('leaves one somebody lies in where it is, in use, and lets the rest be changed (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await lieInBed(tenant, patientId, { bedId: 3 });
    const occupied = 'Bed B-3 is occupied by Asha Test A (IPD Id 1)';
    expect((await change(tenant, 3, 'B-3', { bedGroupId: await otherWard(tenant) })).message).toBe(
      `${occupied}: it stays in Ward A`,
    );
    expect((await close(tenant, 3)).message).toBe(`${occupied}: it stays active`);
    expect((await change(tenant, 3, 'B-3', { isActive: false })).message).toBe(`${occupied}: it stays active`);
    expect((await change(tenant, 3, 'B-03', { chargeId: 2 })).output.bed).toMatchObject({
      bedName: 'B-03',
      chargeId: 2,
    });
  });

  it('never touches the virtual one (Q78)', async () => {
    const tenant = await makeTenant(parts);
    const sentence = 'Bed Virtual is fixed: it can be neither changed nor deactivated';
    expect((await change(tenant, 400, 'Other')).message).toBe(sentence);
    expect((await close(tenant, 400)).message).toBe(sentence);
  });
});

describe('taking a bed out of use', () => {
  it('is refused while it is reserved, ends a block, and can be taken back (R414)', async () => {
    const tenant = await makeTenant(parts);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await tenant.ask(reserveBed, { bed: { bedId: 4, reservedFor: 'Mr. Rao', until } });
    expect((await close(tenant, 4)).message).toBe('Bed B-4 is reserved for Mr. Rao: it stays active');
    expect((await close(tenant, 5)).message).toBe('Bed deactivated');
    const [patientId = 0] = await tenant.addPatients(1);
    const admission = admissionForm(tenant, patientId, { bedId: 5 });
    expect((await tenant.call(admit, { admission })).message).toBe('This bed does not exist');
    await change(tenant, 5, 'B-5', { isActive: true });
    expect((await tenant.call(admit, { admission })).message).toBe('IPD Patient Added');
  });

  it.each(Array.from({ length: 10 }, (_, run) => run))(
    'or admitting somebody to it at the same instant: one of both happens; run %i (R414)',
    async () => {
      const tenant = await makeTenant(parts);
      const [coming = 0, moving = 0] = await tenant.addPatients(2);
      const admissionId = await lieInBed(tenant, moving, { bedId: 1 });
      const [closed, ...taken] = await Promise.all([
        close(tenant, 3),
        tenant.call(admit, { admission: admissionForm(tenant, coming, { bedId: 3 }) }),
        tenant.call(changeBed, { admission: { admissionId, ...place, bedId: 3 } }),
      ]);
      const winners = taken.filter((answer) => !answer.isFailure).length;
      expect(winners).toBe(closed?.isFailure ? 1 : 0);
      if (closed?.isFailure) expect(closed.message).toMatch(/^Bed B-3 is occupied by Asha Test/);
      const { rows } = await parts.owner.query(
        `select 1 from bed b join bed_stay s on s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and upper_inf(s.during)
         where b.tenant_id = $1 and not b.is_active`,
        [tenant.tenantId],
      );
      expect(rows).toEqual([]);
    },
  );
});
