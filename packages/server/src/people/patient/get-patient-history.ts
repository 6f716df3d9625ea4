// The history of a patient's record: admissions in all hospitals of the tenant, merges, its present state.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getPatientHistory as getPatientHistoryEndpoint } from '@charaka/contract/people/patient/patient-record';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { staffName } from '../../kernel/staff-name.ts';

type History = OutputOf<typeof getPatientHistoryEndpoint>;
type PastAdmission = History['admissions'][number];

interface ReadAdmission extends Omit<PastAdmission, 'bill' | 'isBillVisible'> {
  hospitalId: number;
  orderNo: number | null;
  finYear: string;
  netAmount: Paise;
  due: Paise;
  isSettled: boolean;
}

async function readAdmissions(call: Call, patientId: number): Promise<PastAdmission[]> {
  const rows = await call.tx.rows<ReadAdmission>(sql`
    select a.admission_id, a.hospital_id, h.hospital_name, a.admission_mode, a.admitted_at, a.discharged_at,
      ${staffName(sql`d`)} as doctor_name, g.bed_group_name, b.bed_name,
      a.is_discharged, a.is_cancelled, l.order_no, l.fin_year, l.net_amount_paise as net_amount, l.due_paise as due,
      l.is_settled
    from admission a
    join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
    join staff d on d.tenant_id = a.tenant_id and d.staff_id = a.doctor_id
    join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
    left join bill l on l.tenant_id = a.tenant_id and l.admission_id = a.admission_id and l.is_active
    where a.tenant_id = ${call.tenantId} and a.patient_id = ${patientId}
    order by a.admitted_at desc, a.admission_id desc`);
  const maySeeBills = hasRight(call.session, admissionMenu, 'view');
  return rows.map(({ hospitalId, orderNo, finYear, netAmount, due, isSettled, ...admission }) => {
    const isBillVisible = maySeeBills && call.session.hospitals.has(hospitalId);
    const bill = isBillVisible && orderNo !== null ? { orderNo, finYear, netAmount, due, isSettled } : null;
    return { ...admission, isBillVisible, bill };
  });
}

/** Merges into this record that hold; the newest one can be undone. */
async function readMerges(call: Call, patientId: number): Promise<History['merges']> {
  const rows = await call.tx.rows<Omit<History['merges'][number], 'isUndoable'>>(sql`
    select m.patient_merge_id, m.merged_patient_id, name_in_one(p.first_name, p.middle_name, p.last_name) as merged_name,
      m.reason, m.created_at, u.name as created_by_name
    from patient_merge m
    join patient p on p.tenant_id = m.tenant_id and p.patient_id = m.merged_patient_id
    join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.created_by
    where m.tenant_id = ${call.tenantId} and m.kept_patient_id = ${patientId} and m.undone_at is null
    order by m.patient_merge_id desc`);
  return rows.map((merge, index) => ({ ...merge, isUndoable: index === 0 }));
}

/** Amounts of a bill are told to whoever may see admissions, in the hospitals they work in. */
export const getPatientHistory = handle(getPatientHistoryEndpoint, async (call, { patient: { patientId } }) => {
  const [standing, admissions, merges] = await Promise.all([
    call.tx.one<Pick<History, 'deactivationReason' | 'mergedIntoId'>>(
      sql`select deactivation_reason, merged_into_id from patient
        where tenant_id = ${call.tenantId} and patient_id = ${patientId}`,
      patientSentences.patientDoesNotExist,
    ),
    readAdmissions(call, patientId),
    readMerges(call, patientId),
  ]);
  return { ...standing, admissions, merges };
});
