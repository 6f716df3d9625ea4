// Reports of stays: who is or was in hospital, and who left.
import { dischargeKinds } from '@charaka/rules/stay/discharge';
import { inpatientPage } from '../../stay/admission/admission-pages.ts';
import { admissionModes } from '../../stay/admission/admission-words.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesPatients } from './report-roles.ts';

/** The page of a stay. */
export const opensStay = { path: `${inpatientPage.menu}/patient-details`, search: { id: 'admissionId' } } as const;

const whoStays = {
  admissionId: reported.number(),
  patientId: reported.reference(),
  registrationNo: reported.personNumber(),
  personName: reported.personName(),
  admittedAt: reported.instant(),
  stayDays: reported.number(),
  admissionMode: reported.choice([...admissionModes, 'Package'], 'admission:words'),
  inpatientDays: reported.maybeNumber(),
  doctorId: reported.named('doctorName', 'doctor'),
  doctorName: reported.text(),
  departmentId: reported.named('departmentName', 'department'),
  departmentName: reported.text(),
  payerId: reported.named('payerName', 'payer'),
  payerName: reported.text(),
} as const;

/** Admissions that were not cancelled, with the bed of today or the last one. */
const admissionDataset = dataset({
  view: 'admission',
  instant: 'admittedAt',
  key: ['admissionId'],
  fields: {
    ...whoStays,
    dischargedAt: reported.maybeInstant(),
    state: reported.choice(['inHospital', 'discharged'], 'report:stayStates'),
    bedName: reported.text(),
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
  },
});

/** Stays in hospital on the days, or admitted or discharged on them; those in hospital now are those of the dashboard (RP001). */
export const inpatientReport = report({
  menu: 'ipd_report',
  name: 'Inpatient',
  title: 'Inpatient report',
  department: 'Wards',
  roles: seesPatients,
  summary: 'Stays in hospital on any of the days, admitted on them or discharged on them, with ward, doctor and payer.',
  dataset: admissionDataset,
  period: 'today',
  columns: [
    'registrationNo',
    'personName',
    'admittedAt',
    'bedName',
    'wardName',
    'doctorName',
    'departmentName',
    'payerName',
    'admissionMode',
    'stayDays',
    'state',
    'dischargedAt',
  ],
  filters: ['state', 'admissionMode', 'wardId', 'doctorId', 'departmentId', 'payerId'],
  measures: [],
  numbers: [{ field: 'inpatientDays', by: 'average' }],
  days: [
    { name: 'inHospital', from: 'admittedAt', to: 'dischargedAt' },
    { name: 'admitted', from: 'admittedAt' },
    { name: 'discharged', from: 'dischargedAt' },
  ],
  opens: opensStay,
  openBecause: 'a book of stays by patient',
});

/** Stays that ended, by the time of leaving the bed. */
const dischargeDataset = dataset({
  view: 'discharge',
  instant: 'dischargedAt',
  key: ['admissionId'],
  fields: {
    ...whoStays,
    dischargedAt: reported.instant(),
    wayOut: reported.choice(dischargeKinds, 'discharge:kinds'),
    billNo: reported.maybeNumber(),
    billedAt: reported.maybeInstant(),
    minutesToBill: reported.minutes(),
    minutesToLeave: reported.minutes(),
  },
});

/** Discharges by the day of leaving the bed, as the list of discharges counts them (RP001), with the minutes of each step. */
export const dischargeReport = report({
  menu: 'discharge_patient_report',
  name: 'Discharge',
  title: 'Discharge report',
  department: 'Wards',
  roles: seesPatients,
  summary: 'Discharges by the time of leaving the bed, with kind of discharge, bill and minutes of each step.',
  dataset: dischargeDataset,
  period: 'month',
  columns: [
    'registrationNo',
    'personName',
    'admittedAt',
    'dischargedAt',
    'admissionMode',
    'stayDays',
    'wayOut',
    'doctorName',
    'departmentName',
    'payerName',
    'billNo',
    'billedAt',
    'minutesToBill',
    'minutesToLeave',
  ],
  filters: ['wayOut', 'admissionMode', 'doctorId', 'departmentId', 'payerId'],
  measures: [],
  numbers: [
    { field: 'inpatientDays', by: 'average' },
    { field: 'minutesToBill', by: 'median' },
    { field: 'minutesToBill', by: 'p90' },
    { field: 'minutesToLeave', by: 'median' },
    { field: 'minutesToLeave', by: 'p90' },
  ],
  opens: opensStay,
  openBecause: 'a book of discharges by patient',
});
