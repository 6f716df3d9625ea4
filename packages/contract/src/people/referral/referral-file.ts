// Who refers patients, as a file: which columns it has and what a row is known by.

import { areaFile } from '../../kernel/file-table.ts';
import { referralTopic } from './topics.ts';

/** Referrals, known by name and phone number, as no two active ones share both (R261). */
export const referralFile = areaFile({
  name: 'referral',
  label: 'Referral',
  labelPlural: 'Referrals',
  menu: 'referral',
  route: 'referral',
  topic: referralTopic,
  key: 'referralId',
  hasPersonalColumns: true,
  knownBy: ['referralName', 'contactNo'],
  fields: {
    referralName: { kind: 'text', label: 'Referral', isRequired: true, maxLength: 120 },
    contactNo: { kind: 'text', label: 'Phone', maxLength: 16 },
    email: { kind: 'text', label: 'Email' },
    address: { kind: 'text', label: 'Address', maxLength: 300 },
    panNo: { kind: 'text', label: 'PAN', maxLength: 20 },
    ipdPercentage: { kind: 'percent', label: 'IPD commission' },
    opdPercentage: { kind: 'percent', label: 'OPD commission' },
    otPercentage: { kind: 'percent', label: 'OT commission' },
    otherPercentage: { kind: 'percent', label: 'Other commission' },
  },
  calls: { list: '/PatientReferralDetail/GetAllPatientReferral' },
});
