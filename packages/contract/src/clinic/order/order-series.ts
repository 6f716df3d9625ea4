// Repeats of a test or procedure that are ordered ahead with one line: a series, whose orders are begun, charged and refunded each by itself (OR020).
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, id, optional, requiredText } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeTopic } from '../../money/charge/topics.ts';
import { maySignOrders } from './order.ts';
import { orderChecks } from './order-sentences.ts';
import { orderTopic } from './topics.ts';

/** How often a line is repeated, and how many minutes lie between; neither where it is done once. */
export const repeated = {
  repeatEvery: optional(count().min(1, orderChecks.repeatTooSoon.text).max(2880, orderChecks.repeatTooFar.text)),
  repeatCount: optional(count().min(2, orderChecks.repeatTooFew.text).max(50, orderChecks.repeatTooMany.text)),
};

/** Ends a series: what of it has begun is done, the rest is cancelled. */
export const stopSeries = endpoint({
  path: '/ClinicalOrder/StopSeries',
  logAs: ['order_series', 'stopped'],
  summary: 'Cancels the repeats of an order that have not begun. An extension.',
  permission: maySignOrders,
  effect: 'once',
  changes: [orderTopic, chargeTopic],
  input: shape({
    orderSeriesId: id(),
    reason: requiredText(entrySentences.enterReason, 300).refine(
      (value) => value.length >= 5,
      entrySentences.enterReason.text,
    ),
  }),
  output: shape({ stopped: count() }),
});
