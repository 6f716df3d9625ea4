// The bill of an admission: every figure of the bill summary from its lines, payments, discount and authorised amount.
import {
  type ChargeLine,
  type ChargeLineFigures,
  computeChargeLine,
  discountAmountFromPercent,
  discountPercentFromAmount,
} from './charge-line.ts';
import {
  addPaise,
  type BasisPoints,
  type Paise,
  roundToRupee,
  smallerPaise,
  subtractPaise,
  sumPaise,
  ZERO,
} from './money.ts';
import { type PostedPayment, totalPayments } from './payment.ts';

/** A line on a bill. */
export interface BillLine extends ChargeLine {
  /** Decides the GST kind on a provisional bill only. */
  isIgstApplied: boolean;
  /** A non-hospital charge, which may be left out of the bill (R523). */
  isNonApplicable: boolean;
}

/** A payment with the modes that keep non-hospital charges on the bill. */
export interface BillPayment extends PostedPayment {
  cardPaise: Paise;
  upiPaise: Paise;
  neftPaise: Paise;
}

export type BillDiscount = { kind: 'percent'; basisPoints: BasisPoints } | { kind: 'amount'; paise: Paise };

export interface BillInput<Line extends BillLine = BillLine> {
  lines: readonly Line[];
  isFinal: boolean;
  hospitalStateCode: string | null;
  patientStateCode: string | null;
  isNonHospitalChargeOn: boolean;
  patientType: string;
  hasAssociation: boolean;
  payments: readonly BillPayment[];
  /** Unpaid cash memos less pharmacy returns; negative when more came back (Q144). */
  medicinePaise: Paise;
  otherChargePaise: Paise;
  discount: BillDiscount;
  authorizedPaise: Paise;
  /** Null until the TPA desk has entered it. */
  finalAuthorizedPaise: Paise | null;
}

export type AmountLabel = 'Amount Payble' | 'Refund Amount';

/** The sums of a bill, from its charges down to what is left to pay. */
export interface BillSums {
  /** Also the noNmedicineCharge of the bill summary form: before non-hospital charges are left out (Q126). */
  readonly totalChargePaise: Paise;
  readonly nonHospitalPaise: Paise;
  readonly medicinePaise: Paise;
  readonly otherChargePaise: Paise;
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly netPaise: Paise;
  readonly paidInAdvancePaise: Paise;
  readonly authorizedPaise: Paise;
  readonly netPayablePaise: Paise;
}

export interface Bill<Line extends BillLine = BillLine> extends BillSums {
  lines: (Line & ChargeLineFigures)[];
  totalChargeWithoutGstPaise: Paise;
  gstPaise: Paise;
  igstPaise: Paise;
  sgstPaise: Paise;
  cgstPaise: Paise;
  discountBasisPoints: BasisPoints;
  receivedPaise: Paise;
  refundedPaise: Paise;
  /** The specification's isRefundOrPay. */
  isRefund: boolean;
  refundablePaise: Paise;
  amountLabel: AmountLabel;
  /** What stands beside the label: what the patient pays, or what he can get back. */
  shownAmountPaise: Paise;
}

/** Whether IGST applies: both state codes are known and differ; a missing one counts as the same state (R521, Q131). */
export function isOtherState(hospitalStateCode: string | null, patientStateCode: string | null): boolean {
  const hospital = (hospitalStateCode ?? '').trim().toUpperCase();
  const patient = (patientStateCode ?? '').trim().toUpperCase();
  return hospital !== '' && patient !== '' && hospital !== patient;
}

/** The lines with their figures; a final bill decides IGST by the states for all lines, a provisional one line by line (R520, R521, Q131). */
export function computeBillLines<Line extends BillLine>(
  input: Pick<BillInput<Line>, 'lines' | 'isFinal' | 'hospitalStateCode' | 'patientStateCode'>,
): (Line & ChargeLineFigures)[] {
  const isIgstForAll = isOtherState(input.hospitalStateCode, input.patientStateCode);
  return input.lines.map((line) => {
    const usesIgst = input.isFinal ? isIgstForAll : line.isIgstApplied;
    return { ...line, ...computeChargeLine({ ...line, usesIgst }) };
  });
}

/**
 * Whether non-hospital charges are left out of the bill: only where the hospital wants it, nothing was paid by card, UPI or
 * NEFT, and the patient type is neither 'Cash Claim' nor 'TPA' (R523, Q132).
 */
