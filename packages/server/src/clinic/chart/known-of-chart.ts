// The facts of the chart for the discharge summary of a stay: its diagnoses, the patient's known conditions and allergies.
import sql from 'sql-template-tag';
import type { TellKnown } from '../../stay/admission/known-of-stay.ts';

/** The main diagnosis first; what was ruled out is no diagnosis. */
export const tellChart: TellKnown = async (call, admissionId) => {
  const [diagnoses, allergies, problems] = await Promise.all([
    call.tx.rows<{ line: string }>(sql`
      select concat_ws(', ', d.diagnosis_name, nullif(d.code, ''), case d.kind when 'Provisional' then 'provisional' end) as line
      from encounter_diagnosis d join encounter e on e.tenant_id = d.tenant_id and e.encounter_id = d.encounter_id
      where d.tenant_id = ${call.tenantId} and e.admission_id = ${admissionId} and d.is_active
        and d.kind = any(array['Final', 'Provisional'])
      order by d.is_primary desc, d.encounter_diagnosis_id`),
    call.tx.rows<{ line: string }>(sql`
      select concat_ws(': ', g.substance, g.reaction) as line from patient_allergy g
      join admission a on a.tenant_id = g.tenant_id and a.patient_id = g.patient_id
      where g.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId} and g.state = 'Active'
      order by g.patient_allergy_id`),
    call.tx.rows<{ line: string }>(sql`
      select p.problem_name as line from patient_problem p
      join admission a on a.tenant_id = p.tenant_id and a.patient_id = p.patient_id
      where p.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId} and p.state <> 'Resolved'
      order by p.patient_problem_id`),
  ]);
  const told = (what: string, lines: readonly { line: string }[]) =>
    lines.length === 0 ? [] : [`${what}: ${lines.map(({ line }) => line).join('; ')}`];
  return {
    diagnosis: diagnoses.map(({ line }) => line),
    history: [...told('Known to have', problems), ...told('Allergies', allergies)],
  };
};
