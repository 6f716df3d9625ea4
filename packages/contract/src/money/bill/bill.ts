// Provisional and final bills on the wire.

import { type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, money, oneOf, optional, percent, signedMoney, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admission, admissionMenu } from '../../stay/admission/admission.ts';
import { admissionSpellings, namedAdmission } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { medicineMemo } from '../account/medicine-memo.ts';
import { medicineReturn } from '../account/medicine-return.ts';
import { serviceCharge } from '../charge/charge.ts';
import { heldModes, payment, paymentModes } from '../payment/payment.ts';
import { paymentTopic } from '../payment/topics.ts';
import { cancelledBill } from './bill-cancel.ts';
import { billChecks } from './bill-checks.ts';
import { comparedFigures } from './bill-facts.ts';
import { billFigures, billPayer, chargeGroup, finalBill, gstRow } from './bill-figures.ts';
import { billTopic } from './topics.ts';

/** Open matters between a patient and other desks during a stay: named on the final bill and at discharge (Q256). */
export const openMatterCodes = ['otherDues', 'unbilledWork', 'unbilledFee', 'advance'] as const;
/** Items missing from a final bill in preparation, or triggered by it; `payerEstimate` is a sum the payer has not authorised (Q259). */
const billCodes = ['roomRent', 'pharmacy', 'refund', 'nonHospital', 'untaxedRoom', 'payerEstimate'] as const;
const missingCodes = [...billCodes, ...openMatterCodes] as const;
const missing = shape({ code: oneOf(missingCodes), amount: money(), bedNames: z.array(text()) });

/** The requested discount: as percent or as amount, at most one of them (R510). */
const discountInput = {
  discountPercent: optional(percent()),
  discount: optional(money()),
  otherCharge: optional(money()),
};
const discountSpellings = {
  discountPercent: ['disCountPer', 'discountPer'],
  discount: ['discountAmount', 'disCountNum', 'discountNum'],
  otherCharge: ['otherCharges', 'otherCharge'],
};

/**
 * The bill of an admission: the saved final bill, or else what it comes to at this moment. `isFinalPreview` works it out by the
 * rules of the final bill (GST by state codes, Q131) with the discount and other charge given; where both a discount amount and a
 * percent are given the amount counts. Figures of a final bill are those it was saved with: what the patient paid or got back
 * with it stands among the payments (with its `billId`), outside received, refunded and paid in advance. `due` is what the
 * patient owes of it at this moment. What is claimed of the payers and what is left to the patient add up to the net amount.
 */
export const getBill = endpoint({
  path: '/IPD/GetIPDPatientBillById',
  summary: 'Reads the final bill, or works out the provisional one.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape(
    {
      ...namedAdmission,
      isFinalPreview: optional(flag()),
      ...discountInput,
    },
    { ...admissionSpellings, ...discountSpellings },
  ),
  output: shape(
    {
      admission,
      figures: billFigures,
      finalBill: optional(finalBill),
      cancelledBills: z.array(cancelledBill),
      payers: z.array(billPayer),
      isProvisional: flag(),
      /** Empty once the bill is final. */
      missing: z.array(missing),
      /** Amount held of the patient by each mode, while the bill is not final. */
      held: optional(heldModes),
      /** The place of supply is where the service is performed: no IGST by the patient's state (R521). */
      isServicePlace: flag(),
      /** The payer's part is an estimate: the payer has not authorised it, or had not when the bill was made (Q259). */
      isPayerEstimate: optional(flag()),
      /** Diagnosis and operations of the signed discharge summary; null before it is signed (0129). */
      diagnosis: optional(text()),
      operations: optional(z.array(text())),
      lines: z.array(serviceCharge),
      groups: z.array(chargeGroup),
      gstSummary: z.array(gstRow),
      pharmacySales: z.array(medicineMemo),
      pharmacyReturns: z.array(medicineReturn),
      payments: z.array(payment),
    },
    {
      admission: 'ipdPatientViewModel',
      figures: 'ipdAmountCalculate',
      finalBill: 'ipdPatientBillView',
      missing: 'missingList',
      cancelledBills: 'cancelledBillList',
      payers: 'billPayerList',
      lines: 'ipdServiceChargeList',
      groups: 'chargeGroupList',
      pharmacySales: 'pharmacyCharge',
      pharmacyReturns: 'pharmacyreturncharge',
      payments: 'ipdPaymentList',
    },
  ),
});

/**
 * Current totals of the bill, the payers and the patient, and every payment (R484). With a final bill: its saved
 * figures, all receipts and refunds with its settlement, and the due it left.
 */