export function leavesOutNonHospitalCharges(
  input: Pick<BillInput, 'isNonHospitalChargeOn' | 'patientType' | 'payments'>,
): boolean {
  const isPaidElectronically = input.payments.some(
    (payment) => payment.cardPaise > 0 || payment.upiPaise > 0 || payment.neftPaise > 0,
  );
  return input.isNonHospitalChargeOn && !isPaidElectronically && !['Cash Claim', 'TPA'].includes(input.patientType);
}

/** The authorised amount that counts: with an association the final one when set, else the first one; 0 without (Q130, Q58). */
export function authorizedAmount(
  input: Pick<BillInput, 'hasAssociation' | 'authorizedPaise' | 'finalAuthorizedPaise'>,
): Paise {
  if (!input.hasAssociation) return ZERO;
  return input.finalAuthorizedPaise || input.authorizedPaise;
}

/** Label of the payable: 'Refund Amount' only for a refund without an association (R517, Q128). */
export function amountLabelOf(isRefund: boolean, hasAssociation: boolean): AmountLabel {
  return isRefund && !hasAssociation ? 'Refund Amount' : 'Amount Payble';
}

function discountOn(grossPaise: Paise, discount: BillDiscount) {
  // More medicine may have come back than is charged; there is then nothing to give a discount on.
  const wholePaise = grossPaise > 0 ? grossPaise : ZERO;
  if (discount.kind === 'percent') {
    const discountPaise = discountAmountFromPercent(wholePaise, discount.basisPoints);
    return { discountPaise, discountBasisPoints: discount.basisPoints };
  }
  const discountBasisPoints = discountPercentFromAmount(wholePaise, discount.paise);
  return { discountPaise: discount.paise, discountBasisPoints };
}

function settlementOf(netPaise: Paise, input: BillInput) {
  const { receivedPaise, refundedPaise, paidPaise: paidInAdvancePaise } = totalPayments(input.payments);
  const authorizedPaise = authorizedAmount(input);
  const netPayablePaise = subtractPaise(netPaise, addPaise(authorizedPaise, paidInAdvancePaise));
  const isRefund = netPayablePaise < 0;
  const ownMoneyPaise = paidInAdvancePaise > 0 ? paidInAdvancePaise : ZERO;
  const refundablePaise = isRefund ? smallerPaise(subtractPaise(ZERO, netPayablePaise), ownMoneyPaise) : ZERO;
  return {
    receivedPaise,
    refundedPaise,
    paidInAdvancePaise,
    authorizedPaise,
    netPayablePaise,
    isRefund,
    refundablePaise,
    amountLabel: amountLabelOf(isRefund, input.hasAssociation),
    shownAmountPaise: isRefund ? refundablePaise : netPayablePaise,
  };
}

/**
 * Every figure of a bill (R503, R504, R510, R513, R520-R523, Q126-Q132); the order of lines and payments changes nothing.
 * Throws RangeError for a negative other charge or authorised amount, and for a discount outside 0 to the gross amount.
 */
export function computeBill<Line extends BillLine>(input: BillInput<Line>): Bill<Line> {
  if (input.otherChargePaise < 0) throw new RangeError('The other charge cannot be negative.');
  if (authorizedAmount(input) < 0) throw new RangeError('The authorised amount cannot be negative.');
  const lines = computeBillLines(input);
  const totalOf = (figure: keyof ChargeLineFigures): Paise => sumPaise(lines.map((line) => line[figure]));
  const totalChargeWithoutGstPaise = totalOf('netPaise');
  const gstPaise = totalOf('gstPaise');
  const totalChargePaise = addPaise(totalChargeWithoutGstPaise, gstPaise);
  const leftOut = leavesOutNonHospitalCharges(input) ? lines.filter((line) => line.isNonApplicable) : [];
  const nonHospitalPaise = sumPaise(leftOut.map((line) => addPaise(line.netPaise, line.gstPaise)));
  const { medicinePaise, otherChargePaise } = input;
  const grossPaise = addPaise(subtractPaise(totalChargePaise, nonHospitalPaise), medicinePaise, otherChargePaise);
  const { discountPaise, discountBasisPoints } = discountOn(grossPaise, input.discount);
  const exactNetPaise = subtractPaise(grossPaise, discountPaise);
  const netPaise = roundToRupee(exactNetPaise);
  return {
    lines,
    totalChargeWithoutGstPaise,
    gstPaise,
    igstPaise: totalOf('igstPaise'),
    sgstPaise: totalOf('sgstPaise'),
    cgstPaise: totalOf('cgstPaise'),
    totalChargePaise,
    nonHospitalPaise,
    medicinePaise,
    otherChargePaise,
    grossPaise,
    discountPaise,
    discountBasisPoints,
    roundOffPaise: subtractPaise(netPaise, exactNetPaise),
    netPaise,
    ...settlementOf(netPaise, input),
  };
}
