// The SQL of links and codes; secrets are hashed before they get here.
import { createHash } from 'node:crypto';
import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import type { linkChannels } from '@charaka/contract/diagnostics/labreport/public-report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { OpenCall } from '../../kernel/serve-open.ts';

/** The stored hash of a secret, or of a secret with a code. */
export const hashOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join(':')).digest('hex');

/** A link to store. */
export interface NewLink {
  readonly reportId: number;
  readonly secretHash: string;
  readonly channel: (typeof linkChannels)[number];
  readonly publicUntil: Date;
}

/** Keeps a link. */
export async function insertLink(call: Call, one: NewLink): Promise<void> {
  await call.tx.rows(sql`
    insert into lab_report_link (tenant_id, lab_report_id, secret_hash, channel, public_until, created_by, created_at)
    values (${call.tenantId}, ${one.reportId}, ${one.secretHash}, ${one.channel}, ${one.publicUntil}, ${call.userId}, ${call.now})`);
}

/** Revokes the living links of every version of a report; answers how many there were. */
export async function revokeLinks(call: Call, reportId: number): Promise<number> {
  const rows = await call.tx.rows(sql`
    update lab_report_link k set revoked_by = ${call.userId}, revoked_at = ${call.now}
    from lab_report r, lab_report one
    where one.tenant_id = ${call.tenantId} and one.lab_report_id = ${reportId} and r.tenant_id = one.tenant_id
      and r.order_group_id = one.order_group_id and r.lab_section_id = one.lab_section_id and k.tenant_id = r.tenant_id
      and k.lab_report_id = r.lab_report_id and k.revoked_at is null and k.public_until > ${call.now}
    returning k.lab_report_link_id`);
  return rows.length;
}

/** The data of a valid link: the newest version of its report, and the address for a code. */
export interface LivingLink {
  readonly linkId: number;
  readonly createdBy: number;
  readonly reportId: number;
  readonly reportNo: number;
  readonly finYear: string;
  readonly versionNo: number;
  readonly status: OutputOf<typeof getLabReport>['report']['status'];
  readonly sectionName: string;
  readonly verifiedAt: string;
  readonly content: string;
  readonly hospitalId: number;
  readonly hospitalName: string;
  readonly initials: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isSms: boolean;
  readonly isMail: boolean;
}

/**
 * A version with a confidential test, or with every test struck out, has no valid link (LB056). One query for unknown, revoked and expired
 * links: all three take as long and find no row.
 */
export function findLink({ tx, tenant, now }: OpenCall, secret: string): Promise<LivingLink | undefined> {
  return tx.row<LivingLink>(sql`
    select k.lab_report_link_id as link_id, k.created_by, r.lab_report_id as report_id, r.report_no, r.fin_year, r.version_no,
      r.status, c.section_name, r.verified_at, r.content, h.hospital_id, h.hospital_name,
      concat(left(p.first_name, 1), left(p.last_name, 1)) as initials, p.contact_no as phone, p.email,
      exists (select from sms_setting s where s.tenant_id = h.tenant_id and s.hospital_id = h.hospital_id and s.is_active) as is_sms,
      exists (select from mail_setting m where m.tenant_id = h.tenant_id and m.hospital_id = h.hospital_id and m.is_active) as is_mail
    from lab_report_link k
    join lab_report shared on shared.tenant_id = k.tenant_id and shared.lab_report_id = k.lab_report_id
    cross join lateral (
      select n.* from lab_report n
      where n.tenant_id = shared.tenant_id and n.order_group_id = shared.order_group_id and n.lab_section_id = shared.lab_section_id
      order by n.version_no desc limit 1) r
    join lab_section c on c.tenant_id = r.tenant_id and c.lab_section_id = r.lab_section_id
    join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id and h.is_active
    join patient p on p.tenant_id = r.tenant_id and p.patient_id = r.patient_id
    where k.tenant_id = ${tenant.tenantId} and k.secret_hash = ${hashOf(secret)} and k.revoked_at is null
      and k.public_until > ${now} and not r.is_confidential and not r.is_withdrawn
      and r.content::jsonb -> 'tests' <> '[]'`);
}

/** Holds a link until the transaction ends: codes and tries are counted one by one. */
export async function lockLink({ tx, tenant }: OpenCall, linkId: number): Promise<void> {
  await tx.rows(sql`
    select from lab_report_link where tenant_id = ${tenant.tenantId} and lab_report_link_id = ${linkId} for update`);
}

/** When the codes of the last hour were sent, the first one first. */
export async function readRecentCodes({ tx, tenant, now }: OpenCall, linkId: number): Promise<string[]> {
  const rows = await tx.rows<{ sentAt: string }>(sql`
    select sent_at from lab_report_code
    where tenant_id = ${tenant.tenantId} and lab_report_link_id = ${linkId}
      and sent_at > ${now}::timestamptz - interval '1 hour' order by sent_at`);
  return rows.map(({ sentAt }) => sentAt);
}

/** Stores a code; earlier codes become invalid. */
export async function insertCode(
  { tx, tenant, now }: OpenCall,
  code: { readonly linkId: number; readonly codeHash: string; readonly minutes: number },
): Promise<void> {
  await tx.rows(sql`
    update lab_report_code set expires_at = ${now}
    where tenant_id = ${tenant.tenantId} and lab_report_link_id = ${code.linkId} and expires_at > ${now}`);
  await tx.rows(sql`
    insert into lab_report_code (tenant_id, lab_report_link_id, code_hash, sent_at, expires_at)
    values (${tenant.tenantId}, ${code.linkId}, ${code.codeHash}, ${now},
      ${now}::timestamptz + make_interval(mins => ${code.minutes}))`);
}

/** The code of a link that is neither used nor expired. */
export function findCode(
  { tx, tenant, now }: OpenCall,
  linkId: number,
): Promise<{ codeId: number; codeHash: string; wrongTries: number } | undefined> {
  return tx.row(sql`
    select lab_report_code_id as code_id, code_hash, wrong_tries from lab_report_code
    where tenant_id = ${tenant.tenantId} and lab_report_link_id = ${linkId} and used_at is null and expires_at > ${now}
    order by lab_report_code_id desc limit 1`);
}

/** Counts a wrong try, or uses the code up. */
export async function noteTry({ tx, tenant, now }: OpenCall, codeId: number, isRight: boolean): Promise<void> {
  await tx.rows(sql`
    update lab_report_code set wrong_tries = wrong_tries + ${isRight ? 0 : 1}, used_at = case when ${isRight} then ${now}::timestamptz end
    where tenant_id = ${tenant.tenantId} and lab_report_code_id = ${codeId}`);
}

/** Notes that a report was opened by its public page. */
export async function notePublicView({ tx, tenant, now, ip }: OpenCall, reportId: number): Promise<void> {
  await tx.rows(sql`
    insert into report_view (tenant_id, lab_report_id, viewed_at, channel, ip)
    values (${tenant.tenantId}, ${reportId}, ${now}, 'Public', ${ip})`);
}
