// The SQL of discharge summaries: a row for each version, the draft among them.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { snakeCase } from '@charaka/contract/kernel/resource';
import type { dischargeSummary, saveSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { summarySections } from '@charaka/rules/stay/discharge';
import sql, { join, raw } from 'sql-template-tag';
import type { z } from 'zod';
import { cleanHtml } from '../../kernel/clean-html.ts';
import type { Call } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** A version as answered. */
export type Summary = z.output<typeof dischargeSummary>;
/** A draft as typed. */
export type SummaryForm = ParsedOf<typeof saveSummary>['summary'];

// Names come from our own declaration, never from a request.
const sections = summarySections.map((name) => [name, raw(snakeCase(name))] as const);

/** Every version of an admission of this hospital, the last one first, its html clean (Q158). */
export async function readSummaries(call: Call, admissionId: number): Promise<Summary[]> {
  const rows = await call.tx.rows<Summary>(sql`
    select y.summary_id, y.admission_id, y.version_no, y.doctor_id,
      ${staffName(sql`d`)} as doctor_name, ${join(sections.map(([, column]) => sql`y.${column}`))},
      y.medicines, y.follow_up_day, y.amendment_reason, y.signed_at, s.name as signed_by_name,
      y.updated_at as saved_at, u.name as saved_by_name
    from discharge_summary y
    join admission a on a.tenant_id = y.tenant_id and a.admission_id = y.admission_id
    join staff d on d.tenant_id = y.tenant_id and d.staff_id = y.doctor_id
    join app_user u on u.tenant_id = y.tenant_id and u.user_id = y.updated_by
    left join app_user s on s.tenant_id = y.tenant_id and s.user_id = y.signed_by
    where y.tenant_id = ${call.tenantId} and y.admission_id = ${admissionId} and a.hospital_id = ${call.hospital.hospitalId}
    order by y.version_no desc`);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(summarySections.map((name) => [name, cleanHtml(row[name])])),
  }));
}

/** The last version, or undefined while there is none; ask behind the lock of the admission. */
export async function lastSummary(call: Call, admissionId: number): Promise<Summary | undefined> {
  return (await readSummaries(call, admissionId))[0];
}

/** A version to be begun. */
export interface NewVersion {
  readonly versionNo: number;
  readonly amendmentReason: string | null;
}

/** Begins a version with what was typed, or with what the version before says. */
export async function insertSummary(
  call: Call,
  content: Omit<SummaryForm, 'savedAt'>,
  { versionNo, amendmentReason }: NewVersion,
): Promise<void> {
  await call.tx.rows(sql`
    insert into discharge_summary (tenant_id, admission_id, version_no, amendment_reason, doctor_id,
      ${join(sections.map(([, column]) => sql`${column}`))}, medicines, follow_up_day, created_by, created_at, updated_by, updated_at)
    values (${call.tenantId}, ${content.admissionId}, ${versionNo}, ${amendmentReason}, ${content.doctorId},
      ${join(sections.map(([name]) => sql`${cleanHtml(content[name])}`))}, ${JSON.stringify(content.medicines)},
      ${content.followUpDay ?? null}, ${call.userId}, ${call.now}, ${call.userId}, ${call.now})`);
}

/** Replaces what the draft says. */
export async function updateSummary(call: Call, summaryId: number, content: SummaryForm): Promise<void> {
  const changes = sections.map(([name, column]) => sql`${column} = ${cleanHtml(content[name])}`);
  await call.tx.rows(sql`
    update discharge_summary set doctor_id = ${content.doctorId}, ${join(changes)},
      medicines = ${JSON.stringify(content.medicines)}, follow_up_day = ${content.followUpDay ?? null},
      updated_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and summary_id = ${summaryId}`);
}

/** Signs the draft of an admission; a trigger keeps it as it is from then on. */
export async function markSigned(call: Call, admissionId: number): Promise<void> {
  await call.tx.rows(sql`
    update discharge_summary set signed_at = ${call.now}, signed_by = ${call.userId}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and signed_at is null`);
}
