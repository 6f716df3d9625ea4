// Floors, wards and beds as files: which columns they have and what a row is known by.

import { wardSexes } from '@charaka/rules/stay/ward-sex';
import { areaFile } from '../../kernel/file-table.ts';
import { bedTopic } from './topics.ts';

const place = { menu: 'bed-settings', topic: bedTopic } as const;

/** Floors of the hospital, known by name. */
export const bedFloorFile = areaFile({
  ...place,
  name: 'bedFloor',
  label: 'Floor',
  labelPlural: 'Floors',
  route: 'bed-settings/floor',
  key: 'bedFloorId',
  fields: {
    bedFloorName: { kind: 'text', label: 'Floor', isRequired: true, isUnique: true, maxLength: 100 },
    bedFloorDescription: { kind: 'text', label: 'Description', maxLength: 300 },
  },
  calls: { list: '/Bed/GetAllBedFloor' },
});

/** Wards of the hospital, known by name. */
export const bedGroupFile = areaFile({
  ...place,
  name: 'bedGroup',
  label: 'Ward',
  labelPlural: 'Wards',
  route: 'bed-settings/ward',
  key: 'bedGroupId',
  fields: {
    bedGroupName: { kind: 'text', label: 'Ward', isRequired: true, isUnique: true, maxLength: 100 },
    bedFloorId: { kind: 'reference', label: 'Floor', to: 'bedFloor' },
    sexAllowed: {
      kind: 'choice',
      label: 'Patients',
      options: wardSexes.map((value) => ({ value, label: value })),
    },
  },
  calls: { list: '/Bed/GetAllBedGroups' },
});

/** Beds of the hospital, known by their ward and their number in it; `chargeId` is what a day in one costs. */
export const bedFile = areaFile({
  ...place,
  name: 'bed',
  label: 'Bed',
  labelPlural: 'Beds',
  route: 'bed-settings/bed',
  key: 'bedId',
  knownBy: ['bedGroupId', 'bedName'],
  fields: {
    bedGroupId: { kind: 'reference', label: 'Ward', isRequired: true, to: 'bedGroup' },
    bedName: { kind: 'text', label: 'Bed', isRequired: true, maxLength: 40 },
    bedTypeId: { kind: 'reference', label: 'Bed type', isRequired: true, to: 'bedType' },
    chargeId: { kind: 'reference', label: 'Charge code', to: 'charge' },
  },
  calls: { list: '/Bed/GetAllBeds' },
});
