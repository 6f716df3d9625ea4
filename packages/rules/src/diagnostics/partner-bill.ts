// The bill of a partner laboratory against what was sent to it: each line gets one verdict, at the rate of the day of its dispatch (LB073, TP001, TP002).
import { foldedCode } from '../list/spreadsheet-cell.ts';
import { type Paise, smallerPaise, subtractPaise, sumPaise, ZERO } from '../money/money.ts';
import { shownStates, statesOf } from '../step/steps.ts';

/** Verdicts on a line of a bill. */
export const shownVerdicts = shownStates({
  texts: 'outsource:verdicts',
  states: {
    Matched: { tone: 'done' },
    OtherRate: { tone: 'waiting' },
    NotSent: { tone: 'danger' },
    NotReceived: { tone: 'danger' },
    BilledTwice: { tone: 'danger' },
  },
});
export const billVerdicts = statesOf(shownVerdicts);
/** Verdict on a line of a bill. */
export type BillVerdict = (typeof billVerdicts)[number];

/** The states of a bill. */
export const partnerBillStates = shownStates({
  texts: 'outsource:billStates',
  states: { Open: { tone: 'waiting' }, Accepted: { tone: 'done' }, Withdrawn: { tone: 'past' } },
});

/** A test that was sent to the partner. */
export interface SentTest {
  readonly outsourceLineId: number;
  readonly dispatchNo: number;
  readonly specimenNo: string;
  readonly testCode: string;
  /** Rate agreed with the partner on the day it was sent. */
  readonly ratePaise: Paise;
  readonly isReceived: boolean;
  /** The number of the other bill that has it, if one does. */
  readonly billedBy: string | null;
}

/** A test that the partner bills, by the number of its dispatch, of its specimen, or both. */
export interface BilledTest {
  readonly dispatchNo?: number | null | undefined;
  readonly specimenNo?: string | null | undefined;
  readonly testCode: string;
  readonly amountPaise: Paise;
}

/** A line with what it turned out to be. */
export interface JudgedTest {
  readonly verdict: BillVerdict;
  /** The sent test that is billed by this line and by no other; null where there is none. */
  readonly outsourceLineId: number | null;
  /** The rate of the day it was sent; null where nothing was. */
  readonly ratePaise: Paise | null;
  /** Amount owed for it: zero unless it was sent, received and billed once. */
  readonly expectedPaise: Paise;
  /** Amount paid when the bill is accepted: at most the agreed and at most the billed amount. */
  readonly settledPaise: Paise;
  /** The other bill that has the test already; null where it stands twice in this one. */
  readonly billedBy: string | null;
}

type Shelf = Map<string, SentTest[]>;
const keyOf = (testCode: string, number: string | number) => `${foldedCode(testCode)} ${foldedCode(String(number))}`;

function shelve(shelf: Shelf, key: string, test: SentTest): void {
  const beside = shelf.get(key);
  if (beside) beside.push(test);
  else shelf.set(key, [test]);
}

/** Finds sent tests by the text of a line. */
function finderOf(sent: readonly SentTest[]): (line: BilledTest) => readonly SentTest[] {
  const bySpecimen: Shelf = new Map();
  const byDispatch: Shelf = new Map();
  for (const test of sent) {
    shelve(bySpecimen, keyOf(test.testCode, test.specimenNo), test);
    shelve(byDispatch, keyOf(test.testCode, test.dispatchNo), test);
  }
  return ({ testCode, specimenNo, dispatchNo }) => {
    const hasDispatch = dispatchNo !== null && dispatchNo !== undefined;
    if (!specimenNo) return hasDispatch ? (byDispatch.get(keyOf(testCode, dispatchNo)) ?? []) : [];
    const found = bySpecimen.get(keyOf(testCode, specimenNo)) ?? [];
    return hasDispatch ? found.filter((test) => test.dispatchNo === dispatchNo) : found;
  };
}

function judgeTest(line: BilledTest, fitting: readonly SentTest[], taken: ReadonlySet<number>): JudgedTest {
  const nothing = { outsourceLineId: null, expectedPaise: ZERO, settledPaise: ZERO, billedBy: null };
  const [first] = fitting;
  if (!first) return { verdict: 'NotSent', ratePaise: null, ...nothing };
  const free = fitting.filter(({ outsourceLineId, billedBy }) => billedBy === null && !taken.has(outsourceLineId));
  const received = free.filter(({ isReceived }) => isReceived);
  const best = received.find(({ ratePaise }) => ratePaise === line.amountPaise) ?? received[0] ?? free[0];
  if (!best) return { ...nothing, verdict: 'BilledTwice', ratePaise: first.ratePaise, billedBy: first.billedBy };
  const { outsourceLineId, ratePaise, isReceived } = best;
  if (!isReceived) return { ...nothing, verdict: 'NotReceived', outsourceLineId, ratePaise };
  return {
    verdict: ratePaise === line.amountPaise ? 'Matched' : 'OtherRate',
    outsourceLineId,
    ratePaise,
    expectedPaise: ratePaise,
    billedBy: null,
    settledPaise: smallerPaise(line.amountPaise, ratePaise),
  };
}

/**
 * Judges the lines of a bill in their order, those that name a specimen before those that name a dispatch alone, which may mean any
 * specimen of it. Of several tests that a line may mean it takes one that was received, and then one with its rate.
 */
export function judgePartnerBill(lines: readonly BilledTest[], sent: readonly SentTest[]): JudgedTest[] {
  const find = finderOf(sent);
  const taken = new Set<number>();
  const judged = new Map<number, JudgedTest>();
  const places = lines.map((_, place) => place);
  const isNamed = (place: number) => Boolean(lines[place]?.specimenNo);
  for (const place of [...places.filter(isNamed), ...places.filter((one) => !isNamed(one))]) {
    const line = lines[place];
    if (!line) continue;
    const found = judgeTest(line, find(line), taken);
    if (found.outsourceLineId !== null) taken.add(found.outsourceLineId);
    judged.set(place, found);
  }
  return places.flatMap((place) => judged.get(place) ?? []);
}

/** A line may stand in an accepted bill: what was not sent, not received or billed before is refused first (TP001). */
export function isPayable(verdict: BillVerdict): boolean {
  return verdict === 'Matched' || verdict === 'OtherRate';
}

/** Amount billed, amount owed, and amount paid when the bill is accepted. */
export interface BillTotals {
  readonly billedPaise: Paise;
  readonly expectedPaise: Paise;
  /** Above nothing where the partner asks more than is owed. */
  readonly differencePaise: Paise;
  readonly settledPaise: Paise;
}

/** The sums of a bill; a line that was refused is billed, and nothing is owed for it. */
export function totalPartnerBill(
  lines: readonly (Pick<JudgedTest, 'expectedPaise' | 'settledPaise'> & {
    readonly amountPaise: Paise;
    readonly isRefused: boolean;
  })[],
): BillTotals {
  const kept = lines.filter(({ isRefused }) => !isRefused);
  const billedPaise = sumPaise(lines.map(({ amountPaise }) => amountPaise));
  const expectedPaise = sumPaise(kept.map((line) => line.expectedPaise));
  const settledPaise = sumPaise(kept.map((line) => line.settledPaise));
  return { billedPaise, expectedPaise, differencePaise: subtractPaise(billedPaise, expectedPaise), settledPaise };
}
