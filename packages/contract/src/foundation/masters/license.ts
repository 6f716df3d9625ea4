// Licence: a licence the hospital or its staff may hold.
import { master } from '../../kernel/resource.ts';

export const lovLicense = master({
  name: 'lovLicense',
  label: 'Licence',
  labelPlural: 'Licences',
  menu: 'settings',
  lookedUpBelow: ['Human Resource'],
  route: 'settings/license',
  key: 'licenseId',
  title: 'licenseName',
  fields: {
    licenseName: { kind: 'text', label: 'Licence', isRequired: true, isUnique: true, maxLength: 100 },
  },
  calls: {
    list: '/ListOfValues/GetAllLovLicense',
    get: '/ListOfValues/GetLovLicenseById',
    add: '/ListOfValues/AddLovLicense',
    update: '/ListOfValues/UpdateLovLicense',
    deactivate: '/ListOfValues/DeleteLovLicense',
  },
  item: 'lovLicense',
  list: 'lovLicenseList',
});
