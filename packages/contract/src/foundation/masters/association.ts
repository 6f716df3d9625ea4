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
    address: { kind: 'longText', label: 'Address', maxLength: 300, isHiddenAtFirst: true, isOwn: true },
    contactNo: { kind: 'text', label: 'Contact number', maxLength: 20, isPhone: true, isOwn: true },
    email: { kind: 'text', label: 'Email', wire: 'eamilAddress', twins: ['email'], maxLength: 120, isOwn: true },
    contactPersonName: { kind: 'text', label: 'Contact person', maxLength: 120, isOwn: true },
    contactPersonPhone: {
      kind: 'text',
      label: 'Phone of contact person',
      maxLength: 20,
      isPhone: true,
      isOwn: true,
      isHiddenAtFirst: true,
    },
    isCorporate: { kind: 'flag', label: 'Corporate', wire: 'isCorp', isRequired: true },
    approvalLimit: { kind: 'money', label: 'Asked about orders above', isOwn: true },
    counterFrom: { kind: 'day', label: 'Counter agreement from', isHiddenAtFirst: true, isOwn: true },
    counterTo: { kind: 'day', label: 'Counter agreement to', isHiddenAtFirst: true, isOwn: true },
    counterShareBasisPoints: {
      kind: 'percent',
      label: 'Share of a counter bill',
      wire: 'counterShare',
      isOwn: true,
      isHiddenAtFirst: true,
    },
    counterLimit: { kind: 'money', label: 'At most of a counter bill', isHiddenAtFirst: true, isOwn: true },
    /** The departments of the agreement; all where none is chosen (Q259). */
    counterLaboratory: { kind: 'flag', label: 'Agreement for laboratory only', isHiddenAtFirst: true, isOwn: true },
    counterRadiology: { kind: 'flag', label: 'Agreement for radiology only', isHiddenAtFirst: true, isOwn: true },
    counterServices: {
      kind: 'flag',
      label: 'Agreement for consultations and services only',
      isHiddenAtFirst: true,
      isOwn: true,
    },
    accId: { kind: 'count', label: 'Account in the ledger', isHiddenAtFirst: true, isOwn: true },
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
