// Service level: how many minutes a service of the hospital may take.
import { master } from '../../kernel/resource.ts';

export const hospitalSla = master({
  name: 'hospitalSla',
  label: 'Service level',
  labelPlural: 'Service levels',
  menu: 'settings',
  route: 'settings/hospital-sla',
  key: 'slaId',
  title: 'slaName',
  fields: {
    slaName: { kind: 'text', label: 'Service level', isRequired: true, isUnique: true, maxLength: 100 },
    slaTimeMin: { kind: 'count', label: 'Minutes', isRequired: true },
  },
  calls: {
    list: '/HospitalSetting/GetAllHospitalSla',
    get: '/HospitalSetting/GetHospitalSlaById',
    add: '/HospitalSetting/AddHospitalSla',
    update: '/HospitalSetting/UpdateHospitalSla',
    deactivate: '/HospitalSetting/DeleteHospitalSla',
  },
  item: 'hospitalSla',
  list: 'hospitalSlaList',
});
