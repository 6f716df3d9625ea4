// Bills for tests of the bill screens: a plain one, with whatever a test wants different.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import type { BillAnswer, Figures, Line } from '../src/money/bill/bill-answer.ts';

const rupees = rupeesToPaise;

/** Figures of case A of the worked examples (money.md): 5003 charged, 3000 received, 2003 payable. */
export function figuresSample(different: Partial<Figures> = {}): Figures {
  return {
    totalWithoutGst: rupees(5003),
    igst: ZERO,
    sgst: ZERO,
    cgst: ZERO,
    gst: ZERO,
    totalCharge: rupees(5003),
    nonHospital: ZERO,
    medicineCharge: ZERO,
    otherCharge: ZERO,
    gross: rupees(5003),
    discount: ZERO,
    discountPercent: 0 as Figures['discountPercent'],
    roundOff: ZERO,
    net: rupees(5003),
    received: rupees(3000),
    refunded: ZERO,
    paidInAdvance: rupees(3000),
    medicineCredit: ZERO,
    authorized: ZERO,
    netPayable: rupees(2003),
    isRefund: false,
    refundable: ZERO,
    payerDue: ZERO,
    patientPart: rupees(5003),
    pool: ZERO,
    poolUsed: ZERO,
    poolToBill: ZERO,
    nonHospitalDue: ZERO,
    payableLabel: 'Amount Payble',
    ...different,
  };
}

/** Figures of a bill that gives money back. */
export function refundSample(refundable: number, different: Partial<Figures> = {}): Figures {
  return figuresSample({
    netPayable: rupees(-refundable),
    isRefund: true,
    refundable: rupees(refundable),
    payableLabel: 'Refund Amount',
    ...different,
  });
}

/** A final bill that left this much due. */
export function finalBillSample(due: number): NonNullable<BillAnswer['finalBill']> {
  return { due: rupees(due), orderNo: 7, finYear: '2026-2027' } as NonNullable<BillAnswer['finalBill']>;
}

/** A bill of one admission; lines and payments are empty unless given. */
export function billSample(different: {
  figures?: Figures;
  finalBill?: BillAnswer['finalBill'];
  associationId?: number;
  payers?: BillAnswer['payers'];
}): BillAnswer {
  const { figures = figuresSample(), finalBill = null, associationId = null, payers = [] } = different;
  return {
    admission: { admissionId: 12, associationId },
    figures,
    finalBill,
    payers,
    lines: [],
    payments: [],
  } as unknown as BillAnswer;
}

/** A charge line of a type and category. */
export function lineSample(serviceChargeId: number, chargeTypeId: number, type: string, category: string): Line {
  return {
    serviceChargeId,
    chargeType: { chargeTypeId, chargeTypeName: type },
    chargeCategory: { chargeCategoryName: category },
    isIgstApplied: false,
    igst: 500,
    sgst: 250,
    cgst: 250,
  } as unknown as Line;
}
