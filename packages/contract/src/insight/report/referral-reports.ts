// Reports of referred patients.
import { referralMenu } from '../../people/referral/referral.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';

/** A referred stay, visit or walk-in, with its revenue and the commission agreed for it. */
const referredCaseDataset = dataset({
  view: 'referred_case',
  instant: 'cameAt',
  key: ['kind', 'caseId'],
  fields: {
    kind: reported.choice(['stay', 'visit', 'direct'], 'report:caseKinds'),
    caseId: reported.number(),
    cameAt: reported.instant(),
    referrerId: reported.named('referrerName', 'referrer'),
    referrerName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    revenue: reported.money(),
    agreedPercent: reported.needing(referralMenu, reported.text()),
    commission: reported.needing(referralMenu, reported.money()),
    commissionState: reported.needing(referralMenu, reported.choice(['open', 'paid'], 'report:commissionStates')),
  },
});

/** Referred stays, visits and walk-ins by the time of arrival, with revenue charged so far (RP039). */
export const referralReport = report({
  menu: 'referal_by_report',
  name: 'Referral',
  title: 'Referrals report',
  department: 'Billing',
  // Commissions are the matter of those who settle them.
  roles: { administrator: 'view', regionalHead: 'view', approver: 'view' },
  summary: 'Referred stays, visits and walk-ins by referrer, with charged revenue and agreed commission.',
  dataset: referredCaseDataset,
  period: 'month',
  columns: [
    'cameAt',
    'referrerName',
    'kind',
    'personName',
    'revenue',
    'agreedPercent',
    'commission',
    'commissionState',
  ],
  filters: ['kind', 'commissionState', 'referrerId'],
  measures: ['commission', 'revenue'],
  // Commission is off where none is agreed (FI063).
  ifUsed: { commission: ['agreedPercent', 'commissionState'] },
  openBecause: 'a book of referrals by case',
});
