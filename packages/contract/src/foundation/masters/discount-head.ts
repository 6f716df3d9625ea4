// Discount head: the heading under which a discount is given.
import { master } from '../../kernel/resource.ts';

export const lovDiscountHead = master({
  name: 'lovDiscountHead',
  label: 'Discount head',
  labelPlural: 'Discount heads',
  menu: 'settings',
  lookedUpBelow: ['Patients', 'TPA', 'Pharmacy'],
  route: 'settings/discount-head',
  key: 'discountHeadId',
  title: 'discountHeadName',
  fields: {
    discountHeadName: { kind: 'text', label: 'Discount head', isRequired: true, isUnique: true, maxLength: 100 },
    description: { kind: 'longText', label: 'Description', maxLength: 500 },
  },
  calls: {
    list: '/ListOfValues/GetAllLovDiscountHead',
    get: '/ListOfValues/GetLovDiscountHeadByID',
    add: '/ListOfValues/AddLovDiscountHead',
    update: '/ListOfValues/UpdateLovDiscountHead',
    deactivate: '/ListOfValues/DeleteLovDiscountHead',
  },
  item: 'lovDiscountHead',
  list: 'lovDiscountHeadList',
});
