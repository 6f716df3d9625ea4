// Lists the admissions that were cancelled, with the reason and who cancelled them.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listCancelledAdmissions as listCancelledAdmissionsEndpoint } from '@charaka/contract/stay/admission/cancelled-admission';
import sql, { join } from 'sql-template-tag';
import { withinDays } from '../../kernel/asked-days.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { type PatientRowSource, readPatientRows } from '../../kernel/patient-rows.ts';
import { matchesSearch } from './admission-search.ts';
import { inpatientName } from './inpatient-name.ts';

type Cancelled = OutputOf<typeof listCancelledAdmissionsEndpoint>['rows'][number];
type Wanted = {
  search?: string | null | undefined;
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
  hidden: readonly number[];
};

function sourceOf(call: Call, { search, hidden, ...days }: Wanted): PatientRowSource {
  const { tenantId, hospital } = call;
  const wanted = [
    sql`a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId} and a.is_cancelled`,
    ...withinDays(call, sql`a.cancelled_at`, days),
    ...(search?.trim() ? [matchesSearch(search.trim(), hospital, hidden)] : []),
  ];
  return {
    select: sql`a.admission_id, a.patient_id, ${inpatientName}, a.admission_mode, a.admitted_at, b.bed_name,
      a.cancelled_at, a.cancel_reason, u.name as cancelled_by_name`,
    from: sql`admission a
      join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
      join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
      left join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.cancelled_by`,
    where: join(wanted, ' and '),
    columns: {
      admissionId: { sql: sql`a.admission_id`, kind: 'number' },
      patientId: { sql: sql`a.patient_id`, kind: 'number' },
      name: { sql: sql`p.search_name`, kind: 'text' },
      admittedAt: { sql: sql`a.admitted_at`, kind: 'instant' },
      cancelledAt: { sql: sql`a.cancelled_at`, kind: 'instant' },
      cancelReason: { sql: sql`a.cancel_reason`, kind: 'text' },
      cancelledByName: { sql: sql`u.name`, kind: 'text' },
    },
    patient: sql`a.patient_id`,
    tieBreak: sql`a.admission_id desc`,
    defaultOrder: sql`a.cancelled_at desc nulls last`,
  };
}

/** A page of them, the last one first. */
export const listCancelledAdmissions = handle(
  listCancelledAdmissionsEndpoint,
  async (call, { search, fromDate, toDate, ...request }) => {
    const row = listCancelledAdmissionsEndpoint.output.shape.rows.element;
    const hidden = search?.trim() ? await call.hiddenPatients() : [];
    const source = sourceOf(call, { search, fromDate, toDate, hidden });
    return readPatientRows<Cancelled>(call, source, row, request);
  },
);
