// Calls on the views of reports: readers open and copy what is shared with them, the owner alone changes it (RP026).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { reportViewSentences } from '@charaka/contract/insight/report/report-view-sentences';
import { reports } from '@charaka/contract/insight/report/reports';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { listRowOf } from '@charaka/contract/kernel/hospital-record';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { isAdminRole } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { HttpError, refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { recordHandlers } from '../../resource/hospital-record.ts';
import { isReaderOf, mayReadView, readSchedulesOf, viewStore } from './report-view-store.ts';
import { sayHeld } from './schedule-outside.ts';

type Typed = ParsedOf<typeof savedReportViews.add>['savedReportView'];
type Found = Awaited<ReturnType<typeof viewStore.find>>;

const readerOf = ({ userId, session }: Call) => ({ userId, roleId: session.roleId });

/** Refuses a view that the caller may not open as one that does not exist: of another user, or of a report that the caller may not see. */
async function readable(call: Call, reading: Promise<Found>): Promise<Found> {
  const found = await reading;
  const isReader = await mayReadView(call, found.savedReportViewId, readerOf(call));
  return isReader && hasRight(call.session, found.reportMenu, 'view') ? found : refuse(viewStore.says.missing);
}

/** Refuses a change by a user who is not the owner (RP026). */
async function refuseOthers(call: Call, savedReportViewId: number): Promise<void> {
  const { ownerId } = await readable(call, viewStore.find(call, savedReportViewId));
  if (ownerId !== call.userId) refuse(reportViewSentences.notOwnView);
}

/** Refuses a report that the caller may not see, roles that do not exist, and a first view for others by a user who is no administrator. */
async function checkTyped(call: Call, { reportMenu, roleIds, sharedWith, isFirst }: Typed): Promise<void> {
  if (!hasRight(call.session, reportMenu, 'view')) throw new HttpError(403, kernelSentences.notPermitted);
  if (isFirst && sharedWith !== 'Owner' && !isAdminRole(call.session.roleId))
    refuse(reportViewSentences.administratorSetsFirst);
  const wanted = [...new Set(roleIds ?? [])];
  const { known } = await call.tx.single<{ known: number }>(sql`
    select count(*) as known from role where tenant_id = ${call.tenantId} and role_id = any(${wanted}::bigint[])`);
  if (known < wanted.length) refuse(accessSentences.roleDoesNotExist);
}

/** A user has one view of a name for each report. */
const named = <T>({ viewName }: Typed, written: Promise<T>): Promise<T> =>
  refuseOnConflict(written, {
    saved_report_view_unique: ['savedReportView.viewName', reportViewSentences.viewNameTaken({ viewName })],
  });

/** The caller's own views and those shared with the caller, of the reports that the caller may see. */
const list = handle(savedReportViews.list, (call, input) => {
  const source = viewStore.list(call);
  const menus = reports.flatMap(({ menu }) => (hasRight(call.session, menu, 'view') ? [menu] : []));
  const where = sql`${source.where} and r.is_active and r.report_menu = any(${menus}::text[]) and ${isReaderOf(readerOf(call))}`;
  return readList(call.tx, { ...source, where }, listRowOf(savedReportViews), input);
});

const get = handle(savedReportViews.get, (call, { savedReportView: { savedReportViewId } }) =>
  answerForEdit(call, viewStore.edited, savedReportViewId, readable(call, viewStore.find(call, savedReportViewId))),
);

const add = handle(savedReportViews.add, async (call, { savedReportView: typed }) => {
  await checkTyped(call, typed);
  const added = await named(typed, viewStore.insert(call, typed, { created_by: call.userId }));
  call.say(viewStore.says.added);
  return { savedReportView: added };
});

const update = handle(savedReportViews.update, async (call, { savedReportView: typed }) => {
  await refuseOthers(call, typed.savedReportViewId);
  await viewStore.lockUnchanged(call, typed);
  await checkTyped(call, typed);
  const changed = await named(typed, viewStore.replace(call, typed.savedReportViewId, typed));
  await sayHeld(call, changed, viewStore.says.updated);
  return { savedReportView: changed };
});

/** The owner removes a view, an administrator a shared one; who uses it in a schedule is asked about before (RP026). */
const remove = handle(savedReportViews.remove, async (call, { savedReportView: { savedReportViewId } }) => {
  const found = await readable(call, viewStore.lock(call, savedReportViewId));
  const isCleared = found.sharedWith !== 'Owner' && isAdminRole(call.session.roleId);
  if (found.ownerId !== call.userId && !isCleared) refuse(reportViewSentences.notOwnView);
  const schedules = await readSchedulesOf(call, savedReportViewId);
  if (schedules.length > 0)
    call.confirm(reportViewSentences.usedBySchedules({ names: schedules.join(', ') }), reportViewSentences.removeView);
  await viewStore.deactivate(call, savedReportViewId);
  call.say(viewStore.says.removed);
  return {};
});

/** Every call on the views of reports. */
export const reportViewHandlers = recordHandlers(viewStore, { list, get, add, update, remove });
