// Association: a TPA or corporate that pays for patients (R293, Q03, Q206).
import { master } from '../../kernel/resource.ts';
import { usedByAdmissions } from './used-by-admissions.ts';

export const association = master({
  name: 'association',
  label: 'Association',
  labelPlural: 'Associations',
  menu: 'tpa/organisation',
  lookedUpBelow: ['Patients', 'TPA', 'Charges'],
  route: 'tpa/organisation',
  key: 'associationId',
  title: 'associationName',
  hasPersonalColumns: true,
  fields: {
    associationName: { kind: 'text', label: 'Association', isRequired: true, isUnique: true, maxLength: 120 },
    associationCode: { kind: 'text', label: 'Association code', maxLength: 30 },
    address: { kind: 'longText', label: 'Address', maxLength: 300, isHiddenAtFirst: true },
    contactNo: { kind: 'text', label: 'Contact number', maxLength: 20, isPhone: true },
    email: { kind: 'text', label: 'Email', wire: 'eamilAddress', twins: ['email'], maxLength: 120 },
    contactPersonName: { kind: 'text', label: 'Contact person', maxLength: 120 },
    contactPersonPhone: {
      kind: 'text',
      label: 'Phone of contact person',
      maxLength: 20,
      isPhone: true,
      isHiddenAtFirst: true,
    },
    isCorporate: { kind: 'flag', label: 'Corporate', wire: 'isCorp', isRequired: true },
    approvalLimit: { kind: 'money', label: 'Asked about orders above' },
    counterFrom: { kind: 'day', label: 'Counter agreement from', isHiddenAtFirst: true },
    counterTo: { kind: 'day', label: 'Counter agreement to', isHiddenAtFirst: true },
    counterShareBasisPoints: {
      kind: 'percent',
      label: 'Share of a counter bill',
      wire: 'counterShare',
      isHiddenAtFirst: true,
    },
    counterLimit: { kind: 'money', label: 'At most of a counter bill', isHiddenAtFirst: true },
    accId: { kind: 'count', label: 'Account in the ledger', isHiddenAtFirst: true },
    colorCode: { kind: 'text', label: 'Colour code', maxLength: 20 },
  },
  calls: {
    list: '/Organisation/GetAllOrganisation',
    get: '/Organisation/GetOrganisationByID',
    add: '/Organisation/SaveOrganisation',
    update: '/Organisation/UpdateOrganisation',
    deactivate: '/Organisation/DeleteOrganisation',
  },
  item: 'association',
  list: 'associationList',
  usedBy: [usedByAdmissions('association_id', 'admission_id::text')],
});
