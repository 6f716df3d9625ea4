// Department: where staff work and patients are admitted to.

import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
import { usedByAdmissions } from './used-by-admissions.ts';

export const department = master({
  name: 'department',
  label: 'Department',
  labelPlural: 'Departments',
  menu: 'staff-settings',
  lookedUpBelow: ['Patients', 'Human Resource', 'Settings'],
  route: 'staff-settings/department',
  key: 'departmentId',
  title: 'departmentName',
  fields: { departmentName: { kind: 'text', label: 'Department', isRequired: true, isUnique: true, maxLength: 100 } },
  calls: {
    list: '/StaffSetting/GetAllDepartments',
    get: '/StaffSetting/GetDepartmentbyId',
    add: '/StaffSetting/AddDepartment',
    update: '/StaffSetting/UpdateDepartment',
    deactivate: '/StaffSetting/DeleteDepartment',
  },
  item: 'department',
  list: 'departmentList',
  usedBy: [
    { table: 'staff', column: 'department_id', called: words.staff },
    { table: 'phrase', column: 'department_id', called: words.phrases },
    usedByAdmissions('department_id'),
    {
      table: 'asset',
      column: 'department_id',
      called: words.assets,
      title: 'asset_no',
      active: "status in ('Standby', 'InUse')",
    },
  ],
});
