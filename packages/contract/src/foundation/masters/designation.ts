// Designation: the post a member of staff holds.

import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

export const designation = master({
  name: 'designation',
  label: 'Designation',
  labelPlural: 'Designations',
  menu: 'staff-settings',
  lookedUpBelow: ['Human Resource', 'Settings'],
  route: 'staff-settings/designation',
  key: 'designationId',
  title: 'designationName',
  fields: {
    designationName: {
      kind: 'text',
      label: 'Designation',
      wire: 'designation1',
      isRequired: true,
      isUnique: true,
      maxLength: 100,
    },
  },
  calls: {
    list: '/StaffSetting/GetAllDesignations',
    get: '/StaffSetting/GetDesignationbyId',
    add: '/StaffSetting/AddDesignation',
    update: '/StaffSetting/UpdateDesignation',
    deactivate: '/StaffSetting/DeleteDesignation',
  },
  item: 'designation',
  list: 'designationList',
  usedBy: [{ table: 'staff', column: 'designation_id', called: words.staff }],
});
