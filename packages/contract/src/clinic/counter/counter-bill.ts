// Bills of the counter on the wire: the bill as it would be, the bill made, and the lists of them (orders, section 3).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { gstDocumentKinds } from '@charaka/rules/money/gst-document';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  quantity,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { billTopic } from '../../money/bill/topics.ts';
import { paymentModes, paymentTypes, shownModes } from '../../money/payment/payment.ts';
import { orderChecks } from '../order/order-sentences.ts';
import { orderTopic } from '../order/topics.ts';
import { counterChecks } from './counter-sentences.ts';
import { counterTopic } from './topics.ts';

/** Menu path of the counter, which rights on its bills hang on (Q228). */
export const counterMenu = 'opd/diagnosis';

/** Menu path of refunds that are narrowed to investigations and images. */
export const testRefundMenu = 'opd/diagnosis_refund';

/** Kinds of counter bill. */
const billKinds = ['OPD', 'Investigation', 'Procedure', 'Ambulance', 'BloodBank', 'Other'] as const;

/** How the fields of counter bills are spelled on the wire. */
export const counterSpellings: Spellings = {
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  orderId: 'clinicalOrderId',
  isVisitFee: 'isConsultationFee',
  openedAt: 'openedOn',
  orderedAt: 'orderedOn',
  orderedByName: 'orderedBy',
  billedAt: 'billDate',
  totalWithoutGst: 'totalchargewithoutgst',
  gst: 'gstCharge',
  gross: 'grossAmount',
  discount: 'discountAmount',
  net: 'netAmount',
  authorized: 'authorisedAmount',
  authorizationNo: 'authorisationNo',
  authorizedOn: 'authorisedOn',
  due: 'dueAmount',
  paidAt: 'paidOn',
  amount: 'paymentAmount',
  upiReference: 'upiTransNo',
  neftReference: 'neftTransNo',
  refundedAt: 'refundedOn',
  createdByName: 'createdBy',
  cancelledAt: 'cancelledOn',
  cancelledByName: 'cancelledBy',
};

/** The patient of a row of the counter. */
export const counterPatient = {
  patientId: id(),
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
};

const largestQuantity = 999_000;

/** A line to be billed: an order of the visit, a charge of the price list or the fee of the visit; without a price it costs what the list says. */
const billLine = withChecks(
  shape(
    {
      orderId: optional(id()),
      chargeId: optional(id()),
      isVisitFee: optional(flag()),
      quantity: quantity()
        .refine((value) => value > 0, entrySentences.valueNotAboveZero.text)
        .refine((value) => value <= largestQuantity, orderChecks.quantityTooLarge.text),
      appliedCharge: optional(money()),
      itemDiscount: optional(money()),
      /** A charge that a doctor asked for on paper: the bill signs it as an order, so that its department hears of it. */
      isOrdered: optional(flag()),
      /** It was said that the same is ordered already, and it is wanted again (OR011). */
      isRepeatConfirmed: optional(flag()),
      /** Why it is ordered although something stops it (OR010). */
      overrideReason: optional(text(300)),
    },
    counterSpellings,
  ),
  (line, context) => {
    if ([line.orderId != null, line.chargeId != null, line.isVisitFee === true].filter(Boolean).length !== 1)
      context.addIssue({ code: 'custom', message: counterChecks.orderOrCharge.text });
    if (line.isOrdered && line.chargeId == null)
      context.addIssue({ code: 'custom', message: counterChecks.onlyChargesOrdered.text });
  },
);

/** Fields of a counter bill before it is paid: the patient's visit, the payer, and the lines. */
const billFields = {
  encounterId: id(),
  lines: z.array(billLine).min(1, orderChecks.chooseAnItem.text).max(100, counterChecks.tooManyItems.text),
  discount: optional(money()),
  associationId: optional(id()),
  /** Part of the net amount that the payer takes over. */
  authorized: optional(money()),
  /** The number and the day of the payer's letter; without both the payer's counter agreement or an approver is needed (Q259). */
  authorizationNo: optional(text(40)),
  authorizedOn: optional(day()),
};

const figures = {
  totalWithoutGst: money(),
  gst: money(),
  totalCharge: money(),
  gross: money(),
  discount: money(),
  roundOff: signedMoney(),
  net: money(),
  authorized: money(),
  /** The patient's part. */
  netPayable: money(),
};

/** A line with its figures. */
const billedLine = shape(
  {
    serviceChargeId: optional(id()),
    orderId: optional(id()),
    chargeId: id(),
    chargeCode: text(),
    description: text(),
    /** SAC of the service; of a bill that was made. */
    hsnCode: optional(text()),
    quantity: quantity(),
    appliedCharge: money(),
    itemDiscount: money(),
    net: money(),
    gst: money(),
    /** The line's share of the bill's discount. */
    discountShare: money(),
    /** How much of it has gone back. */
    refundedQuantity: quantity(),
    orderStatus: optional(text()),
    /** An investigation or an image. */
    isTest: flag(),
    /** Number of the order's group and its place there, as on the test sheet (OR044). */
    orderNo: optional(text()),
    /** How the patient prepares for it. */
    preparation: optional(text()),
  },
  { ...counterSpellings, gst: 'gst', net: 'net' },
);

