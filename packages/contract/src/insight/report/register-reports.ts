// Reports of births, deaths and the daily register of the wards.

import { sexes } from '../../people/patient/patient-values.ts';
import { bornTypes } from '../../stay/record/birth.ts';
import { mannersOfDeath } from '../../stay/record/death.ts';
import { dataset, reported } from './dataset.ts';
import type { Register } from './register.ts';
import { report } from './report-declaration.ts';
import { seesPatients, seesRecords } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** Births that stand in the records; the named person is the mother. */
const birthDataset = dataset({
  view: 'birth',
  instant: 'bornOn',
  key: ['birthId'],
  fields: {
    birthId: reported.number(),
    admissionId: reported.number(),
    patientId: reported.reference(),
    registrationNo: reported.personNumber(),
    personName: reported.personName(),
    infantName: reported.personName(),
    bornOn: reported.day(),
    birthTime: reported.text(),
    childSex: reported.choice(sexes, 'record:birth.sexes'),
    bornType: reported.choice(bornTypes, 'record:birth.bornTypes'),
    weightGrams: reported.maybeNumber(),
    placeOfBirth: reported.freeText(),
    certificateNo: reported.personNumber(),
    fatherName: reported.personName(),
    parentsAddress: reported.freeText(),
    permanentAddress: reported.freeText(),
    registerYear: reported.maybeNumber(),
    registerNo: reported.maybeNumber(),
    isStruck: reported.flag(),
    reportBy: reported.maybeDay(),
    registeredAt: reported.instant(),
  },
});

/** The legal part of Form 1 in its order; the registrar is told within 21 days (Registration of Births and Deaths Act). */
const birthRegister: Register = {
  code: 'births',
  isByLaw: true,
  view: 'birth_entry',
  number: ['registerYear', 'registerNo'],
  enteredAt: 'registeredAt',
  struck: 'isStruck',
  // The name may be registered within a year, and the registrar gives the certificate its number: the entry is complete without them.
  required: ['fatherName', 'parentsAddress', 'permanentAddress', 'placeOfBirth'],
  layouts: [
    {
      fromDate: '2000-01-01',
      columns: [
        'bornOn',
        'birthTime',
        'childSex',
        'infantName',
        'fatherName',
        'personName',
        'parentsAddress',
        'permanentAddress',
        'placeOfBirth',
        'certificateNo',
        'reportBy',
      ],
    },
  ],
};

/** Births by day, as the list of birth records has them (RP001). */
export const birthReport = report({
  menu: 'birth_report',
  name: 'Birth',
  title: 'Births report',
  department: 'Wards',
  roles: seesRecords,
  summary: 'Births by day, with mother, kind of birth, weight and certificate.',
  dataset: birthDataset,
  period: 'month',
  columns: [
    'registrationNo',
    'personName',
    'infantName',
    'bornOn',
    'birthTime',
    'childSex',
    'bornType',
    'weightGrams',
    'placeOfBirth',
    'certificateNo',
  ],
  filters: ['childSex', 'bornType'],
  measures: [],
  numbers: [{ field: 'weightGrams', by: 'average' }],
  registers: [birthRegister],
  opens: opensStay,
  openBecause: 'a register that the law requires',
});

