// Reports of the pharmacy.
import { schedules } from '../../supply/pharmacy/item-words.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';

/** A line of a memo, or of a medicine return, whose figures are negative (RP005). */
const memoLineDataset = dataset({
  view: 'memo_line',
  instant: 'soldAt',
  key: ['kind', 'lineId'],
  fields: {
    kind: reported.choice(['memo', 'return'], 'report:memoKinds'),
    lineId: reported.number(),
    memoNo: reported.number(),
    finYear: reported.text(),
    soldAt: reported.instant(),
    itemId: reported.named('itemName', 'item'),
    itemName: reported.text(),
    batchNumber: reported.text(),
    expiry: reported.day(),
    schedule: reported.choice([...schedules, 'none'], 'report:schedules'),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    quantity: reported.number(),
    mrp: reported.money(),
    gross: reported.money(),
    discount: reported.money(),
    taxable: reported.money(),
    tax: reported.money(),
    net: reported.money(),
  },
});

/** Medicine that was sold and taken back; the totals of all memos are those of the lists of memos and returns (RP001). */
export const pharmacyReport = report({
  menu: 'pharmacy_report',
  name: 'Pharmacy',
  title: 'Pharmacy sales, billed',
  department: 'Pharmacy',
  // The roles that see memos.
  roles: {
    administrator: 'view',
    regionalHead: 'view',
    viewer: 'view',
    pharmacist: 'view',
    billing: 'view',
    approver: 'view',
  },
  summary: 'Lines of pharmacy memos and medicine returns by the time of sale, without cost and margin.',
  dataset: memoLineDataset,
  period: 'month',
  columns: [
    'memoNo',
    'soldAt',
    'personName',
    'kind',
    'itemName',
    'batchNumber',
    'expiry',
    'schedule',
    'doctorName',
    'quantity',
    'mrp',
    'gross',
    'discount',
    'taxable',
    'tax',
    'net',
  ],
  filters: ['kind', 'schedule', 'itemId', 'doctorId'],
  measures: ['gross', 'discount', 'taxable', 'tax', 'net'],
  openBecause: 'a book of sales by line',
});
