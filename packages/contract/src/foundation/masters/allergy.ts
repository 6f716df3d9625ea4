// Allergy: a drug a patient may be allergic to (R216).
import { master } from '../../kernel/resource.ts';

export const allergy = master({
  name: 'allergy',
  label: 'Drug allergy',
  labelPlural: 'Drug allergies',
  menu: 'settings',
  lookedUpBelow: ['Patients'],
  route: 'settings/allergy',
  key: 'allergyId',
  title: 'allergicDrug',
  fields: {
    allergicDrug: { kind: 'text', label: 'Allergic drug', isRequired: true, isUnique: true, maxLength: 150 },
    drugCategory: { kind: 'text', label: 'Drug category', maxLength: 100 },
  },
  calls: {
    list: '/ListOfValues/GetAllListOfAllergies',
    get: '/ListOfValues/GetAllergyValueById',
    add: '/ListOfValues/AddAllergyValues',
    update: '/ListOfValues/UpdateAllergyValueById',
    deactivate: '/ListOfValues/DeleteAllergy',
  },
  item: 'allergy',
  list: 'allergyList',
});
