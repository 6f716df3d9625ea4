// The wards of a hospital: the specification's bed groups.

import { wardSexes } from '@charaka/rules/stay/ward-sex';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { shape, spellingsOf } from '../../kernel/shape.ts';
import { bedChecks } from './bed-checks.ts';
import { bedTopic } from './topics.ts';

const wards = hospitalRecord({
  name: 'bedGroup',
  path: 'Bed',
  noun: 'ward',
  described: { one: 'a ward', all: 'the wards of the hospital' },
  texts: 'bed:bedGroup',
  title: 'bedGroupName',
  menu: 'bed-settings',
  lookedUpBelow: ['Patients', 'Settings'],
  topic: bedTopic,
  fields: {
    bedGroupName: {
      schema: requiredText(bedChecks.enterWardName, 100),
      read: text(),
      isUnique: 'bed_group_name_unique',
      isListed: true,
    },
    bedFloorId: { schema: optional(id()), wire: ['bedFloorId', 'floor'], twins: ['floor'], label: 'floor' },
    bedFloorName: {
      schema: optional(text()),
      isDerived: true,
      isElsewhere: true,
      isListed: true,
      label: 'floor',
    },
    /** Left out, a new ward takes any patient and a known one keeps its setting (Q288). */
    sexAllowed: { schema: optional(oneOf(wardSexes)), read: oneOf(wardSexes), isListed: true },
  },
  calls: {
    list: { path: '/Bed/GetAllBedGroups' },
    get: { path: '/Bed/GetBedGroupbyId' },
    remove: { summary: 'Deactivates a ward and its beds; nothing is deleted.' },
  },
});

/** Wards with beds in them (R296). The documented call that adds a ward takes a number as well, and drops it. */
export const bedGroups = {
  ...wards,
  add: endpoint({
    ...wards.add,
    effect: 'write',
    logAs: ['bed_group', 'added'],
    changes: [bedTopic],
    input: shape({
      bedGroup: shape({ bedGroupId: optional(id()), ...wards.written.shape }, spellingsOf(wards.written)),
    }),
  }),
};
