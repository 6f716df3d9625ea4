// Walks every call that reads: a user without the right to the sensitive facts of a patient finds none in any answer.
import { unwrap } from '@charaka/contract/kernel/wire';
import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { findSimilarPatients } from '@charaka/contract/people/patient/patient-check';
import { mergePatients } from '@charaka/contract/people/patient/patient-record';
import { admit } from '@charaka/contract/stay/admission/admission';
import { type SensitiveField, sensitiveFields } from '@charaka/rules/access/sensitive-field';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { admissionForm } from '../../test-support/patient/admission-form.ts';
import { patientForm } from '../../test-support/patient/patient-form.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);

/** Words used in no other record, so that a match in an answer came from the chart. */
const facts = {
  idCardType: 'Passport',
  idCardNo: 'WLK9988776',
  idCardIssuer: 'Indian Gov.',
  healthId: 'qashqai@abdm',
  healthIdNo: '91999988887777',
  religion: 'Zoroastrian',
  ethnicity: 'Qashqai',
  familyIncome: 765_432.1,
  isAlcoholic: true,
  isSmoker: true,
  isTobaccoUser: true,
  isDrugAddicted: true,
  presentingComplaint: '<p>complaintword</p>',
  presentingIllness: '<p>illnessword</p>',
  keyFindings: '<p>findingword</p>',
  medicosurgicalHistory: '<p>surgeryword</p>',
  substanceAbuseHistory: '<p>substanceword</p>',
  familyHistory: '<p>familyword</p>',
  provisionalDiagnosis: '<p>diagnosisword</p>',
} as const satisfies Record<SensitiveField, unknown>;
const words = [
  'WLK9988776',
  'qashqai@abdm',
  '91999988887777',
  'Zoroastrian',
  'Qashqai',
  '765432.1',
  'complaintword',
  'illnessword',
  'findingword',
  'surgeryword',
  'substanceword',
  'familyword',
  'diagnosisword',
];
const flags = ['isAlcoholic', 'isSmoker', 'isTobaccoAddicted', 'isDrugAddicted'];

