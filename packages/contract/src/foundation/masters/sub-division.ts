// Sub-division: a tehsil, taluka, upazila or thana of a district, as the hospital writes it in addresses.
import { master } from '../../kernel/resource.ts';

export const subDivision = master({
  name: 'subDivision',
  label: 'Sub-division',
  labelPlural: 'Sub-divisions',
  menu: 'settings',
  lookedUpBelow: ['Patients'],
  route: 'settings/sub-division',
  key: 'subDivisionId',
  title: 'subDivisionName',
  knownBy: ['subDivisionName', 'districtName'],
  fields: {
    subDivisionName: { kind: 'text', label: 'Sub-division', isRequired: true, maxLength: 100 },
    districtName: { kind: 'text', label: 'District', isRequired: true, maxLength: 100 },
  },
  calls: {
    list: '/Common/GetAllSubDivisions',
    get: '/Common/GetSubDivisionById',
    add: '/Common/AddSubDivision',
    update: '/Common/UpdateSubDivision',
    deactivate: '/Common/DeleteSubDivision',
  },
  item: 'subDivision',
  list: 'subDivisionList',
});
