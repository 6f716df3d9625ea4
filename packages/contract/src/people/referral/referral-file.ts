// File of referrers: its columns, and the key of a row.

import { areaFile } from '../../kernel/file-table.ts';
import { fileFields } from '../../kernel/record-parts.ts';
import { referralRecord } from './referral.ts';
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
  fields: fileFields(referralRecord),
  calls: { list: '/PatientReferralDetail/GetAllPatientReferral' },
});
