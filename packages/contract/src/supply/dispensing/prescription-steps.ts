// Steps of a prescription at the counter besides its sale: a line that the patient does not buy, and a lapsed prescription opened again.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, oneOf, requiredText } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { directSaleMenu } from '../pharmacy/stock.ts';
import { prescriptionTopic } from './topics.ts';

/** Reasons why a patient does not buy a prescribed line (PH086). */
export const unboughtReasons = ['BoughtElsewhere', 'HasIt', 'Price', 'NoneInStock'] as const;

/** The reasons as the chart shows them with the cancelled order. */
export const unboughtWords: Readonly<Record<(typeof unboughtReasons)[number], string>> = {
  BoughtElsewhere: 'Bought elsewhere',
  HasIt: 'The patient has it',
  Price: 'Not bought for its price',
  NoneInStock: 'None in stock',
};

/** Closes the open pieces of a prescribed line: the order is cancelled, or done where a part was handed out (PH086). */
export const closePrescribedLine = endpoint({
  path: '/Pharmacy/CloseOrderedMedicine',
  logAs: ['prescription', 'closed'],
  summary: 'Closes a prescribed line that the patient does not buy.',
  permission: may('edit', directSaleMenu),
  effect: 'write',
  changes: [prescriptionTopic, orderTopic],
  input: shape(
    { encounterId: id(), orderId: id(), reason: oneOf(unboughtReasons) },
    { orderId: 'clinicalOrderId', reason: 'notBoughtReason' },
  ),
  output: shape({}),
});

/** The letters that the reason for opening a prescription again has at least. */
export const LEAST_REOPEN_REASON = 5;

/** Opens a lapsed prescription again, for as many days as a new one has (PH086). */
export const reopenPrescription = endpoint({
  path: '/Pharmacy/ReopenPrescription',
  logAs: ['prescription', 'opened'],
  summary: 'Opens a lapsed prescription again.',
  permission: may('edit', directSaleMenu),
  effect: 'write',
  changes: [prescriptionTopic],
  input: shape({
    encounterId: id(),
    reason: requiredText(entrySentences.enterReasonShort, 300).min(
      LEAST_REOPEN_REASON,
      entrySentences.enterReasonShort.text,
    ),
  }),
  output: shape({}),
});
