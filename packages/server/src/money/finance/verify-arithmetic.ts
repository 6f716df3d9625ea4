// The arithmetic of the check of the books: its own, so that a wrong rule of the bill is not called right (docs/decisions/0028).
//
// Imports from packages/rules are forbidden: amounts are plain whole paise, and the value of a line is computed in fractions.

/** A saved charge line: its value follows from these fields alone. */
export interface ValuedLine {
  readonly quantityThousandths: number;
  readonly appliedPaise: number;
  readonly itemDiscountPaise: number;
  readonly igstBasisPoints: number;
  readonly sgstBasisPoints: number;
  readonly cgstBasisPoints: number;
  readonly isGstInclusive: boolean;
  readonly isGstBeforeDiscount: boolean;
}

/** The value of a line, split by recipient: the hospital, the state, or two states half each. */
export interface LineValue {
  readonly net: number;
  readonly igst: number;
  readonly sgst: number;
  readonly cgst: number;
}

/** A fraction of whole numbers. */
type Fraction = readonly [over: bigint, under: bigint];

const times = ([over, under]: Fraction, [by, part]: Fraction): Fraction => [over * by, under * part];

/** The nearest whole number, the one farther from zero where two are as near; nothing here is below zero. */
function nearest([over, under]: Fraction): number {
  const whole = over / under;
  const rest = over - whole * under;
  return Number(rest + rest >= under ? whole + 1n : whole);
}

const whole = (amount: number): Fraction => [BigInt(amount), 1n];

/** The worth of a line, with IGST or with the two halves. */
export function lineWorth(line: ValuedLine, hasIgst: boolean): LineValue {
  const quantity: Fraction = [BigInt(line.quantityThousandths), 1000n];
  const price = times(quantity, whole(line.appliedPaise));
  const kept = nearest(price) - nearest(times(quantity, whole(line.itemDiscountPaise)));
  const rates = hasIgst ? [line.igstBasisPoints] : [line.sgstBasisPoints, line.cgstBasisPoints];
  const taxes = line.isGstInclusive
    ? insideOf(kept, rates)
    : rates.map((rate) => nearest(times(line.isGstBeforeDiscount ? price : whole(kept), [BigInt(rate), 10_000n])));
  const [first = 0, second = 0] = taxes;
  const net = line.isGstInclusive ? kept - first - second : kept;
  return hasIgst ? { net, igst: first, sgst: 0, cgst: 0 } : { net, igst: 0, sgst: first, cgst: second };
}

/** The taxes inside a price, all equal: the price is its worth without tax and that worth times the rates. */
function insideOf(price: number, rates: readonly number[]): number[] {
  const together = BigInt(rates.reduce((sum, rate) => sum + rate, 0));
  const each = nearest([BigInt(price) * together, BigInt(rates.length) * (10_000n + together)]);
  return rates.map(() => each);
}

/** The sum of one figure over many records. */
export function total<Each>(records: readonly Each[], figure: (record: Each) => number): number {
  let sum = 0;
  for (const record of records) sum += figure(record);
  return sum;
}

/** A saved memo, or a return of one. */
export interface MedicinePaper {
  readonly saleId: number;
  readonly isReturn: boolean;
  readonly netPaise: number;
  /** Paid with the memo, or handed back with the return. */
  readonly paidPaise: number;
}

/**
 * Open sums of memos, each for itself: the unpaid sum of medicine not returned, and the debt for paid medicine that was
 * returned.
 */
export function openMedicine(papers: readonly MedicinePaper[]): { asked: number; owed: number } {
  const byMemo = Map.groupBy(papers, ({ saleId }) => saleId);
  const open = [...byMemo.values()].map((memo) =>
    total(memo, ({ isReturn, netPaise, paidPaise }) => (isReturn ? paidPaise - netPaise : netPaise - paidPaise)),
  );
  return {
    asked: total(
      open.filter((amount) => amount > 0),
      (amount) => amount,
    ),
    owed: -total(
      open.filter((amount) => amount < 0),
      (amount) => amount,
    ),
  };
}

/** Paise as rupees. */
export const shown = (amount: number) => (amount / 100).toFixed(2);
