// The content that a schedule sends to addresses outside the hospital: an administrator allows it, and a changed content is held back (RP011).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { reports } from '@charaka/contract/insight/report/reports';
import { reportScheduleTopic } from '@charaka/contract/insight/report/topics';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { isAdminRole } from '@charaka/rules/access/permission';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { loadStanding } from '../../kernel/load-session.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight, type Rightful } from '../../kernel/session.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { NO_RIGHTS, withoutDeed } from './rights-of-readers.ts';

type Typed = ParsedOf<typeof reportSchedules.add>['reportSchedule'];

/** The parts of a content, each a value or the SQL that reads it. */
interface Content {
  readonly reportMenu: Sql | string;
  readonly period: Sql | string;
  readonly addresses: Sql | string | null;
  readonly reportName: Sql | string | null;
  readonly definition: Sql | string | null;
  readonly viewName: Sql | string | null;
  readonly search: Sql | string | null;
}

const contentSql = ({ reportMenu, period, addresses, reportName, definition, viewName, search }: Content): Sql =>
  sql`jsonb_build_array(${reportMenu}::text, ${period}::text, ${addresses}::text, ${reportName}::text, ${definition}::text,
    ${viewName}::text, ${search}::text)`;

const custom = sql`from custom_report c where c.tenant_id = r.tenant_id and c.custom_report_id = r.custom_report_id`;
const view = sql`from saved_report_view v where v.tenant_id = r.tenant_id and v.saved_report_view_id = r.saved_report_view_id`;

/** The content of a schedule, which has the alias `r`, at this moment. */
const presentContent = contentSql({
  reportMenu: sql`r.report_menu`,
  period: sql`r.period`,
  addresses: sql`r.addresses`,
  reportName: sql`(select c.report_name ${custom})`,
  definition: sql`(select c.definition ${custom})`,
  viewName: sql`(select v.view_name ${view})`,
  search: sql`(select v.search ${view})`,
});

/** Whether a schedule sends no mail outside the hospital before an administrator saves it again. */
export const isHeldSql = sql`(coalesce(r.addresses, '') <> '' and r.allowed_content is distinct from ${presentContent})`;

/** The fields that decide on the content. */
const contentFields = ['reportMenu', 'customReportId', 'savedReportViewId', 'period'] as const;

/** Refuses another content or other addresses of a schedule with outside addresses, by a user who is no administrator. */
export function refuseOutside(
  { session }: Call,
  typed: Typed,
  known?: Pick<Typed, (typeof contentFields)[number] | 'addresses'>,
) {
  if (isAdminRole(session.roleId)) return;
  if ((typed.addresses ?? '') !== (known?.addresses ?? '')) refuse(reportScheduleSentences.administratorEnters);
  const isSame = contentFields.every((name) => (typed[name] ?? null) === (known?.[name] ?? null));
  if (known?.addresses && !isSame) refuse(reportScheduleSentences.administratorChanges);
}

/** The menu paths of which a field of some report needs the right to view. */
const neededRights = [
  ...new Set(reports.flatMap(({ dataset: { fields } }) => Object.values(fields).flatMap(({ needs }) => needs ?? []))),
];

/** Notes the present content, and the owner's present rights to fields, as allowed, when an administrator saves a schedule. */
export async function allowOutside({ tx, tenantId, session }: Call, reportScheduleId: number): Promise<void> {
  if (!isAdminRole(session.roleId)) return;
  const { ownerId } = await tx.single<{ ownerId: number }>(sql`
    select owner_id from report_schedule where tenant_id = ${tenantId} and report_schedule_id = ${reportScheduleId}`);
  const owner = await loadStanding(tx, tenantId, ownerId);
  const allowedRights = neededRights.filter((menu) => owner && hasRight(owner, menu, 'view'));
  await tx.rows(sql`
    update report_schedule r set allowed_content = ${presentContent}, allowed_rights = ${allowedRights}
    where r.tenant_id = ${tenantId} and r.report_schedule_id = ${reportScheduleId} and coalesce(r.addresses, '') <> ''`);
}

/** Whether the content that a delivery is about to send is the allowed one. */
export async function isAllowedOutside(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  reportScheduleId: number,
  content: Content,
): Promise<boolean> {
  const { isAllowed } = await tx.single<{ isAllowed: boolean }>(sql`
    select r.allowed_content is not distinct from ${contentSql(content)} as is_allowed from report_schedule r
    where r.tenant_id = ${tenantId} and r.report_schedule_id = ${reportScheduleId}`);
  return isAllowed;
}

/** The rights of the owner for a mail outside the hospital: without the deed that opens guarded rows, and without rights to fields that came later. */
export function outsideRights(of: Report, owner: Rightful, allowedRights: readonly string[]): Rightful {
  const later = neededRights.filter((menu) => !allowedRights.includes(menu));
  const { roleId, rights } = withoutDeed(of, owner);
  return { roleId, rights: { ...rights, ...Object.fromEntries(later.map((menu) => [menu, NO_RIGHTS])) } };
}

/** Says after a change of a custom report or a view that schedules wait for an administrator; otherwise the plain sentence. */
export async function sayHeld(
  call: Call,
  changed: { readonly customReportId: number } | { readonly savedReportViewId: number },
  otherwise: Sentence,
): Promise<void> {
  const uses =
    'customReportId' in changed
      ? sql`r.custom_report_id = ${changed.customReportId}`
      : sql`r.saved_report_view_id = ${changed.savedReportViewId}`;
  const held = await call.tx.rows<{ scheduleName: string }>(sql`
    select r.schedule_name from report_schedule r
    where r.tenant_id = ${call.tenantId} and ${uses} and r.is_active and ${isHeldSql}
    order by lower(r.schedule_name), r.report_schedule_id`);
  if (held.length === 0) return call.say(otherwise);
  await call.announce(reportScheduleTopic);
  call.say(reportScheduleSentences.schedulesHeld({ names: held.map(({ scheduleName }) => scheduleName).join(', ') }));
}
