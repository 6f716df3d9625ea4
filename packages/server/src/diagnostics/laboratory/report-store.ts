// The SQL of signed reports: the content of a version is built once, stored as text, and never changed (LB048, LB051).

import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { TestKind } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import { refuseFrozenVerifier } from '../../foundation/access/frozen.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { admissionNumber } from '../../stay/admission/admission-number.ts';
import { readsConfidential } from './confidence.ts';
import { isFirstOrOwnWork, testsOfOrder, workName } from './lab-rows.ts';

/** A version as answered. */
export type ShownReport = OutputOf<typeof getLabReport>['report'];
/** The content of a version. */
export type ReportContent = ShownReport['content'];

/** A stored version. */
export interface KeptReport {
  readonly reportId: number;
  readonly reportNo: number;
  readonly finYear: string;
  readonly versionNo: number;
  readonly status: ShownReport['status'];
  readonly encounterId: number;
  readonly patientId: number;
  readonly orderGroupId: number;
  readonly labSectionId: number;
  readonly sectionName: string;
  readonly verifiedAt: string;
  readonly verifiedByName: string;
  readonly content: string;
  readonly contentSha256: string;
  /** A test on it is confidential (LB056). */
  readonly isConfidential: boolean;
  /** The picture it was signed with, and its file. */
  readonly labSignatureId: number | null;
  readonly signatureFileId: number | null;
  /** Its results are not the patient's: shown struck through. */
  readonly isWithdrawn: boolean;
}

/** The status that a version is shown with. */
export const shownStatus: Sql = sql`case when r.is_withdrawn then 'Withdrawn' else r.status end`;

const kept = sql`r.lab_report_id as report_id, r.report_no, r.fin_year, r.version_no, ${shownStatus} as status, r.encounter_id, r.patient_id,
  r.order_group_id, r.lab_section_id, c.section_name, r.verified_at, u.name as verified_by_name, r.content, r.content_sha256,
  r.is_confidential, r.is_withdrawn, r.lab_signature_id,
  (select i.file_id from lab_signature i where i.tenant_id = r.tenant_id and i.lab_signature_id = r.lab_signature_id)
    as signature_file_id`;
const tables = sql`lab_report r
  join lab_section c on c.tenant_id = r.tenant_id and c.lab_section_id = r.lab_section_id
  join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.verified_by`;

/** Report `r` is read by the caller: a confidential one by the doctor who ordered it and by readers of confidential results (LB056, Q270). */
export function isReadable(call: Call): Sql {
  const { session } = call;
  return sql`(not r.is_confidential or ${readsConfidential(call)} or exists (select from order_group g
    where g.tenant_id = r.tenant_id and g.order_group_id = r.order_group_id and g.ordered_by = ${session.staffId ?? 0}))`;
}

/** One version of the hospital that the caller reads; undefined for any other. */
export function findReport(call: Call, reportId: number): Promise<KeptReport | undefined> {
  return call.tx.row<KeptReport>(sql`
    select ${kept} from ${tables}
    where r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId} and r.lab_report_id = ${reportId}
      and ${isReadable(call)}`);
}

/** The newest version of a section's report for an order batch; undefined before the first is signed. */
export function findNewest(call: Call, orderGroupId: number, labSectionId: number): Promise<KeptReport | undefined> {
  return call.tx.row<KeptReport>(sql`
    select ${kept} from ${tables}
    where r.tenant_id = ${call.tenantId} and r.order_group_id = ${orderGroupId} and r.lab_section_id = ${labSectionId}
    order by r.version_no desc limit 1`);
}

/** A version that the caller may read, for changing it; refuses any other (LB056). */
export async function needReadable(call: Call, report: KeptReport | undefined): Promise<KeptReport> {
  const readable = report && (await findReport(call, report.reportId));
  return readable ?? refuse(laboratorySentences.reportDoesNotExist);
}

/** Locks the order batch until commit: versions of its reports come one after the other. */
export async function lockGroup(call: Call, orderGroupId: number): Promise<void> {
  await call.tx.rows(sql`
    select from order_group where tenant_id = ${call.tenantId} and order_group_id = ${orderGroupId} for no key update`);
}

