// Salutation: how a person is addressed (R253).
import { master } from '../../kernel/resource.ts';

export const salutation = master({
  name: 'salutation',
  label: 'Salutation',
  labelPlural: 'Salutations',
  menu: 'staff-settings',
  lookedUpBelow: ['Patients', 'Human Resource', 'Settings'],
  route: 'staff-settings/salutation',
  key: 'salutationId',
  title: 'salutationName',
  fields: { salutationName: { kind: 'text', label: 'Salutation', isRequired: true, isUnique: true, maxLength: 20 } },
  calls: {
    list: '/Staff/GetAllSalutation',
    get: '/Staff/GetSalutationById',
    add: '/Staff/AddSalutation',
    update: '/Staff/UpdateSalutation',
    deactivate: '/Staff/DeleteSalutation',
  },
  item: 'salutation',
  list: 'listSalutation',
});
