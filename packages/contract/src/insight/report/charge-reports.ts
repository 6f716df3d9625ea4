// Reports of posted charges.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesChargedAmounts } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** A posted charge of a stay or of the counter; what was taken off or refunded is negative on its own day (RP005). */
const chargeLineDataset = dataset({
  view: 'charge_line',
  instant: 'chargedAt',
  key: ['lineId', 'entry', 'refundId'],
  fields: {
    entry: reported.choice(['charged', 'removed', 'refunded'], 'report:entries'),
    lineId: reported.number(),
    refundId: reported.number(),
    chargedAt: reported.instant(),
    chargeCode: reported.hiddenText('report:confidentialTest'),
    chargeId: reported.hiddenNamed('chargeName', 'charge', 'report:confidentialTest'),
    chargeName: reported.hiddenText('report:confidentialTest'),
    chargeTypeId: reported.named('chargeTypeName', 'charge_type'),
    chargeTypeName: reported.text(),
    categoryId: reported.named('categoryName', 'category'),
    categoryName: reported.text(),
    /** The consultant of the stay or of the visit (RP042). */
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    ordererId: reported.named('ordererName', 'doctor'),
    ordererName: reported.text(),
    /** The ward of the bed at the time of the charge (RP042). */
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    postedById: reported.named('postedByName', 'user'),
    postedByName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    quantity: reported.text(),
    rate: reported.money(),
    discount: reported.money(),
    net: reported.money(),
    tax: reported.money(),
    nonHospital: reported.money(),
  },
});

/** Charged amounts by line (RP039); net and non-hospital amounts together are the income of charges in the ledger (RP001). */
export const chargeReport = report({
  menu: 'charge_report',
  name: 'Charge',
  title: 'Charge lines, charged',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary: 'Posted charges of stays and of the counter by the day of the charge, less what was taken off or refunded.',
  dataset: chargeLineDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'chargedAt',
    'personName',
    'chargeCode',
    'chargeName',
    'categoryName',
    'entry',
    'doctorName',
    'ordererName',
    'wardName',
    'payerName',
    'quantity',
    'rate',
    'discount',
    'net',
    'tax',
    'nonHospital',
    'postedByName',
  ],
  filters: [
    'chargeId',
    'categoryId',
    'chargeTypeId',
    'entry',
    'doctorId',
    'ordererId',
    'wardId',
    'payerId',
    'postedById',
  ],
  measures: ['discount', 'tax', 'nonHospital', 'net'],
  openBecause: 'a book of charges by line',
});
