// Examples of the counter's arithmetic, and random bills whose refunds add up to the billed amount, paisa by paisa.
import { describe, expect, it } from 'vitest';
import type { BillLine } from './bill.ts';
import {
  type CounterStanding,
  computeCounterBill,
  computeCounterRefund,
  discountShares,
  everythingLeft,
  type SoldLine,
} from './counter-bill.ts';
import {
  addPaise,
  basisPoints,
  type Paise,
  paise,
  subtractPaise,
  type Thousandths,
  thousandths,
  ZERO,
} from './money.ts';

const rate = (percent: number) => basisPoints(percent * 100);

function lineOf(rupees: number, quantity = 1, gstPercent = 0): BillLine {
  return {
    quantityThousandths: thousandths(Math.round(quantity * 1000)),
    appliedPaise: paise(Math.round(rupees * 100)),
    itemDiscountPaise: ZERO,
    igstBasisPoints: rate(gstPercent),
    sgstBasisPoints: rate(gstPercent / 2),
    cgstBasisPoints: rate(gstPercent / 2),
    isIgstApplied: false,
    isGstInclusive: false,
    isGstBeforeDiscount: true,
    isNonApplicable: false,
  };
}

interface Given {
  readonly lines: readonly BillLine[];
  readonly discount?: { kind: 'percent'; basisPoints: ReturnType<typeof rate> };
  readonly authorized?: number;
  readonly due?: number;
}

function standingOf({ lines, discount, authorized = 0, due = 0 }: Given): CounterStanding {
  const bill = computeCounterBill({
    lines,
    discount: discount ?? { kind: 'amount', paise: ZERO },
    authorizedPaise: paise(authorized * 100),
    hospitalStateCode: null,
    patientStateCode: null,
    isServicePlace: false,
  });
  const shares = discountShares(bill.lines, bill.discountPaise);
  return {
    netPaise: bill.netPaise,
    authorizedPaise: bill.payerDuePaise,
    duePaise: paise(due * 100),
    refundedPaise: ZERO,
    claimReducedPaise: ZERO,
    lines: bill.lines.map((line, index) => ({
      ...line,
      serviceChargeId: index + 1,
      discountSharePaise: shares[index] ?? ZERO,
      refundedThousandths: thousandths(0),
    })),
  };
}

function after(
  standing: CounterStanding,
  asked: readonly { serviceChargeId: number; quantityThousandths: Thousandths }[],
) {
  const refund = computeCounterRefund(standing, asked);
  const quantityOf = new Map(asked.map((each) => [each.serviceChargeId, each.quantityThousandths]));
  const next: CounterStanding = {
    ...standing,
    duePaise: subtractPaise(standing.duePaise, refund.dueReducedPaise),
    refundedPaise: addPaise(standing.refundedPaise, refund.amountPaise),
    claimReducedPaise: addPaise(standing.claimReducedPaise, refund.claimReducedPaise),
    lines: standing.lines.map((line) => ({
      ...line,
      refundedThousandths: thousandths(line.refundedThousandths + (quantityOf.get(line.serviceChargeId) ?? 0)),
    })),
  };
  return { refund, next };
}

const whole = (...numbers: number[]) =>
  numbers.map((serviceChargeId) => ({ serviceChargeId, quantityThousandths: thousandths(1000) }));

describe('a refund at the counter, as the specification works it out', () => {
  const three: Given = {
    lines: [lineOf(450), lineOf(299.5), lineOf(120)],
    discount: { kind: 'percent', basisPoints: rate(10) },
  };

  it('takes back a line with its share of the discount, and at last the rounding with it', () => {
    const standing = standingOf(three);
    expect(standing.netPaise).toBe(78_300);
    const second = after(standing, whole(2));
    expect(second.refund.lines[0]?.discountSharePaise).toBe(2995);
    expect([second.refund.amountPaise, second.refund.paidOutPaise]).toEqual([26_955, 26_955]);
    const last = after(second.next, whole(1, 3)).refund;
    expect(last.lines.map(({ amountPaise }) => amountPaise)).toEqual([40_500, 10_800]);
    expect([last.amountPaise, last.roundOffPaise, last.paidOutPaise]).toEqual([51_345, 45, 51_345]);
  });

  it('lowers what is due before anything is paid out', () => {
    const { refund, next } = after(standingOf({ ...three, due: 283 }), whole(2));
    expect([refund.amountPaise, refund.dueReducedPaise, refund.paidOutPaise]).toEqual([26_955, 26_955, 0]);
    expect(next.duePaise).toBe(1345);
  });

  it('takes back one unit after the other', () => {
    let standing = standingOf({
      lines: [{ ...lineOf(33.333, 3), appliedPaise: paise(10_000), quantityThousandths: thousandths(1000) }],
    });
    standing = {
      ...standing,
      lines: standing.lines.map((line) => ({ ...line, quantityThousandths: thousandths(3000) })),
    };
    const amounts: Paise[] = [];
    for (let unit = 0; unit < 3; unit += 1) {
      const { refund, next } = after(standing, whole(1));
      amounts.push(refund.amountPaise);
      standing = next;
    }
    expect(amounts).toEqual([3333, 3334, 3333]);
  });

  it("lowers the payer's claim by its share and pays the rest out", () => {
    const { refund } = after(standingOf({ lines: [lineOf(750), lineOf(250)], authorized: 800 }), whole(2));
    expect([refund.amountPaise, refund.claimReducedPaise, refund.paidOutPaise]).toEqual([25_000, 20_000, 5000]);
  });

  it('refuses what is not left of a line, and a line named twice', () => {
    const standing = standingOf({ lines: [lineOf(100)] });
    const { next } = after(standing, whole(1));
    expect(() => computeCounterRefund(next, whole(1))).toThrow(RangeError);
    expect(() => computeCounterRefund(standing, whole(1, 1))).toThrow(RangeError);
    expect(() => computeCounterRefund(standing, whole(9))).toThrow(RangeError);
    expect(() => computeCounterRefund(standing, [])).toThrow(RangeError);
  });
});

