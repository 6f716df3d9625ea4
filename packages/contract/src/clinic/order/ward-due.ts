// Work due for inpatients of a ward, on the wire: orders to begin, critical results to phone, spoken orders to sign.
import { z } from 'zod';
import { endpoint, type Permission } from '../../kernel/endpoint.ts';
import { count, id } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { orderMenu, orderSpellings } from './order.ts';

const followsOrders: Permission = { menu: orderMenu, action: 'view', deeds: ['read-chart'] };

/** Of the stays named, those with something due. A call of ours. */
export const listWardDue = endpoint({
  path: '/ClinicalOrder/GetWardDue',
  summary: 'Counts what is due on the ward for each of some inpatients. An extension.',
  permission: followsOrders,
  effect: 'read',
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ admissionIds: z.array(id()).max(1000) }),
  output: shape({
    due: z.array(
      shape(
        {
          admissionId: id(),
          /** Not begun yet, and wanted within the shift. */
          toDoCount: count(),
          statCount: count(),
          /** Critical results not phoned yet, among those the caller may know of (OR036). */
          criticalCount: count(),
          /** Spoken orders not signed by their doctor yet (OR008). */
          unsignedCount: count(),
        },
        orderSpellings,
      ),
    ),
  }),
});
