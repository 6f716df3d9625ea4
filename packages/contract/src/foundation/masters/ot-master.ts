// Operation theatre: the room an operation is booked in.

import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

export const otMaster = master({
  name: 'otMaster',
  label: 'Operation theatre',
  labelPlural: 'Operation theatres',
  menu: 'ot-settings',
  lookedUpBelow: ['Patients'],
  route: 'ot-settings',
  key: 'otId',
  title: 'otName',
  fields: {
    otName: { kind: 'text', label: 'Operation theatre', isRequired: true, isUnique: true, maxLength: 100 },
    chargeTypeId: { kind: 'reference', label: 'Charge type', to: 'chargeType' },
    chargeCategoryId: { kind: 'reference', label: 'Charge category', to: 'chargeCategory' },
    chargeId: { kind: 'count', label: 'Number of the charge' },
    remarks: { kind: 'longText', label: 'Remarks', maxLength: 500 },
  },
  calls: {
    list: '/OTMaster/GetAllOtMaster',
    get: '/OTMaster/GetOtMasterById',
    add: '/OTMaster/AddOtMaster',
    update: '/OTMaster/UpdateOtMaster',
    deactivate: '/OTMaster/DeleteOtMaster',
  },
  item: 'otMaster',
  list: 'otMasterList',
  usedBy: [{ table: 'ot_slot', column: 'ot_id', called: words.bookings }],
});
