// The call that tells somebody of a critical result, read back or in vain (OR036).
import { endpoint, mayDo } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { callOutcomes, callSpellings, criticalCall } from './order.ts';
import { orderChecks } from './order-sentences.ts';
import { orderTopic } from './topics.ts';

/** Keeps a call about a critical result; the order leaves the critical ones when somebody was told and read it back. */
export const addCriticalCall = endpoint({
  path: '/ClinicalOrder/AddCriticalCall',
  summary: 'Keeps who was told of a critical result, or that nobody was reached.',
  permission: mayDo('do-order'),
  // Under a key: a call that is sent twice is one call.
  effect: 'money',
  changes: [orderTopic],
  input: shape(
    {
      call: shape(
        {
          orderId: id(),
          outcome: oneOf(callOutcomes),
          toldTo: requiredText(orderChecks.toldToMissing, 120),
          isReadBack: flag(),
          note: optional(text(500)),
        },
        callSpellings,
      ),
    },
    { call: 'criticalCall' },
  ),
  output: shape({ call: criticalCall }, { call: 'criticalCall' }),
});
