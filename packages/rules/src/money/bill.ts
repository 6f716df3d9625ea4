// The bill of an admission: every figure of the bill summary from its lines, payments, discount and authorised amount.
import {
  type ChargeLine,
  type ChargeLineFigures,
  computeChargeLine,
  discountAmountFromPercent,
  discountPercentFromAmount,
} from './charge-line.ts';
import { figureSentences, ImpossibleFigure } from './impossible-figure.ts';
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
  /** The hospital switched 'IGST by patient's state' off: the place of supply is where the service is performed (R521). */
  isServicePlace?: boolean;
  isNonHospitalChargeOn: boolean;
  patientType: string;
  hasAssociation: boolean;
  payments: readonly BillPayment[];
  /** Unpaid amount of cash memos whose medicine was not returned, memo by memo (Q144, Q218). */
  medicinePaise: Paise;
  /** Amount the patient paid at the pharmacy for returned medicine, not refunded yet (Q218). */
  medicineCreditPaise: Paise;
  otherChargePaise: Paise;
  discount: BillDiscount;
  authorizedPaise: Paise;
  /** Null until the TPA desk has entered it. */
  finalAuthorizedPaise: Paise | null;
}

export type AmountLabel = 'Amount Payble' | 'Refund Amount';

/** The sums of a bill, from its charges to the amount left to pay. */
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
  readonly medicineCreditPaise: Paise;
  readonly authorizedPaise: Paise;
  readonly netPayablePaise: Paise;
}

/** Receipts for non-hospital charges, and their use (Q219). */
export interface NonHospitalPool {
  /** Receipts less refunds of the pool. */
  readonly poolPaise: Paise;
  /** Pays what the bill leaves out. */
  readonly poolUsedPaise: Paise;
  /** Pays the bill: all of the pool that nothing left out asks for. */
  readonly poolToBillPaise: Paise;
  /** Left out and not paid from the pool: a due of the patient beside the bill. */
  readonly nonHospitalDuePaise: Paise;
}

export interface Bill<Line extends BillLine = BillLine> extends BillSums, NonHospitalPool {
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
  /** Part of the payers, and part of the patient; together the net amount. */
  payerDuePaise: Paise;
  patientPartPaise: Paise;
  amountLabel: AmountLabel;
  /** Amount beside the label: the patient's due, or the refundable amount. */
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
  input: Pick<BillInput<Line>, 'lines' | 'isFinal' | 'hospitalStateCode' | 'patientStateCode' | 'isServicePlace'>,
): (Line & ChargeLineFigures)[] {
  const isIgstForAll = !input.isServicePlace && isOtherState(input.hospitalStateCode, input.patientStateCode);
  return input.lines.map((line) => {
    const usesIgst = input.isFinal ? isIgstForAll : line.isIgstApplied;
    return { ...line, ...computeChargeLine({ ...line, usesIgst }) };
  });
}

/**
 * Whether non-hospital charges are left out of the bill: only where the hospital wants it, nothing was received for the bill by card,
 * UPI or NEFT, and the patient type is neither 'Cash Claim' nor 'TPA' (R523, Q132). Refunds never count, nor does the pool (Q219).
 */
export function leavesOutNonHospitalCharges(
  input: Pick<BillInput, 'isNonHospitalChargeOn' | 'patientType' | 'payments'>,
): boolean {
  const isPaidElectronically = input.payments.some(
    (payment) =>
      payment.paymentType === 'Receive' &&
      !payment.isNonHospitalPayment &&
      (payment.cardPaise > 0 || payment.upiPaise > 0 || payment.neftPaise > 0),
  );
  return input.isNonHospitalChargeOn && !isPaidElectronically && !['Cash Claim', 'TPA'].includes(input.patientType);
}

/**
 * The authorised amount that counts: with an association the final one when set, else the first one; 0 without (Q130). A final 0 says
 * that the payer pays nothing (Q265).
 */
export function authorizedAmount(
  input: Pick<BillInput, 'hasAssociation' | 'authorizedPaise' | 'finalAuthorizedPaise'>,
): Paise {
  if (!input.hasAssociation) return ZERO;
  return input.finalAuthorizedPaise ?? input.authorizedPaise;
}