/** The versions of a report, the first one first. */
export function readVersionsOf(
  call: Call,
  { orderGroupId, labSectionId }: Pick<KeptReport, 'orderGroupId' | 'labSectionId'>,
): Promise<ShownReport['versions']> {
  return call.tx.rows<ShownReport['versions'][number]>(sql`
    select lab_report_id as report_id, version_no, verified_at from lab_report
    where tenant_id = ${call.tenantId} and order_group_id = ${orderGroupId} and lab_section_id = ${labSectionId}
    order by version_no`);
}

/** Notes that the caller opened a version (LB094). */
export async function noteView(call: Call, reportId: number): Promise<void> {
  await call.tx.rows(sql`
    insert into report_view (tenant_id, lab_report_id, viewed_at, viewed_by, channel, ip)
    values (${call.tenantId}, ${reportId}, ${call.now}, ${call.userId}, 'Screen', ${call.ip})`);
}

/** A version to be written. */
export interface NewReport {
  readonly before: KeptReport | undefined;
  readonly orderGroupId: number;
  readonly labSectionId: number;
  readonly finYear: string;
  readonly status: Exclude<KeptReport['status'], 'Withdrawn'>;
  readonly isWithdrawn?: boolean;
  readonly amendReason: string | null;
  readonly verifiedBy: number;
  /** The picture of the signature on the report (LB042). */
  readonly labSignatureId: number | null;
  readonly content: string;
  readonly contentSha256: string;
  readonly isConfidential: boolean;
}

/** Writes a version: under the number of the one before it, or the next of the hospital and year. */
export async function insertReport(call: Call, one: NewReport): Promise<number> {
  const { before } = one;
  // A rule signs for its own pathologist, whichever user finished the work.
  if (one.verifiedBy === call.userId) await refuseFrozenVerifier(call);
  const reportNo = before
    ? sql`${before.reportNo}`
    : sql`next_number('lab report', ${call.hospital.hospitalId}, ${one.finYear})`;
  const { reportId } = await call.tx.single<{ reportId: number }>(sql`
    insert into lab_report (tenant_id, hospital_id, fin_year, report_no, version_no, encounter_id, patient_id, order_group_id,
      lab_section_id, status, verified_by, verified_at, amend_reason, replaces_report_id, content, content_sha256, is_confidential,
      is_withdrawn, lab_signature_id)
    select g.tenant_id, g.hospital_id, ${before?.finYear ?? one.finYear}, ${reportNo}, ${(before?.versionNo ?? 0) + 1},
      g.encounter_id, e.patient_id, g.order_group_id, ${one.labSectionId}, ${one.status}, ${one.verifiedBy}, ${call.now},
      ${one.amendReason}, ${before?.reportId ?? null}, ${one.content}, ${one.contentSha256}, ${one.isConfidential},
      ${one.isWithdrawn ?? false}, ${one.labSignatureId}::bigint
    from order_group g join encounter e on e.tenant_id = g.tenant_id and e.encounter_id = g.encounter_id
    where g.tenant_id = ${call.tenantId} and g.order_group_id = ${one.orderGroupId}
    returning lab_report_id as report_id`);
  return reportId;
}

/** A verified work as a report shows it, and how many of its section and group are not verified yet. */
export interface ReportedWork {
  readonly labWorkId: number;
  readonly labTestId: number;
  readonly isConfidential: boolean;
  readonly testName: string;
  readonly testKind: TestKind;
  readonly specimenNo: string;
  readonly specimenName: string;
  readonly methodName: string | null;
  readonly isInScope: boolean;
  readonly hasOwnPage: boolean;
  /** How long was to be fasted, and how long was. */
  readonly fastingHours: number | null;
  readonly fastedHours: number | null;
  readonly collectedAt: string;
  readonly receivedAt: string;
  readonly finishedByName: string;
  readonly performedBy: string | null;
  /** The signer of the rule that verified it (LB047). */
  readonly ruleSignerName: string | null;
}

