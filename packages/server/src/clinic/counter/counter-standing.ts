// How a counter bill stands before a refund: its lines with their figures and their share of the discount, and what went back before.
import { type ChargeLineFigures, computeChargeLine } from '@charaka/rules/money/charge-line';
import {
  type CounterStanding,
  computeCounterRefund,
  discountShares,
  everythingLeft,
  type SoldLine,
} from '@charaka/rules/money/counter-bill';
import { basisPoints, type Paise, type Thousandths, thousandths, ZERO } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { type LockedBill, type PostedLine, readCounterBillHeads, readPostedLines } from './counter-bill-store.ts';
import { type RefundSums, readRefundSums } from './counter-refund-store.ts';

/** A line of a bill as a refund and its credit note need it. */
export type SoldCounterLine = SoldLine & PostedLine & Pick<ChargeLineFigures, 'taxablePaise'>;

type Standing = CounterStanding<SoldCounterLine>;

/** The standing of a bill; behind its lock it stays so. */
export async function readStanding(call: Call, bill: LockedBill): Promise<Standing> {
  const standings = await readStandings(call, [bill]);
  return standings.get(bill.counterBillId) ?? standingOf(bill, [], nothingBack);
}

const nothingBack: RefundSums = { refundedPaise: ZERO, claimReducedPaise: ZERO };

/** By the number of the bill. */
async function readStandings(call: Call, bills: readonly LockedBill[]): Promise<Map<number, Standing>> {
  const ids = bills.map(({ counterBillId }) => counterBillId);
  const [posted, sums] = await Promise.all([readPostedLines(call, ids), readRefundSums(call, ids)]);
  const linesOf = Map.groupBy(posted, ({ counterBillId }) => counterBillId);
  const sumsOf = new Map(sums.map((each) => [each.counterBillId, each]));
  return new Map(
    bills.map((bill) => [
      bill.counterBillId,
      standingOf(bill, linesOf.get(bill.counterBillId) ?? [], sumsOf.get(bill.counterBillId) ?? nothingBack),
    ]),
  );
}

/** A line of a list that is to go back: all of it, or so much of its quantity. */
interface ToGoBack {
  readonly counterBillId?: number | null | undefined;
  readonly serviceChargeId?: number | null | undefined;
  readonly quantity?: Thousandths;
}

/**
 * The amount that the refund of each line alone would pay out now: the figure of the refund itself, with the line's share of the discount and
 * less the amount due (OR023). 0 for a line that was refunded already.
 */
export async function paidOutFor(call: Call, rows: readonly ToGoBack[]): Promise<Paise[]> {
  const ids = new Set(rows.flatMap(({ counterBillId }) => counterBillId ?? []));
  if (ids.size === 0) return rows.map(() => ZERO);
  const standings = await readStandings(call, await readCounterBillHeads(call, [...ids]));
  return rows.map(({ counterBillId, serviceChargeId, quantity }) => {
    const standing = standings.get(counterBillId ?? 0);
    const left = everythingLeft(standing?.lines ?? []).find((each) => each.serviceChargeId === serviceChargeId);
    if (!standing || !left) return ZERO;
    const most = Math.min(quantity ?? left.quantityThousandths, left.quantityThousandths);
    return computeCounterRefund(standing, [{ ...left, quantityThousandths: thousandths(most) }]).paidOutPaise;
  });
}

/** The lines of a bill with their shares of its discount. */
export function sharesOf(
  lines: readonly { readonly net: SoldLine['netPaise']; readonly gst: SoldLine['gstPaise'] }[],
  discountPaise: LockedBill['discountPaise'],
) {
  return discountShares(
    lines.map(({ net, gst }) => ({ netPaise: net, gstPaise: gst })),
    discountPaise,
  );
}

function standingOf(
  bill: LockedBill,
  posted: readonly PostedLine[],
  { refundedPaise, claimReducedPaise }: RefundSums,
): Standing {
  const figures = posted.map((line) =>
    computeChargeLine({
      ...line,
      igstBasisPoints: basisPoints(line.igstBasisPoints),
      sgstBasisPoints: basisPoints(line.sgstBasisPoints),
      cgstBasisPoints: basisPoints(line.cgstBasisPoints),
      usesIgst: bill.isIgst,
    }),
  );
  const shares = discountShares(figures, bill.discountPaise);
  return {
    netPaise: bill.netPaise,
    authorizedPaise: bill.authorizedPaise,
    duePaise: bill.duePaise,
    refundedPaise,
    claimReducedPaise,
    lines: posted.map((line, index) => {
      const figure = figures[index];
      if (!figure) throw new Error('A line has no figures');
      return { ...line, ...figure, discountSharePaise: shares[index] ?? ZERO };
    }),
  };
}
