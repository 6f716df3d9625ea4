// A partner's bill is judged line by line; laws that hold for any bill, tried on random ones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sumPaise, ZERO } from '../money/money.ts';
import { type BilledTest, isPayable, judgePartnerBill, type SentTest, totalPartnerBill } from './partner-bill.ts';

const sent = (outsourceLineId: number, change: Partial<SentTest> = {}): SentTest => ({
  outsourceLineId,
  dispatchNo: 1,
  specimenNo: `S${outsourceLineId}`,
  testCode: 'TSH',
  ratePaise: paise(4000),
  isReceived: true,
  billedBy: null,
  ...change,
});
const billed = (change: Partial<BilledTest>): BilledTest => ({ testCode: 'TSH', amountPaise: paise(4000), ...change });
const verdictsOf = (lines: readonly BilledTest[], tests: readonly SentTest[]) =>
  judgePartnerBill(lines, tests).map(({ verdict }) => verdict);

describe('a line of a partner’s bill', () => {
  it('is matched at the rate of the day it was sent, whatever the capitals of its code (LB073, TP002)', () => {
    const [line] = judgePartnerBill([billed({ specimenNo: 'S1', testCode: ' tsh' })], [sent(1)]);
    expect(line).toMatchObject({ verdict: 'Matched', outsourceLineId: 1, expectedPaise: 4000, settledPaise: 4000 });
  });

  it('is of another rate: neither more than was agreed nor more than is asked is paid (LB073, TP002)', () => {
    const tests = [sent(1), sent(2)];
    const lines = [
      billed({ specimenNo: 'S1', amountPaise: paise(5000) }),
      billed({ specimenNo: 'S2', amountPaise: paise(3000) }),
    ];
    expect(judgePartnerBill(lines, tests)).toMatchObject([
      { verdict: 'OtherRate', ratePaise: 4000, settledPaise: 4000 },
      { verdict: 'OtherRate', ratePaise: 4000, settledPaise: 3000 },
    ]);
  });

  it('was not sent, not received, or is on a bill already (LB073, TP001)', () => {
    const tests = [sent(1), sent(2, { isReceived: false }), sent(3, { billedBy: 'A-1' })];
    const numbers = ['S1', 'S1', 'S2', 'S3', 'S9'];
    const lines = numbers.map((specimenNo) => billed({ specimenNo }));
    expect(verdictsOf(lines, tests)).toEqual(['Matched', 'BilledTwice', 'NotReceived', 'BilledTwice', 'NotSent']);
    expect(judgePartnerBill(lines, tests)[3]?.billedBy).toBe('A-1');
    expect(verdictsOf([billed({ specimenNo: 'S1', dispatchNo: 2 }), billed({})], tests)).toEqual([
      'NotSent',
      'NotSent',
    ]);
  });

  it('that names a dispatch alone takes what lines with a specimen leave, received tests first (LB073)', () => {
    const tests = [sent(1, { isReceived: false }), sent(2), sent(3)];
    const lines = [billed({ dispatchNo: 1 }), billed({ specimenNo: 'S2' }), billed({ dispatchNo: 1 })];
    expect(judgePartnerBill(lines, tests).map(({ outsourceLineId }) => outsourceLineId)).toEqual([3, 2, 1]);
  });
});

describe('laws for any bill of a partner', () => {
  const number = fc.integer({ min: 1, max: 4 });
  const amount = fc.constantFrom(paise(1000), paise(2000), ZERO);
  const code = fc.constantFrom('TSH', 'HBA');
  const anySent: fc.Arbitrary<SentTest[]> = fc
    .array(
      fc.record({
        dispatchNo: number,
        specimenNo: number.map(String),
        testCode: code,
        ratePaise: amount,
        isReceived: fc.boolean(),
        billedBy: fc.constantFrom(null, null, 'A-1'),
      }),
      { maxLength: 12 },
    )
    .map((tests) => tests.map((test, place) => ({ ...test, outsourceLineId: place + 1 })));
  const anyLine: fc.Arbitrary<BilledTest> = fc.record({
    dispatchNo: fc.option(number),
    specimenNo: fc.option(number.map(String)),
    testCode: code,
    amountPaise: amount,
  });
  const anyBill = fc.record({ lines: fc.array(anyLine, { maxLength: 12 }), tests: anySent });

  it('no test is paid twice, none that did not come back or is on another bill, none above its rate or above what is asked (LB073, TP001)', () => {
    fc.assert(
      fc.property(anyBill, ({ lines, tests }) => {
        const judged = judgePartnerBill(lines, tests);
        expect(judged).toHaveLength(lines.length);
        const taken = judged.flatMap(({ outsourceLineId }) => outsourceLineId ?? []);
        expect(new Set(taken).size).toBe(taken.length);
        for (const [place, line] of judged.entries()) {
          const test = tests.find(({ outsourceLineId }) => outsourceLineId === line.outsourceLineId);
          const asked = lines[place]?.amountPaise ?? ZERO;
          if (!isPayable(line.verdict)) expect(line).toMatchObject({ expectedPaise: 0, settledPaise: 0 });
          else {
            expect(test).toMatchObject({ isReceived: true, billedBy: null, testCode: lines[place]?.testCode });
            expect(line.settledPaise).toBe(Math.min(asked, test?.ratePaise ?? -1));
            expect(line.verdict === 'Matched').toBe(asked === test?.ratePaise);
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('a line is only said to be billed twice where every test it may mean is taken (LB073)', () => {
    fc.assert(
      fc.property(anyBill, ({ lines, tests }) => {
        const judged = judgePartnerBill(lines, tests);
        const taken = new Set(judged.map(({ outsourceLineId }) => outsourceLineId));
        const isMeant = (line: BilledTest, test: SentTest) =>
          test.testCode === line.testCode &&
          (line.specimenNo ? test.specimenNo === line.specimenNo : line.dispatchNo !== null) &&
          (line.dispatchNo === null || test.dispatchNo === line.dispatchNo);
        for (const [place, { verdict }] of judged.entries()) {
          const line = lines[place];
          const meant = line ? tests.filter((test) => isMeant(line, test)) : [];
          expect(verdict === 'NotSent').toBe(meant.length === 0);
          if (verdict === 'BilledTwice')
            expect(meant.every((test) => test.billedBy !== null || taken.has(test.outsourceLineId))).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('the sums are those of the lines; what is refused is billed and not owed (LB073)', () => {
    fc.assert(
      fc.property(anyBill, fc.integer({ min: 0, max: 12 }), ({ lines, tests }, refusedCount) => {
        const judged = judgePartnerBill(lines, tests).map((line, place) => ({
          ...line,
          amountPaise: lines[place]?.amountPaise ?? ZERO,
          isRefused: place < refusedCount,
        }));
        const totals = totalPartnerBill(judged);
        expect(totals.billedPaise).toBe(sumPaise(lines.map(({ amountPaise }) => amountPaise)));
        expect(totals.differencePaise).toBe(totals.billedPaise - totals.expectedPaise);
        expect(totals.settledPaise).toBeLessThanOrEqual(Math.min(totals.billedPaise, totals.expectedPaise));
      }),
    );
  });
});
