// Reports of the money that tills took and gave back.
import { collectionMenu, paperSources } from '../../money/finance/finance.ts';
import { paymentTypes } from '../../money/payment/payment.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesCollections } from './report-roles.ts';

/** The amounts paid in each mode, and their total. */
const paidFields = {
  cash: reported.money(),
  card: reported.money(),
  upi: reported.money(),
  neft: reported.money(),
  cheque: reported.money(),
  amount: reported.money(),
} as const;
const paidNames = ['cash', 'card', 'upi', 'neft', 'cheque', 'amount'] as const satisfies (keyof typeof paidFields)[];

/** A receipt or a refund; amounts of refunds are negative. */
const moneyDataset = dataset({
  view: 'money',
  instant: 'paidAt',
  timed: 'hasTime',
  key: ['source', 'paperId'],
  fields: {
    source: reported.choice(paperSources, 'report:sources'),
    paperId: reported.number(),
    receiptNo: reported.number(),
    finYear: reported.text(),
    paidAt: reported.instant(),
    kind: reported.choice(paymentTypes, 'report:kinds'),
    collectorId: reported.named('collectorName', 'user'),
    collectorName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    patientName: reported.personName(),
    hasTime: reported.flag(),
    ...paidFields,
  },
});

/** The facts that both books of receipts and refunds share. */
const ofReceipts = {
  department: 'Billing',
  roles: seesCollections,
  dataset: moneyDataset,
  period: 'today',
  columns: ['receiptNo', 'paidAt', 'kind', 'source', 'patientName', ...paidNames, 'collectorName'],
  times: ['week', 'quarter', 'hour', 'weekday'],
  measures: paidNames,
  openBecause: 'a book of money by receipt',
} as const;

/** The collection report: receipts and refunds by the day of payment (R478, RP001). */
export const collectionReport = report({
  ...ofReceipts,
  menu: 'report/collection',
  name: 'Collection',
  title: 'Collection report',
  summary: 'Receipts and refunds of all collectors by the day of payment.',
  filters: ['source', 'kind', 'collectorId'],
});

/** The same for users who may see the collections of users: a collector without further rights reads the own receipts and refunds (R478, RP001). */
export const userCollectionReport = report({
  ...ofReceipts,
  menu: collectionMenu,
  page: `${collectionMenu}/report`,
  ownedBy: 'collectorId',
  name: 'UserCollection',
  title: 'User Collection',
  summary: 'Receipts and refunds of the collectors that the caller may see, by the day of payment.',
  filters: ['collectorId', 'source', 'kind'],
});

/** A refund of any till, with its reason. */
const refundDataset = dataset({
  view: 'refund',
  instant: 'refundedAt',
  key: ['source', 'paperId'],
  fields: {
    source: reported.choice(['inpatient', 'advance', 'medicineReturn', 'counter'], 'report:sources'),
    paperId: reported.number(),
    receiptNo: reported.number(),
    finYear: reported.text(),
    refundedAt: reported.instant(),
    refundedById: reported.named('refundedByName', 'user'),
    refundedByName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    reason: reported.freeText(),
    ...paidFields,
  },
});

/** The refund report: the refunds of the collection report with their reasons (RP001). */
export const refundReport = report({
  menu: 'report/refund',
  name: 'Refund',
  title: 'Refunds report',
  department: 'Billing',
  roles: seesCollections,
  summary: 'Refunds of all tills by the day of payment, with reasons.',
  dataset: refundDataset,
  period: 'month',
  columns: ['receiptNo', 'refundedAt', 'source', 'personName', 'reason', ...paidNames, 'refundedByName'],
  filters: ['source', 'refundedById'],
  measures: paidNames,
  openBecause: 'a book of money by receipt',
});