/** Label of the payable: 'Refund Amount' only for a refund without an association (R517, Q128). */
export function amountLabelOf(isRefund: boolean, hasAssociation: boolean): AmountLabel {
  return isRefund && !hasAssociation ? 'Refund Amount' : 'Amount Payble';
}

function discountOn(grossPaise: Paise, discount: BillDiscount) {
  if (discount.kind === 'percent') {
    const discountPaise = discountAmountFromPercent(grossPaise, discount.basisPoints);
    return { discountPaise, discountBasisPoints: discount.basisPoints };
  }
  const discountBasisPoints = discountPercentFromAmount(grossPaise, discount.paise);
  return { discountPaise: discount.paise, discountBasisPoints };
}

/** Receipts for non-hospital charges pay the charges that the bill leaves out; the rest pays the bill (Q219). */
function poolOf(nonHospitalPaise: Paise, payments: readonly BillPayment[]): NonHospitalPool {
  const { paidPaise: poolPaise } = totalPayments(payments, true);
  const poolUsedPaise = smallerPaise(atLeastZero(poolPaise), nonHospitalPaise);
  return {
    poolPaise,
    poolUsedPaise,
    poolToBillPaise: subtractPaise(poolPaise, poolUsedPaise),
    nonHospitalDuePaise: subtractPaise(nonHospitalPaise, poolUsedPaise),
  };
}

const atLeastZero = (amount: Paise): Paise => (amount > 0 ? amount : ZERO);

function settlementOf(netPaise: Paise, poolToBillPaise: Paise, input: BillInput) {
  const { receivedPaise, refundedPaise, paidPaise } = totalPayments(input.payments);
  const paidInAdvancePaise = addPaise(paidPaise, poolToBillPaise);
  const { medicineCreditPaise } = input;
  const authorizedPaise = authorizedAmount(input);
  // The patient's own money: what they paid for the bill, and what the pharmacy owes them.
  const ownPaise = addPaise(paidInAdvancePaise, medicineCreditPaise);
  const netPayablePaise = subtractPaise(netPaise, addPaise(authorizedPaise, ownPaise));
  const isRefund = netPayablePaise < 0;
  const refundablePaise = isRefund ? smallerPaise(subtractPaise(ZERO, netPayablePaise), atLeastZero(ownPaise)) : ZERO;
  const payerDuePaise = smallerPaise(authorizedPaise, netPaise);
  return {
    receivedPaise,
    refundedPaise,
    paidInAdvancePaise,
    medicineCreditPaise,
    authorizedPaise,
    netPayablePaise,
    isRefund,
    refundablePaise,
    payerDuePaise,
    patientPartPaise: subtractPaise(netPaise, payerDuePaise),
    amountLabel: amountLabelOf(isRefund, input.hasAssociation),
    shownAmountPaise: isRefund ? refundablePaise : netPayablePaise,
  };
}

/** Part of a refund that the patient's own money covers; the rest is refunded because a payer takes over part of the bill (Q259). */
export function ownRefund({
  netPayablePaise,
  authorizedPaise,
}: Pick<BillSums, 'netPayablePaise' | 'authorizedPaise'>): Paise {
  return atLeastZero(subtractPaise(ZERO, addPaise(netPayablePaise, authorizedPaise)));
}

/**
 * Every figure of a bill (R503, R504, R510, R513, R520-R523, Q126-Q132, Q217-Q219); the order of lines and payments changes nothing.
 * Throws ImpossibleFigure for a negative medicine, other charge or authorised amount, and for a discount outside 0 to the gross amount.
 */
export function computeBill<Line extends BillLine>(input: BillInput<Line>): Bill<Line> {
  if (input.otherChargePaise < 0) throw new ImpossibleFigure(figureSentences.otherChargeNegative);
  if (input.medicinePaise < 0 || input.medicineCreditPaise < 0)
    throw new ImpossibleFigure(figureSentences.medicineNegative);
  if (authorizedAmount(input) < 0) throw new ImpossibleFigure(figureSentences.authorisedAmountNegative);
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
  const pool = poolOf(nonHospitalPaise, input.payments);
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
    ...pool,
    ...settlementOf(netPaise, pool.poolToBillPaise, input),
  };
}
