// Vaccinations through HTTP: the plan, doses before their time, batches, what is taken back, and schedules in versions.

import {
  addImmunization,
  getVaccinePlan,
  updateImmunization,
} from '@charaka/contract/clinic/immunization/immunization';
import {
  addStartingSchedules,
  listVaccineSchedules,
  saveVaccineSchedule,
} from '@charaka/contract/clinic/immunization/vaccine-schedule';
import { mergePatients, undoPatientMerge } from '@charaka/contract/people/patient/patient-record';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
const today = dayOf();

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await tenant.ask(addStartingSchedules, {}, { as: 'admin' });
});

/** A child of this many days. */
async function child(ageDays: number): Promise<{ patientId: number; bornOn: string }> {
  const [patientId = 0] = await tenant.addPatients(1);
  const bornOn = daysBefore(today, ageDays);
  await parts.owner.query('update patient set birth_date = $3 where tenant_id = $1 and patient_id = $2', [
    tenant.tenantId,
    patientId,
    bornOn,
  ]);
  return { patientId, bornOn };
}

const given = (vaccineCode: string, doseKey: string, givenOn: string) =>
  ({ vaccineCode, doseKey, givenOn, source: 'Given', batchNumber: 'B1', expiryOn: daysAfter(today, 200) }) as const;

const stateOf = async (patientId: number, doseKey: string) =>
  (await tenant.ask(getVaccinePlan, { patientId })).plan.find((line) => line.doseKey === doseKey)?.state;

describe('the vaccinations of a child', () => {
  it('are planned by age, and planned anew by what was given (OP034)', async () => {
    const { patientId, bornOn } = await child(60);
    const before = await tenant.ask(getVaccinePlan, { patientId });
    expect(before.scheduleName).toBe('Universal Immunization Programme');
    expect(await stateOf(patientId, 'PENTA-1')).toBe('Due');
    const after = await tenant.ask(addImmunization, { patientId, immunization: given('PENTA', 'PENTA-1', today) });
    expect(after.plan.find(({ doseKey }) => doseKey === 'PENTA-2')).toMatchObject({
      state: 'Later',
      dueOn: daysAfter(bornOn, 88),
    });
  });

  it('ask back before their time, and are to be repeated when they are confirmed (OP034)', async () => {
    const { patientId } = await child(30);
    const immunization = given('PENTA', 'PENTA-1', today);
    const asked = await tenant.call(addImmunization, { patientId, immunization });
    expect(asked.message).toBe('The patient is younger than the minimum age of 6 weeks. Record it anyway?');
    const kept = await tenant.ask(addImmunization, { patientId, immunization, isEarlyConfirmed: true });
    expect(kept.given).toMatchObject([{ doseKey: 'PENTA-1', fault: 'TooEarly' }]);
    expect(await stateOf(patientId, 'PENTA-1')).toBe('Later');
  });

  it('refuse an expired batch, in the form and in the database, and a given one without batch (OP035)', async () => {
    const { patientId } = await child(60);
    const expired = { ...given('PENTA', 'PENTA-1', today), expiryOn: daysBefore(today, 1) };
    const refused = await tenant.call(addImmunization, { patientId, immunization: expired });
    expect(refused.message).toBe(`This batch expired on ${daysBefore(today, 1)}`);
    const bare = await tenant.call(addImmunization, { patientId, immunization: { ...expired, batchNumber: null } });
    expect(bare.fields?.['immunization.batchNumber']).toBe('Please enter the batch number');
    const past = parts.owner.query(
      `insert into immunization (tenant_id, patient_id, hospital_id, vaccine_code, dose_key, source, given_on, batch_number,
        expiry_on, noted_by, noted_at) values ($1, $2, 1, 'PENTA', 'PENTA-1', 'Given', $3, 'B1', $4, 1, now())`,
      [tenant.tenantId, patientId, today, daysBefore(today, 1)],
    );
    await expect(past).rejects.toThrow('immunization_expiry');
  });

  it('are noted once a day whoever notes them at one time, and taken back for a reason (OP034)', async () => {
    const { patientId, bornOn } = await child(60);
    const immunization = given('BCG', 'BCG-1', bornOn);
    const answers = await Promise.all([1, 2, 3].map(() => tenant.call(addImmunization, { patientId, immunization })));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const [dose] = (await tenant.ask(getVaccinePlan, { patientId })).given;
    const change = { patientId, immunizationId: dose?.immunizationId ?? 0, immunization, isActive: false };
    const silent = await tenant.call(updateImmunization, { ...change, reason: '' });
    expect(silent.message).toBe('Please enter the reason');
    const back = await tenant.ask(updateImmunization, { ...change, reason: 'Wrong child' });
    expect(back.given).toMatchObject([
      { isActive: false, isReplaced: false, changeReason: 'Wrong child' },
      { isActive: false, isReplaced: true },
    ]);
    expect(await stateOf(patientId, 'BCG-1')).toBe('Overdue');
    const { patientId: other } = await child(60);
    const foreign = await tenant.call(updateImmunization, { ...change, patientId: other, reason: 'Wrong child' });
    expect(foreign.message).toBe('This vaccination is not in the chart of this patient');
  });

  it('are corrected by a new version; the first stays readable, and the second of two users is told (OP034)', async () => {
    const { patientId, bornOn } = await child(60);
    const immunization = given('BCG', 'BCG-1', bornOn);
    const { given: doses } = await tenant.ask(addImmunization, { patientId, immunization });
    const correct = (site: string) =>
      tenant.call(updateImmunization, {
        patientId,
        immunizationId: doses[0]?.immunizationId ?? 0,
        isActive: true,
        reason: 'Other arm',
        immunization: { ...immunization, site },
      });
    const answers = await Promise.all([correct('Left arm'), correct('Left arm')]);
    expect(answers.filter(({ isFailure }) => isFailure).map(({ message }) => message)).toEqual([
      'Another user has corrected this vaccination. Please look again',
    ]);
    expect((await tenant.ask(getVaccinePlan, { patientId })).given).toMatchObject([
      { site: 'Left arm', isActive: true, isReplaced: false, changeReason: 'Other arm' },
      { ...immunization, isActive: false, isReplaced: true },
    ]);
    expect(await stateOf(patientId, 'BCG-1')).toBe('Given');
  });

  it('of two records of one child stand once afterwards (OP034)', async () => {
    const { patientId, bornOn } = await child(60);
    const { patientId: other } = await child(60);
    for (const one of [patientId, other])
      await tenant.ask(addImmunization, { patientId: one, immunization: given('BCG', 'BCG-1', bornOn) });
    const merge = { keptPatientId: patientId, mergedPatientId: other, takenFields: [] };
    await tenant.ask(mergePatients, merge, { as: 'admin' });
    const { given: doses } = await tenant.ask(getVaccinePlan, { patientId });
    expect(doses.map(({ isActive }) => isActive).sort()).toEqual([false, true]);
  });

  it('that are corrected between a merge and its undoing go back with their versions (OP034)', async () => {
    const [{ patientId, bornOn }, { patientId: other }] = [await child(60), await child(60)];
    const [bcg, opv] = [given('BCG', 'BCG-1', bornOn), given('OPV', 'OPV-0', bornOn)];
    await tenant.ask(addImmunization, { patientId, immunization: bcg });
    for (const immunization of [bcg, opv]) await tenant.ask(addImmunization, { patientId: other, immunization });
    const merge = { keptPatientId: patientId, mergedPatientId: other, takenFields: [] };
    const { patientMergeId } = await tenant.ask(mergePatients, merge, { as: 'admin' });
    const { given: joined } = await tenant.ask(getVaccinePlan, { patientId });
    const leftOut = joined.find(({ doseKey, isActive }) => doseKey === 'BCG-1' && !isActive);
    const moved = joined.find(({ doseKey }) => doseKey === 'OPV-0');
    for (const [dose, immunization] of [
      [leftOut, { ...bcg, givenOn: daysAfter(bornOn, 1) }],
      [moved, { ...opv, site: 'Mouth' }],
    ] as const)
      await tenant.ask(updateImmunization, {
        patientId,
        immunizationId: dose?.immunizationId ?? 0,
        immunization,
        isActive: true,
        reason: 'Read from the card',
      });
    await tenant.ask(undoPatientMerge, { patientMergeId }, { as: 'admin' });
    const countedOf = async (one: number) =>
      (await tenant.ask(getVaccinePlan, { patientId: one })).given
        .filter(({ isActive }) => isActive)
        .map(({ doseKey, givenOn, site }) => [doseKey, givenOn, site ?? null])
        .sort();
    expect(await countedOf(patientId)).toEqual([['BCG-1', bornOn, null]]);
    expect(await countedOf(other)).toEqual([
      ['BCG-1', daysAfter(bornOn, 1), null],
      ['OPV-0', bornOn, 'Mouth'],
    ]);
  });

  it('were given neither before birth nor after today (OP034)', async () => {
    const { patientId, bornOn } = await child(60);
    const on = async (day: string) =>
      (await tenant.call(addImmunization, { patientId, immunization: given('BCG', 'BCG-1', day) })).message;
    expect(await on(daysBefore(bornOn, 1))).toBe('The day is before the birth of the patient');
    expect(await on(daysAfter(today, 2))).toBe('The day is in the future');
  });
});