export const getPaymentTotals = endpoint({
  path: '/IPD/GetTotalIPDPatientPaymentDetails',
  summary: 'Tells bill, authorised, paid, refunded and due amounts of an admission, with its payments.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape(namedAdmission, admissionSpellings),
  output: shape(
    {
      billAmount: signedMoney(),
      authorizedPayment: money(),
      received: money(),
      refunded: money(),
      dueAmount: signedMoney(),
      medicineCredit: money(),
      nonHospitalDue: money(),
      held: optional(heldModes),
      payments: z.array(payment),
    },
    {
      billAmount: 'total_Bill_Amt',
      authorizedPayment: 'total_Authorize_Payment',
      received: 'total_Payment',
      refunded: 'total_Refund',
      dueAmount: 'total_Due_Amt',
      payments: 'ipdPaymentList',
    },
  ),
});

/** How far paid and authorised amounts cover an inpatient's stay up to now; `isLow` by the setting of the hospital. */
const deposit = shape(
  {
    admissionId: id(),
    billAmount: signedMoney(),
    estimatedAmount: optional(money()),
    authorizedPayment: money(),
    paid: signedMoney(),
    isLow: flag(),
    /** True when the amount owed now exceeds the patient's own limit, or else the hospital's (Q59). */
    isOverCreditLimit: flag(),
  },
  admissionSpellings,
);

/**
 * The deposits of a page of inpatients, in one trip whatever their number; who is billed or discharged has none any more.
 * An extension.
 */
export const listDeposits = endpoint({
  path: '/IPD/GetDeposits',
  summary: 'Tells how far the deposits of inpatients cover their running bills.',
  permission: may('view', admissionMenu),
  effect: 'read',
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ admissionIds: z.array(id()).max(1000, billChecks.tooManyAdmissions.text) }),
  output: shape({ deposits: z.array(deposit) }, { deposits: 'depositList' }),
});

const refundModesOf = (
  bill: Partial<Record<'cashRefund' | 'cardRefund' | 'upiRefund' | 'neftRefund' | 'chequeRefund', Paise | null>>,
) => [bill.cashRefund, bill.cardRefund, bill.upiRefund, bill.neftRefund, bill.chequeRefund].map((sum) => sum ?? ZERO);

/**
 * Generates the final bill. `netPayable` is what the screen calculated: the server works the bill out anew and refuses with a
 * request to recalculate when the two differ. What the patient pays, or gets back, is given by mode (R501-R516). The bank of a
 * refund cheque is one of the hospital's by its number, or, where it keeps none, a name (Q141). Only approvers and delegators give `billedAt`.
 */
export const addBill = endpoint({
  path: '/IPD/AddIPDPatientBill',
  logAs: ['bill', 'added'],
  summary: 'Generates the final bill of an admission.',
  permission: mayDo('final-bill'),
  effect: 'once',
  changes: [admissionTopic, billTopic, paymentTopic],
  stepUp: { moneyOut: ({ bill }) => sumPaise(refundModesOf(bill)) },
  isWalled: true,
  isOfDesk: true,
  input: shape(
    {
      bill: shape(
        {
          admissionId: id(),
          billedAt: optional(instant()),
          /** Needed where `billedAt` is before today (Q262). */
          backdateReason: optional(text(300)),
          netPayable: signedMoney(),
          ...discountInput,
          discountReason: optional(text(300)),
          ...paymentModes,
          cashRefund: optional(money()),
          /** With the references of the modes (Q258). */
          cardRefund: optional(money()),
          upiRefund: optional(money()),
          neftRefund: optional(money()),
          /** Needed where the refund needs an approver. */
          refundReason: optional(text(300)),
          chequeRefund: optional(money()),
          chequeRefundNumber: optional(text(10)),
          chequeRefundDate: optional(day()),
          chequeRefundBank: optional(text(120)),
          chequeRefundBankSlid: optional(id()),
          /** Retains unpaid non-hospital charges from the refund, which is reduced by them (Q219). */
          keepsNonHospitalDue: optional(flag()),
          isSettledWithoutPay: optional(flag()),
          dueReason: optional(text(300)),
          /** Kept as told; no rule says what they mean (Q142). */
          isChargeAdjusted: optional(flag()),
          cashTold: optional(money()),
        },
        {
          ...admissionSpellings,
          ...discountSpellings,
          billedAt: 'billDate',
          netPayable: ['amountPayable', 'netPayment'],
          cardNumber: ['cardNumber', 'cardNo'],
          upiReference: 'upiTransNo',
          neftReference: 'neftTransNo',
          chequeNumber: ['chequeNumber', 'chequeNumberReceipt'],
          isChargeAdjusted: 'isAdjustCharge',
          cashTold: 'cash1',
          chequeRefundNumber: 'chequeNo',
          chequeRefundDate: 'chequeDate',
          chequeRefundBank: 'chequeBankName',
          chequeRefundBankSlid: 'chequeBankSlid',
        },
      ),
    },
    { bill: 'ipdPatientBillView' },
  ),
  output: shape({ finalBill }, { finalBill: 'ipdPatientBillView' }),
  compared: { record: 'ipdPatientBillView', keys: comparedFigures },
});
