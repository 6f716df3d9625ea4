// Orderables on the wire: what a charge of the price list needs to be ordered well, and the calls that keep it.

import { chargeMoments, orderKinds } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { orderableChecks } from './orderable-sentences.ts';
import { orderableTopic } from './topics.ts';

/** Menu path that rights on orderables hang on. */
export const orderableMenu = 'order-settings';

/** The kinds a charge can be refined to; medicines are the pharmacy's. */
export const chargedKinds = orderKinds.filter((kind) => kind !== 'Medicine');

const minutes = () => optional(z.int().min(0).max(43_200));

const fields = {
  chargeId: id(orderableChecks.chooseCharge),
  orderName: requiredText(orderableChecks.enterOrderName, 150),
  /** Other words by which it is found. */
  synonyms: optional(text(300)),
  /** None: that of the type of the charge (OR002). */
  kind: optional(oneOf(chargedKinds)),
  preparation: optional(text(500)),
  sexLimit: optional(oneOf(['M', 'F'])),
  ageFromDays: optional(z.int().min(0).max(60_000)),
  ageToDays: optional(z.int().min(0).max(60_000)),
  repeatWindowHours: optional(z.int().min(1).max(8784)),
  requiresPayerApproval: flag(),
  /** Ordered from a paper at the counter, it does not start before its doctor has countersigned it; left out, it stays no (Q286). */
  waitsForSignature: optional(flag()),
  /** None: that of the kind (OR016). */
  chargeMoment: optional(oneOf(chargeMoments)),
  leadMinutes: minutes(),
  memberIds: z.array(id()).max(50),
};
const spellings = { kind: 'orderKind', memberIds: 'members' };

const typed = shape({ ...fields, isActive: optional(flag()) }, spellings);

function refuseTurnedAges(
  { ageFromDays, ageToDays }: Pick<z.output<typeof typed>, 'ageFromDays' | 'ageToDays'>,
  context: z.RefinementCtx,
): void {
  if (ageFromDays != null && ageToDays != null && ageFromDays > ageToDays)
    context.addIssue({ code: 'custom', path: ['ageToDays'], message: orderableChecks.agesTurned.text });
}

/** An orderable that does not exist yet; it is active unless it is said otherwise. */
export const newOrderable = withChecks(typed, refuseTurnedAges);
const { memberIds: _, ...plainFields } = fields;
/** The checks of an orderable in a file: those of its form, with the members as one cell. */
export const filedOrderable = z
  .object({
    orderableId: optional(id()),
    ...plainFields,
    memberCodes: optional(text(2000)),
    isActive: optional(flag()),
  })
  .superRefine(refuseTurnedAges);
const changedOrderable = shape({ ...typed.shape, ...versioned, orderableId: id() }, spellings);
/** An orderable as kept. */
const orderable = shape({ orderableId: id(), ...fields, isActive: flag() }, spellings);
const orderableKey = shape({ orderable: shape({ orderableId: id() }) });

/** Orderables of the hospital, with the charge each refines. */
export const listOrderables = endpoint({
  path: '/Orderable/GetAllOrderable',
  summary: 'Lists orderables.',
  permission: may('view', orderableMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape({ orderableId: id(), ...fields, chargeCode: text(), chargeName: text(), isActive: flag() }, spellings),
    'orderableList',
  ),
});

/** One orderable, with the number of its last change. */
export const getOrderable = endpoint({
  path: '/Orderable/GetOrderableById',
  summary: 'Reads one orderable.',
  permission: may('view', orderableMenu),
  effect: 'read',
  input: orderableKey,
  output: shape({ orderable: withVersion(orderable), ...changedBy }),
});

/** Refines a charge, which is done once. */
export const addOrderable = endpoint({
  path: '/Orderable/AddOrderable',
  summary: 'Adds an orderable.',
  permission: may('add', orderableMenu),
  effect: 'write',
  changes: [orderableTopic],
  input: shape({ orderable: newOrderable }),
  output: shape({ orderable }),
});

/**
 * Changes an orderable; fields left out are cleared (Q17). Refused when somebody else changed it since the version named. What was
 * ordered stays as it was signed.
 */
export const updateOrderable = endpoint({
  path: '/Orderable/UpdateOrderable',
  summary: 'Changes an orderable; fields left out are cleared.',
  permission: may('edit', orderableMenu),
  effect: 'write',
  changes: [orderableTopic],
  input: shape({ orderable: withChecks(changedOrderable, refuseTurnedAges) }),
  output: shape({ orderable }),
});

/** Takes an orderable out of use: its charge can be ordered all the same, with nothing that refines it (OR002). */
export const deleteOrderable = endpoint({
  path: '/Orderable/DeleteOrderable',
  summary: 'Deactivates an orderable; nothing is deleted.',
  permission: may('delete', orderableMenu),
  effect: 'write',
  changes: [orderableTopic],
  input: orderableKey,
  output: shape({}),
});

/** Charges that can be ordered, with the orderable each of them has. */
export const listOrderableCharges = endpoint({
  path: '/Orderable/GetOrderableCharges',
  summary: 'Lists the charges that can be ordered, with the orderable of each.',
  permission: { menu: orderableMenu, action: 'view', orMenus: ['order-sets'] },
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      charges: z.array(
        shape(
          {
            chargeId: id(),
            chargeCode: text(),
            chargeName: text(),
            kind: oneOf(chargedKinds),
            orderableId: optional(id()),
          },
          spellings,
        ),
      ),
    },
    { charges: 'chargeList' },
  ),
});
