// A ward that is set up for one sex asks for a reason before another patient lies in it.
import { admit } from '@charaka/contract/stay/admission/admission';
import { changeBed, listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const asked = 'Ward A is for male patients. Choose a bed in another ward, or enter the reason for this bed.';

async function maleWard(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await setWard(tenant, { sexAllowed: 'Male' });
  return tenant;
}

async function setWard(tenant: TestTenant, changes: { sexAllowed?: 'Any' | 'Male' | 'Female' }): Promise<void> {
  const { bedGroup } = await tenant.ask(bedGroups.get, { bedGroup: { bedGroupId: 1 } });
  const { bedGroupId, bedGroupName, bedFloorId, version } = bedGroup;
  await tenant.ask(bedGroups.update, { bedGroup: { bedGroupId, bedGroupName, bedFloorId, version, ...changes } });
}

/** Admits a new patient of a sex and a birth date to the bed. */
async function admitTo(
  tenant: TestTenant,
  bedId: number,
  facts: { sex?: string; born?: string; reason?: string } = {},
) {
  const [patientId = 0] = await tenant.addPatients(1);
  await parts.owner.query(
    'update patient set sex = $3, birth_date = coalesce($4::date, birth_date) where tenant_id = $1 and patient_id = $2',
    [tenant.tenantId, patientId, facts.sex ?? 'F', facts.born ?? null],
  );
  const reason = facts.reason === undefined ? {} : { otherSexReason: facts.reason };
  return tenant.call(admit, { admission: admissionForm(tenant, patientId, { bedId, ...reason }) });
}

describe('a ward for one sex', () => {
  it('takes another sex only with a reason, which stays with the stay (Q288)', async () => {
    const tenant = await maleWard();
    const refused = await admitTo(tenant, 1);
    expect(refused).toMatchObject({ isFailure: true, message: asked });
    const admitted = await admitTo(tenant, 1, { reason: 'Isolation bed, no other free' });
    expect(admitted.isFailure).toBe(false);
    const { stays } = await tenant.ask(listBedStays, {
      admission: { admissionId: admitted.output.admission.admissionId },
    });
    expect(stays[0]?.otherSexReason).toBe('Isolation bed, no other free');
  });

  it('takes its own sex without a question and keeps no reason (Q288)', async () => {
    const tenant = await maleWard();
    expect((await admitTo(tenant, 1, { sex: 'M', reason: 'typed for nothing' })).isFailure).toBe(false);
    const { stays } = await tenant.ask(listBedStays, { admission: { admissionId: 1 } });
    expect(stays[0]?.otherSexReason ?? null).toBeNull();
  });

  it('asks before a patient of another sex is moved into it (Q288)', async () => {
    const tenant = await makeTenant(parts);
    await admitTo(tenant, 1);
    await setWard(tenant, { sexAllowed: 'Male' });
    const move = { admissionId: 1, bedTypeId: 1, bedGroupId: 1, bedId: 7 };
    expect((await tenant.call(changeBed, { admission: move })).message).toBe(asked);
    const moved = await tenant.call(changeBed, { admission: { ...move, otherSexReason: 'Ventilator bed' } });
    expect(moved.isFailure).toBe(false);
  });

  it('takes newborns and patients of intensive care without a question (Q288)', async () => {
    const tenant = await maleWard();
    const today = new Date().toISOString();
    expect((await admitTo(tenant, 1, { born: today })).isFailure).toBe(false);
    await parts.owner.query('update bed_type set is_intensive = true where tenant_id = $1', [tenant.tenantId]);
    expect((await admitTo(tenant, 2)).isFailure).toBe(false);
  });

  it('is any ward until it is set, and keeps its setting where a change leaves it out (Q288)', async () => {
    const tenant = await makeTenant(parts);
    const first = await tenant.ask(listBeds, {});
    expect(first.rows[0]?.sexAllowed).toBe('Any');
    await setWard(tenant, { sexAllowed: 'Female' });
    await setWard(tenant, {});
    const { bedGroup } = await tenant.ask(bedGroups.get, { bedGroup: { bedGroupId: 1 } });
    expect(bedGroup.sexAllowed).toBe('Female');
  });
});