describe('a schedule', () => {
  const line = { doseKey: 'X-1', vaccineCode: 'X', minDays: 0, dueDays: 0, isOptional: false, isLive: false };
  const schedule = { scheduleName: 'Own', country: 'IN', sourceNote: 'Own list', lines: [line] };

  it('is kept in versions, and names a dose once (OP034)', async () => {
    expect((await tenant.ask(saveVaccineSchedule, { schedule }, { as: 'admin' })).version).toBe(1);
    expect((await tenant.ask(saveVaccineSchedule, { schedule }, { as: 'admin' })).version).toBe(2);
    const { schedules } = await tenant.ask(listVaccineSchedules, {}, { as: 'admin' });
    expect(schedules.map(({ scheduleName, version }) => [scheduleName, version])).toEqual([
      ['Universal Immunization Programme', 1],
      ['Indian Academy of Pediatrics', 1],
      ['Own', 2],
    ]);
    const saved = async (lines: (typeof line)[]) =>
      (await tenant.call(saveVaccineSchedule, { schedule: { ...schedule, lines } }, { as: 'admin' })).message;
    expect(await saved([line, { ...line, doseKey: 'x-1' }])).toBe('The dose x-1 is in the schedule twice');
    expect(await saved([{ ...line, minDays: 5 }])).toBe('The ages of X-1 contradict each other');
  });

  it('to begin with is added once', async () => {
    expect((await tenant.ask(addStartingSchedules, {}, { as: 'admin' })).scheduleCount).toBe(0);
  });
});
