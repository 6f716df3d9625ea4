// Specialization: the medical field of a doctor and the speciality of an admission.

import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
import { usedByAdmissions } from './used-by-admissions.ts';

export const specialization = master({
  name: 'specialization',
  label: 'Specialization',
  labelPlural: 'Specializations',
  menu: 'staff-settings',
  lookedUpBelow: ['Patients', 'Human Resource', 'Settings'],
  route: 'staff-settings/specialization',
  key: 'specializationId',
  keyWire: 'specialisationId',
  title: 'specializationName',
  fields: {
    specializationName: {
      kind: 'text',
      label: 'Specialization',
      wire: 'specialization1',
      isRequired: true,
      isUnique: true,
      maxLength: 100,
    },
  },
  calls: {
    list: '/HospitalSetting/GetSpecializationList',
    get: '/HospitalSetting/GetSpecializationById',
    add: '/HospitalSetting/AddSpecialization',
    update: '/HospitalSetting/UpdateSpecialization',
    deactivate: '/HospitalSetting/DeleteSpecialization',
  },
  item: 'specialization',
  list: 'specializationList',
  usedBy: [
    { table: 'staff', column: 'specialization_id', called: words.staff },
    { table: 'consultation_fee', column: 'specialization_id', called: words.consultationFees },
    { table: 'consultation_template', column: 'specialization_id', called: words.noteTemplates },
    usedByAdmissions('specialization_id'),
  ],
});
