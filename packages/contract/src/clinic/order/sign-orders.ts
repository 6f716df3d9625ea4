// Signing orders on a stay or visit, and countersigning spoken orders (OR003, OR007).

import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { maySignOrders, order, orderSpellings } from './order.ts';
import { orderChecks } from './order-sentences.ts';
import { repeated } from './order-series.ts';
import { orderTopic } from './topics.ts';

const line = shape({
  chargeId: id(),
  quantity: quantity()
    .refine((value) => value > 0, entrySentences.valueNotAboveZero.text)
    .refine((value) => value <= 999_000, orderChecks.quantityTooLarge.text)
    .refine((value) => value % 1000 === 0, orderChecks.quantityNotWhole.text),
  priority: oneOf(orderPriorities),
  /** Wanted time; now when missing. */
  orderFor: optional(instant()),
  instruction: optional(text(500)),
  /** It was said that the same is ordered already, and it is wanted again (OR011). */
  isRepeatConfirmed: optional(flag()),
  /** Why it is ordered although something stops it (OR010). */
  overrideReason: optional(text(300)),
  /** The set that brought it, and what of the set was seen (OR039). */
  orderSetId: optional(id()),
  orderSetVersion: optional(count()),
  /** A test or procedure that is done several times (OR020). */
  ...repeated,
});

/** Signs orders with one stroke: all are written or none, and a second click makes no second order (OR003, OR004). */
export const signOrders = endpoint({
  path: '/ClinicalOrder/AddClinicalOrders',
  logAs: ['clinical_order', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Signs orders on a stay or visit, all or none.',
  permission: maySignOrders,
  effect: 'once',
  changes: [orderTopic],
  isWalled: true,
  input: shape(
    {
      group: shape(
        {
          /** One of the two names where the orders belong (OR001); a stay may be named by its admission. */
          encounterId: optional(id()),
          admissionId: optional(id()),
          orderedById: id(fieldSentences.selectDoctor),
          isVerbal: flag(),
          readBackBy: optional(text(120)),
          clinicalNote: optional(text(1000)),
          lines: z.array(line).min(1, orderChecks.chooseAnItem.text).max(100, orderChecks.mostOrders.text),
        },
        { ...admissionSpellings, orderedById: 'orderedBy' },
      ),
    },
    { group: 'orderGroup' },
  ),
  output: shape(
    {
      group: shape({ orderGroupId: id(), groupNo: count(), orders: z.array(order) }, { orders: 'clinicalOrderList' }),
    },
    { group: 'orderGroup' },
  ),
});

/** A doctor countersigns spoken orders in the doctor's name (OR007, OR008). */
export const countersignOrders = endpoint({
  path: '/ClinicalOrder/CountersignOrders',
  logAs: ['clinical_order', 'countersigned'],
  summary: "Puts the doctor's own signature to orders by word of mouth.",
  permission: maySignOrders,
  effect: 'write',
  changes: [orderTopic],
  input: shape({ orderGroupIds: z.array(id()).min(1).max(100) }, orderSpellings),
  output: shape({}),
});
