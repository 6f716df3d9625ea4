// Reports of non-hospital charges: what stays were charged for them, and what was paid (Q219).
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesChargedAmounts } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** A stay with non-hospital charges or with receipts for them; without a final bill with the figures of now. */
const nonHospitalDataset = dataset({
  view: 'non_hospital',
  instant: 'admittedAt',
  key: ['admissionId'],
  fields: {
    admissionId: reported.number(),
    patientId: reported.reference(),
    registrationNo: reported.personNumber(),
    personName: reported.personName(),
    admittedAt: reported.instant(),
    dischargedAt: reported.maybeInstant(),
    state: reported.choice(['inHospital', 'discharged'], 'report:stayStates'),
    hasFinalBill: reported.flag(),
    bedName: reported.text(),
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    charged: reported.money(),
    /** The part that the bill contains, because the stay is one whose non-hospital charges are not left out (R523). */
    onBill: reported.money(),
    received: reported.money(),
    paid: reported.money(),
    toBill: reported.money(),
    /** Deducted from the refund of the final bill. */
    kept: reported.money(),
    refunded: reported.money(),
    writtenOff: reported.money(),
    due: reported.money(),
  },
});

/** Non-hospital charges by stay; those due on final bills are the ones in the list of dues (RP001). */
export const nonHospitalReport = report({
  menu: 'ipd_report_non_hospital',
  name: 'NonHospital',
  title: 'Non-hospital charges of stays',
  department: 'Wards',
  roles: seesChargedAmounts,
  summary:
    'Stays with non-hospital charges: charged, received, used for the bill, deducted from a refund, refunded and due.',
  dataset: nonHospitalDataset,
  period: 'today',
  columns: [
    'registrationNo',
    'personName',
    'admittedAt',
    'bedName',
    'wardName',
    'doctorName',
    'payerName',
    'state',
    'hasFinalBill',
    'charged',
    'onBill',
    'received',
    'paid',
    'toBill',
    'kept',
    'refunded',
    'writtenOff',
    'due',
  ],
  filters: ['payerId', 'wardId', 'state', 'hasFinalBill', 'doctorId'],
  measures: ['charged', 'onBill', 'received', 'paid', 'toBill', 'kept', 'refunded', 'writtenOff', 'due'],
  days: [
    { name: 'inHospital', from: 'admittedAt', to: 'dischargedAt' },
    { name: 'admitted', from: 'admittedAt' },
    { name: 'discharged', from: 'dischargedAt' },
  ],
  opens: opensStay,
  isOfNow: true,
  openBecause: 'a book of non-hospital charges by stay',
});