/** The works of a section in an order batch: verified ones, and the released results of others (LB059). */
export function readReported(call: Call, orderGroupId: number, labSectionId: number): Promise<ReportedWork[]> {
  return call.tx.rows<ReportedWork>(sql`
    select w.lab_work_id, w.lab_test_id, t.is_confidential, ${workName} as test_name, t.test_kind, s.specimen_no, y.specimen_name, t.method_name,
      t.is_in_scope and w.performed_by_provider is null as is_in_scope, t.has_own_page, t.fasting_hours, s.fasted_hours, s.collected_at,
      s.received_at, u.name as finished_by_name, nullif(concat_ws(', ', v.provider_name, v.accreditation), '') as performed_by,
      (select x.name from app_user x where x.tenant_id = w.tenant_id and x.user_id = w.verified_by and w.auto_verify_rule_id is not null)
        as rule_signer_name
    from clinical_order o
    join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
      and (w.status = 'Verified' or (w.preliminary_at is not null and w.status in ('Ready', 'Entered', 'Checked')))
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.lab_section_id = ${labSectionId}
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
    join app_user u on u.tenant_id = w.tenant_id and u.user_id = coalesce(w.finished_by, w.preliminary_of)
    left join third_party_provider v on v.tenant_id = w.tenant_id and v.third_party_provider_id = w.performed_by_provider
    where o.tenant_id = ${call.tenantId} and o.order_group_id = ${orderGroupId}
    order by t.print_order nulls last, o.line_no, w.lab_work_id`);
}

/** Whether something of the section and group is not verified yet: the report is preliminary until then (LB052). */
export async function hasOpenWorks(call: Call, orderGroupId: number, labSectionId: number): Promise<boolean> {
  const { isOpen } = await call.tx.single<{ isOpen: boolean }>(sql`
    select exists (
      select from clinical_order o
      ${testsOfOrder}
      where o.tenant_id = ${call.tenantId} and o.order_group_id = ${orderGroupId} and t.lab_section_id = ${labSectionId}
        and o.status not in ('Verified', 'Cancelled', 'Stopped') and coalesce(w.status, 'Waiting') not in ('Verified', 'Cancelled')
        and ${isFirstOrOwnWork}) as is_open`);
  return isOpen;
}

/** Whether works on a report were begun while their section took two persons (LB040). */
export async function hasTwoSteps(
  call: Call,
  { orderGroupId, labSectionId }: Pick<KeptReport, 'orderGroupId' | 'labSectionId'>,
): Promise<boolean> {
  const { isTwoStep } = await call.tx.single<{ isTwoStep: boolean }>(sql`
    select exists (
      select from clinical_order o
      join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.is_two_step
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.lab_section_id = ${labSectionId}
      where o.tenant_id = ${call.tenantId} and o.order_group_id = ${orderGroupId}) as is_two_step`);
  return isTwoStep;
}

/** The patient of a report and the doctor who ordered it, as of now. */
export interface ReportHead {
  readonly patientId: number;
  readonly salutation: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly infantName: string | null;
  readonly sex: string;
  readonly birthDate: string;
  readonly stayNumber: string | null;
  readonly groupNo: number;
  readonly finYear: string;
  readonly orderedAt: string;
  readonly orderedByName: string;
  /** Null when the signer has no registration number. */
  readonly verifiedByTitle: string | null;
}

/** Reads the head of a report; its signature is the caller's own or that of the rule, never chosen (LB041, LB047). */
export function readHead(call: Call, orderGroupId: number, staffId: number | null): Promise<ReportHead> {
  return call.tx.single<ReportHead>(sql`
    select p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, a.infant_name, coalesce(p.sex, '') as sex,
      p.birth_date::text, ${admissionNumber} as stay_number, g.group_no, g.fin_year, g.ordered_at,
      coalesce(e.referred_by, ${staffName(sql`d`)}) as ordered_by_name,
      (select concat_ws(', ', q.qualification, 'Reg. ' || q.registration_no) from staff q
        where q.tenant_id = g.tenant_id and q.staff_id = ${staffId} and q.registration_no is not null) as verified_by_title
    from order_group g
    join encounter e on e.tenant_id = g.tenant_id and e.encounter_id = g.encounter_id
    join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
    where g.tenant_id = ${call.tenantId} and g.order_group_id = ${orderGroupId}`);
}
