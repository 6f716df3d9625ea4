// Custom reports as records: their maker alone changes them, shared ones are run and copied by every user of the screen (RP026).
import { customReports } from '@charaka/contract/insight/report/custom-report';
import { customSentences } from '@charaka/contract/insight/report/custom-report-sentences';
import { listRowOf } from '@charaka/contract/kernel/hospital-record';
import { isAdminRole } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';
import { sayHeld } from './schedule-outside.ts';

const store = recordStore(customReports, {
  columns: {
    ownerName: sql`(select u.name from app_user u where u.tenant_id = r.tenant_id and u.user_id = r.created_by)`,
    ownerId: sql`r.created_by`,
  },
});

/** The caller's own reports, and those that are shared; removed ones are not listed. */
const list = handle(customReports.list, (call, input) => {
  const source = store.list(call);
  const where = sql`${source.where} and r.is_active and (r.is_shared or r.created_by = ${call.userId})`;
  return readList(call.tx, { ...source, where }, listRowOf(customReports), input);
});

type Found = Awaited<ReturnType<typeof store.find>>;

const isOwn = ({ userId }: Call, { ownerId }: Found) => ownerId === userId;

/** Reads a report that the caller may run. */
async function findVisible(call: Call, id: number): Promise<Found> {
  const found = await store.find(call, id);
  return isOwn(call, found) || found.isShared ? found : refuse(store.says.missing);
}

/** Refuses a change by a user who did not make the report. */
function refuseOthers(call: Call, found: Found): void {
  if (!isOwn(call, found)) refuse(found.isShared ? customSentences.notOwner : store.says.missing);
}

/** An administrator removes shared reports, so that those of former users do not stay for ever. */
const isCleared = ({ session }: Call, { isShared }: Found) => isShared && isAdminRole(session.roleId);

const get = handle(customReports.get, (call, { customReport: { customReportId } }) =>
  answerForEdit(call, store.edited, customReportId, findVisible(call, customReportId)),
);

const add = handle(customReports.add, async (call, { customReport }) => {
  const added = await store.insert(call, customReport, { created_by: call.userId });
  call.say(store.says.added);
  return { customReport: added };
});

const update = handle(customReports.update, async (call, { customReport }) => {
  refuseOthers(call, await store.lockUnchanged(call, customReport));
  const changed = await store.replace(call, customReport.customReportId, customReport);
  await sayHeld(call, changed, store.says.updated);
  return { customReport: changed };
});

const remove = handle(customReports.remove, async (call, { customReport: { customReportId } }) => {
  const found = await store.lock(call, customReportId);
  if (!isCleared(call, found)) refuseOthers(call, found);
  await store.deactivate(call, customReportId);
  call.say(store.says.removed);
  return {};
});

/** Every call on the definitions of custom reports. */
export const customReportHandlers = recordHandlers(store, { list, get, add, update, remove });
