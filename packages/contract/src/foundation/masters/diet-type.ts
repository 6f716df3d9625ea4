// Diet type: what an inpatient is served.
import { master } from '../../kernel/resource.ts';

export const dietType = master({
  name: 'dietType',
  label: 'Diet type',
  labelPlural: 'Diet types',
  menu: 'settings',
  lookedUpBelow: ['Patients'],
  route: 'settings/diet-type',
  key: 'dietTypeId',
  keyWire: 'diettypeId',
  title: 'dietTypeName',
  fields: {
    dietTypeName: {
      kind: 'text',
      label: 'Diet type',
      wire: 'dietType',
      isRequired: true,
      isUnique: true,
      maxLength: 100,
    },
  },
  calls: {
    list: '/ListOfValues/GetAllDietTypes',
    get: '/ListOfValues/GetDietTypeById',
    add: '/ListOfValues/addDietType',
    update: '/ListOfValues/UpdateDietType',
    deactivate: '/ListOfValues/deleteDietType',
  },
  item: 'dietType',
  list: 'dietTypeList',
});