/** Deaths that stand in the records, with the age and the ward of the day of death. */
const deathDataset = dataset({
  view: 'death',
  instant: 'diedAt',
  key: ['deathId'],
  fields: {
    deathId: reported.number(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    registrationNo: reported.personNumber(),
    personName: reported.personName(),
    sex: reported.ofPerson(reported.maybeChoice(sexes, 'record:birth.sexes')),
    ageYears: reported.ofPerson(reported.maybeNumber()),
    diedAt: reported.instant(),
    place: reported.choice(['inHospital', 'broughtDead'], 'report:deathPlaces'),
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
    causeOfDeath: reported.freeText(),
    mannerOfDeath: reported.choice(mannersOfDeath, 'record:death.manners'),
    fatherName: reported.personName(),
    personAddress: reported.freeText(),
    registerYear: reported.maybeNumber(),
    registerNo: reported.maybeNumber(),
    isStruck: reported.flag(),
    registeredAt: reported.instant(),
  },
});

/** The legal part of Form 2, with the cause of Form 4 (Registration of Births and Deaths Act). */
const deathRegister: Register = {
  code: 'deaths',
  isByLaw: true,
  view: 'death_entry',
  number: ['registerYear', 'registerNo'],
  enteredAt: 'registeredAt',
  struck: 'isStruck',
  required: ['sex', 'ageYears', 'fatherName', 'personAddress'],
  layouts: [
    {
      fromDate: '2000-01-01',
      columns: [
        'diedAt',
        'personName',
        'sex',
        'ageYears',
        'fatherName',
        'personAddress',
        'place',
        'causeOfDeath',
        'mannerOfDeath',
      ],
    },
  ],
};

/** Deaths by time, as the list of death records has them (RP001). */
export const deathReport = report({
  menu: 'death_report',
  name: 'Death',
  title: 'Deaths report',
  department: 'Wards',
  roles: seesRecords,
  summary: 'Deaths by time, with age, place, ward, cause and manner.',
  dataset: deathDataset,
  period: 'month',
  columns: [
    'registrationNo',
    'personName',
    'sex',
    'ageYears',
    'diedAt',
    'place',
    'wardName',
    'causeOfDeath',
    'mannerOfDeath',
  ],
  filters: ['place', 'wardId', 'mannerOfDeath'],
  measures: [],
  times: ['hour'],
  registers: [deathRegister],
  opens: opensStay,
  openBecause: 'a register that the law requires',
});

/** Movements of inpatients, each at its time. */
const registerDataset = dataset({
  view: 'register',
  instant: 'happenedAt',
  key: ['admissionId', 'event', 'happenedAt'],
  fields: {
    admissionId: reported.number(),
    patientId: reported.reference(),
    registrationNo: reported.personNumber(),
    personName: reported.personName(),
    event: reported.choice(['admitted', 'moved', 'discharged', 'againstAdvice', 'died'], 'report:registerEvents'),
    happenedAt: reported.instant(),
    bedName: reported.text(),
    wardId: reported.named('wardName', 'ward'),
    wardName: reported.text(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    sex: reported.ofPerson(reported.maybeChoice(sexes, 'record:birth.sexes')),
    ageYears: reported.ofPerson(reported.maybeNumber()),
    personAddress: reported.freeText(),
  },
});

/** The register of one movement: its entries are counted by day. */
const movementRegister = (code: string, event: string): Register => ({
  code,
  narrowed: { event },
  required: ['personAddress'],
  layouts: [
    {
      fromDate: '2000-01-01',
      columns: [
        'happenedAt',
        'registrationNo',
        'personName',
        'sex',
        'ageYears',
        'personAddress',
        'bedName',
        'wardName',
        'doctorName',
      ],
    },
  ],
});

/** Admissions, transfers between beds and patients who left, by time (RP050). */
export const dailyRegister = report({
  menu: 'report/daily-register',
  name: 'DailyRegister',
  title: 'Daily register',
  department: 'Wards',
  roles: seesPatients,
  summary: 'Admissions, transfers between beds, discharges, departures against advice and deaths, each at its time.',
  dataset: registerDataset,
  period: 'today',
  columns: ['registrationNo', 'personName', 'event', 'happenedAt', 'bedName', 'wardName', 'doctorName'],
  filters: ['event', 'wardId', 'doctorId'],
  measures: [],
  times: ['hour'],
  registers: [
    movementRegister('admissions', 'admitted'),
    movementRegister('discharges', 'discharged'),
    movementRegister('transfers', 'moved'),
    movementRegister('againstAdvice', 'againstAdvice'),
    movementRegister('deathsOfStays', 'died'),
  ],
  opens: opensStay,
  openBecause: 'a book of stays by patient',
});
