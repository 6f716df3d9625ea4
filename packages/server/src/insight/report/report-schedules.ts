// Calls on scheduled reports: added, changed and sent now by users who may see the report themselves; files for their readers.
import {
  getReportFile,
  listReportReaders,
  reportSchedules,
  runReportSchedule,
} from '@charaka/contract/insight/report/report-schedule';
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { reports } from '@charaka/contract/insight/report/reports';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { listRowOf } from '@charaka/contract/kernel/hospital-record';
import { isAdminRole } from '@charaka/rules/access/permission';
import { nextDueAfter } from '@charaka/rules/list/report-schedule';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { recordHandlers } from '../../resource/hospital-record.ts';
import { seesAllOwners } from './report-rows.ts';
import { findViewFor } from './report-view-store.ts';
import { findCustomFor } from './schedule-custom.ts';
import { allowOutside, refuseOutside } from './schedule-outside.ts';
import { addDelivery, findSentFile, scheduleStore } from './schedule-store.ts';

type Typed = ParsedOf<typeof reportSchedules.add>['reportSchedule'];

/** Refuses recipients who are no users of the tenant. */
async function refuseStrangers({ tx, tenantId }: Call, recipientIds: readonly number[]): Promise<void> {
  const { known } = await tx.single<{ known: number }>(sql`
    select count(*) as known from app_user where tenant_id = ${tenantId} and user_id = any(${[...recipientIds]}::bigint[])`);
  if (known < new Set(recipientIds).size) refuse(reportScheduleSentences.recipientUnknown);
}

/** The schedules that the caller manages: an administrator all of the hospital, another user the own ones. */
const managedBy = ({ session, userId }: Call): Sql =>
  isAdminRole(session.roleId) ? sql`true` : sql`r.owner_id = ${userId}`;

/** Refuses a schedule that another user manages, as one that does not exist; answers its owner. */
async function refuseOfOthers(call: Call, reportScheduleId: number): Promise<number> {
  const { ownerId } = await call.tx.one<{ ownerId: number }>(
    sql`select r.owner_id from report_schedule r
      where r.tenant_id = ${call.tenantId} and r.report_schedule_id = ${reportScheduleId} and ${managedBy(call)}`,
    scheduleStore.says.missing,
  );
  return ownerId;
}

/** Refuses a view of another report, and one that the owner of the schedule may not read (RP026). */
async function refuseView(
  { tx, tenantId }: Call,
  { reportMenu, savedReportViewId }: Typed,
  ownerId: number,
): Promise<void> {
  if (savedReportViewId == null) return;
  const view = await findViewFor({ tx, tenantId }, savedReportViewId, ownerId);
  if (view?.reportMenu !== reportMenu) refuse(reportScheduleSentences.viewNotYours);
}

/** Refuses a custom report that the owner of the schedule may not run (RP026). */
async function refuseCustom(
  { tx, tenantId, hospital }: Call,
  { customReportId }: Typed,
  ownerId: number,
): Promise<void> {
  if (customReportId == null) return;
  const { hospitalId } = hospital;
  if (!(await findCustomFor({ tx, tenantId }, customReportId, { ownerId, hospitalId })))
    refuse(reportScheduleSentences.customNotYours);
}

/** The columns that no field of the form has: the origin of links, and the next due instant. Refuses a report of others (RP011). */
async function besideOf(call: Call, typed: Typed, ownerId: number) {
  const of = reports.find(({ menu }) => menu === typed.reportMenu);
  if (!hasRight(call.session, typed.reportMenu, 'view') || (of && !seesAllOwners(of, call.session)))
    refuse(reportScheduleSentences.reportNotYours);
  await refuseView(call, typed, ownerId);
  await refuseCustom(call, typed, ownerId);
  await refuseStrangers(call, typed.recipientIds ?? []);
  return {
    origin: call.page.origin,
    next_due_on: nextDueAfter(typed, call.now, call.hospital.timezone),
  };
}

const list = handle(reportSchedules.list, (call, input) => {
  const all = scheduleStore.list(call);
  const where = sql`${all.where} and ${managedBy(call)}`;
  return readList(call.tx, { ...all, where }, listRowOf(reportSchedules), input);
});

