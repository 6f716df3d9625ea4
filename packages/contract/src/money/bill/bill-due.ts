// Dues of final bills that patients still owe, on the wire: the list, later payments, and write-offs (R514, Q138).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings, inpatientName } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { payment, paymentModes, paymentSpellings } from '../payment/payment.ts';
import { paymentTopic } from '../payment/topics.ts';
import { billTopic } from './topics.ts';

/** Menu path that rights on dues hang on. */
export const duesMenu = 'bill/dues';

/** How old a due is, in days since the bill: from, and to where there is an end. */
export const dueAges = ['0-30', '31-60', '61-90', '91-'] as const;

/** Which desk made a bill: a stay's final bill, a bill of the counter, a memo of the pharmacy (Q255). */
export const billSources = ['Stay', 'Counter', 'Memo'] as const;

/** How a row of any desk names its bill; what only stays have is null on the others. */
export const billOfAnyDesk = {
  sourceKind: oneOf(billSources),
  billId: optional(id()),
  counterBillId: optional(id()),
  admissionId: optional(id()),
  admissionMode: optional(text()),
  /** The number in the series of its desk. */
  billNo: id(),
  /** The same, of a stay. */
  orderNo: optional(id()),
};

const due = shape(
  {
    ...billOfAnyDesk,
    patientId: id(),
    ...inpatientName,
    contactNo: text(),
    patientType: optional(text()),
    associationName: optional(text()),
    finYear: text(),
    billedAt: instant(),
    ageDays: count(),
    net: money(),
    receivedLater: optional(money()),
    writtenOff: optional(money()),
    due: money(),
    /** Unpaid non-hospital charges beside the bill (Q219). */
    nonHospitalDue: money(),
    dueReason: optional(text()),
    isDischarged: optional(flag()),
  },
  { ...admissionSpellings, billId: 'ipBillId', billedAt: 'billDate', net: 'netAmount', due: 'dueAmount' },
);

/** Bills of every desk whose patient still owes something, the oldest first. `age` is one of the classes of `dueAges`. A call of ours. */
export const listDues = endpoint({
  path: '/IPD/GetIPDBillDueList',
  summary: 'Lists bills of stays and of the counter with a due of the patient.',
  permission: may('view', duesMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ age: optional(oneOf(dueAges)) }),
  output: listOutput(due, 'ipdBillDueList'),
});

/** Returns the sum of all dues of the hospital, by age. An extension. */
export const sumDues = endpoint({
  path: '/IPD/GetIPDBillDueByAge',
  summary: 'Adds up the dues of patients by age.',
  permission: may('view', duesMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    ages: z.array(shape({ age: oneOf(dueAges), billCount: count(), due: money() }, { due: 'dueAmount' })),
  }),
});

/** `isNonHospital` says which due of the two: that beside the bill (Q219), else that of the bill. */
const ofBill = { admissionId: id(), billId: id(), isNonHospital: optional(flag()) };
const ofBillSpellings = { ...admissionSpellings, billId: 'ipBillId', isNonHospital: 'isNonHospitalPayment' };

/** A payment against a due: at most the due, cash being what the other modes leave. */
export const duePayment = shape(
  {
    ...ofBill,
    amount: money().refine((value) => value > 0, entrySentences.enterAmount.text),
    ...paymentModes,
    note: optional(text(300)),
  },
  { ...paymentSpellings, ...ofBillSpellings },
);

/** Receives a payment against the due of a final bill, also after the discharge; the receipt names the bill. A call of ours. */
export const receiveDue = endpoint({
  path: '/IPD/ReceiveIPDBillDue',
  logAs: ['due', 'received'],
  summary: 'Receives a payment against the due of a final bill.',
  permission: mayDo('receive-money', duesMenu),
  effect: 'once',
  changes: [admissionTopic, billTopic, paymentTopic],
  input: shape({ payment: duePayment }, { payment: 'ipdPatientPaymentView' }),
  output: shape({ payment, due: money() }, { payment: 'ipdPatientPaymentView', due: 'dueAmount' }),
});

/** How much of a due is given up, and why. */
export const dueWriteOff = shape(
  {
    ...ofBill,
    amount: money().refine((value) => value > 0, entrySentences.enterAmount.text),
    reason: requiredText(entrySentences.enterReasonShort, 300),
  },
  ofBillSpellings,
);

/** Gives up a due, or a part of it: approvers and delegators, with a reason. A call of ours. */
export const writeOffDue = endpoint({
  path: '/IPD/WriteOffIPDBillDue',
  logAs: ['due', 'writtenOff'],
  summary: 'Gives up the due of a final bill.',
  permission: mayDo('write-off'),
  effect: 'once',
  changes: [admissionTopic, billTopic, paymentTopic],
  input: shape({ writeOff: dueWriteOff }, { writeOff: 'ipdBillWriteOff' }),
  output: shape({ due: money() }, { due: 'dueAmount' }),
});
