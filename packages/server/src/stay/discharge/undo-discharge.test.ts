// The ways back: an initiation and a discharge undone, with reason, while bed, bill and role allow it.
import { admit, getAdmission } from '@charaka/contract/stay/admission/admission';
import { listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import {
  dischargePatient,
  getDischarge,
  initiateDischarge,
  setClearance,
  undoDischarge,
  undoInitiation,
} from '@charaka/contract/stay/discharge/discharge';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import {
  admittedPatient,
  billPatient,
  hoursAgo,
  leavingPatient,
} from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const key = { admissionId: 1 };
const reason = 'Wrong patient chosen';

const read = async (tenant: TestTenant) => (await tenant.ask(getAdmission, { admission: key })).admission;
const progress = (tenant: TestTenant) => tenant.ask(getDischarge, { admission: key });
const undo = (tenant: TestTenant, bedId?: number) =>
  tenant.call(undoDischarge, { admission: { ...key, reason, bedId } }, { as: 'admin' });

async function discharged(dischargedAt = hoursAgo(1)): Promise<TestTenant> {
  const tenant = await leavingPatient(await makeTenant(parts));
  await tenant.ask(dischargePatient, { admission: { ...key, dischargedAt, kind: 'Referred', referredTo: 'AIIMS' } });
  return tenant;
}

async function admitNext(tenant: TestTenant, bedId = 1) {
  const [next] = await tenant.addPatients(1, 'Bina');
  return tenant.call(admit, { admission: admissionForm(tenant, next as number, { bedId }) });
}

describe('undoing the initiation of a discharge', () => {
  it('leads back to a patient who stays: no clearances, no final amount of the payer, and the reason is kept (Q47, Q48)', async () => {
    const tenant = await admittedPatient(await makeTenant(parts), { patientType: 'TPA', associationId: 1 });
    const again = () => tenant.call(undoInitiation, { admission: { ...key, reason } });
    expect((await again()).message).toBe('Discharge is not initiated');
    await tenant.ask(initiateDischarge, { admission: key });
    await tenant.ask(setClearance, { clearance: { ...key, department: 'Pharmacy', isCleared: true } });
    await parts.owner.query('update admission set final_authorized_paise = 500000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect((await tenant.call(undoInitiation, { admission: { ...key, reason: ' ' } })).fields).toEqual({
      'admission.reason': 'Please enter the reason',
    });
    expect((await again()).message).toBe('Initiation of the discharge undone. The patient stays');
    expect(await read(tenant)).toMatchObject({ isDischargeInitiated: false, finalAuthorized: null });
    const { clearances, events } = await progress(tenant);
    expect(clearances.filter(({ isCleared }) => isCleared)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ kind: 'initiation undone', reason, createdByName: 'Clerk User' });
    expect((await tenant.call(initiateDischarge, { admission: key })).message).toBe('Discharge Initiated');
  });

  it('is refused once the final bill is made, and of 8 at once one is done (Q47)', async () => {
    const tenant = await admittedPatient(await makeTenant(parts));
    await tenant.ask(initiateDischarge, { admission: key });
    const tries = Array.from({ length: 8 }, () => tenant.call(undoInitiation, { admission: { ...key, reason } }));
    expect((await Promise.all(tries)).filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    await tenant.ask(initiateDischarge, { admission: key });
    await billPatient(tenant);
    const late = await tenant.call(undoInitiation, { admission: { ...key, reason } });
    expect(late.message).toBe('The final bill is already made');
  });
});

describe('undoing a discharge', () => {
  it('is for administrators, and puts the patient back into the same stay with the bill as it was (Q47, R165)', async () => {
    const tenant = await discharged();
    const clerk = await tenant.call(undoDischarge, { admission: { ...key, reason } });
    expect(clerk).toMatchObject({ status: 403, message: 'You are not permitted to do this' });
    expect((await progress(tenant)).isLastBedFree).toBe(true);
    expect((await undo(tenant)).message).toBe('Discharge undone. The patient is in bed B-1');
    expect(await read(tenant)).toMatchObject({
      isDischarged: false,
      dischargedAt: null,
      isFinalBill: true,
      isAlive: true,
    });
    const { stays } = await tenant.ask(listBedStays, { admission: key });
    expect(stays).toMatchObject([{ bedName: 'B-1', until: null }]);
    const { rows } = await parts.owner.query('select discharge_kind, referred_to from admission where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ discharge_kind: null, referred_to: null }]);
    expect((await progress(tenant)).events.at(-1)).toMatchObject({ kind: 'discharge undone', reason });
    expect((await undo(tenant)).message).toBe('This patient is not discharged');
    expect((await tenant.call(dischargePatient, { admission: key })).message).toBe('Patient Discharged');
  });

  it('asks for another bed where somebody lies, or lay, in the former one (Q47, R414)', async () => {
    const tenant = await discharged();
    await admitNext(tenant);
    expect((await progress(tenant)).isLastBedFree).toBe(false);
    expect((await undo(tenant)).message).toBe('Bed B-1 is taken by Bina Test A (IPD Id 2). Please choose another bed');
    await admitNext(tenant, 2);
    expect((await undo(tenant, 2)).message).toMatch(/^Bed B-2 is taken by Bina/);
    expect((await undo(tenant, 400)).message).toBe('Bed Virtual is for IVF and Dental only');
    expect((await undo(tenant, 11)).message).toBe('This bed does not exist');
    expect((await undo(tenant, 3)).message).toBe('Discharge undone. The patient is in bed B-3');
    const { stays } = await tenant.ask(listBedStays, { admission: key });
    expect(stays.map(({ bedName, until }) => [bedName, until === null])).toEqual([
      ['B-1', false],
      ['B-3', true],
    ]);
  });

  it('takes back a bed that is being cleaned after the patient, not one that is blocked (Q47, R414)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update hospital set is_bed_cleaned_after_stay = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await leavingPatient(tenant);
    await tenant.ask(dischargePatient, { admission: { ...key, dischargedAt: hoursAgo(1) } });
    expect((await progress(tenant)).isLastBedFree).toBe(true);
    const hold = (kind: string) =>
      parts.owner.query('update bed_hold set kind = $2 where tenant_id = $1 and ended_at is null', [
        tenant.tenantId,
        kind,
      ]);
    await hold('blocked');
    expect((await progress(tenant)).isLastBedFree).toBe(false);
    expect((await undo(tenant)).message).toMatch(/^Bed B-1 is blocked/);
    await hold('cleaning');
    expect((await undo(tenant)).isFailure).toBe(false);
  });

  it('is refused later than the next day, because the final bill holds nothing after the discharge (Q47)', async () => {
    const tenant = await discharged();
    await parts.owner.query(
      `update admission set discharged_at = discharged_at - interval '3 days' where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await undo(tenant)).message).toBe(
      'The final bill is made, and the day after the discharge has passed. Please admit the patient again',
    );
  });

  it('is refused when the patient has been admitted again (Q47, R415)', async () => {
    const tenant = await discharged();
    await tenant.ask(admit, { admission: admissionForm(tenant, 1, { bedId: 5 }) });
    expect((await undo(tenant)).message).toBe('This patient has been admitted again in the meantime');
  });

  it('and an admission to the bed at the same moment: one of them gets it, never both (Q47, R414)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const tenant = await discharged();
      const [next] = await tenant.addPatients(1, 'Bina');
      const [back, admitted] = await Promise.all([
        undo(tenant),
        tenant.call(admit, { admission: admissionForm(tenant, next as number) }),
      ]);
      expect([back.isFailure, admitted.isFailure].toSorted()).toEqual([false, true]);
    }
  });
});
