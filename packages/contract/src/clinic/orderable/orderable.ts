// Orderables on the wire: what a charge of the price list needs to be ordered well, and the calls that keep it.

import { chargeMoments, orderKinds } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { listOutput } from '../../kernel/list.ts';
import { shape, spellingsOf } from '../../kernel/shape.ts';
import { orderableChecks } from './orderable-sentences.ts';
import { orderableTopic } from './topics.ts';

/** The kinds a charge can be refined to; medicines are the pharmacy's. */
export const chargedKinds = orderKinds.filter((kind) => kind !== 'Medicine');

const minutes = () => optional(z.int().min(0).max(43_200));

const refined = hospitalRecord({
  name: 'orderable',
  path: 'Orderable',
  noun: 'orderable',
  described: { one: 'an orderable', all: 'orderables' },
  texts: 'orderable:orderable',
  title: 'orderName',
  menu: 'order-settings',
  topic: orderableTopic,
  fields: {
    chargeId: { schema: id(orderableChecks.chooseCharge), label: 'charge' },
    orderName: { schema: requiredText(orderableChecks.enterOrderName, 150), isListed: true },
    /** Other words by which it is found. */
    synonyms: { schema: optional(text(300)) },
    /** Null means the kind of the charge's type (OR002). */
    kind: { schema: optional(oneOf(chargedKinds)), wire: 'orderKind', column: 'order_kind' },
    preparation: { schema: optional(text(500)) },
    sexLimit: { schema: optional(oneOf(['M', 'F'])) },
    ageFromDays: { schema: optional(z.int().min(0).max(60_000)) },
    ageToDays: { schema: optional(z.int().min(0).max(60_000)) },
    repeatWindowHours: { schema: optional(z.int().min(1).max(8784)) },
    requiresPayerApproval: { schema: flag() },
    /** Ordered from a paper at the counter, it does not start before its doctor has countersigned it; left out, it stays no (Q286). */
    waitsForSignature: { schema: optional(flag()), absent: false, read: optional(flag()) },
    /** Null means the moment of its kind (OR016). */
    chargeMoment: { schema: optional(oneOf(chargeMoments)) },
    leadMinutes: { schema: minutes() },
    memberIds: { schema: z.array(id()).max(50), wire: 'members', label: 'members', isElsewhere: true },
  },
  check: refuseTurnedAges,
  besides: {
    changed_at: 'each change, for members stand in a table of their own',
    routine_minutes:
      'nothing: turnaround times are those of the laboratory test; the column goes with the next contraction',
    urgent_minutes: 'nothing, as routine_minutes',
    stat_minutes: 'nothing, as routine_minutes',
  },
});

function refuseTurnedAges(
  {
    ageFromDays,
    ageToDays,
  }: { readonly ageFromDays?: number | null | undefined; readonly ageToDays?: number | null | undefined },
  context: z.RefinementCtx,
): void {
  if (ageFromDays != null && ageToDays != null && ageFromDays > ageToDays)
    context.addIssue({ code: 'custom', path: ['ageToDays'], message: orderableChecks.agesTurned.text });
}

/** Orderables of the hospital; the list also names the charge that each of them refines. */
export const orderables = {
  ...refined,
  list: endpoint({
    ...refined.list,
    effect: 'read',
    changes: undefined,
    output: listOutput(
      shape({ ...refined.row.shape, chargeCode: text(), chargeName: text() }, spellingsOf(refined.row)),
      'orderableList',
    ),
  }),
};
const { memberIds: _, ...plainFields } = orderables.typed.schemas;
/** The checks of an orderable in a file: those of its form, with the members as one cell. */
export const filedOrderable = z
  .object({
    orderableId: optional(id()),
    ...plainFields,
    memberCodes: optional(text(2000)),
    isActive: optional(flag()),
  })
  .superRefine(refuseTurnedAges);

/** Charges that can be ordered, with the orderable each of them has. */
export const listOrderableCharges = endpoint({
  path: '/Orderable/GetOrderableCharges',
  summary: 'Lists the charges that can be ordered, with the orderable of each.',
  permission: { menu: orderables.menu, action: 'view', orMenus: ['order-sets'] },
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
          { kind: 'orderKind' },
        ),
      ),
    },
    { charges: 'chargeList' },
  ),
});
