// Explains a figure of a bill: the terms that add up to it, so that a reader can follow it line by line.
import type { BillSums } from './bill.ts';
import { type Paise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** The figures that a summary shows, in the words of the rules. */
export type ExplainedFigure =
  | 'totalWithoutGst'
  | 'gst'
  | 'totalCharge'
  | 'nonHospital'
  | 'gross'
  | 'roundOff'
  | 'net'
  | 'paidInAdvance'
  | 'netPayable'
  | 'refundable';

/** The figures of a bill that an explanation starts from. */
export interface ExplainedBill extends BillSums {
  readonly totalWithoutGstPaise: Paise;
  readonly gstPaise: Paise;
  readonly receivedPaise: Paise;
  readonly refundedPaise: Paise;
  /** Amount that the pool of non-hospital payments adds to the bill (Q219). */
  readonly poolToBillPaise: Paise;
  readonly refundablePaise: Paise;
  readonly lines: readonly ExplainedLine[];
}

/** A charge line with its figures. */
export interface ExplainedLine {
  readonly name: string;
  readonly netPaise: Paise;
  readonly gstPaise: Paise;
  readonly isNonApplicable: boolean;
}

/** A term: a figure of the bill by its name, or a charge line by its place among the lines; taken off where it is below zero. */
export interface Term {
  readonly of: { readonly figure: string } | { readonly line: number };
  readonly paise: Paise;
}

const minus = (amount: Paise): Paise => subtractPaise(ZERO, amount);
const figure = (name: string, paise: Paise): Term => ({ of: { figure: name }, paise });

function lineTerms(bill: ExplainedBill, pick: (line: ExplainedLine) => Paise): Term[] {
  return bill.lines
    .map((line, index): Term => ({ of: { line: index }, paise: pick(line) }))
    .filter(({ paise }) => paise !== 0);
}

const net = ({ netPaise }: ExplainedLine) => netPaise;
const gst = ({ gstPaise }: ExplainedLine) => gstPaise;

const formulas: Readonly<Record<ExplainedFigure, (bill: ExplainedBill) => Term[]>> = {
  totalWithoutGst: (bill) => lineTerms(bill, net),
  gst: (bill) => lineTerms(bill, gst),
  totalCharge: (bill) => [figure('totalWithoutGst', bill.totalWithoutGstPaise), figure('gst', bill.gstPaise)],
  // All of them are left out, or none (R523).
  nonHospital: (bill) =>
    bill.nonHospitalPaise === 0
      ? []
      : lineTerms(bill, (line) => (line.isNonApplicable ? sumPaise([line.netPaise, line.gstPaise]) : ZERO)),
  gross: (bill) => [
    figure('totalCharge', bill.totalChargePaise),
    figure('nonHospital', minus(bill.nonHospitalPaise)),
    figure('medicineCharge', bill.medicinePaise),
    figure('otherCharge', bill.otherChargePaise),
  ],
  roundOff: (bill) => [
    figure('netAmount', bill.netPaise),
    figure('grossAmount', minus(bill.grossPaise)),
    figure('discount', bill.discountPaise),
  ],
  net: (bill) => [
    figure('grossAmount', bill.grossPaise),
    figure('discount', minus(bill.discountPaise)),
    figure('roundOff', bill.roundOffPaise),
  ],
  paidInAdvance: (bill) => [
    figure('received', bill.receivedPaise),
    figure('refunded', minus(bill.refundedPaise)),
    figure('poolToBill', bill.poolToBillPaise),
  ],
  netPayable: (bill) => [
    figure('netAmount', bill.netPaise),
    figure('authorized', minus(bill.authorizedPaise)),
    figure('paidInAdvance', minus(bill.paidInAdvancePaise)),
    figure('medicineCredit', minus(bill.medicineCreditPaise)),
  ],
  // The overpaid amount, but never more than the patient paid (Q127).
  refundable: (bill) => {
    if (bill.netPayablePaise >= 0) return [];
    const tooMuchPaise = minus(bill.netPayablePaise);
    return [
      figure('paidTooMuch', tooMuchPaise),
      figure('notHisOwn', subtractPaise(bill.refundablePaise, tooMuchPaise)),
    ];
  },
};

/** The terms of a figure; they always add up to it (R503, R504, R513, R520-R523, Q126, Q127, Q218, Q219). */
export function explainFigure(bill: ExplainedBill, name: ExplainedFigure): Term[] {
  return formulas[name](bill).filter((term, index) => term.paise !== 0 || index === 0);
}
