// The SQL of amendments: stored as proposed, pending until signed, and decided once (LB040, LB044, LB048).
import type { listAmendments } from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { workName } from './lab-rows.ts';
import { isReadable, type KeptReport } from './report-store.ts';

type Row = OutputOf<typeof listAmendments>['rows'][number];
/** The pending amendment on the screen of a report. */
export type WaitingAmendment = NonNullable<OutputOf<typeof getLabReport>['report']['amendment']>;

/** The change of a work in an amendment, in the format of the work's kind. */
export interface WorkChange {
  readonly labWorkId: number;
  /** JSON that the kind of the work reads again when the amendment is signed. */
  readonly change: string;
}

/** The stored fields of an amendment besides the row of the list. */
export interface KeptAmendment extends Row {
  readonly birthDate: string;
  readonly reportId: number;
  readonly orderGroupId: number;
  readonly labSectionId: number;
  readonly labWorkIds: readonly number[];
  readonly criticalWorkIds: number[];
  /** JSON of the changes, and of the tests as the amended report will show them. */
  readonly changes: string;
  readonly shown: string;
  readonly isTwoStep: boolean;
  readonly status: 'Proposed' | 'Signed' | 'Declined';
  readonly proposedBy: number;
  readonly orderedByName: string;
  readonly orderedByPhone: string | null;
}

const proposed = sql`m.lab_amendment_id, r.report_no, r.fin_year, c.section_name, ${ofEncounter.select}, asked.test_names, m.amend_reason,
  cardinality(m.critical_work_ids) > 0 as is_critical, m.proposed_at, u.name as proposed_by_name`;
const tables = sql`lab_amendment m
  join lab_report r on r.tenant_id = m.tenant_id and r.lab_report_id = m.lab_report_id
  join lab_section c on c.tenant_id = m.tenant_id and c.lab_section_id = m.lab_section_id
  join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.proposed_by
  join encounter e on e.tenant_id = r.tenant_id and e.encounter_id = r.encounter_id
  ${ofEncounter.joins}
  cross join lateral (
    select coalesce(string_agg(${workName}, ', ' order by o.line_no, w.lab_work_id), '') as test_names
    from lab_work w join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    where w.tenant_id = m.tenant_id and w.lab_work_id = any(m.lab_work_ids)) asked`;