const get = handle(reportSchedules.get, async (call, { reportSchedule: { reportScheduleId } }) => {
  await refuseOfOthers(call, reportScheduleId);
  return answerForEdit(call, scheduleStore.edited, reportScheduleId, scheduleStore.find(call, reportScheduleId));
});

const add = handle(reportSchedules.add, async (call, { reportSchedule: typed }) => {
  refuseOutside(call, typed);
  const added = await scheduleStore.insert(call, typed, {
    ...(await besideOf(call, typed, call.userId)),
    owner_id: call.userId,
  });
  await allowOutside(call, added.reportScheduleId);
  call.say(scheduleStore.says.added);
  return { reportSchedule: await scheduleStore.find(call, added.reportScheduleId) };
});

/** A changed threshold is crossed anew. */
const update = handle(reportSchedules.update, async (call, { reportSchedule: typed }) => {
  const ownerId = await refuseOfOthers(call, typed.reportScheduleId);
  refuseOutside(call, typed, await scheduleStore.lockUnchanged(call, typed));
  const beside = { ...(await besideOf(call, typed, ownerId)), is_crossed: false };
  await scheduleStore.replace(call, typed.reportScheduleId, typed, beside);
  await allowOutside(call, typed.reportScheduleId);
  call.say(scheduleStore.says.updated);
  return { reportSchedule: await scheduleStore.find(call, typed.reportScheduleId) };
});

const remove = handle(reportSchedules.remove, async (call, { reportSchedule: { reportScheduleId } }) => {
  await refuseOfOthers(call, reportScheduleId);
  await scheduleStore.deactivate(call, reportScheduleId);
  call.say(scheduleStore.says.removed);
  return {};
});

const runNow = handle(runReportSchedule, async (call, { reportSchedule: { reportScheduleId } }) => {
  await refuseOfOthers(call, reportScheduleId);
  await scheduleStore.lock(call, reportScheduleId);
  await addDelivery(call, reportScheduleId, call.now);
  call.say(reportScheduleSentences.reportOnItsWay);
  return {};
});

/** Active users of the hospital with an address, as far as their role may see the report. */
const readers = handle(listReportReaders, async (call, { reportMenu }) => {
  const isOwned = reports.some(({ menu, ownedBy }) => menu === reportMenu && ownedBy !== undefined);
  return {
    readers: await call.tx.rows<{ userId: number; userName: string }>(sql`
    select u.user_id, u.name as user_name from app_user u
    where u.tenant_id = ${call.tenantId} and u.is_active and u.email is not null
      and (u.role_id = 0 or exists (select from user_hospital m where m.tenant_id = u.tenant_id and m.user_id = u.user_id
        and m.hospital_id = ${call.hospital.hospitalId} and m.is_active))
      and (u.role_id = 0 or exists (select from role_permission p where p.tenant_id = u.tenant_id and p.role_id = u.role_id
        and p.menu_path = ${reportMenu} and p.can_view and (p.can_edit or not ${isOwned})))
    order by lower(u.name), u.user_id`),
  };
});

/** For the users, role and hospital that the file was made for, while they may see the report (RP012). */
const file = handle(getReportFile, async (call, { reportRunId, partNo }) => {
  const { tx, tenantId, userId, session, hospital } = call;
  const reader = { userId, roleId: session.roleId, hospitalId: hospital.hospitalId };
  const found = await findSentFile({ tx, tenantId }, reader, reportRunId);
  const of = reports.find(({ list }) => list.path === found?.part);
  if (!found || !of || !hasRight(session, of.menu, 'view')) return refuse(reportScheduleSentences.fileNotYours);
  const bytes = await call.files.readPart(tx, { tenantId, fileId: found.fileId }, partNo);
  return { content: bytes?.toString('base64') ?? '' };
});

/** Every call on schedules. */
export const reportScheduleHandlers: readonly Handler[] = [
  ...recordHandlers(scheduleStore, { list, get, add, update, remove }),
  runNow,
  readers,
  file,
];
