// The advance of a booking on the wire: the amount held, by mode, receipts and refunds (Q79, Q81, Q124).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { flag, id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { paymentModes, refundReason } from '../../money/payment/payment.ts';

/** Spellings every shape with an advance shares. */
export const advanceSpellings: Spellings = {
  advance: 'advanceAmount',
  upiReference: 'upiTransNo',
  neftReference: 'neftTransNo',
};

const { cardNumber, upiReference, neftReference, chequeNumber } = paymentModes;

/** The advance a booking holds now; null once it is refunded or paid into an admission. */
export const heldAdvance = {
  advance: money(),
  cash: money(),
  card: money(),
  upi: money(),
  neft: money(),
  chequeAmount: money(),
  cardNumber,
  upiReference,
  neftReference,
  chequeNumber,
};

/** An advance to be taken for a booking. */
export const advanceTaken = {
  advance: money().refine((value) => value > 0, entrySentences.enterAmount.text),
  ...paymentModes,
};

/** Refund of the whole advance of a booking, by modes, with the reason. */
export const advanceRefund = { reason: refundReason(200), ...paymentModes };

/** A movement of an advance as recorded. Receipts and refunds have numbers of their own; a transfer is a payment of the admission. */
export const advanceEntry = shape(
  {
    entryId: id(),
    kind: oneOf(['Receive', 'Refund', 'Transfer']),
    receiptNo: optional(id()),
    finYear: text(),
    ...heldAdvance,
    reason: optional(text()),
    isPaidIntoAdmission: flag(),
    createdAt: instant(),
    createdByName: text(),
  },
  { ...advanceSpellings, entryId: 'advanceEntryId', createdAt: 'createdOn', createdByName: 'createdBy' },
);

/** The recorded refund beside its booking, for the memo that the receiver signs (Q258). */
export const refundedEntry = { entry: advanceEntry };

/** The spelling of `refundedEntry`. */
export const refundedEntrySpelling: Spellings = { entry: 'advanceEntry' };
