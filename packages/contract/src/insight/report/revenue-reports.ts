// Reports of billed revenue.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesChargedAmounts } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** A line of a final bill; a cancelled bill is negative as a whole on the day of the cancellation (RP005, RP040). */
const billLineDataset = dataset({
  view: 'bill_line',
  instant: 'billedAt',
  key: ['billId', 'part', 'lineId', 'entry'],
  fields: {
    entry: reported.choice(['billed', 'cancelled'], 'report:billEntries'),
    part: reported.choice(['charge', 'medicine', 'other', 'roundOff', 'whole'], 'report:billParts'),
    billId: reported.number(),
    lineId: reported.number(),
    billNo: reported.number(),
    finYear: reported.text(),
    billedAt: reported.instant(),
    chargeId: reported.hiddenNamed('chargeName', 'charge', 'report:confidentialTest'),
    chargeName: reported.hiddenText('report:confidentialTest'),
    chargeTypeId: reported.named('chargeTypeName', 'charge_type'),
    chargeTypeName: reported.text(),
    categoryId: reported.named('categoryName', 'category'),
    categoryName: reported.text(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    gross: reported.money(),
    discount: reported.money(),
    net: reported.money(),
    tax: reported.money(),
    roundOff: reported.money(),
    nonHospital: reported.money(),
  },
});

/** Final bills by line and by the day of the bill; net, GST and round-off together are the net amounts of the bills (RP001, RP039). */
export const inpatientRevenueReport = report({
  menu: 'ipd_revenue_report',
  name: 'InpatientRevenue',
  title: 'Inpatient revenue, billed',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary:
    'Lines of final bills by the day of the bill, with their share of the discount; cancelled bills are negative.',
  dataset: billLineDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'billNo',
    'billedAt',
    'personName',
    'entry',
    'part',
    'categoryName',
    'chargeTypeName',
    'chargeName',
    'doctorName',
    'wardName',
    'payerName',
    'gross',
    'discount',
    'net',
    'tax',
    'roundOff',
    'nonHospital',
  ],
  times: ['week', 'quarter'],
  filters: ['categoryId', 'chargeTypeId', 'chargeId', 'part', 'entry', 'doctorId', 'wardId', 'payerId'],
  measures: ['gross', 'discount', 'tax', 'roundOff', 'nonHospital', 'net'],
  openBecause: 'a book of bills by line',
});

const billedStay = {
  billId: reported.number(),
  billNo: reported.number(),
  finYear: reported.text(),
  billedAt: reported.instant(),
  admissionId: reported.number(),
  patientId: reported.reference(),
  registrationNo: reported.personNumber(),
  personName: reported.personName(),
  doctorId: reported.named('doctorName', 'doctor'),
  doctorName: reported.text(),
  payerId: reported.named('payerName', 'payer'),
  payerName: reported.text(),
} as const;

/** A billed stay that had an estimate. */
const estimateDataset = dataset({
  view: 'estimate',
  instant: 'billedAt',
  key: ['billId'],
  fields: {
    ...billedStay,
    estimated: reported.money(),
    authorised: reported.money(),
    billed: reported.money(),
    difference: reported.money(),
  },
});

/** Estimates of admission against final bills, by the day of the bill (RP050). */
export const estimateReport = report({
  menu: 'report/estimate',
  name: 'Estimate',
  title: 'Estimates and final bills',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary: 'Billed stays with their estimate, the authorised amount and the final bill, by the day of the bill.',
  dataset: estimateDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'billNo',
    'billedAt',
    'registrationNo',
    'personName',
    'doctorName',
    'payerName',
    'estimated',
    'authorised',
    'billed',
    'difference',
  ],
  filters: ['doctorId', 'payerId'],
  measures: ['estimated', 'authorised', 'billed', 'difference'],
  openBecause: 'a book of bills by stay',
});

/** A billed stay with a package. */
const packageStayDataset = dataset({
  view: 'package_stay',
  instant: 'billedAt',
  key: ['billId'],
  fields: {
    ...billedStay,
    packageName: reported.text(),
    stayDays: reported.number(),
    price: reported.money(),
    inside: reported.money(),
    listValue: reported.money(),
    outside: reported.money(),
    billed: reported.money(),
  },
});

/** Stays with a package by the day of the bill: the package's price against the charges inside and outside it (RP050). */
export const packageReport = report({
  menu: 'report/package',
  name: 'Package',
  title: 'Package stays, billed',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary: 'Billed stays with a package: price, charges inside the package and their list value, charges outside it.',
  dataset: packageStayDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'billNo',
    'billedAt',
    'registrationNo',
    'personName',
    'packageName',
    'doctorName',
    'payerName',
    'stayDays',
    'price',
    'inside',
    'listValue',
    'outside',
    'billed',
  ],
  filters: ['packageName', 'doctorId', 'payerId'],
  measures: ['price', 'inside', 'listValue', 'outside', 'billed'],
  numbers: [{ field: 'stayDays', by: 'average' }],
  openBecause: 'a book of bills by stay',
});
