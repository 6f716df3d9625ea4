// Receipts of payers on the wire: one sum of money for the claims of one or many bills, of stays and of the counter.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { admissionSpellings, inpatientName } from '../../stay/admission/admission-words.ts';
import { billOfAnyDesk } from '../bill/bill-due.ts';
import { billTopic } from '../bill/topics.ts';
import { outstandingMenu } from './settlement.ts';
import { tpaChecks } from './tpa-checks.ts';

/** How payers pay. */
export const payerModes = ['NEFT', 'Cheque'] as const;

/** Part of a receipt for one bill: amount paid, tax deducted at source, and the disallowed amount, which needs a reason. */
const payerReceiptPart = withChecks(
  shape(
    {
      /** A stay's final bill, or `counterBillId`: a bill of the counter (Q255). */
      billId: optional(id()),
      counterBillId: optional(id()),
      paid: money(),
      tds: money(),
      disallowed: money(),
      /** Given up by an approver; else the patient owes it. */
      isWrittenOff: flag(),
      reason: optional(text(300)),
    },
    { billId: 'ipBillId' },
  ),
  ({ billId, counterBillId }, context) => {
    if ((billId == null) === (counterBillId == null))
      context.addIssue({ code: 'custom', message: tpaChecks.nameOneBill.text });
  },
);

/** A receipt to be recorded. */
export const newPayerReceipt = shape(
  {
    associationId: id(fieldSentences.selectTpa),
    receivedOn: day(tpaChecks.enterDate),
    mode: oneOf(payerModes),
    reference: requiredText(entrySentences.enterReference, 60),
    note: optional(text(300)),
    /** Needed of yesterday; an earlier day needs an approver too (Q262). */
    backdateReason: optional(text(300)),
    parts: z.array(payerReceiptPart).min(1, tpaChecks.enterAmountForBill.text).max(500),
  },
  { parts: 'billList' },
);

/**
 * Records what a payer pays on the claims of their bills. Nothing goes beyond what is left of a claim; what is disallowed is owed by
 * the patient, or given up by approvers and delegators. A call of ours.
 */
export const addPayerReceipt = endpoint({
  path: '/IPD/AddTpaPayerReceipt',
  logAs: ['payer_receipt', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Records a receipt of a payer.',
  permission: mayDo('receive-money', outstandingMenu),
  effect: 'once',
  changes: [billTopic],
  input: shape({ receipt: newPayerReceipt }, { receipt: 'payerReceipt' }),
  output: shape({ receiptId: id(), receiptNo: id(), finYear: text() }),
});

/** Cancels a receipt: administrators, with a reason. Refused when the patient already paid part of the disallowed amount. An extension. */
export const cancelPayerReceipt = endpoint({
  path: '/IPD/CancelTpaPayerReceipt',
  logAs: ['payer_receipt', 'cancelled'],
  summary: 'Cancels a receipt of a payer.',
  permission: mayDo('cancel-payer-receipt'),
  effect: 'once',
  changes: [billTopic],
  stepUp: 'recorded-money',
  input: shape(
    { receipt: shape({ receiptId: id(), reason: requiredText(entrySentences.enterReasonShort, 300) }) },
    { receipt: 'payerReceipt' },
  ),
  output: shape({}),
});

const receipt = shape({
  receiptId: id(),
  receiptNo: id(),
  finYear: text(),
  receivedOn: day(),
  associationId: id(),
  associationName: text(),
  mode: oneOf(payerModes),
  reference: text(),
  note: optional(text()),
  backdateReason: optional(text()),
  billCount: count(),
  paid: money(),
  tds: money(),
  disallowed: money(),
  isActive: flag(),
  cancelReason: optional(text()),
  createdByName: text(),
  createdAt: instant(),
});

/** Saved part of a receipt for one bill, with the patient of the bill. */
const keptReceiptPart = shape(
  {
    ...billOfAnyDesk,
    patientId: id(),
    finYear: text(),
    billedAt: instant(),
    ...inpatientName,
    paid: money(),
    tds: money(),
    disallowed: money(),
    isWrittenOff: flag(),
    reason: optional(text(300)),
  },
  { ...admissionSpellings, billId: 'ipBillId', billedAt: 'billDate' },
);

/** One receipt with its part for each bill, for printing. An extension. */
export const getPayerReceipt = endpoint({
  path: '/IPD/GetTpaPayerReceipt',
  summary: 'Reads a receipt of a payer with its bills.',
  permission: may('view', outstandingMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: shape({ receiptId: id() }),
  output: shape(
    { receipt, parts: z.array(keptReceiptPart) },
    { receipt: 'payerReceipt', parts: 'payerReceiptBillList' },
  ),
});

/** Receipts of payers, the last one first; cancelled ones stay listed. A call of ours. */
export const listPayerReceipts = endpoint({
  path: '/IPD/GetTpaPayerReceiptList',
  summary: 'Lists receipts of payers.',
  permission: may('view', outstandingMenu),
  effect: 'read',
  input: listInput({ associationId: optional(id()) }),
  output: listOutput(receipt, 'payerReceiptList'),
});