/** Preview of the bill; writes nothing. */
export const previewCounterBill = endpoint({
  path: '/CounterBill/PreviewCounterBill',
  logAs: ['counter_bill', 'checked'],
  bodyBytes: bodySize.long,
  summary: 'Works out a bill of the counter without making it.',
  permission: may('add', counterMenu),
  effect: 'read',
  input: shape({ counterBill: shape(billFields, counterSpellings) }),
  output: shape({
    counterBill: shape(
      {
        ...figures,
        /** Part of the bill that is paid from the appointment's advance (OP010). */
        advance: money(),
        lines: z.array(billedLine),
      },
      { ...counterSpellings, lines: 'serviceChargeList', advance: 'advanceAmount' },
    ),
  }),
});

/** Money that came in or went out on a bill. */
export const counterReceipt = shape(
  {
    counterReceiptId: id(),
    kind: oneOf(paymentTypes),
    finYear: text(),
    receiptNo: id(),
    paidAt: instant(),
    amount: money(),
    ...shownModes,
    reason: optional(text()),
    /** It was received before, as the advance of the appointment. */
    isAdvance: flag(),
    createdByName: text(),
  },
  counterSpellings,
);

/** A credit note on a bill. */
export const counterRefund = shape(
  {
    counterRefundId: id(),
    finYear: text(),
    refundNo: id(),
    refundedAt: instant(),
    reason: text(),
    amount: money(),
    roundOff: signedMoney(),
    claimReduced: money(),
    dueReduced: money(),
    paidOut: money(),
    createdByName: text(),
    lines: z.array(
      shape({
        serviceChargeId: id(),
        description: text(),
        quantity: quantity(),
        net: money(),
        gst: money(),
        amount: money(),
      }),
    ),
  },
  { ...counterSpellings, amount: 'amount' },
);

const billRow = {
  counterBillId: id(),
  billKind: oneOf(billKinds),
  finYear: text(),
  billNo: id(),
  billedAt: instant(),
  encounterId: id(),
  opdNumber: optional(text()),
  ...counterPatient,
  contactNo: text(),
  associationName: optional(text()),
  net: money(),
  authorized: money(),
  received: money(),
  refunded: money(),
  due: money(),
  isActive: flag(),
  createdByName: text(),
  /** Of the tax document. */
  documentNo: optional(text()),
};

/** Bills of the counter between two days, the latest first. */
export const listCounterBills = endpoint({
  path: '/CounterBill/GetAllCounterBills',
  summary: 'Lists the bills of the counter, the latest first.',
  permission: may('view', counterMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: listInput({ ...askedDays, isDue: optional(flag()), patientId: optional(id()) }, counterSpellings),
  output: listOutput(shape(billRow, counterSpellings), 'counterBillList'),
});

/** A bill with its lines, receipts and refunds. */
export const counterBill = shape(
  {
    ...billRow,
    ...figures,
    sex: text(),
    birthDate: text(),
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
    addressLineOne: optional(text()),
    addressLineTwo: optional(text()),
    city: optional(text()),
    stateName: optional(text()),
    pincode: optional(text()),
    /** Of the tax document, with its seller and its place of supply. */
    documentKind: optional(oneOf(gstDocumentKinds)),
    sellerGstin: optional(text()),
    placeOfSupply: optional(text()),
    doctorName: optional(text()),
    associationId: optional(id()),
    authorizationNo: optional(text()),
    authorizedOn: optional(day()),
    discountReason: optional(text()),
    dueReason: optional(text()),
    cancelReason: optional(text()),
    lines: z.array(billedLine),
    receipts: z.array(counterReceipt),
    refunds: z.array(counterRefund),
  },
  {
    ...counterSpellings,
    birthDate: 'dateOfBirth',
    lines: 'serviceChargeList',
    receipts: 'counterReceiptList',
    refunds: 'counterRefundList',
  },
);

/** One bill. */
export const getCounterBill = endpoint({
  path: '/CounterBill/GetCounterBillById',
  summary: 'Reads one bill of the counter with its lines, receipts and refunds.',
  permission: { menu: counterMenu, action: 'view', orMenus: [testRefundMenu] },
  effect: 'read',
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: shape({ counterBill: shape({ counterBillId: id() }) }),
  output: shape({ counterBill }),
});

/** A new bill: its lines, the net amount the screen showed, the amount paid and its modes. */
export const newCounterBill = shape(
  {
    ...billFields,
    billKind: optional(oneOf(billKinds)),
    discountReason: optional(text(200)),
    /** The net amount as it was shown; another one is refused. */
    net: money(),
    /** Amount paid now. */
    amount: money(),
    ...paymentModes,
    dueReason: optional(text(200)),
    /** The doctor of the paper order the lines are from, and the person who read it back (OR007). */
    orderedById: optional(id()),
    readBackBy: optional(text(120)),
  },
  { ...counterSpellings, orderedById: 'orderedBy' },
  { chequeAmount: ['cheque'] },
);

/** Makes a bill and receives its payment, in one transaction (OR017, OR023). */
export const addCounterBill = endpoint({
  path: '/CounterBill/AddCounterBill',
  logAs: ['counter_bill', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Makes a bill of the counter and receives what is paid with it.',
  permission: may('add', counterMenu),
  effect: 'once',
  changes: [counterTopic, orderTopic, billTopic],
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: shape({ counterBill: newCounterBill }),
  output: shape({ counterBill }),
});
