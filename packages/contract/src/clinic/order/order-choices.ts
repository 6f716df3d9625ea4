// Choices offered before the doctor types: favourites and order sets, priced for the stay or visit (OR039, orders section 9).

import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, flag, id, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { mayLookAtEncounters } from '../encounter/encounter.ts';
import { orderableTopic } from '../orderable/topics.ts';
import { maySignOrders, orderableItem } from './order.ts';

/** The caller's favourites in the order in which they were marked, and the sets the caller sees, one's own first. */
export const listOrderChoices = endpoint({
  path: '/OrderSet/GetOrderChoices',
  summary: 'Lists the favourites and order sets of the caller for a stay or visit.',
  permission: mayLookAtEncounters,
  effect: 'read',
  isWalled: true,
  input: shape({ admissionId: optional(id()), encounterId: optional(id()) }, admissionSpellings),
  output: shape(
    {
      patientId: id(),
      favourites: z.array(orderableItem),
      sets: z.array(
        shape(
          {
            orderSetId: id(),
            setVersion: count(),
            setName: text(),
            isOwn: flag(),
            lines: z.array(
              shape({
                item: orderableItem,
                quantity: quantity(),
                priority: oneOf(orderPriorities),
                instruction: optional(text(500)),
                isTicked: flag(),
              }),
            ),
          },
          { setVersion: 'orderSetVersion' },
        ),
      ),
    },
    { ...admissionSpellings, favourites: 'favouriteList', sets: 'orderSetList' },
  ),
});

/** Marks a charge as a favourite of the caller, or takes the mark away. */
export const setFavourite = endpoint({
  path: '/OrderSet/SetFavourite',
  logAs: ['order_favourite', 'changed'],
  summary: 'Marks a charge as a favourite of the caller, or takes the mark away.',
  permission: maySignOrders,
  effect: 'write',
  changes: [orderableTopic],
  input: shape({ chargeId: id(), isFavourite: flag() }),
  output: shape({}),
});