/** Amendments to sign: the critical ones first, then the oldest. */
export function toSign(call: Call): PatientRowSource {
  return {
    patient: sql`p.patient_id`,
    select: proposed,
    from: tables,
    where: sql`m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId} and m.status = 'Proposed'
      and ${isReadable(call)}`,
    columns: {
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      placeName: { sql: sql`b.bed_name`, kind: 'text' },
      reportNo: { sql: sql`r.report_no`, kind: 'number' },
      sectionName: { sql: sql`c.section_name`, kind: 'text' },
      testNames: { sql: sql`asked.test_names`, kind: 'text' },
      proposedAt: { sql: sql`m.proposed_at`, kind: 'instant' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
    },
    tieBreak: sql`m.lab_amendment_id`,
    defaultOrder: sql`(cardinality(m.critical_work_ids) > 0) desc, m.proposed_at`,
  };
}

/** One amendment of the hospital whose report the caller may read; undefined for any other. */
export function findAmendment(call: Call, labAmendmentId: number): Promise<KeptAmendment | undefined> {
  return call.tx.row<KeptAmendment>(sql`
    select ${proposed}, m.lab_report_id as report_id, m.order_group_id, m.lab_section_id, to_jsonb(m.lab_work_ids) as lab_work_ids,
      to_jsonb(m.critical_work_ids) as critical_work_ids,
      m.changes, m.shown, m.is_two_step, m.status, m.proposed_by, ${staffName(sql`d`)} as ordered_by_name,
      d.contact_no as ordered_by_phone
    from ${tables}
    join order_group g on g.tenant_id = m.tenant_id and g.order_group_id = m.order_group_id
    join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
    where m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId} and m.lab_amendment_id = ${labAmendmentId}
      and ${isReadable(call)}`);
}

/** The pending amendment of a report, for any of its versions. */
export function findWaiting(
  call: Call,
  { orderGroupId, labSectionId }: Pick<KeptReport, 'orderGroupId' | 'labSectionId'>,
): Promise<WaitingAmendment | undefined> {
  return call.tx.row<WaitingAmendment>(sql`
    select m.lab_amendment_id, m.amend_reason, m.proposed_at, u.name as proposed_by_name
    from lab_amendment m join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.proposed_by
    where m.tenant_id = ${call.tenantId} and m.order_group_id = ${orderGroupId} and m.lab_section_id = ${labSectionId}
      and m.status = 'Proposed'`);
}

/** The pending amendment of the report with a work. */
export function findWaitingOf(call: Call, labWorkId: number): Promise<WaitingAmendment | undefined> {
  return call.tx.row<WaitingAmendment>(sql`
    select m.lab_amendment_id, m.amend_reason, m.proposed_at, u.name as proposed_by_name
    from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join lab_amendment m on m.tenant_id = o.tenant_id and m.order_group_id = o.order_group_id and m.lab_section_id = t.lab_section_id
      and m.status = 'Proposed'
    join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.proposed_by
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = ${labWorkId}`);
}

/** An amendment to store. */
export interface NewAmendment {
  readonly report: Pick<KeptReport, 'reportId' | 'orderGroupId' | 'labSectionId'>;
  readonly changes: readonly WorkChange[];
  readonly shown: string;
  readonly amendReason: string;
  readonly criticalWorkIds: readonly number[];
  readonly isTwoStep: boolean;
}

/** Stores an amendment until it is decided. */
export async function insertAmendment(call: Call, one: NewAmendment): Promise<void> {
  await call.tx.rows(sql`
    insert into lab_amendment (tenant_id, hospital_id, lab_report_id, order_group_id, lab_section_id, lab_work_ids, changes, shown,
      amend_reason, critical_work_ids, is_two_step, proposed_at, proposed_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${one.report.reportId}, ${one.report.orderGroupId},
      ${one.report.labSectionId}, ${one.changes.map(({ labWorkId }) => labWorkId)}::bigint[], ${JSON.stringify(one.changes)},
      ${one.shown}, ${one.amendReason}, ${[...one.criticalWorkIds]}::bigint[], ${one.isTwoStep}, ${call.now}, ${call.userId})`);
}

/** Notes which version an amendment made. */
export async function noteSigned(call: Call, labAmendmentId: number, reportId: number): Promise<void> {
  await call.tx.rows(sql`
    update lab_amendment set status = 'Signed', signed_report_id = ${reportId}, decided_at = ${call.now}, decided_by = ${call.userId}
    where tenant_id = ${call.tenantId} and lab_amendment_id = ${labAmendmentId}`);
}

/** Records why an amendment was declined. */
export async function noteDeclined(call: Call, labAmendmentId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    update lab_amendment set status = 'Declined', decline_reason = ${reason}, decided_at = ${call.now}, decided_by = ${call.userId}
    where tenant_id = ${call.tenantId} and lab_amendment_id = ${labAmendmentId}`);
}

/** Declines pending amendments of works whose orders were struck out: their results no longer count. */
export async function declineStruck(call: Call, orderIds: readonly number[], reason: string): Promise<void> {
  await call.tx.rows(sql`
    update lab_amendment set status = 'Declined', decline_reason = ${reason}, decided_at = ${call.now}, decided_by = ${call.userId}
    where tenant_id = ${call.tenantId} and status = 'Proposed' and lab_work_ids && (
      select coalesce(array_agg(w.lab_work_id), '{}') from lab_work w
      where w.tenant_id = ${call.tenantId} and w.clinical_order_id = any(${[...orderIds]}::bigint[]))`);
}

/** True when an amendment with a critical value of a work is pending, which must be called before it is signed (LB044). */
export async function awaitsCall(call: Call, labWorkId: number): Promise<boolean> {
  const { isAwaited } = await call.tx.single<{ isAwaited: boolean }>(sql`
    select exists (select from lab_amendment m
      where m.tenant_id = ${call.tenantId} and m.status = 'Proposed' and ${labWorkId} = any(m.critical_work_ids)) as is_awaited`);
  return isAwaited;
}
