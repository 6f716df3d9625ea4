// The orders that a scanned number is of, on the wire (OR044).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { orderMenu, orderSpellings } from './order.ts';

/** Group and place as 17/2, all of a group as 17, or the number of a specimen; none where nothing has the number. */
export const findOrdersOfNumber = endpoint({
  path: '/ClinicalOrder/FindByNumber',
  summary: 'Finds the orders that a scanned number is of. An extension.',
  permission: may('view', orderMenu),
  effect: 'read',
  input: shape({ number: text(60) }),
  output: shape({ orderIds: z.array(id()) }, { ...orderSpellings, orderIds: 'clinicalOrderIds' }),
});