/** Numbers that come the same every time. */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function randomBill(roll: (most: number) => number): CounterStanding {
  const lines = Array.from({ length: 1 + roll(5) }, () =>
    lineOf(0.01 + roll(200_000) / 100, 0.5 * (1 + roll(6)), [0, 0, 5, 12, 18][roll(5)]),
  );
  const plain = standingOf({ lines, discount: { kind: 'percent', basisPoints: rate(roll(5) === 0 ? 100 : roll(60)) } });
  const authorizedPaise = paise(roll(3) === 0 ? roll(plain.netPaise / 100 + 1) * 100 : 0);
  const ownPaise = subtractPaise(plain.netPaise, authorizedPaise);
  return { ...plain, authorizedPaise, duePaise: paise(roll(2) === 0 ? roll(ownPaise / 100 + 1) * 100 : 0) };
}

const someOf = (roll: (most: number) => number, lines: readonly SoldLine[]) => {
  const left = everythingLeft(lines);
  const chosen = left.filter(() => roll(2) === 0);
  return (chosen.length > 0 ? chosen : left.slice(0, 1)).map((each) => ({
    ...each,
    quantityThousandths: thousandths(roll(2) === 0 ? each.quantityThousandths : 1 + roll(each.quantityThousandths)),
  }));
};

describe('random bills of a counter', () => {
  it('give back what was billed, never more on the way, and leave nothing', () => {
    const roll = dice(20_261_123);
    for (let round = 0; round < 400; round += 1) {
      const billed = randomBill(roll);
      let standing = billed;
      const sums = { paidOut: ZERO, round: ZERO, gst: ZERO, net: ZERO, share: ZERO };
      while (everythingLeft(standing.lines).length > 0) {
        const { refund, next } = after(
          standing,
          roll(6) === 0 ? everythingLeft(standing.lines) : someOf(roll, standing.lines),
        );
        for (const figure of [
          refund.amountPaise,
          refund.claimReducedPaise,
          refund.dueReducedPaise,
          refund.paidOutPaise,
        ])
          expect(figure).toBeGreaterThanOrEqual(0);
        for (const line of refund.lines) expect(Math.min(line.netPaise, line.gstPaise)).toBeGreaterThanOrEqual(0);
        sums.paidOut = addPaise(sums.paidOut, refund.paidOutPaise);
        sums.round = addPaise(sums.round, refund.roundOffPaise);
        for (const line of refund.lines) {
          sums.gst = addPaise(sums.gst, line.gstPaise);
          sums.net = addPaise(sums.net, line.netPaise);
          sums.share = addPaise(sums.share, line.discountSharePaise);
        }
        expect(next.refundedPaise).toBeLessThanOrEqual(billed.netPaise);
        expect(sums.paidOut).toBeLessThanOrEqual(billed.netPaise - billed.authorizedPaise - billed.duePaise);
        standing = next;
      }
      const totalOf = (figure: 'netPaise' | 'gstPaise' | 'discountSharePaise') =>
        billed.lines.reduce((sum, line) => sum + line[figure], 0);
      expect([standing.refundedPaise, standing.claimReducedPaise, standing.duePaise]).toEqual([
        billed.netPaise,
        billed.authorizedPaise,
        0,
      ]);
      expect(sums.paidOut).toBe(billed.netPaise - billed.authorizedPaise - billed.duePaise);
      expect([sums.net, sums.gst, sums.share]).toEqual([
        totalOf('netPaise'),
        totalOf('gstPaise'),
        totalOf('discountSharePaise'),
      ]);
      expect(sums.round).toBe(
        billed.netPaise - totalOf('netPaise') - totalOf('gstPaise') + totalOf('discountSharePaise'),
      );
    }
  });
});
