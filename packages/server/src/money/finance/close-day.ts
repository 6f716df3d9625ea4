// Closing a collector's till: its papers, the cash counted, and the difference with its reason.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import {
  closeDay as closeDayEndpoint,
  getOpenCollection as getOpenCollectionEndpoint,
} from '@charaka/contract/money/finance/finance';
import { financeSentences } from '@charaka/contract/money/finance/finance-sentences';
import { countedCash, expectedCash, judgeCount } from '@charaka/rules/money/cash-count';
import sql from 'sql-template-tag';
import { financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type CashPaper, lockUnclosed, putIntoClosing, readPapers, sumsOf, unclosedOf } from './cash-papers.ts';
import { findClosing, insertClosing, lockTill, NO_CLOSING, readClosings } from './closing-store.ts';

/** The cash that papers should have left in the till. */
function cashOf(papers: readonly CashPaper[]) {
  return expectedCash(papers.map(({ paymentType, cash }) => ({ paymentType, cashPaise: cash })));
}

/** The collection that the caller would close now. */
export const getOpenCollection = handle(getOpenCollectionEndpoint, async (call) => {
  const [papers, closedToday] = await Promise.all([
    readPapers(call, unclosedOf(call, call.userId)),
    findClosing(call, call.userId, todayOf(call)),
  ]);
  return {
    received: sumsOf(papers, 'Receive'),
    refunded: sumsOf(papers, 'Refund'),
    expectedCash: cashOf(papers),
    papers,
    closedToday,
  };
});

/**
 * The closing, with the next number of its series. The papers are locked, added up and put into it in one transaction, so each is
 * in exactly one closing; what is recorded meanwhile falls into the next. Refuses a second closing of the day, a till without
 * papers, figures that changed since the screen was drawn, and a difference without a reason.
 */
export const closeDay = handle(closeDayEndpoint, async (call, { closing: entry }) => {
  const { userId } = call;
  await lockTill(call, userId);
  const closedOn = todayOf(call);
  if (await findClosing(call, userId, closedOn)) refuse(financeSentences.dayClosedAlready);
  const papers = await lockUnclosed(call, userId);
  if (papers.length === 0) refuse(financeSentences.nothingToClose);
  const expectedCashPaise = cashOf(papers);
  if (expectedCashPaise !== entry.expectedCash) refuse(kernelSentences.figuresChanged);
  const counts = entry.counts
    .filter(({ count }) => count > 0)
    .map(({ denomination, count }) => ({ denominationPaise: denomination, count }));
  const countedCashPaise = countedCash(counts);
  const reason = entry.reason?.trim() || null;
  const { problem } = judgeCount(expectedCashPaise, countedCashPaise, reason ?? '');
  if (problem) refuse(problem, { 'closing.reason': problem });
  const finYear = financialYearOn(call, closedOn);
  const dayClosingId = await insertClosing(call, {
    collectorId: userId,
    finYear,
    closedOn,
    expectedCashPaise,
    countedCashPaise,
    counts,
    reason,
  });
  await putIntoClosing(call, papers, dayClosingId);
  const [closing] = await readClosings(call, sql`c.day_closing_id = ${dayClosingId}`);
  call.say(financeSentences.dayClosed);
  return { closing: closing ?? refuse(NO_CLOSING) };
});
