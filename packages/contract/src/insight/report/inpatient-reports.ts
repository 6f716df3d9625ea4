// The rows behind the quality indicators of the wards: inpatients that left, and occupied bed-days (RP032, RP046).
import { dischargeKinds } from '@charaka/rules/stay/discharge';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesPatients } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

const patientInWard = {
  admissionId: reported.number(),
  patientId: reported.reference(),
  registrationNo: reported.personNumber(),
  personName: reported.personName(),
  wardId: reported.named('wardName', 'ward'),
  wardName: reported.text(),
} as const;

/** Inpatients that left, by the ward of their last bed; day care and virtual beds are left out. */
const exitDataset = dataset({
  view: 'inpatient_exit',
  instant: 'dischargedAt',
  key: ['admissionId'],
  fields: {
    ...patientInWard,
    admittedAt: reported.instant(),
    dischargedAt: reported.instant(),
    stayDays: reported.number(),
    wayOut: reported.choice(dischargeKinds, 'discharge:kinds'),
    isAlive: reported.flag(),
    isEarlyDeath: reported.flag(),
    isReadmitted: reported.flag(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
  },
});

/** Discharges that the quality indicators count, with the facts by which they count them. */
export const inpatientExitReport = report({
  menu: 'report/inpatient-exits',
  name: 'InpatientExit',
  title: 'Discharges of inpatients',
  department: 'Wards',
  roles: seesPatients,
  summary: 'Inpatients that left, without day care, with early deaths and unplanned readmissions within 30 days.',
  dataset: exitDataset,
  period: 'month',
  columns: [
    'registrationNo',
    'personName',
    'admittedAt',
    'dischargedAt',
    'stayDays',
    'wayOut',
    'isEarlyDeath',
    'isReadmitted',
    'wardName',
    'doctorName',
  ],
  filters: ['wayOut', 'isAlive', 'isEarlyDeath', 'isReadmitted', 'wardId', 'doctorId'],
  measures: [],
  numbers: [{ field: 'stayDays', by: 'sum' }],
  opens: opensStay,
  openBecause: 'a book of discharges by patient',
});

/** A bed with an inpatient at the midnight that begins the day. */
const bedDayDataset = dataset({
  view: 'bed_day',
  instant: 'bedDay',
  key: ['admissionId', 'bedId', 'bedDay'],
  fields: {
    ...patientInWard,
    bedId: reported.number(),
    bedName: reported.text(),
    bedDay: reported.day(),
  },
});

/** Occupied bed-days, one row for each bed and midnight. */
export const bedDayReport = report({
  menu: 'report/bed-days',
  name: 'BedDay',
  title: 'Occupied bed-days',
  department: 'Wards',
  roles: seesPatients,
  summary: 'Each bed with an inpatient at midnight, with ward and patient.',
  dataset: bedDayDataset,
  period: 'month',
  columns: ['bedDay', 'wardName', 'bedName', 'registrationNo', 'personName'],
  filters: ['wardId'],
  measures: [],
  opens: opensStay,
  openBecause: 'a book of stays by patient',
});
