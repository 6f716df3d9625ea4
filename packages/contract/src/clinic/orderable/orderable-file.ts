// The orderables as a file: which columns it has and what a row is known by.

import { chargeMoments } from '@charaka/rules/clinic/order-step';
import { areaFile } from '../../kernel/file-table.ts';
import { chargedKinds, orderables } from './orderable.ts';
import { orderableTopic } from './topics.ts';

const momentLabels = { Order: 'When signed', Start: 'When begun', Done: 'When done' } as const;
const kindLabels = { Investigation: 'Investigation', Imaging: 'Imaging', Procedure: 'Procedure', Consult: 'Opinion' };
const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));

/** Orderables of the hospital, known by the charge that each refines; the members of a panel stand in one cell, by the codes of theirs. */
export const orderableFile = areaFile({
  name: 'orderable',
  label: 'Orderable',
  labelPlural: 'Orderables',
  menu: orderables.menu,
  route: orderables.menu,
  key: 'orderableId',
  knownBy: ['chargeId'],
  topic: orderableTopic,
  fields: {
    chargeId: { kind: 'reference', label: 'Charge code', isRequired: true, to: 'charge' },
    orderName: { kind: 'text', label: 'Ordered as', isRequired: true, maxLength: 150 },
    synonyms: { kind: 'text', label: 'Also found as', maxLength: 300 },
    kind: {
      kind: 'choice',
      label: 'Kind, if not that of the charge',
      options: optionsOf(chargedKinds, kindLabels),
    },
    preparation: { kind: 'longText', label: 'Preparation', maxLength: 500 },
    sexLimit: { kind: 'choice', label: 'Only for', options: optionsOf(['M', 'F'], { M: 'Men', F: 'Women' }) },
    ageFromDays: { kind: 'count', label: 'Youngest (days)' },
    ageToDays: { kind: 'count', label: 'Oldest (days)' },
    repeatWindowHours: { kind: 'count', label: 'Warn within (hours)' },
    requiresPayerApproval: { kind: 'flag', label: 'The payer is asked first', isRequired: true },
    waitsForSignature: { kind: 'flag', label: 'Starts after the countersignature' },
    chargeMoment: {
      kind: 'choice',
      label: 'Charged, if not as its kind',
      options: optionsOf(chargeMoments, momentLabels),
    },
    leadMinutes: { kind: 'count', label: 'On the worklist before (minutes)' },
    memberCodes: { kind: 'longText', label: 'Members of the panel' },
  },
  calls: { list: '/Orderable/GetAllOrderable' },
});
