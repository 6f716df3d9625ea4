// Partner laboratory: does the tests that this laboratory sends out, with its accreditation (LB072).
import { master } from '../../kernel/resource.ts';

/** Providers that work for the hospital; what they are paid for a test is a rate of its own. */
export const thirdPartyProvider = master({
  name: 'thirdPartyProvider',
  label: 'Partner laboratory',
  labelPlural: 'Partner laboratories',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients', 'Finance'],
  route: 'lab-settings/partner',
  key: 'thirdPartyProviderId',
  title: 'providerName',
  hasPersonalColumns: true,
  fields: {
    providerName: { kind: 'text', label: 'Partner laboratory', isRequired: true, isUnique: true, maxLength: 120 },
    accreditation: { kind: 'text', label: 'Accreditation', maxLength: 120 },
    contactNo: { kind: 'text', label: 'Telephone', maxLength: 20, isPhone: true, isOwn: true },
  },
  calls: {
    list: '/ThirdPartyProvider/GetAllThirdPartyProviders',
    get: '/ThirdPartyProvider/GetThirdPartyProviderById',
    add: '/ThirdPartyProvider/AddThirdPartyProvider',
    update: '/ThirdPartyProvider/UpdateThirdPartyProvider',
    deactivate: '/ThirdPartyProvider/DeleteThirdPartyProvider',
  },
  item: 'thirdPartyProvider',
  list: 'thirdPartyProviderList',
});
