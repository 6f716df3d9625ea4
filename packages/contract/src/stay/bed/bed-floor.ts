// The floors of a hospital.

import { endpoint } from '../../kernel/endpoint.ts';
import { id, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { shape } from '../../kernel/shape.ts';
import { bedChecks } from './bed-checks.ts';
import { bedTopic } from './topics.ts';

const floors = hospitalRecord({
  name: 'bedFloor',
  path: 'Bed',
  noun: 'floor',
  described: { one: 'a floor', all: 'the floors of the hospital' },
  texts: 'bed:bedFloor',
  title: 'bedFloorName',
  menu: 'bed-settings',
  lookedUpBelow: ['Patients', 'Settings'],
  topic: bedTopic,
  fields: {
    bedFloorName: {
      schema: requiredText(bedChecks.enterFloorName, 100),
      read: text(),
      isUnique: 'bed_floor_name_unique',
      isListed: true,
    },
    bedFloorDescription: { schema: optional(text(300)), read: optional(text()), kind: 'longText' },
  },
  calls: { get: { path: '/Bed/GetBedFloorbyId' } },
});

/** Floors with wards on them (R296). The documented call that adds a floor takes a number as well, and drops it. */
export const bedFloors = {
  ...floors,
  add: endpoint({
    ...floors.add,
    effect: 'write',
    logAs: ['bed_floor', 'added'],
    changes: [bedTopic],
    input: shape({ bedFloor: shape({ bedFloorId: optional(id()), ...floors.written.shape }) }),
  }),
};
