// Reports of concessions: discounts, lowered prices, dues given up and write-offs.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesChargedAmounts } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** How an amount was given (Q236). */
const concessionKinds = [
  'lineDiscount',
  'lowered',
  'takenOff',
  'billDiscount',
  'memoDiscount',
  'unpaid',
  'writeOff',
] as const;

/** An amount that was given; taken back again it is negative on that day (RP005). */
const concessionDataset = dataset({
  view: 'concession',
  instant: 'givenAt',
  key: ['kind', 'desk', 'paperId', 'refundId', 'entry'],
  fields: {
    kind: reported.choice(concessionKinds, 'report:concessionKinds'),
    entry: reported.text(),
    desk: reported.choice(['stay', 'counter'], 'report:desks'),
    paperId: reported.number(),
    refundId: reported.number(),
    givenAt: reported.instant(),
    paperNo: reported.maybeNumber(),
    finYear: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    listAmount: reported.money(),
    given: reported.money(),
    givenPercent: reported.text(),
    reason: reported.freeText(),
    givenById: reported.named('givenByName', 'user'),
    givenByName: reported.text(),
    approvedByName: reported.text(),
  },
});

/** Concessions by the day they were given, with reason and approver (RP050); discounts of bills are those of the ledger (RP001). */
export const concessionReport = report({
  menu: 'report/concession',
  name: 'Concession',
  title: 'Concessions',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary: 'Discounts, lowered prices, charges taken off late, dues given up and write-offs, with reason and approver.',
  dataset: concessionDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'givenAt',
    'personName',
    'kind',
    'desk',
    'paperNo',
    'listAmount',
    'given',
    'givenPercent',
    'reason',
    'givenByName',
    'approvedByName',
  ],
  filters: ['kind', 'desk', 'givenById'],
  measures: ['listAmount', 'given'],
  openBecause: 'a book of concessions by paper',
});
