// Payments and refunds of an admission on the wire.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { endpoint, mayDoAny } from '../../kernel/endpoint.ts';
import {
  flag,
  id,
  instant,
  instantOrDay,
  money,
  oneOf,
  optional,
  requiredText,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { paymentChecks } from './payment-checks.ts';
import { paymentTopic } from './topics.ts';

export const paymentTypes = ['Receive', 'Refund'] as const;

/** How payments spell their fields. */
export const paymentSpellings = {
  ...admissionSpellings,
  upiReference: 'upiTransNo',
  neftReference: 'neftTransNo',
  paidAt: 'paymentDate',
  amount: 'paymentAmount',
  isNonHospital: 'isNonHospitalPayment',
};

/** An amount by one mode; below zero it is refused in the specification's words (R469). */
const modeAmount = () => optional(money(fieldSentences.bareAmount));

/** An amount by its modes, with the references they require. */
export const paymentModes = {
  cash: modeAmount(),
  card: modeAmount(),
  cardNumber: optional(text(4)),
  upi: modeAmount(),
  /** This and the NEFT reference are stored whole, for the bank's statement, and shown by their last four characters (Q229). */
  upiReference: optional(text(35)),
  neft: modeAmount(),
  /** May be left out. */
  neftReference: optional(text(35)),
  chequeAmount: modeAmount(),
  chequeNumber: optional(text(10)),
};

/** The letters that the reason of a refund has at least; the tables of the counter hold the same (Q258). */
export const LEAST_REFUND_REASON = 5;

/** The reason of a refund of a bill, a fee or an advance. */
export const refundReason = (most = 300) =>
  requiredText(entrySentences.enterReasonOfRefund, most).min(
    LEAST_REFUND_REASON,
    entrySentences.enterReasonOfRefund.text,
  );

/** Modes of a refund: the modes of the payments, each at most with the amount received by it (Q258). */
export const refundWay = { cash: money(), card: money(), upi: money(), neft: money() };

/** Amount held of a patient by each mode; below zero when an approver refunded by another mode (Q258). */
export const heldModes = shape({
  cash: signedMoney(),
  card: signedMoney(),
  upi: signedMoney(),
  neft: signedMoney(),
  cheque: signedMoney(),
});

/** The modes of a payment as recorded. */
export const shownModes = {
  cash: money(),
  card: money(),
  cardNumber: optional(text()),
  upi: money(),
  upiReference: optional(text()),
  neft: money(),
  neftReference: optional(text()),
  chequeAmount: money(),
  chequeNumber: optional(text()),
};

/**
 * A payment or refund as recorded. `billId` names the final bill that this payment or refund settles: such a row is part of the
 * cash book and of the list, but not of the amount that the bill counts as paid in advance.
 */
export const payment = shape(
  {
    paymentId: id(),
    receiptNo: id(),
    finYear: text(),
    paidAt: instant(),
    paymentType: oneOf(paymentTypes),
    amount: money(),
    ...shownModes,
    note: optional(text()),
    isNonHospital: flag(),
    /** Why it was booked on a day before it was recorded (Q262). */
    backdateReason: optional(text()),
    billId: optional(id()),
    /** The closing of its collector's till it belongs to; its modes do not change any more. */
    dayClosingId: optional(id()),
    createdByName: text(),
    createdAt: instant(),
  },
  { ...paymentSpellings, billId: 'ipBillId', createdByName: 'createdBy', createdAt: 'createdOn' },
  { chequeAmount: ['cheque'] },
);

/** Records a payment or a refund; cash is what the other modes leave of the amount (R476-R487, Q116). */
export const addPayment = endpoint({
  path: '/IPD/AddIPDPatientPayment',
  logAs: ['payment', 'added'],
  summary: 'Records a payment or a refund of an admission.',
  permission: mayDoAny('receive-money', 'refund'),
  effect: 'once',
  changes: [paymentTopic],
  stepUp: { moneyOut: ({ payment }) => (payment.paymentType === 'Refund' ? payment.amount : 0) },
  input: shape(
    {
      payment: shape(
        {
          admissionId: id(),
          /** A day alone is that day of the hospital; money of today is booked at the time of the call. */
          paidAt: instantOrDay(paymentRuleSentences.paymentDateOutside),
          paymentType: oneOf(paymentTypes, paymentChecks.selectPaymentType),
          amount: money().refine((value) => value > 0, entrySentences.enterAmount.text),
          ...paymentModes,
          note: optional(text(300)),
          isNonHospital: optional(flag()),
          /** Needed of yesterday; an earlier day needs an approver too (Q262). */
          backdateReason: optional(text(300)),
        },
        paymentSpellings,
        { chequeAmount: ['cheque'] },
      ),
    },
    { payment: 'ipdPatientPaymentView' },
  ),
  output: shape({ payment }, { payment: 'ipdPatientPaymentView' }),
});

/**
 * Splits a recorded payment or refund anew over its modes; cash is what the others leave (R465-R473, Q122, Q123). Amount, type
 * and date stay: an amount sent along is only compared. The reference of NEFT stays where none is sent.
 */
export const updatePayment = endpoint({
  path: '/IPD/UpdateIPDPatientPayment',
  logAs: ['payment', 'changed'],
  summary: 'Changes the modes of a recorded payment.',
  permission: mayDoAny('receive-money', 'refund'),
  effect: 'once',
  changes: [paymentTopic],
  input: shape(
    {
      payment: shape(
        { paymentId: id(), admissionId: id(), amount: optional(money()), ...paymentModes },
        paymentSpellings,
        { chequeAmount: ['cheque'] },
      ),
    },
    { payment: 'ipdPatientPaymentView' },
  ),
  output: shape({ payment }, { payment: 'ipdPatientPaymentView' }),
  compared: {
    record: 'ipdPatientPaymentView',
    keys: {
      paymentType: paymentChecks.paymentStaysPayment,
      paymentDate: paymentChecks.paymentDateStays,
      isNonHospitalPayment: paymentChecks.paymentPurposeStays,
    },
  },
});
