// Counting a till: the notes and coins of a currency, what they come to, and how that compares with what should be there.
import { sentences } from '../message/sentence.ts';
import { type Paise, rupeesToPaise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** Notes and coins of one worth. */
export interface CashCount {
  denominationPaise: Paise;
  count: number;
}

const inRupees = (...worths: number[]): readonly Paise[] => worths.map(rupeesToPaise);
// Rs 2,000 notes are withdrawn but still legal tender.
const INDIA = inRupees(2000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5);
const BANGLADESH = inRupees(1000, 500, 200, 100, 50, 20, 10, 5, 2, 1);
const ELSEWHERE = inRupees(1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.01);

/** Returns the values of notes and coins of a currency in paise, the largest first; other currencies get the usual steps. */
export function denominationsOf(currency: string): readonly Paise[] {
  if (currency === 'INR') return INDIA;
  return currency === 'BDT' ? BANGLADESH : ELSEWHERE;
}

/** Returns the value of notes and coins, in paise. */
export function countedCash(counts: readonly CashCount[]): Paise {
  return sumPaise(counts.map(({ denominationPaise, count }) => (denominationPaise * count) as Paise));
}

/** A paper that brought or took money, as far as a till needs it. */
export interface TillPaper {
  paymentType: 'Receive' | 'Refund';
  cashPaise: Paise;
}

/** Returns the cash that should be in the till: received less refunded; negative when more was refunded. */
export function expectedCash(papers: readonly TillPaper[]): Paise {
  const sumOf = (wanted: TillPaper['paymentType']) =>
    sumPaise(papers.filter(({ paymentType }) => paymentType === wanted).map(({ cashPaise }) => cashPaise));
  return subtractPaise(sumOf('Receive'), sumOf('Refund'));
}

/** Messages about a till; codes never change. */
export const cashCountSentences = sentences('finance', {
  enterReasonOfDifference: 'Please enter the reason for the difference',
});

/** Returns the counted less the expected amount, negative when cash is missing, and the sentence when a difference has no reason. */
export function judgeCount(expectedPaise: Paise, countedPaise: Paise, reason: string) {
  const differencePaise = subtractPaise(countedPaise, expectedPaise);
  const problem = differencePaise !== ZERO && reason.trim() === '' ? cashCountSentences.enterReasonOfDifference : null;
  return { differencePaise, problem };
}
