// Reports of deposits and advances.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesChargedAmounts } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** A stay without a final bill, or a booking of whose advance something is left. */
const depositDataset = dataset({
  view: 'deposit',
  instant: 'since',
  key: ['source', 'paperId'],
  fields: {
    source: reported.choice(['stay', 'booking', 'operation'], 'report:depositSources'),
    paperId: reported.number(),
    since: reported.instant(),
    registrationNo: reported.personNumber(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    received: reported.money(),
    used: reported.money(),
    refunded: reported.money(),
    leftOver: reported.money(),
  },
});

/** Deposits and advances as they are now, equal to their accounts in the ledger (RP001); receipts for non-hospital charges are no deposits. */
export const depositReport = report({
  menu: 'report/deposit',
  name: 'Deposit',
  title: 'Deposits and advances',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary: 'Deposits of stays without a final bill and advances of bookings: received, used, refunded and left.',
  dataset: depositDataset,
  period: 'now',
  opens: opensStay,
  columns: [
    'since',
    'source',
    'registrationNo',
    'personName',
    'doctorName',
    'payerName',
    'received',
    'used',
    'refunded',
    'leftOver',
  ],
  filters: ['source', 'doctorId', 'payerId'],
  measures: ['received', 'used', 'refunded', 'leftOver'],
  openBecause: 'a book of deposits by stay',
});