/** Takes both deeds from the clerk, who keeps every other right. */
async function hideFacts({ tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(
    `update role_permission set can_view = false
     where tenant_id = $1 and role_id = 30 and menu_path in ('identity-facts', 'health-facts')`,
    [tenantId],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
}

/** A patient with all facts, merged from two records, in hospital; the user who registered them may no longer see the facts. */
async function hiddenPatient() {
  const tenant = await makeTenant(parts);
  const whole = patientForm({ ...facts, firstName: 'Walked' });
  const { patient } = await tenant.ask(addPatient, { patient: whole });
  const { patientId } = patient;
  const other = (await tenant.ask(addPatient, { patient: patientForm({ firstName: 'Twice' }) })).patient.patientId;
  const merge = { keptPatientId: patientId, mergedPatientId: other, takenFields: [] };
  await tenant.ask(mergePatients, merge, { as: 'admin' });
  const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
  await hideFacts(tenant);
  const read = () => tenant.call(getPatient, { patient: { patientId } });
  await expect.poll(async () => (await read()).output.patient.religion).toBeNull();
  return { tenant, patientId, admissionId: admission.admissionId, read };
}

/** Every object of an answer's shape. */
function objectsIn(schema: z.ZodType): z.ZodObject[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return objectsIn(inner.element as z.ZodType);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => objectsIn(option as z.ZodType));
  if (!(inner instanceof z.ZodObject)) return [];
  return [inner, ...Object.values(inner.shape).flatMap((field) => objectsIn(field as z.ZodType))];
}

describe('the sensitive facts of a patient', () => {
  it('can be masked in every answer that has a place for them (Q235)', () => {
    const holding = endpoints.flatMap(({ path, output }) =>
      objectsIn(output)
        .filter(({ shape }) => 'patientId' in shape && sensitiveFields.some((name) => name in shape))
        .map(({ shape }) => ({ path, isMasked: 'masked' in shape })),
    );
    expect(holding.length).toBeGreaterThan(3);
    expect(holding.filter(({ isMasked }) => !isMasked)).toEqual([]);
  });

  it('stand in no answer to who may not see them, whatever is asked (Q225, Q235, PS010)', async () => {
    const { tenant, patientId, admissionId } = await hiddenPatient();
    const control = await tenant.call(getPatient, { patient: { patientId } }, { as: 'admin' });
    for (const word of words) expect(JSON.stringify(control.wire)).toContain(word);
    const known = { patientId, admissionId, search: 'Walked', pageNumber: 1, pageSize: 50 };
    let answered = 0;
    for (const endpoint of endpoints.filter(({ effect }) => effect === 'read')) {
      const answer = await tenant.call(endpoint, {} as never, { body: sampleBody(endpoint.input, known) });
      if (!answer.isFailure) answered += 1;
      const text = JSON.stringify(answer.wire);
      for (const word of words) expect(text.includes(word), `${endpoint.path} tells '${word}'`).toBe(false);
      for (const flag of flags) expect(text, endpoint.path).not.toMatch(new RegExp(`"${flag}":(true|false)`));
    }
    expect(answered).toBeGreaterThan(100);
  });

  it('are null and named in _masked, and come back with the right (Q235)', async () => {
    const { tenant, patientId, read } = await hiddenPatient();
    const { wire, output } = await read();
    const record = wire.patient as Record<string, unknown>;
    const masked = record._masked as string[];
    expect(masked).toEqual(expect.arrayContaining(['idcardNo', 'isTobaccoAddicted', 'provisionalDiagonisis']));
    expect(masked).toHaveLength(sensitiveFields.length);
    for (const name of masked) expect(record[name], name).toBeNull();
    expect(output.patient.drugAllergy).toBeDefined();
    await parts.owner.query(
      `update role_permission set can_view = true where tenant_id = $1 and role_id = 30 and menu_path = 'health-facts'`,
      [tenant.tenantId],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    await expect.poll(async () => (await read()).output.patient.familyHistory).toBe('<p>familyword</p>');
    expect((await read()).output.patient).toMatchObject({ patientId, isSmoker: true, religion: null });
  });

  it('tell who registers somebody only that the card is known, and not its number (Q235)', async () => {
    const { tenant } = await hiddenPatient();
    const asked = { firstName: 'Other', lastName: 'Name', contactNo: '9000000000', idCardNo: facts.idCardNo };
    const { patients } = await tenant.ask(findSimilarPatients, { patient: asked });
    expect(patients).toMatchObject([{ isSameIdCard: true, idCardNo: null, idCardType: null }]);
  });
});

describe('a record that is changed by who does not see all of it', () => {
  const stored = async ({ tenantId }: TestTenant, patientId: number) => {
    const { rows } = await parts.owner.query('select * from patient where tenant_id = $1 and patient_id = $2', [
      tenantId,
      patientId,
    ]);
    return rows[0] as Record<string, unknown>;
  };
  const unseen =
    /^(id_card|health_id|religion|ethnicity|family_income|is_(alco|smok|tobac|drug)|presenting|key_f|medicos|subst|family_h|provis)/;
  const factsOf = (row: Record<string, unknown>) => Object.entries(row).filter(([name]) => unseen.test(name));

  it('keeps what they do not see, sent back as it was answered or left out (Q235, Q17)', async () => {
    const { tenant, patientId, read } = await hiddenPatient();
    const before = await stored(tenant, patientId);
    const record = (await read()).wire.patient as Record<string, unknown>;
    const body = { patient: { ...record, city: 'Nagpur' } };
    const answer = await tenant.call(updatePatient, {} as never, { body });
    expect(answer.isFailure, answer.message).toBe(false);
    expect(JSON.stringify(answer.wire)).not.toContain('Zoroastrian');
    await tenant.ask(updatePatient, {
      patient: { ...patientForm({ city: 'Kochi', note: 'Prefers mornings' }), patientId },
    });
    const after = await stored(tenant, patientId);
    expect(factsOf(before)).toHaveLength(sensitiveFields.length);
    expect(factsOf(after)).toEqual(factsOf(before));
    expect(after).toMatchObject({ city: 'Kochi', note: 'Prefers mornings' });
  });

  it('is refused where they would replace unread what somebody else knows (Q235)', async () => {
    const { tenant, patientId } = await hiddenPatient();
    const before = await stored(tenant, patientId);
    for (const change of [{ religion: 'Jain' }, { isSmoker: false }, { familyHistory: '<p>None</p>' }]) {
      const answer = await tenant.call(updatePatient, { patient: { ...patientForm(change), patientId } });
      expect(answer.message).toBe('You may not change a field that you may not see');
      expect(Object.keys(answer.fields ?? {})).toEqual([`patient.${Object.keys(change)[0]}`]);
    }
    expect(await stored(tenant, patientId)).toEqual(before);
  });

  it('loses nothing in a merge by who cannot compare it: gaps are filled, what is known stays (Q235)', async () => {
    const tenant = await makeTenant(parts);
    const register = async (change: object) =>
      (await tenant.ask(addPatient, { patient: patientForm(change) })).patient.patientId;
    const kept = await register({ religion: 'Hindu' });
    const merged = await register({ religion: 'Jain', isSmoker: true, idCardType: 'Passport', idCardNo: 'J1234567' });
    await parts.owner.query(
      `update role_permission set can_view = menu_path = 'merge-patients' where tenant_id = $1 and role_id = 30
         and menu_path in ('identity-facts', 'health-facts', 'merge-patients')`,
      [tenant.tenantId],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    const merge = (takenFields: 'religion'[]) =>
      tenant.call(mergePatients, { keptPatientId: kept, mergedPatientId: merged, takenFields });
    await expect
      .poll(async () => (await merge(['religion'])).message)
      .toBe('You may not change a field that you may not see');
    expect((await merge([])).isFailure).toBe(false);
    expect(await stored(tenant, kept)).toMatchObject({
      religion: 'Hindu',
      is_smoker: true,
      is_alcoholic: false,
      id_card_type: 'Passport',
      id_card_no: 'J1234567',
    });
  });
});
