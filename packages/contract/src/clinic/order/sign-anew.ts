// Orders of one stay or visit that shall be done in another: cancelled there and signed anew here, in one step (OR048).
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, flag, id, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { maySignOrders, order } from './order.ts';
import { orderChecks } from './order-sentences.ts';
import { orderTopic } from './topics.ts';

/** Paid orders stay unchanged and are carried out as they are; each new order names the order it replaces. */
export const signOrdersAnew = endpoint({
  path: '/ClinicalOrder/SignOrdersAnew',
  logAs: ['clinical_order', 'signedAnew'],
  summary: 'Cancels orders of another stay or visit of the patient and signs them anew on this one. An extension.',
  permission: maySignOrders,
  effect: 'once',
  changes: [orderTopic],
  isWalled: true,
  input: shape(
    {
      group: shape(
        {
          encounterId: optional(id()),
          admissionId: optional(id()),
          orderedById: id(fieldSentences.selectDoctor),
          isVerbal: flag(),
          readBackBy: optional(text(120)),
        },
        { ...admissionSpellings, orderedById: 'orderedBy' },
      ),
      orderIds: z.array(id()).min(1, orderChecks.chooseAnItem.text).max(100, orderChecks.mostOrders.text),
    },
    { group: 'orderGroup', orderIds: 'clinicalOrderIds' },
  ),
  output: shape(
    {
      group: shape({ orderGroupId: id(), groupNo: count(), orders: z.array(order) }, { orders: 'clinicalOrderList' }),
    },
    { group: 'orderGroup' },
  ),
});
