// Deaths on record: once for a patient, in agreement with the admission, and a bar to undoing the discharge.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { dischargePatient, undoDischarge } from '@charaka/contract/stay/discharge/discharge';
import { addDeath, deleteDeath, getDeath, listDeaths, updateDeath } from '@charaka/contract/stay/record/death';
import { describe, expect, it } from 'vitest';
import { admittedPatient, hoursAgo, leavingPatient } from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Form = InputOf<typeof addDeath>['death'];

const formOf = (changes: Partial<Form> = {}): Form => ({
  patientId: 1,
  admissionId: 1,
  diedAt: hoursAgo(3),
  immediateCauses: ['Cardiogenic shock'],
  antecedentCauses: ['Acute myocardial infarction', 'Hypertension'],
  otherCauses: [],
  causeOfDeath: 'Cardiogenic shock',
  mannerOfDeath: 'Natural',
  ...changes,
});
const add = (tenant: TestTenant, changes: Partial<Form> = {}) => tenant.call(addDeath, { death: formOf(changes) });

describe('a death', () => {
  it('is recorded with its causes, listed, read by its number and changed (R282)', async () => {
    const tenant = await admittedPatient(await makeTenant(parts));
    const { output, message } = await add(tenant);
    expect(message).toBe('Death record added successfully');
    const { deathId } = output.death;
    expect((await tenant.ask(getDeath, { death: { deathId } })).death).toMatchObject({
      patientName: 'Mrs. Asha Test A',
      antecedentCauses: ['Acute myocardial infarction', 'Hypertension'],
      otherCauses: [],
    });
    expect((await tenant.ask(listDeaths, { search: 'asha', fromDate: hoursAgo(48).slice(0, 10) })).totalCount).toBe(1);
    expect((await tenant.ask(listDeaths, { search: 'nobody' })).totalCount).toBe(0);
    const { patientId: _p, admissionId: _a, ...fields } = formOf({ mannerOfDeath: 'Accident' });
    const changed = await tenant.ask(updateDeath, { death: { deathId, ...fields } });
    expect(changed.death.mannerOfDeath).toBe('Accident');
  });

  it('is one for a patient, also of 6 recorded at once, until it is taken off the records (R282)', async () => {
    const tenant = await admittedPatient(await makeTenant(parts));
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(tenant)));
    const done = answers.filter(({ isFailure }) => !isFailure);
    expect(done).toHaveLength(1);
    expect(answers.find(({ isFailure }) => isFailure)?.message).toBe('The death of this patient is already recorded');
    await tenant.ask(deleteDeath, { death: { deathId: done[0]?.output.death.deathId as number } });
    expect((await add(tenant, { admissionId: null })).isFailure).toBe(false);
  });

  it('agrees with patient, admission and clock (Q151)', async () => {
    const tenant = await leavingPatient(await makeTenant(parts));
    expect((await add(tenant, { patientId: 99 })).message).toBe('This patient does not exist');
    expect((await add(tenant, { admissionId: 99 })).message).toBe('This admission does not exist');
    expect((await add(tenant, { diedAt: hoursAgo(-1) })).message).toBe("Time of death can't be in the future");
    expect((await add(tenant, { diedAt: hoursAgo(60) })).message).toBe("Time of death can't be before the admission");
    expect((await add(tenant, { admissionId: null, diedAt: '1980-01-01T00:00:00Z' })).message).toBe(
      "Time of death can't be before the birth",
    );
    await tenant.ask(dischargePatient, { admission: { admissionId: 1 } });
    expect((await add(tenant)).message).toBe('This patient was discharged alive');
  });

  it('keeps the discharge from being undone (Q47)', async () => {
    const tenant = await leavingPatient(await makeTenant(parts));
    const death = { kind: 'Death', diedAt: hoursAgo(3), deathCause: 'Stroke' } as const;
    await tenant.ask(dischargePatient, { admission: { admissionId: 1, ...death } });
    const { deathId } = (await add(tenant)).output.death;
    const undo = () => tenant.call(undoDischarge, { admission: { admissionId: 1, reason: 'Slip' } }, { as: 'admin' });
    expect((await undo()).message).toBe('The death of this patient is recorded. Delete the death record first');
    await tenant.ask(deleteDeath, { death: { deathId } });
    expect((await undo()).isFailure).toBe(false);
  });
});
