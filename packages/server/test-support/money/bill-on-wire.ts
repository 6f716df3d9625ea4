// A bill as it travels over the wire, and what the rules make of the lines and payments that travel with it.
import { type BillInput, computeBill } from '@charaka/rules/money/bill';
import { computeMedicine, type MedicineSums } from '@charaka/rules/money/medicine-charge';
import {
  type Paise,
  paiseToRupees,
  percentToBasisPoints,
  quantityToThousandths,
  rupeesToPaise,
  subtractPaise,
  sumPaise,
} from '@charaka/rules/money/money';
import { expect } from 'vitest';
import type { RandomBill } from './random-bill.ts';

interface LineOnWire {
  quantity: number;
  appliedCharge: number;
  itemDiscount: number;
  igst: number;
  sgst: number;
  cgst: number;
  isGstInclusive: boolean;
  isGstBeforeDiscount: boolean;
  isIgstApplied: boolean;
  isNonApplicable: boolean;
  grossAmount: number;
  discountAmount: number;
  totalAmount: number;
  gstAmount: number;
}
interface PaymentOnWire {
  paymentType: 'Receive' | 'Refund';
  paymentAmount: number;
  card: number;
  upi: number;
  neft: number;
  isNonHospitalPayment: boolean;
  ipBillId: number | null;
}
interface AdmissionOnWire {
  stateCode: string;
  associationId: number | null;
  tpaauthorizedforamount: number | null;
  finalAuthorizedAmount: number | null;
}
/** The parts of an answer that the rules need. */
export interface BillOnWire {
  ipdPatientViewModel: AdmissionOnWire;
  ipdServiceChargeList: LineOnWire[];
  ipdPaymentList: PaymentOnWire[];
  pharmacyCharge: { cashmemoId: number; totalBillAmount: number; paidAmount: number }[];
  pharmacyreturncharge: { cashmemoId: number; netReturn: number; paidAmount: number }[];
  ipdAmountCalculate: object;
}

function medicineFromWire({ pharmacyCharge, pharmacyreturncharge }: BillOnWire): MedicineSums {
  const creditedOf = (cashmemoId: number) =>
    sumPaise(
      pharmacyreturncharge
        .filter((each) => each.cashmemoId === cashmemoId)
        .map((each) => subtractPaise(rupeesToPaise(each.netReturn), rupeesToPaise(each.paidAmount))),
    );
  return computeMedicine(
    pharmacyCharge.map((memo) => ({
      netPaise: rupeesToPaise(memo.totalBillAmount),
      paidPaise: rupeesToPaise(memo.paidAmount),
      creditedPaise: creditedOf(memo.cashmemoId),
    })),
  );
}

/** The rules' input, from nothing but what travelled over the wire. */
export function inputFromWire(wire: BillOnWire, random: RandomBill): BillInput {
  const admission = wire.ipdPatientViewModel;
  const medicine = medicineFromWire(wire);
  return {
    lines: wire.ipdServiceChargeList.map((line) => ({
      quantityThousandths: quantityToThousandths(line.quantity),
      appliedPaise: rupeesToPaise(line.appliedCharge),
      itemDiscountPaise: rupeesToPaise(line.itemDiscount),
      igstBasisPoints: percentToBasisPoints(line.igst),
      sgstBasisPoints: percentToBasisPoints(line.sgst),
      cgstBasisPoints: percentToBasisPoints(line.cgst),
      isGstInclusive: line.isGstInclusive,
      isGstBeforeDiscount: line.isGstBeforeDiscount,
      isIgstApplied: line.isIgstApplied,
      isNonApplicable: line.isNonApplicable,
    })),
    payments: wire.ipdPaymentList
      .filter((payment) => payment.ipBillId === null)
      .map((payment) => ({
        paymentType: payment.paymentType,
        amountPaise: rupeesToPaise(payment.paymentAmount),
        isNonHospitalPayment: payment.isNonHospitalPayment,
        cardPaise: rupeesToPaise(payment.card),
        upiPaise: rupeesToPaise(payment.upi),
        neftPaise: rupeesToPaise(payment.neft),
      })),
    isFinal: random.isFinalPreview,
    hospitalStateCode: '27',
    patientStateCode: admission.stateCode,
    isNonHospitalChargeOn: true,
    patientType: random.patientType,
    hasAssociation: admission.associationId !== null,
    medicinePaise: medicine.chargePaise,
    medicineCreditPaise: medicine.creditPaise,
    otherChargePaise: rupeesToPaise(random.otherCharge),
    discount: { kind: 'percent', basisPoints: percentToBasisPoints(random.discountPercent) },
    authorizedPaise: rupeesToPaise(admission.tpaauthorizedforamount ?? 0),
    finalAuthorizedPaise:
      admission.finalAuthorizedAmount === null ? null : rupeesToPaise(admission.finalAuthorizedAmount),
  };
}

