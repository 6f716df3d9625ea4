// Beds that are held: reserved for somebody, blocked with a reason, cleaned after a stay, and released again.
import { admit } from '@charaka/contract/stay/admission/admission';
import { blockBed, listBeds, releaseBed, reserveBed } from '@charaka/contract/stay/bed/bed';
import { dischargePatient } from '@charaka/contract/stay/discharge/discharge';
import { bedStateOf } from '@charaka/rules/stay/bed-state';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function stateOf(tenant: TestTenant, bedId: number) {
  const { rows } = await tenant.ask(listBeds, {});
  const bed = rows.find((row) => row.bedId === bedId);
  return bed && bedStateOf(bed);
}

const sentence = async (asked: Promise<{ message: string }>) => (await asked).message;
const block = (tenant: TestTenant, bedId: number, reason = 'Broken rail') =>
  tenant.call(blockBed, { bed: { bedId, reason } });
const release = (tenant: TestTenant, bedId: number) => tenant.call(releaseBed, { bed: { bedId } });
const reserve = (
  tenant: TestTenant,
  bed: { bedId: number; patientId?: number; reservedFor?: string; until?: string },
) => tenant.call(reserveBed, { bed: { until: inHours(4), ...bed } });
const take = (tenant: TestTenant, patientId: number, bedId: number) =>
  tenant.call(admit, { admission: admissionForm(tenant, patientId, { bedId }) });

describe('a reserved bed', () => {
  it('is given to its patient alone, which ends the reservation (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [own = 0, other = 0] = await tenant.addPatients(2);
    expect(await sentence(reserve(tenant, { bedId: 3, patientId: own }))).toBe('Bed B-3 is reserved for Asha Test A');
    expect(await stateOf(tenant, 3)).toBe('reserved');
    expect(await sentence(take(tenant, other, 3))).toBe('Bed B-3 is reserved for Asha Test A');
    expect(await sentence(take(tenant, own, 3))).toBe('IPD Patient Added');
    expect(await stateOf(tenant, 3)).toBe('occupied');
    const { rows } = await parts.owner.query('select ended_by from bed_hold where tenant_id = $1', [tenant.tenantId]);
    expect(rows).toEqual([{ ended_by: 2 }]);
  });

  it('for a name is nobody’s until it is released, and lapses by itself (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await reserve(tenant, { bedId: 3, reservedFor: 'Transfer from City Hospital' });
    expect(await sentence(take(tenant, patientId, 3))).toBe('Bed B-3 is reserved for Transfer from City Hospital');
    await parts.owner.query(`update bed_hold set until = now() - interval '1 second' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    expect(await stateOf(tenant, 3)).toBe('free');
    expect(await sentence(block(tenant, 3))).toBe('Bed B-3 is blocked');
    expect(await sentence(release(tenant, 3))).toBe('Bed B-3 is free');
    expect(await sentence(take(tenant, patientId, 3))).toBe('IPD Patient Added');
  });

  it('must be free, and the reservation must be for somebody and end later', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await take(tenant, patientId, 1);
    const taken = `Bed B-1 is taken by Asha Test A (IPD Id 1)`;
    expect(await sentence(reserve(tenant, { bedId: 1, reservedFor: 'X' }))).toBe(taken);
    expect(await sentence(reserve(tenant, { bedId: 2 }))).toBe('Please enter a name for the reservation');
    expect(await sentence(reserve(tenant, { bedId: 2, patientId: 999 }))).toBe('This patient does not exist');
    expect(await sentence(reserve(tenant, { bedId: 2, reservedFor: 'X', until: inHours(-1) }))).toBe(
      'The reservation must end in the future',
    );
    await block(tenant, 2);
    expect(await sentence(reserve(tenant, { bedId: 2, reservedFor: 'X' }))).toBe('Bed B-2 is blocked: Broken rail');
  });
});

describe('a blocked bed', () => {
  it('is not offered and not given to anybody, with its reason told (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    expect(await sentence(block(tenant, 5, ''))).toBe('Please enter the reason');
    await block(tenant, 5);
    const { rows } = await tenant.ask(listBeds, { isFree: true });
    expect(rows.map((row) => row.bedId)).not.toContain(5);
    expect(await sentence(take(tenant, patientId, 5))).toBe('Bed B-5 is blocked: Broken rail');
    expect(await sentence(release(tenant, 5))).toBe('Bed B-5 is free');
    expect(await sentence(release(tenant, 5))).toBe('Bed B-5 is already free');
  });

  it('is one of this hospital, real and active, and the deed of whoever has the right (R168)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update bed set is_active = false where tenant_id = $1 and bed_id = 9', [tenant.tenantId]);
    for (const bedId of [9, 11, 77]) expect(await sentence(block(tenant, bedId))).toBe('This bed does not exist');
    expect(await sentence(block(tenant, 400))).toBe('Bed Virtual is for IVF and Dental only');
    const looked = await tenant.call(blockBed, { bed: { bedId: 5, reason: 'No' } }, { as: 'viewer' });
    expect(looked.status).toBe(403);
  });

  it('is blocked once of 8 times at once', async () => {
    const tenant = await makeTenant(parts);
    const answers = await Promise.all(Array.from({ length: 8 }, () => block(tenant, 5)));
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
  });
});

describe('a bed somebody lies in', () => {
  it('is released by their leaving alone (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await lieInBed(tenant, patientId, { bedId: 3 });
    expect(await sentence(release(tenant, 3))).toBe(
      'Bed B-3 is taken by Asha Test A (IPD Id 1). It becomes free when the patient leaves',
    );
  });

  it('is cleaned after they have left only where the hospital wants it', async () => {
    for (const isCleaned of [false, true]) {
      const tenant = await makeTenant(parts);
      const [patientId = 0, next = 0] = await tenant.addPatients(2);
      await parts.owner.query('update hospital set is_bed_cleaned_after_stay = $2 where tenant_id = $1', [
        tenant.tenantId,
        isCleaned,
      ]);
      const admissionId = await lieInBed(tenant, patientId, { bedId: 3 });
      await parts.owner.query(
        'update admission set is_discharge_initiated = true, is_final_bill = true where tenant_id = $1',
        [tenant.tenantId],
      );
      await tenant.ask(dischargePatient, { admission: { admissionId } });
      expect(await stateOf(tenant, 3)).toBe(isCleaned ? 'cleaning' : 'free');
      if (isCleaned) expect(await sentence(take(tenant, next, 3))).toBe('Bed B-3 is being cleaned');
      if (isCleaned) await release(tenant, 3);
      expect(await sentence(take(tenant, next, 3))).toBe('IPD Patient Added');
    }
  });
});
