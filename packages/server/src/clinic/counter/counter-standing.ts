// How a counter bill stands before a refund: its lines with their figures and their share of the discount, and what went back before.
import { type ChargeLineFigures, computeChargeLine } from '@charaka/rules/money/charge-line';
import { type CounterStanding, discountShares, type SoldLine } from '@charaka/rules/money/counter-bill';
import { basisPoints, ZERO } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { type LockedBill, type PostedLine, readPostedLines } from './counter-bill-store.ts';
import { readRefundSums } from './counter-refund-store.ts';

/** A line of a bill as a refund and its credit note need it. */
export type SoldCounterLine = SoldLine & PostedLine & Pick<ChargeLineFigures, 'taxablePaise'>;

/** The standing of a bill; behind its lock it stays so. */
export async function readStanding(call: Call, bill: LockedBill): Promise<CounterStanding<SoldCounterLine>> {
  const [posted, sums] = await Promise.all([
    readPostedLines(call, bill.counterBillId),
    readRefundSums(call, bill.counterBillId),
  ]);
  return standingOf(bill, posted, sums);
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
  sums: Awaited<ReturnType<typeof readRefundSums>>,
): CounterStanding<SoldCounterLine> {
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
    ...sums,
    lines: posted.map((line, index) => {
      const figure = figures[index];
      if (!figure) throw new Error('A line has no figures');
      return { ...line, ...figure, discountSharePaise: shares[index] ?? ZERO };
    }),
  };
}
