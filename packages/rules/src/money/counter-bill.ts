// The bill of a counter: its figures, the discount of each line, and the refund of lines (OR023).
import { type Bill, type BillDiscount, type BillLine, computeBill } from './bill.ts';
import type { ChargeLineFigures } from './charge-line.ts';
import {
  addPaise,
  type Paise,
  paise,
  roundHalfAwayFromZero,
  smallerPaise,
  subtractPaise,
  sumPaise,
  type Thousandths,
  ZERO,
} from './money.ts';

export interface CounterBillInput<Line extends BillLine = BillLine> {
  readonly lines: readonly Line[];
  readonly discount: BillDiscount;
  /** Amount the payer takes over; zero without a payer. */
  readonly authorizedPaise: Paise;
  readonly hospitalStateCode: string | null;
  readonly patientStateCode: string | null;
  readonly isServicePlace: boolean;
}

/** The bill of a counter: that of money.md with no medicine, no other charge, nothing left out and nothing paid in advance. */
export function computeCounterBill<Line extends BillLine>(input: CounterBillInput<Line>): Bill<Line> {
  const hasAssociation = input.authorizedPaise > 0;
  return computeBill({
    lines: input.lines,
    isFinal: true,
    hospitalStateCode: input.hospitalStateCode,
    patientStateCode: input.patientStateCode,
    isServicePlace: input.isServicePlace,
    isNonHospitalChargeOn: false,
    patientType: 'Counter',
    hasAssociation,
    payments: [],
    medicinePaise: ZERO,
    medicineCreditPaise: ZERO,
    otherChargePaise: ZERO,
    discount: input.discount,
    authorizedPaise: input.authorizedPaise,
    finalAuthorizedPaise: null,
  });
}

/** amount x part / whole, to a paisa; nothing of nothing. */
function shareOf(amount: Paise, part: number, whole: number): Paise {
  if (whole <= 0) return ZERO;
  return paise(Number(roundHalfAwayFromZero(BigInt(amount) * BigInt(part), BigInt(whole))));
}

const worthOf = ({ netPaise, gstPaise }: Pick<ChargeLineFigures, 'netPaise' | 'gstPaise'>): Paise =>
  addPaise(netPaise, gstPaise);

/** Returns the discount of each line: by its worth, with the rounding rest on the largest line; together the discount. */
export function discountShares(
  lines: readonly Pick<ChargeLineFigures, 'netPaise' | 'gstPaise'>[],
  discountPaise: Paise,
): Paise[] {
  const worths = lines.map(worthOf);
  const grossPaise = sumPaise(worths);
  const shares = worths.map((worth) => shareOf(discountPaise, worth, grossPaise));
  const over = subtractPaise(discountPaise, sumPaise(shares));
  const largest = worths.indexOf(paise(Math.max(...worths)));
  return shares.map((share, index) => (index === largest ? addPaise(share, over) : share));
}

/** A line of a counter bill, with what was taken back of it before. */
export interface SoldLine {
  readonly serviceChargeId: number;
  readonly quantityThousandths: Thousandths;
  readonly netPaise: Paise;
  readonly gstPaise: Paise;
  readonly igstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly cgstPaise: Paise;
  readonly discountSharePaise: Paise;
  readonly refundedThousandths: Thousandths;
}

/** State of a counter bill before a refund. */
export interface CounterStanding<Line extends SoldLine = SoldLine> {
  readonly netPaise: Paise;
  readonly authorizedPaise: Paise;
  readonly duePaise: Paise;
  readonly refundedPaise: Paise;
  readonly claimReducedPaise: Paise;
  readonly lines: readonly Line[];
}

/** Refund of a line. */
export interface RefundedLine {
  readonly serviceChargeId: number;
  readonly quantityThousandths: Thousandths;
  readonly netPaise: Paise;
  readonly gstPaise: Paise;
  readonly igstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly cgstPaise: Paise;
  /** Discount reversed with it; a paisa more or less when parts are rounded. */
  readonly discountSharePaise: Paise;
  readonly amountPaise: Paise;
}

/** One refund and its reductions: of the payer's claim and of the due; the rest is paid out. */
export interface CounterRefund {
  readonly lines: readonly RefundedLine[];
  readonly amountPaise: Paise;
  /** Refund beyond the lines; the rounding of the bill is refunded with the last line. */
  readonly roundOffPaise: Paise;
  readonly claimReducedPaise: Paise;
  readonly dueReducedPaise: Paise;
  readonly paidOutPaise: Paise;
}

