// Repricing of a charge line when another payer takes over: its new price, the parts that stay, and the change of the total.
import type { BillLine } from './bill.ts';
import {
  type ChargeLineFigures,
  computeChargeLine,
  discountAmountFromPercent,
  discountPercentFromAmount,
} from './charge-line.ts';
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** The four values of a line that a payer decides. */
export interface LinePrice {
  readonly tpaPaise: Paise;
  readonly tpaChargeCode: string | null;
  readonly appliedPaise: Paise;
  readonly itemDiscountPaise: Paise;
}

/** A posted line: what it costs now, and the standard charge of the day it was posted. */
export type PricedLine = BillLine & LinePrice & { readonly standardPaise: Paise };

/** Amount a payer pays for a charge by the payer's own tariff; 0 when the tariff has none. */
export interface PayerRate {
  readonly tpaPaise: Paise;
  readonly tpaChargeCode: string | null;
}

/** No payer, or one without a rate for the charge. */
export const noRate: PayerRate = { tpaPaise: ZERO, tpaChargeCode: null };

/** The current price of a line. */
export function priceOf(line: LinePrice): LinePrice {
  const { tpaPaise, tpaChargeCode, appliedPaise, itemDiscountPaise } = line;
  return { tpaPaise, tpaChargeCode, appliedPaise, itemDiscountPaise };
}

/** Whether two prices are the same in all four values. */
export function isSamePrice(one: LinePrice, other: LinePrice): boolean {
  return (
    one.tpaPaise === other.tpaPaise &&
    one.tpaChargeCode === other.tpaChargeCode &&
    one.appliedPaise === other.appliedPaise &&
    one.itemDiscountPaise === other.itemDiscountPaise
  );
}

/**
 * The price of a line for another payer: their rate when they have one, else the standard charge the line was posted with; the
 * percentage of the discount stays and its amount follows (Q93). A line whose charge stays keeps its discount to the paisa, and
 * one without any standard charge keeps its charge: nothing becomes free by a transfer.
 */
export function repriceLine(line: PricedLine, rate: PayerRate): LinePrice {
  const wantedPaise = rate.tpaPaise > 0 ? rate.tpaPaise : line.standardPaise;
  const appliedPaise = wantedPaise > 0 ? wantedPaise : line.appliedPaise;
  const isKept = appliedPaise === line.appliedPaise;
  const share = discountPercentFromAmount(line.appliedPaise, line.itemDiscountPaise);
  return {
    ...rate,
    appliedPaise,
    itemDiscountPaise: isKept ? line.itemDiscountPaise : discountAmountFromPercent(appliedPaise, share),
  };
}

/** A line before and after a transfer, with what it comes to by the GST it was posted with (R520). */
export interface LineChange<Line extends PricedLine = PricedLine> {
  readonly line: Line;
  /** Whether the new payer has a rate of their own. */
  readonly hasRate: boolean;
  readonly isChanged: boolean;
  readonly before: LinePrice & ChargeLineFigures;
  readonly after: LinePrice & ChargeLineFigures;
}

function withFigures(line: PricedLine, price: LinePrice): LinePrice & ChargeLineFigures {
  return { ...price, ...computeChargeLine({ ...line, ...price, usesIgst: line.isIgstApplied }) };
}

/** The change a payer's rate makes to a line. */
export function lineChange<Line extends PricedLine>(line: Line, rate: PayerRate): LineChange<Line> {
  const after = repriceLine(line, rate);
  return {
    line,
    hasRate: rate.tpaPaise > 0,
    isChanged: !isSamePrice(line, after),
    before: withFigures(line, priceOf(line)),
    after: withFigures(line, after),
  };
}

/** Returns the amount of a line with its GST, in paise. */
export function totalOf(figures: Pick<ChargeLineFigures, 'netPaise' | 'gstPaise'>): Paise {
  return addPaise(figures.netPaise, figures.gstPaise);
}

/** Totals of all lines before and after a transfer. */
export interface TransferTotals {
  readonly beforePaise: Paise;
  readonly afterPaise: Paise;
  /** After less before: the sum of the differences of the changed lines. */
  readonly differencePaise: Paise;
}

/** The sums of a transfer; lines that are left out count with what they come to now. */
export function transferTotals(
  changes: readonly Pick<LineChange, 'before' | 'after'>[],
  isLeftOut: (index: number) => boolean,
): TransferTotals {
  const beforePaise = sumPaise(changes.map(({ before }) => totalOf(before)));
  const afterPaise = sumPaise(changes.map(({ before, after }, index) => totalOf(isLeftOut(index) ? before : after)));
  return { beforePaise, afterPaise, differencePaise: subtractPaise(afterPaise, beforePaise) };
}
