// The chart of a patient: rows and the shown text say the same, whichever was written, and a merge loses none.
import { getPatientChart, saveAllergies, saveProblem, setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { findDiagnosis } from '@charaka/contract/clinic/chart/diagnosis';
import { getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { mergePatients } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const penicillin = { kind: 'Drug', substance: 'Penicillin', state: 'Active' } as const;

/** The clerk of a tenant no longer writes clinical notes; before the first call of a session. */
const takeNotes = (tenant: TestTenant) =>
  parts.owner.query(
    `delete from role_permission where tenant_id = $1 and role_id = 30 and menu_path = 'clinical-note'`,
    [tenant.tenantId],
  );

/** A severe allergy to penicillin, as somebody noted it before. */
async function knowPenicillin({ tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(`update patient set drug_allergy = 'Penicillin' where tenant_id = $1`, [tenantId]);
  await parts.owner.query(`update patient_allergy set severity = 'Severe' where tenant_id = $1`, [tenantId]);
}

async function onePatient(): Promise<{ tenant: TestTenant; patientId: number }> {
  const tenant = await makeTenant(parts);
  const [patientId = 0] = await tenant.addPatients(1);
  return { tenant, patientId };
}
const textOf = async (tenant: TestTenant, patientId: number) =>
  (await tenant.ask(getPatient, { patient: { patientId } })).patient.drugAllergy;

describe('the desk', () => {
  it('notes what a patient says, and changes or refutes nothing that stands (Q254)', async () => {
    const { tenant, patientId } = await onePatient();
    await knowPenicillin(tenant);
    await takeNotes(tenant);
    const { allergies } = await tenant.ask(getPatientChart, { patientId });
    const note = (change: object) =>
      tenant.call(saveAllergies, { patientId, allergies: [{ ...penicillin, ...change }] });
    const only =
      'Only users who write clinical notes may change or refute an allergy. Record what the patient says as a new allergy';
    expect((await note({ allergyId: allergies[0]?.allergyId, state: 'Refuted' })).message).toBe(only);
    expect((await note({ state: 'Refuted' })).message).toBe(only);
    expect((await note({ severity: 'Mild' })).isFailure).toBe(false);
    expect((await note({ substance: 'Dust' })).isFailure).toBe(false);
    const chart = await tenant.ask(getPatientChart, { patientId });
    expect(chart.allergies.map(({ substance, state, severity }) => [substance, state, severity])).toEqual([
      ['Penicillin', 'Active', 'Severe'],
      ['Dust', 'Active', null],
    ]);
    const problem = await tenant.call(saveProblem, { patientId, problem: { problemName: 'Asthma', state: 'Active' } });
    expect(problem.status).toBe(403);
  });

  it('takes one substance a line, since | separates those of a patient (R217)', async () => {
    const { tenant, patientId } = await onePatient();
    const two = { ...penicillin, substance: 'Penicillin|Sulfa' };
    expect((await tenant.call(saveAllergies, { patientId, allergies: [two] })).message).toBe(
      'Please enter each substance on its own line, without |',
    );
  });

  it('takes no allergy out of the text of a patient record (Q254)', async () => {
    const { tenant, patientId } = await onePatient();
    await knowPenicillin(tenant);
    await takeNotes(tenant);
    const change = (drugAllergy: string) =>
      tenant.call(updatePatient, { patient: { ...patientForm({ drugAllergy }), patientId } });
    expect((await change('Dust')).message).toBe(
      'The patient has Penicillin as an allergy. Only users who write clinical notes may remove it',
    );
    expect((await change('Penicillin|Dust')).isFailure).toBe(false);
  });
});

describe('the allergies of a patient', () => {
  it('are unknown until somebody asks; none known, and noted ones, say who said so (OP013, OP015)', async () => {
    const { tenant, patientId } = await onePatient();
    expect((await tenant.ask(getPatientChart, { patientId })).standing.status).toBe('Unknown');
    const none = await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    expect(none.standing).toMatchObject({ status: 'NoneKnown', saidByName: 'Clerk User' });
    const noted = await tenant.ask(saveAllergies, { patientId, allergies: [{ ...penicillin, severity: 'Severe' }] });
    expect(noted.standing.status).toBe('Has');
    expect(noted.allergies).toMatchObject([{ substance: 'Penicillin', severity: 'Severe', notedByName: 'Clerk User' }]);
    const refused = await tenant.call(setAllergyStatus, { patientId, status: 'NoneKnown' });
    expect(refused.message).toBe('Allergies are recorded for this patient. Remove them first');
    const [known] = noted.allergies;
    const back = { ...penicillin, allergyId: known?.allergyId, state: 'Refuted' } as const;
    expect((await tenant.ask(saveAllergies, { patientId, allergies: [back] })).standing.status).toBe('Unknown');
  });

  it('are written as the text that lists and banners show, and a text that is typed becomes rows', async () => {
    const { tenant, patientId } = await onePatient();
    const sulfa = { ...penicillin, substance: 'Sulfa' };
    await tenant.ask(saveAllergies, { patientId, allergies: [penicillin, sulfa] });
    expect(await textOf(tenant, patientId)).toBe('Penicillin|Sulfa');
    await parts.owner.query(
      `update patient set drug_allergy = 'sulfa|Latex' where tenant_id = $1 and patient_id = $2`,
      [tenant.tenantId, patientId],
    );
    const { allergies } = await tenant.ask(getPatientChart, { patientId });
    expect(allergies.map(({ substance, state }) => [substance, state])).toEqual([
      ['Sulfa', 'Active'],
      ['Latex', 'Active'],
      ['Penicillin', 'Refuted'],
    ]);
  });

  it('are noted once when two note the same at one time', async () => {
    const { tenant, patientId } = await onePatient();
    await Promise.all([1, 2, 3].map(() => tenant.ask(saveAllergies, { patientId, allergies: [penicillin] })));
    expect((await tenant.ask(getPatientChart, { patientId })).allergies).toHaveLength(1);
  });

  it('of two records of one person are all known afterwards', async () => {
    const { tenant, patientId } = await onePatient();
    const [other = 0] = await tenant.addPatients(1);
    await tenant.ask(saveAllergies, { patientId, allergies: [penicillin] });
    await tenant.ask(saveAllergies, { patientId: other, allergies: [{ ...penicillin, substance: 'Sulfa' }] });
    const merge = { keptPatientId: patientId, mergedPatientId: other, takenFields: [] };
    await tenant.ask(mergePatients, merge, { as: 'admin' });
    expect(await textOf(tenant, patientId)).toBe('Penicillin|Sulfa');
  });

  it('of another patient are not changed, nor problems', async () => {
    const { tenant, patientId } = await onePatient();
    const [other = 0] = await tenant.addPatients(1);
    const { allergies } = await tenant.ask(saveAllergies, { patientId, allergies: [penicillin] });
    const [{ allergyId } = { allergyId: 0 }] = allergies;
    const wrong = await tenant.call(saveAllergies, { patientId: other, allergies: [{ ...penicillin, allergyId }] });
    expect(wrong.message).toBe('This allergy is not in the chart of this patient');
    const problem = { problemName: 'Diabetes', state: 'Active' } as const;
    const { problems } = await tenant.ask(saveProblem, { patientId, problem });
    const problemId = problems[0]?.problemId;
    const moved = await tenant.call(saveProblem, { patientId: other, problem: { ...problem, problemId } });
    expect(moved.message).toBe('This problem is not in the chart of this patient');
  });
});

describe('a diagnosis', () => {
  it('is found by name and by code in the table of codes (OP018)', async () => {
    const { tenant } = await onePatient();
    await parts.owner.query(
      `insert into diagnosis (tenant_id, icd_code, diagnosis_name) values ($1, 'J06.9', 'Acute upper respiratory infection'), ($1, 'A01.0', 'Typhoid fever')`,
      [tenant.tenantId],
    );
    const find = async (searchText: string) =>
      (await tenant.ask(findDiagnosis, { searchText })).found.map(({ code, source }) => [code, source]);
    expect(await find('fever')).toEqual([['A01.0', 'Table']]);
    expect(await find('j06')).toEqual([['J06.9', 'Table']]);
    expect(await find('%%')).toEqual([]);
  });
});