/** A line and its refunded quantity. */
export interface RefundAsked {
  readonly serviceChargeId: number;
  readonly quantityThousandths: Thousandths;
}

/** Everything that is left of a bill, as a cancellation asks for it. */
export function everythingLeft(lines: readonly SoldLine[]): RefundAsked[] {
  return lines
    .map(({ serviceChargeId, quantityThousandths, refundedThousandths }) => ({
      serviceChargeId,
      quantityThousandths: (quantityThousandths - refundedThousandths) as Thousandths,
    }))
    .filter(({ quantityThousandths }) => quantityThousandths > 0);
}

/** Returns the refunded amounts of a line for a refunded quantity. */
function goneBack(line: SoldLine, quantity: number) {
  const part = (amount: Paise): Paise => shareOf(amount, quantity, line.quantityThousandths);
  const [igstPaise, sgstPaise, cgstPaise] = [part(line.igstPaise), part(line.sgstPaise), part(line.cgstPaise)];
  const gstPaise = addPaise(igstPaise, sgstPaise, cgstPaise);
  const netPaise = part(line.netPaise);
  const amountPaise = part(subtractPaise(worthOf(line), line.discountSharePaise));
  // Value and taxes go back as documents tell them; what rounding leaves between them and the amount stands with the discount.
  const discountSharePaise = subtractPaise(addPaise(netPaise, gstPaise), amountPaise);
  return { netPaise, gstPaise, igstPaise, sgstPaise, cgstPaise, discountSharePaise, amountPaise };
}

function refundLine(line: SoldLine, quantityThousandths: Thousandths): RefundedLine {
  const before = goneBack(line, line.refundedThousandths);
  const after = goneBack(line, line.refundedThousandths + quantityThousandths);
  const part = (figure: keyof typeof after): Paise => subtractPaise(after[figure], before[figure]);
  return {
    serviceChargeId: line.serviceChargeId,
    quantityThousandths,
    netPaise: part('netPaise'),
    gstPaise: part('gstPaise'),
    igstPaise: part('igstPaise'),
    sgstPaise: part('sgstPaise'),
    cgstPaise: part('cgstPaise'),
    discountSharePaise: part('discountSharePaise'),
    amountPaise: part('amountPaise'),
  };
}

/** Whether every line of a bill is fully refunded after this request. */
function leavesNothing({ lines }: CounterStanding, asked: ReadonlyMap<number, Thousandths>): boolean {
  return lines.every(
    (line) => line.refundedThousandths + (asked.get(line.serviceChargeId) ?? 0) === line.quantityThousandths,
  );
}

/**
 * Returns the refund of these quantities (OR023): never more than the bill's net amount less all earlier refunds, and exactly
 * that when no quantity is left. It first reduces the claim, by its share of all refunds, and the due; the rest is paid out.
 * Throws RangeError for a line that is not on the bill, is named twice, or exceeds the quantity that is left.
 */
export function computeCounterRefund(standing: CounterStanding, asked: readonly RefundAsked[]): CounterRefund {
  const wanted = new Map(asked.map((each) => [each.serviceChargeId, each.quantityThousandths]));
  if (asked.length === 0 || wanted.size !== asked.length) throw new RangeError('A refund names lines, each once.');
  const lines = asked.map(({ serviceChargeId, quantityThousandths }) => {
    const line = standing.lines.find((each) => each.serviceChargeId === serviceChargeId);
    const left = line ? line.quantityThousandths - line.refundedThousandths : 0;
    if (!line || quantityThousandths <= 0 || quantityThousandths > left)
      throw new RangeError('A line is refunded up to what is left of it.');
    return refundLine(line, quantityThousandths);
  });
  const worthPaise = sumPaise(lines.map(({ amountPaise }) => amountPaise));
  const leftPaise = subtractPaise(standing.netPaise, standing.refundedPaise);
  const amountPaise = leavesNothing(standing, wanted) ? leftPaise : smallerPaise(worthPaise, leftPaise);
  const allPaise = addPaise(standing.refundedPaise, amountPaise);
  const claimReducedPaise = subtractPaise(
    shareOf(allPaise, standing.authorizedPaise, standing.netPaise),
    standing.claimReducedPaise,
  );
  const ownPaise = subtractPaise(amountPaise, claimReducedPaise);
  const dueReducedPaise = smallerPaise(standing.duePaise, ownPaise);
  return {
    lines,
    amountPaise,
    roundOffPaise: subtractPaise(amountPaise, worthPaise),
    claimReducedPaise,
    dueReducedPaise,
    paidOutPaise: subtractPaise(ownPaise, dueReducedPaise),
  };
}
