// The calls about critical results: what the caller reads out and whom they phone, and how the call ended (OR036, Q248).

import { z } from 'zod';
import { endpoint, mayDo } from '../../kernel/endpoint.ts';
import { count, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { inpatientName } from '../../stay/admission/admission-words.ts';
import { callOutcomes, callSpellings, criticalCall, getOrder, orderSpellings } from './order.ts';
import { orderChecks } from './order-sentences.ts';
import { orderTopic } from './topics.ts';

/** A critical value as the caller reads it out. */
const criticalValue = shape({
  parameterName: text(),
  valueText: text(2000),
  unit: optional(text()),
  rangeText: optional(text(2000)),
  isTold: flag(),
});

/** Returns the data of the call dialog: two patient identifiers, the values with their ranges, and the doctor to phone. */
export const getCriticalResult = endpoint({
  path: '/ClinicalOrder/GetCriticalResult',
  summary: 'Reads what is told in the call about a critical result, and the phone of the doctor. An extension.',
  permission: getOrder.permission,
  effect: 'read',
  isWalled: true,
  input: shape({ order: shape({ orderId: id() }, orderSpellings) }, { order: 'clinicalOrder' }),
  output: shape({
    criticalResult: shape(
      {
        orderId: id(),
        patientId: id(),
        ...inpatientName,
        sex: text(),
        ageYears: optional(count()),
        ageMonths: optional(count()),
        ageDays: optional(count()),
        placeName: optional(text()),
        orderName: text(),
        resultSummary: optional(text(4000)),
        values: z.array(criticalValue),
        orderedByName: text(),
        orderedByPhone: optional(text()),
      },
      orderSpellings,
    ),
  }),
});

/** Records a call about a critical result; the order leaves the critical list when the result was read back. */
export const addCriticalCall = endpoint({
  path: '/ClinicalOrder/AddCriticalCall',
  logAs: ['critical_call', 'added'],
  summary: 'Keeps who was told of a critical result, or that nobody was reached.',
  permission: mayDo('do-order'),
  // Under a key: a call that is sent twice is one call.
  effect: 'once',
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
