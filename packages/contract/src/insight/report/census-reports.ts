// Reports that count and name no patient: the census of the wards, diagnoses, and the cities of patients.

import { diagnosisKinds } from '../../clinic/chart/diagnosis.ts';
import { encounterClasses } from '../../clinic/encounter/encounter.ts';
import { sexes } from '../../people/patient/patient-values.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesPatients } from './report-roles.ts';

/** A ward on a day of the hospital's clock, from midnight to midnight; today up to now. */
const censusDataset = dataset({
  view: 'census',
  instant: 'censusDay',
  key: ['wardId', 'censusDay'],
  fields: {
    censusDay: reported.day(),
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
    opening: reported.number(),
    admitted: reported.number(),
    movedIn: reported.number(),
    movedOut: reported.number(),
    discharged: reported.number(),
    againstAdvice: reported.number(),
    died: reported.number(),
    closing: reported.number(),
    beds: reported.number(),
  },
});

/** The census: opening + admitted + moved in - moved out - left = closing, which is the opening of the next day (RP050, RP051). */
export const censusReport = report({
  menu: 'report/census',
  name: 'Census',
  title: 'Ward census',
  department: 'Wards',
  roles: seesPatients,
  summary: 'Patients of each ward at the beginning and at the end of each day, with the movements between.',
  dataset: censusDataset,
  period: 'today',
  columns: [
    'censusDay',
    'wardName',
    'opening',
    'admitted',
    'movedIn',
    'movedOut',
    'discharged',
    'againstAdvice',
    'died',
    'closing',
    'beds',
  ],
  filters: ['wardId'],
  measures: [],
  numbers: [
    { field: 'admitted', by: 'sum' },
    { field: 'movedIn', by: 'sum' },
    { field: 'movedOut', by: 'sum' },
    { field: 'discharged', by: 'sum' },
    { field: 'againstAdvice', by: 'sum' },
    { field: 'died', by: 'sum' },
  ],
});

/** Ages at the visit or the admission, in whole years. */
const ageBands = ['under1', 'to4', 'to14', 'to44', 'to59', 'older'] as const;

/** Diagnoses of visits and stays that were not taken back; a row names no patient. */
const diagnosisDataset = dataset({
  view: 'diagnosis',
  instant: 'openedAt',
  key: ['encounterDiagnosisId'],
  fields: {
    encounterDiagnosisId: reported.number(),
    openedAt: reported.instant(),
    encounterClass: reported.choice(encounterClasses, 'order:classes'),
    code: reported.text(),
    diagnosisName: reported.text(),
    certainty: reported.choice(diagnosisKinds, 'consultation:diagnosisKinds'),
    isMain: reported.flag(),
    ageBand: reported.choice(ageBands, 'report:ageBands'),
    patientSex: reported.choice(sexes, 'record:birth.sexes'),
    patientCity: reported.text(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    departmentId: reported.named('departmentName', 'department'),
    departmentName: reported.text(),
    patients: reported.counted(),
    stays: reported.counted(),
    isProtected: reported.flag(),
  },
  guarded: { flag: 'isProtected', by: 'code', counted: 'patients', deed: 'confidential-results' },
});

/** Diagnoses by the day of the visit or the admission, counted by code, age, sex and city. */
export const diagnosisReport = report({
  menu: 'diagnosis_report',
  name: 'Diagnosis',
  title: 'Diagnoses report',
  department: 'Clinic',
  // A row has a time: beside a list of visits it would tell a diagnosis, or the city of a marked patient.
  roles: { administrator: 'view', regionalHead: 'view' },
  summary: 'Diagnoses of visits and stays without names, by code, age, sex and city.',
  dataset: diagnosisDataset,
  period: 'month',
  columns: [
    'openedAt',
    'encounterClass',
    'code',
    'diagnosisName',
    'certainty',
    'isMain',
    'ageBand',
    'patientSex',
    'patientCity',
    'doctorName',
    'departmentName',
  ],
  filters: [
    'code',
    'diagnosisName',
    'certainty',
    'isMain',
    'encounterClass',
    'ageBand',
    'patientSex',
    'patientCity',
    'doctorId',
    'departmentId',
  ],
  measures: [],
  numbers: [
    { field: 'patients', by: 'distinct' },
    { field: 'stays', by: 'distinct' },
  ],
});

/** Visits, stays and walk-ins that were not cancelled, with the city of the patient; a row names no patient. */
const encounterDataset = dataset({
  view: 'encounter',
  instant: 'openedAt',
  key: ['encounterId'],
  fields: {
    encounterId: reported.number(),
    openedAt: reported.instant(),
    encounterClass: reported.choice(encounterClasses, 'order:classes'),
    isNew: reported.flag(),
    patientCity: reported.text(),
    pincode: reported.text(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    departmentId: reported.named('departmentName', 'department'),
    departmentName: reported.text(),
  },
});

/** Visits and stays by the city of the patient, new patients apart (RP048, RP050). */
export const areaReport = report({
  menu: 'report/area',
  name: 'Area',
  title: 'Patients by city',
  department: 'Front desk',
  roles: { administrator: 'view', regionalHead: 'view' },
  summary: 'Visits, stays and walk-ins by city and PIN code, new patients apart.',
  dataset: encounterDataset,
  period: 'month',
  columns: ['openedAt', 'encounterClass', 'isNew', 'patientCity', 'pincode', 'doctorName', 'departmentName'],
  filters: ['patientCity', 'pincode', 'encounterClass', 'isNew', 'doctorId', 'departmentId'],
  measures: [],
});
