// Bed type: the class of a bed, which decides its rent.

import { virtualBed } from '@charaka/rules/stay/bed-state';
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

export const bedType = master({
  name: 'bedType',
  label: 'Bed type',
  labelPlural: 'Bed types',
  menu: 'bed-settings',
  lookedUpBelow: ['Patients', 'Settings'],
  route: 'bed-settings/bed-type',
  key: 'bedTypeId',
  title: 'bedTypeName',
  fields: {
    bedTypeName: { kind: 'text', label: 'Bed type', isRequired: true, isUnique: true, maxLength: 100 },
    // Beds of ICU, CCU, ICCU and NICU are never taxed (FI044).
    isIntensive: { kind: 'flag', label: 'Intensive care' },
  },
  calls: {
    list: '/Bed/GetAllBedTypes',
    get: '/Bed/GetBedTypebyId',
    add: '/Bed/AddBedType',
    update: '/Bed/UpdateBedType',
    deactivate: '/Bed/DeleteBedType',
  },
  item: 'bedType',
  list: 'bedTypeList',
  usedBy: [{ table: 'bed', column: 'bed_type_id', called: words.beds, title: 'bed_name' }],
  fixedKeys: [virtualBed.bedTypeId],
});
