// Reports of bills by doctor, and of shares of doctors.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesCollections } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** Desks and kinds of bills. */
const billSources = ['Inpatient', 'OPD', 'Investigation', 'Procedure', 'Ambulance', 'BloodBank', 'Other'] as const;

const ofBill = {
  billId: reported.number(),
  billNo: reported.number(),
  finYear: reported.text(),
  billedAt: reported.instant(),
  /** The consultant of the stay or of the visit (RP042). */
  doctorId: reported.named('doctorName', 'doctor'),
  doctorName: reported.text(),
  payerId: reported.named('payerName', 'payer'),
  payerName: reported.text(),
  admissionId: reported.reference(),
  patientId: reported.reference(),
  personName: reported.personName(),
} as const;

/** A bill with its consultant; the rest of the billed amount is deducted tax, disallowed or written off. */
const doctorBillDataset = dataset({
  view: 'doctor_bill',
  instant: 'billedAt',
  key: ['desk', 'billId'],
  fields: {
    desk: reported.choice(['stay', 'counter'], 'report:desks'),
    ...ofBill,
    source: reported.choice(billSources, 'report:billSources'),
    departmentId: reported.named('departmentName', 'department'),
    departmentName: reported.text(),
    gross: reported.money(),
    discount: reported.money(),
    billed: reported.money(),
    collected: reported.money(),
    stillDue: reported.money(),
  },
});

/** Bills by consultant: billed by the day of the bill, and collected on these bills so far (RP039). */
export const doctorCollectionReport = report({
  menu: 'doctor_Collection_Report',
  name: 'DoctorCollection',
  title: 'Bills by doctor, billed and collected',
  department: 'Billing',
  roles: seesCollections,
  summary:
    'Final bills and bills of the counter by consultant, with what was collected on them and what is outstanding.',
  dataset: doctorBillDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'billNo',
    'billedAt',
    'personName',
    'doctorName',
    'source',
    'departmentName',
    'payerName',
    'gross',
    'discount',
    'billed',
    'collected',
    'stillDue',
  ],
  filters: ['doctorId', 'source', 'departmentId', 'payerId'],
  measures: ['gross', 'discount', 'billed', 'collected', 'stillDue'],
  openBecause: 'a book of bills by doctor',
});

/** The share of a consultant in a line of a final bill, without GST (Q231). */
const doctorShareDataset = dataset({
  view: 'doctor_share',
  instant: 'billedAt',
  key: ['billId', 'lineId'],
  fields: {
    ...ofBill,
    lineId: reported.number(),
    chargeId: reported.hiddenNamed('chargeName', 'charge', 'report:confidentialTest'),
    chargeName: reported.hiddenText('report:confidentialTest'),
    categoryId: reported.named('categoryName', 'category'),
    categoryName: reported.text(),
    rule: reported.choice(['chargeOfDoctor', 'charge', 'typeOfDoctor', 'type'], 'report:shareRules'),
    net: reported.money(),
    sharePercent: reported.text(),
    share: reported.money(),
  },
});

/** Shares of consultants in billed lines by the shares of charges as they are now; they are neither accrued nor paid here. */
export const doctorShareReport = report({
  menu: 'doctor_share',
  name: 'DoctorShare',
  title: 'Shares of doctors, billed',
  department: 'Billing',
  roles: seesCollections,
  summary: 'Lines of final bills with the share of the consultant by the nearest share of charges.',
  dataset: doctorShareDataset,
  period: 'month',
  opens: opensStay,
  columns: [
    'billNo',
    'billedAt',
    'personName',
    'doctorName',
    'chargeName',
    'categoryName',
    'payerName',
    'net',
    'rule',
    'sharePercent',
    'share',
  ],
  filters: ['doctorId', 'rule', 'categoryId', 'chargeId', 'payerId'],
  measures: ['net', 'share'],
  openBecause: 'a book of bills by doctor',
});
