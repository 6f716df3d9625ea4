// One closing with its count and papers, and opening it again.

import {
  getDayClosing as getDayClosingEndpoint,
  reopenDayClosing as reopenDayClosingEndpoint,
} from '@charaka/contract/money/finance/finance';
import { financeSentences } from '@charaka/contract/money/finance/finance-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { putIntoClosing, readPapers, sumsOf } from './cash-papers.ts';
import { type DayClosing, lockTill, markReopened, NO_CLOSING, readClosings, readCounts } from './closing-store.ts';
import { seesEveryCollector } from './list-collections.ts';

async function findOne(call: Call, dayClosingId: number): Promise<DayClosing> {
  const [closing] = await readClosings(call, sql`c.day_closing_id = ${dayClosingId}`);
  return closing ?? refuse(NO_CLOSING);
}

/** The closing as it is printed. Refuses another collector's closing to a caller who may not see all; opened again, it holds no papers. */
export const getDayClosing = handle(getDayClosingEndpoint, async (call, { dayClosingId }) => {
  const closing = await findOne(call, dayClosingId);
  if (closing.collectorId !== call.userId && !seesEveryCollector(call)) refuse(NO_CLOSING);
  const [counts, papers] = await Promise.all([
    readCounts(call, dayClosingId),
    readPapers(call, sql`x.day_closing_id = ${dayClosingId}`),
  ]);
  return { closing, counts, received: sumsOf(papers, 'Receive'), refunded: sumsOf(papers, 'Refund'), papers };
});

/** The closing as opened again; its papers fall into the collector's next one. Refuses one that is open already. */
export const reopenDayClosing = handle(reopenDayClosingEndpoint, async (call, { closing: entry }) => {
  const { dayClosingId, reason } = entry;
  const { collectorId } = await findOne(call, dayClosingId);
  await lockTill(call, collectorId);
  if (!(await markReopened(call, dayClosingId, reason))) refuse(financeSentences.closingIsOpen);
  await putIntoClosing(call, await readPapers(call, sql`x.day_closing_id = ${dayClosingId}`), null);
  call.say(financeSentences.closingReopened);
  return { closing: await findOne(call, dayClosingId) };
});
