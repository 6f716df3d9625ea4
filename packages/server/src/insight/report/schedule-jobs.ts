// The jobs of scheduled reports: a look each minute for due schedules, and the sending of each delivery (RP011, RP021-RP024, RP053).
import { sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { addressesIn, reportScheduleMenu } from '@charaka/contract/insight/report/report-schedule';
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { filtersOfView, reportInputs, withoutUnseen } from '@charaka/contract/insight/report/report-state';
import { reports } from '@charaka/contract/insight/report/reports';
import { writeAnswer } from '@charaka/contract/kernel/wire';
import { ADMINISTRATOR_ROLE_ID, SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { daysOfPeriod, type PeriodDays } from '@charaka/rules/list/report-schedule';
import type { Sentence, ToldSentence } from '@charaka/rules/message/sentence';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { post } from '../../foundation/gateway/outbox-store.ts';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import type { JobParts } from '../../kernel/area.ts';
import { faultWords } from '../../kernel/fault-words.ts';
import { type Job, JobLost } from '../../kernel/job.ts';
import { handleJob, type JobHandler } from '../../kernel/job-handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import type { Rightful } from '../../kernel/session.ts';
import { maySee, type Narrowed, type ReportCall } from './report-rows.ts';
import { reportSource } from './report-source.ts';
import { readSums } from './report-sums.ts';
import { findViewFor, type UsedView } from './report-view-store.ts';
import { withoutDeed } from './rights-of-readers.ts';
import { type Audience, audienceOf, type Readers } from './schedule-audience.ts';
import { areasOfCustom, findCustomFor, summariseCustom, type UsedCustom } from './schedule-custom.ts';
import { FileLines } from './schedule-file.ts';
import { areasOfLetter, letterOf, linkOf, type Summary, type UsedFilters } from './schedule-letter.ts';
import { isAllowedOutside, outsideRights } from './schedule-outside.ts';
import {
  type Delivery,
  deliveryJob,
  endDelivery,
  enqueueDue,
  holdDelivery,
  noteFailure,
  type Place,
  takeDelivery,
} from './schedule-store.ts';

type Parts = Pick<JobParts, 'files' | 'reports' | 'texts'>;

const dueJob = jobKind({ name: 'report-due', payload: z.object({}), lane: 'quick' });

/** A failed delivery is tried twice more after so many minutes each (RP023). */
const MOST_TRIES = 3;
const MINUTES_BETWEEN_TRIES = 5;
/** A file has at most so many rows; a longer report needs a shorter period. */
const MOST_ROWS = 100_000;
const BATCH_ROWS = 500;
const DAYS_OF_FILE = 7;
const MOST_FAILURE_CHARACTERS = 300;
/** The database stopped a statement that ran longer than its limit. */
const STATEMENT_STOPPED = '57014';

/** Looks each minute for schedules that are due, and expires old files. */
export const scheduleJobs = (parts: Parts): readonly JobHandler[] => [
  handleJob(
    dueJob,
    (job) =>
      job.write(async (tx) => {
        const { now } = await tx.single<{ now: string }>(sql`select now() as now`);
        await enqueueDue({ tx, tenantId: job.tenantId }, new Date(now));
        await tx.rows(sql`select expire_report_files() as gone`);
        await job.finish(tx);
      }),
    { schedule: { every: 'Minute', atTime: '00:00', label: 'Scheduled reports' } },
  ),
  handleJob(deliveryJob, (job, { reportDeliveryId }) => deliver(parts, job, reportDeliveryId), {
    giveUp: (tx, tenantId, { reportDeliveryId }) => giveUp({ tx, tenantId }, reportDeliveryId),
  }),
];

/** Sends a delivery; a failure is noted and tried again, and after the last try the owner is told (RP023). */
async function deliver(parts: Parts, job: Job, reportDeliveryId: number): Promise<void> {
  const { tenantId } = job;
  const delivery = await job.write((tx) => takeDelivery({ tx, tenantId }, reportDeliveryId));
  if (!delivery) return;
  try {
    await send(parts, job, delivery);
  } catch (error) {
    if (error instanceof JobLost) throw error;
    await fail(job, delivery, error);
  }
}

/** The reason of a failure for the owner of the schedule; the words of the database are not translated. */
function reasonOf(error: unknown): Sentence | string {
  if (error instanceof Refusal) return error.sentence;
  if ((error as { code?: unknown }).code === STATEMENT_STOPPED) return reportScheduleSentences.tookTooLong;
  return faultWords(error instanceof Error ? error.message : String(error)).slice(0, MOST_FAILURE_CHARACTERS);
}

const textOf = (reason: Sentence | string) => (typeof reason === 'string' ? reason : reason.text);

async function fail(job: Job, delivery: Delivery, error: unknown): Promise<void> {
  const { tenantId } = job;
  const reason = reasonOf(error);
  await job.write(async (tx) => {
    const place = { tx, tenantId };
    if (delivery.tries < MOST_TRIES) {
      await noteFailure(place, delivery.reportDeliveryId, textOf(reason));
      return job.again(tx, MINUTES_BETWEEN_TRIES);
    }
    await endFailed(place, delivery, reason);
    await job.finish(tx);
  }, delivery.hospitalId);
}

/** Ends a delivery whose server stopped each time that it was sent, and tells its owner (RP023). */
async function giveUp(place: Place, reportDeliveryId: number): Promise<void> {
  const delivery = await takeDelivery(place, reportDeliveryId);
  if (delivery) await endFailed(place, delivery, reportScheduleSentences.serverStopped);
}

async function endFailed(place: Place, delivery: Delivery, reason: Sentence | string): Promise<void> {
  await endDelivery(place, delivery, { state: 'Failed', failure: textOf(reason) });
  const { scheduleName } = delivery;
  await tellOwner(place, delivery, reportScheduleSentences.deliveryFailed({ scheduleName, reason }));
}

/** Tells the owner, and the administrators of the tenant where they have to act. */
async function tellAdministrators(place: Place, { ownerId }: Delivery, title: ToldSentence): Promise<void> {
  const { tx, tenantId } = place;
  const administrators = await tx.rows<{ userId: number }>(sql`
    select user_id from app_user
    where tenant_id = ${tenantId} and is_active and role_id in (${SUPER_ADMINISTRATOR_ROLE_ID}, ${ADMINISTRATOR_ROLE_ID})`);
  const told = [...new Set([ownerId, ...administrators.map(({ userId }) => userId)])];
  await notifyUsers({ tx, tenantId, userId: ownerId }, told, { title, path: reportScheduleMenu });
}

async function tellOwner({ tx, tenantId }: Place, { ownerId }: Delivery, title: ToldSentence): Promise<void> {
  await notifyUsers({ tx, tenantId, userId: ownerId }, [ownerId], { title, path: reportScheduleMenu });
}

/** Reads, writes and posts everything in one transaction, so that a killed worker sends nothing twice. */
async function send(parts: Parts, job: Job, delivery: Delivery): Promise<void> {
  const { tenantId } = job;
  const { customReportId } = delivery;
  const custom =
    customReportId === null
      ? undefined
      : await job.read((tx) => findCustomFor({ tx, tenantId }, customReportId, delivery));
  if (customReportId !== null && !custom) return stopWithoutCustom(job, delivery);
  const of = custom?.of ?? reports.find(({ menu }) => menu === delivery.reportMenu);
  if (!of) return refuse(reportScheduleSentences.reportGone);
  const audience = await job.read((tx) => audienceOf({ tx, tenantId }, of, delivery, custom));
  await job.write(async (tx) => {
    const place = { tx, tenantId };
    if (!(await holdDelivery(place, delivery.reportDeliveryId))) return job.finish(tx);
    const { owner, lost } = audience;
    const { scheduleName, savedReportViewId, ownerId } = delivery;
    const view = savedReportViewId === null ? undefined : await findViewFor(place, savedReportViewId, ownerId);
    const isViewLost = savedReportViewId !== null && view?.reportMenu !== of.menu;
    if (!owner || isViewLost) {
      await endDelivery(place, delivery, { state: 'OwnerLostRight' });
      const { ownerLostRight, ownerLostView } = reportScheduleSentences;
      await tellOwner(place, delivery, (owner ? ownerLostView : ownerLostRight)({ scheduleName }));
      return job.finish(tx);
    }
    for (const name of lost)
      await tellOwner(place, delivery, reportScheduleSentences.recipientLostRight({ scheduleName, name }));
    await sendToAll(parts, { ...place, signal: job.signal, of, delivery, audience, view, custom });
    await job.finish(tx);
  }, delivery.hospitalId);
}

/** Stops a schedule whose custom report its owner may not run any more, and tells the owner. */
async function stopWithoutCustom(job: Job, delivery: Delivery): Promise<void> {
  const { scheduleName } = delivery;
  await job.write(async (tx) => {
    const place = { tx, tenantId: job.tenantId };
    if (await holdDelivery(place, delivery.reportDeliveryId)) {
      await endDelivery(place, delivery, { state: 'OwnerLostRight' });
      await tellOwner(place, delivery, reportScheduleSentences.ownerLostCustom({ scheduleName }));
    }
    await job.finish(tx);
  }, delivery.hospitalId);
}

/** A delivery in the transaction that sends it. */
interface Sending extends Place {
  /** Stops the statements of a job that takes too long. */
  readonly signal: AbortSignal;
  readonly of: Report;
  readonly delivery: Delivery;
  readonly audience: Audience;
  readonly view: UsedView | undefined;
  readonly custom: UsedCustom | undefined;
}

/** The days of the period; none for a report of the present state. */
function daysOf({ delivery: { period, dueOn, timezone, yearFrom }, of }: Sending): PeriodDays | undefined {
  if (of.period === 'now') return undefined;
  return daysOfPeriod(period, dateInZone(new Date(dueOn), timezone), yearFrom);
}

/** The view as its reader may see it: its filters, and the fields that it opens without (RP010, RP026). */
function viewFor({ of, view }: Sending, session: Rightful): UsedFilters | undefined {
  if (!view) return undefined;
  const isSeen = (name: string) => {
    const field = of.dataset.fields[name];
    return field === undefined || maySee({ session }, field);
  };
  const { viewName, search } = view;
  const { seen, leftOut } = withoutUnseen(of, { filters: filtersOfView(search ?? ''), sort: null }, isSeen);
  return { viewName, filters: seen.filters, leftOut };
}

/** The input of the report: the days of the period, the filters of the view, and no column that identifies a person (RP013). */
const askedBy = ({ of, days, view }: Pick<Summary, 'of' | 'days' | 'view'>): Narrowed => ({
  ...(view ? reportInputs(of, view.filters) : {}),
  ...days,
  exportedAs: 'csv',
});

/** Reads a report on the connections of reports with the rights of its readers, for at most ten minutes (RP016). */
function readAs<T>(
  { reports: reader }: Parts,
  { tenantId, delivery, signal }: Sending,
  session: Rightful,
  read: (call: ReportCall) => Promise<T>,
): Promise<T> {
  const { hospitalId, timezone, ownerId, dueOn } = delivery;
  return reader.read(
    { tenantId, userId: ownerId },
    async (tx) => {
      await tx.rows(sql`set local statement_timeout = '10min'`);
      return read({ tx, tenantId, userId: ownerId, session, hospital: { hospitalId, timezone }, now: new Date(dueOn) });
    },
    signal,
  );
}

/** Whether the total is beyond the threshold; readers who may not see the figure get no mail about it (RP010). */
function isBeyond({ thresholdField, thresholdAmount, isBelow }: Delivery, { sums }: Summary): boolean {
  const total = sums.totals.find(({ field }) => field === thresholdField);
  if (!total || thresholdAmount === null) return false;
  return isBelow ? Number(total.amount) < thresholdAmount : Number(total.amount) > thresholdAmount;
}

/** Whether there is something to send; a threshold is told once for each crossing (RP024). */
function isWanted(delivery: Delivery, summary: Summary): boolean {
  if (delivery.onlyIf === 'Always') return true;
  if (delivery.onlyIf === 'NotEmpty') return summary.sums.count > 0;
  return isBeyond(delivery, summary) && !delivery.isCrossed;
}

/** The figures of a report with the rights of a reader. */
async function summaryOf(parts: Parts, sending: Sending, session: Rightful): Promise<Summary> {
  const { of, custom } = sending;
  const days = daysOf(sending);
  const shown = { of, days, view: viewFor(sending, session) };
  if (!custom || !days)
    return { ...shown, sums: await readAs(parts, sending, session, (call) => readSums(of, call, askedBy(shown))) };
  const ran = await readAs(parts, sending, session, (call) => summariseCustom(call, custom, days));
  return { ...shown, custom: ran, sums: { count: ran.sums.count, totals: [] } };
}

/** The texts for a mail in a language. */
async function wordsIn({ texts }: Parts, { custom }: Sending, session: Rightful, language: string) {
  const areas = [...areasOfLetter, ...(custom ? areasOfCustom(custom, session) : [])];
  return { say: await texts.in(language, areas), language };
}

/** Whether addresses outside the hospital get what an administrator allowed them (RP011). */
function isAllowed({ delivery, custom, view, ...place }: Sending): Promise<boolean> {
  const { reportScheduleId, reportMenu, period, addresses } = delivery;
  return isAllowedOutside(place, reportScheduleId, {
    reportMenu,
    period,
    addresses,
    reportName: custom?.reportName ?? null,
    definition: custom?.definition ?? null,
    viewName: view?.viewName ?? null,
    search: view?.search ?? null,
  });
}

/** Tells once that a changed content is held back. */
async function tellHeld({ delivery, ...place }: Sending): Promise<void> {
  const { scheduleName, lastFailure } = delivery;
  if (lastFailure !== reportScheduleSentences.contentHeld.text)
    await tellAdministrators(place, delivery, reportScheduleSentences.scheduleHeld({ scheduleName }));
}

async function sendToAll(parts: Parts, sending: Sending): Promise<void> {
  const { of, delivery, audience } = sending;
  const { owner, readers } = audience;
  if (!owner) return;
  const summaryFor = (session: Rightful) => summaryOf(parts, sending, session);
  const outside = await summaryFor(outsideRights(of, owner, delivery.allowedRights));
  const crossing = delivery.onlyIf === 'ThresholdCrossed' ? await summaryFor(withoutDeed(of, owner)) : outside;
  const messageIds: number[] = [];
  const addresses = addressesIn(delivery.addresses);
  const isHeld = addresses.length > 0 && !(await isAllowed(sending));
  if (isHeld) await tellHeld(sending);
  else if (isWanted(delivery, outside)) {
    const words = await wordsIn(parts, sending, owner, owner.language);
    for (const recipient of new Set(addresses))
      messageIds.push(await postTo(sending, recipient, letterOf(delivery, outside, words)));
  }
  for (const group of readers) messageIds.push(...(await sendToReaders(parts, sending, group, summaryFor)));
  await endDelivery(sending, delivery, {
    state: messageIds.length > 0 ? 'Sent' : 'NothingToSend',
    messageIds,
    ...(isHeld ? { failure: reportScheduleSentences.contentHeld.text } : {}),
    isCrossed: isBeyond(delivery, crossing),
  });
}

/** One run for readers of equal rights: a file for them alone, and a mail with a link for each. */
async function sendToReaders(
  parts: Parts,
  sending: Sending,
  group: Readers,
  summaryFor: (session: Rightful) => Promise<Summary>,
): Promise<number[]> {
  const { delivery } = sending;
  const beganAt = performance.now();
  const summary = await summaryFor(group.session);
  if (!isWanted(delivery, summary)) return [];
  const fileId = sending.custom ? null : await writeFile(parts, sending, group.session, askedBy(summary));
  const runId = await recordRun(sending, group, summary, { fileId, milliseconds: performance.now() - beganAt });
  const posted: number[] = [];
  for (const { email, language } of group.users) {
    if (!email) continue;
    const words = await wordsIn(parts, sending, group.session, language);
    const { subject, body } = letterOf(delivery, summary, words);
    const link = linkOf(delivery, summary, runId, words.say);
    posted.push(await postTo(sending, email, { subject, body: `${body}\n\n${link}` }));
  }
  return posted;
}

function postTo({ tx, tenantId, delivery }: Sending, recipient: string, letter: { subject: string; body: string }) {
  const { ownerId, hospitalId } = delivery;
  return post(
    {
      tx,
      tenantId,
      userId: ownerId,
      hospital: { hospitalId },
      announce: (topic, id) => tx.announce(topic, { tenantId, hospitalId, id }),
    },
    { channel: 'mail', recipient, ...letter },
  );
}

/** Records the run of a delivery with its file (RP014, RP019). */
async function recordRun(
  { tx, tenantId, of, delivery }: Sending,
  { users }: Readers,
  { sums, days, view, custom }: Summary,
  { fileId, milliseconds }: { readonly fileId: number | null; readonly milliseconds: number },
): Promise<number> {
  const ofCustom = custom ? { customReportId: custom.report.customReportId } : {};
  const narrowed = { ...days, ...ofCustom, ...(view ? reportInputs(of, view.filters) : {}) };
  const part = custom ? sumCustomReport.path : of.list.path;
  const filters = Object.entries(narrowed).map(([name, value]) => ({ name, value: String(value) }));
  const run = await tx.single<{ reportRunId: number }>(sql`
    insert into report_run (tenant_id, hospital_id, part, run_by, role_id, milliseconds, row_count, filters, exported_as, state,
      report_delivery_id, file_id, expires_at, made_for)
    values (${tenantId}, ${delivery.hospitalId}, ${part}, ${delivery.ownerId}, ${users[0]?.roleId}, ${Math.round(milliseconds)},
      ${sums.count}, ${JSON.stringify(filters)}::jsonb, ${fileId === null ? null : 'csv'}, 'Done', ${delivery.reportDeliveryId}, ${fileId},
      now() + make_interval(days => ${DAYS_OF_FILE}), ${users.map(({ userId }) => userId)}) returning report_run_id`);
  return run.reportRunId;
}

/** Writes the rows as they are read, a line of JSON each, in parts of the store; answers the number of the file (RP019). */
async function writeFile(parts: Parts, sending: Sending, session: Rightful, asked: Narrowed): Promise<number> {
  const { tx, tenantId, of, delivery } = sending;
  const fileId = await parts.files.begin({ tx, tenantId, userId: delivery.ownerId });
  const file = new FileLines(parts.files, tx, { tenantId, fileId });
  await readAs(parts, sending, session, async (call) => {
    const { select, from, where, defaultOrder, tieBreak } = reportSource(of, call, asked);
    const write = writeAnswer(of.row);
    let count = 0;
    const rows = sql`select ${select} from ${from} where ${where} order by ${defaultOrder}, ${tieBreak} limit ${MOST_ROWS + 1}`;
    for await (const batch of call.tx.batches<object>(rows, BATCH_ROWS)) {
      count += batch.length;
      if (count > MOST_ROWS) refuse(reportScheduleSentences.tooManyRows({ most: MOST_ROWS }));
      await file.add(batch.map((row) => `${JSON.stringify(write(row))}\n`).join(''));
    }
  });
  await file.close();
  return fileId;
}