/** Holds every figure of an answered bill, and of its lines, to the rules. */
export function expectAlike(wire: BillOnWire, input: BillInput): void {
  const bill = computeBill(input);
  const rupees = (amount: Paise) => paiseToRupees(amount);
  expect(wire.ipdAmountCalculate).toEqual({
    totalchargewithoutgst: rupees(bill.totalChargeWithoutGstPaise),
    igstValue: rupees(bill.igstPaise),
    sgstValue: rupees(bill.sgstPaise),
    cgstValue: rupees(bill.cgstPaise),
    gstCharge: rupees(bill.gstPaise),
    totalCharge: rupees(bill.totalChargePaise),
    nonHospitalCharge: rupees(bill.nonHospitalPaise),
    medicineCharge: rupees(bill.medicinePaise),
    otherCharge: rupees(bill.otherChargePaise),
    grossPay: rupees(bill.grossPaise),
    discountNum: rupees(bill.discountPaise),
    discountPer: bill.discountBasisPoints / 100,
    roundOff: rupees(bill.roundOffPaise),
    netAmount: rupees(bill.netPaise),
    totalReceived: rupees(bill.receivedPaise),
    totalRefund: rupees(bill.refundedPaise),
    totalPayment: rupees(bill.paidInAdvancePaise),
    medicineCredit: rupees(bill.medicineCreditPaise),
    authorisedAmount: rupees(bill.authorizedPaise),
    netPayment: rupees(bill.netPayablePaise),
    isRefundOrPay: bill.isRefund,
    refundableAmount: rupees(bill.refundablePaise),
    payerDue: rupees(bill.payerDuePaise),
    patientPart: rupees(bill.patientPartPaise),
    pool: rupees(bill.poolPaise),
    poolUsed: rupees(bill.poolUsedPaise),
    poolToBill: rupees(bill.poolToBillPaise),
    nonHospitalDue: rupees(bill.nonHospitalDuePaise),
    amountPayableType: bill.amountLabel,
    // The specification's second keys for the same figures, and what stands beside them.
    noNmedicineCharge: rupees(bill.totalChargePaise),
    totalPharmacy: rupees(bill.medicinePaise),
    grossAmount: rupees(bill.grossPaise),
    roundAmount: rupees(bill.roundOffPaise),
    paidInAdvance: rupees(bill.paidInAdvancePaise),
    amountPayable: rupees(bill.netPayablePaise),
    totalPharmacyCharge: expect.any(Number),
    totalPharmaReturn: expect.any(Number),
    reprtType: expect.stringMatching(/^(Provisional|Final)$/),
  });
  const lines = wire.ipdServiceChargeList;
  expect(lines.map((line) => [line.grossAmount, line.discountAmount, line.totalAmount, line.gstAmount])).toEqual(
    bill.lines.map((line) => [line.grossPaise, line.discountPaise, line.netPaise, line.gstPaise].map(rupees)),
  );
}
