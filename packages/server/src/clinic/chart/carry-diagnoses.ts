// Copies the diagnoses of a visit into the stay that it leads to (OP030, decision 0217).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { AfterAdmission } from '../../stay/admission/after-admission-step.ts';

/**
 * Notes the diagnoses of a visit for the stay it led to, unless the stay has some of its own by then; what was ruled out stays behind.
 * The admission that is being made is named, for its visit does not tell of it yet.
 */
export async function carryDiagnoses(call: Call, visitId: number, admissionId: number | null): Promise<void> {
  await call.tx.rows(sql`
    insert into encounter_diagnosis (tenant_id, encounter_id, code_system, code, diagnosis_name, diagnosis_id, kind, is_primary,
      note, noted_by, noted_at)
    select d.tenant_id, stay.encounter_id, d.code_system, d.code, d.diagnosis_name, d.diagnosis_id, d.kind, d.is_primary, d.note,
      d.noted_by, d.noted_at
    from opd_visit v
    join encounter came on came.tenant_id = v.tenant_id and came.opd_visit_id = v.opd_visit_id
    join encounter stay on stay.tenant_id = v.tenant_id
      and stay.admission_id = coalesce(${admissionId}::bigint, v.admission_id)
    join encounter_diagnosis d on d.tenant_id = v.tenant_id and d.encounter_id = came.encounter_id
    where v.tenant_id = ${call.tenantId} and v.opd_visit_id = ${visitId} and stay.patient_id = v.patient_id
      and d.is_active and d.kind <> 'RuledOut'
      and not exists (select from encounter_diagnosis own where own.tenant_id = v.tenant_id
        and own.encounter_id = stay.encounter_id and own.is_active)
    order by d.encounter_diagnosis_id`);
}

/** Of an admission that was made from a visit. */
export const bringDiagnoses: AfterAdmission = async (call, { admissionId, form }) => {
  if (form.visitId != null) await carryDiagnoses(call, form.visitId, admissionId);
};
