// Insurance: the company that carries the risk behind a TPA (R381).
import { master } from '../../kernel/resource.ts';
import { usedByAdmissions } from './used-by-admissions.ts';

export const insurance = master({
  name: 'insurance',
  label: 'Insurance company',
  labelPlural: 'Insurance companies',
  menu: 'tpa/insurance',
  lookedUpBelow: ['Patients', 'TPA'],
  route: 'tpa/insurance',
  key: 'insuranceId',
  title: 'insuranceName',
  fields: {
    insuranceName: { kind: 'text', label: 'Insurance company', isRequired: true, isUnique: true, maxLength: 120 },
  },
  calls: {
    list: '/Organisation/GetAllInsurance',
    get: '/Organisation/GetInsuranceById',
    add: '/Organisation/AddInsurance',
    update: '/Organisation/UpdateInsurance',
    deactivate: '/Organisation/DeleteInsurance',
  },
  item: 'insurance',
  list: 'insuranceList',
  usedBy: [usedByAdmissions('insurance_id')],
});
