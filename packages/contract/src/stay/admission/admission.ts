// Admissions on the wire: the inpatient list, one admission, admit, change, cancel.

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, percent, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { shape } from '../../kernel/shape.ts';
import { recordedAge } from '../../people/patient/patient.ts';
import { patientTopic } from '../../people/patient/topics.ts';
import { bedTopic } from '../bed/topics.ts';
import { virtualBedModes } from './admission-checks.ts';
import { admissionInput } from './admission-form.ts';
import { contactMenus, inpatientPage, mayLookAtInpatients, mayOnAnyPage } from './admission-pages.ts';
import { admissionPackage, admissionSpellings, inpatientName } from './admission-words.ts';
import { admissionTopic } from './topics.ts';

/** Menu path that rights on admissions, charges, payments and bills hang on. */
export const admissionMenu = inpatientPage.menu;

/**
 * Filters of the list of inpatients. `inHospitalOrLeft` is the complete list of the desk: days narrow
 * patients who left, by the day they left, and never patients in hospital (Q220). The others are the admissions behind the figures of
 * the dashboard and behind the waiting lines of a user.
 */
export const admissionSelections = [
  'inHospitalOrLeft',
  'inHospital',
  'unbilled',
  'approvalPending',
  'billDue',
  'admitted',
  'discharged',
  'paid',
  'toBill',
  'lowDeposit',
  'uncleared',
  'toLeave',
] as const;

/** The selections that days narrow: by the day of admission, of discharge, of the payment. */
export const datedSelections = ['inHospitalOrLeft', 'admitted', 'discharged', 'paid'] as const;

const who = {
  admissionId: id(),
  patientId: id(),
  registrationNo: text(),
  ...inpatientName,
  sex: text(),
  ageYears: count(),
  ageMonths: count(),
  ageDays: count(),
  contactNo: text(),
  email: optional(text()),
  fatherName: optional(text()),
  maritalStatus: optional(text()),
  addressLineOne: text(),
  addressLineTwo: optional(text()),
};

const state = {
  isDischargeInitiated: flag(),
  isFinalBill: flag(),
  isDischarged: flag(),
};

const payer = {
  associationId: optional(id()),
  associationName: optional(text()),
  /** Null where nothing is entered. */
  tpaAuthorized: optional(money()),
  finalAuthorized: optional(money()),
  /** The final amount is 0: the payer pays nothing (Q265). */
  isRefusedByPayer: flag(),
};

/** The bed the patient was first admitted to (Q231). */
const admittedTo = {
  admittedBedId: optional(id()),
  admittedBedName: optional(text()),
  admittedBedTypeId: optional(id()),
  admittedBedGroupId: optional(id()),
  admittedBedGroupName: optional(text()),
  admittedBedFloorName: optional(text()),
};

/** An answer tells the bed of now and the first one apart; a request means one bed by any spelling. */
const answerSpellings = {
  ...admissionSpellings,
  bedTypeId: ['currentBedTypeId', 'bedType'],
  bedGroupId: ['currentBedGroupId', 'bedGroup'],
  bedId: ['currentBedId', 'bedNumber'],
  admittedBedName: 'admittedBed',
  admittedBedGroupName: 'admittedBedGroup',
  admittedBedFloorName: 'admittedBedFloor',
  isReferralPaid: 'isReferralPaid',
};

/** Missing where the chart is restricted to the reader (PS009). */
const restrictedAges = {
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
  isRestricted: optional(flag()),
};

/** A row of the inpatient list (R319). */
export const admissionRow = shape(
  {
    ...who,
    ...restrictedAges,
    admittedAt: instant(),
    dischargedAt: optional(instant()),
    emergencyNumber: text(),
    emergencyContactNo: optional(text()),
    emergencyContactPerson: optional(text()),
    doctorSalutation: optional(text()),
    doctorFirstName: text(),
    doctorLastName: text(),
    bedId: id(),
    bedName: text(),
    bedTypeId: id(),
    bedGroupId: id(),
    bedGroupName: text(),
    bedFloorName: optional(text()),
    ...admittedTo,
    patientType: text(),
    admissionMode: text(),
    admissionCategory: text(),
    isMaternity: flag(),
    isBabyBirth: flag(),
    /** A newborn has the number of the mother's admission. */
    isNewBorn: flag(),
    motherAdmissionId: optional(id()),
    ...payer,
    colorCode: optional(text()),
    ...state,
    createdAt: instant(),
    createdByName: text(),
  },
  answerSpellings,
);

/** How to reach a patient and their family; masked for readers of the discharge desk alone (Q273). */
const contacts = [
  'email',
  'fatherName',
  'maritalStatus',
  'addressLineOne',
  'addressLineTwo',
  'emergencyNumber',
  'emergencyContactNo',
  'emergencyContactPerson',
] as const;

/**
 * Inpatients of the hospital. Dates are days of the hospital, both ends included (R301); associationId 0 means patients
 * without a payer (R302); `isDischarged` false is the Show All switch on: only not discharged (R303, Q12). Columns to filter and
 * sort by are those of the row and besides `name` and `consultant`, the whole names (Q07). `only` keeps those a figure of the
 * dashboard counts; with 'discharged' and 'paid' the dates are days of the discharge, and of a payment or refund. An extension.
 */
export const listAdmissions = endpoint({
  path: '/IPD/GetAllIpdPatients',
  summary: 'Lists inpatients.',
  permission: mayLookAtInpatients(),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(
    {
      fromDate: optional(z.string().max(40)),
      toDate: optional(z.string().max(40)),
      associationId: optional(id()),
      isDischarged: optional(flag()),
      bedTypeId: optional(id()),
      bedGroupId: optional(id()),
      admissionMode: optional(text()),
      admissionId: optional(id()),
      patientId: optional(id()),
      only: optional(oneOf(admissionSelections)),
      search: optional(text(60)),
    },
    { ...admissionSpellings, fromDate: ['fromDate', 'admissionFromDate'], toDate: ['toDate', 'admissionToDate'] },
  ),
  output: listOutput(pickRow(admissionRow, contacts, ...contactMenus), 'ipdPatientDetailsList'),
});

/** How many inpatients are in the hospital now, for the badge of the menu: it reads no chart (Q269). */
export const countAdmissions = endpoint({
  path: '/IPD/CountIpdPatients',
  summary: 'Counts the inpatients who are in the hospital now. An extension.',
  permission: mayLookAtInpatients(),
  effect: 'read',
  input: shape({}),
  output: shape({ totalCount: count() }),
});

/** One admission with everything the details, forms and papers need. */
export const admission = shape(
  {
    ...who,
    birthDate: text(),
    recordedAge: optional(recordedAge),
    bloodGroup: optional(text()),
    image: optional(text(7_000_000)),
    stateCode: optional(text()),
    city: optional(text()),
    stateName: optional(text()),
    pincode: optional(text()),
    admittedAt: instant(),
    effectiveAdmittedAt: instant(),
    dischargedAt: optional(instant()),
    doctorId: id(),
    doctorName: text(),
    doctorSpecialization: optional(text()),
    otherDoctor1Id: optional(id()),
    otherDoctor2Id: optional(id()),
    otherDoctor3Id: optional(id()),
    /** The names of the other doctors, in their order. */
    otherDoctorNames: z.array(text()),
    departmentId: id(),
    departmentName: text(),
    specializationId: id(),
    specializationName: text(),
    patientType: text(),
    patientCategory: text(),
    admissionMode: text(),
    admissionCategory: text(),
    creditorName: optional(text()),
    estimatedAmount: optional(money()),
    exceptionalAmount: optional(money()),
    estimatedStayDays: optional(count()),
    emergencyNumber: text(),
    emergencyContactNo: optional(text()),
    emergencyContactPerson: optional(text()),
    admittedBy: optional(text()),
    guardianName: optional(text()),
    guardianRelation: optional(text()),
    isOldPatient: flag(),
    isMaternity: flag(),
    isBabyBirth: flag(),
    isNewBorn: flag(),
    motherAdmissionId: optional(id()),
    isAlive: flag(),
    ...payer,
    isCorporate: optional(flag()),
    insuranceId: optional(id()),
    insuranceName: optional(text()),
    tpaPolicyNo: optional(text()),
    policyCardNo: optional(text()),
    ccnNo: optional(text()),
    opdNumber: optional(text()),
    opdDate: optional(text()),
    opdDoctorId: optional(id()),
    opdDoctorFullName: optional(text()),
    referralId: optional(id()),
    referralName: optional(text()),
    referralCommission: optional(percent()),
    isReferralPaid: flag(),
    isPackageApplicable: flag(),
    packages: optional(z.array(admissionPackage)),
    packageAmount: optional(money()),
    rateType: optional(text()),
    bedId: id(),
    bedName: text(),
    bedTypeId: id(),
    bedTypeName: text(),
    bedGroupId: id(),
    bedGroupName: text(),
    bedFloorName: optional(text()),
    ...admittedTo,
    /** Amount received with the admission itself (R476). */
    advanceAmount: money(),
    /** Whether an operation was booked for the stay. */
    isOt: flag(),
    /** How the patient left; none while in hospital. */
    dischargeKind: optional(text()),
    ...state,
    createdAt: instant(),
    createdByName: text(),
    /** The number of its last change; an edit names the one it was made on. */
    version: count(),
    updatedAt: instant(),
    updatedByName: optional(text()),
  },
  answerSpellings,
  { isReferralPaid: ['isPaid'] },
);

/** Names one admission. */
export const admissionKey = shape({ admissionId: id() }, admissionSpellings);

/** One admission (R062). */
export const getAdmission = endpoint({
  path: '/IPD/GetIpdPatientById',
  summary: 'Reads one admission.',
  permission: mayLookAtInpatients(),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admission: admissionKey }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
});

/** Modes whose patients lie in the virtual bed (R391, Q78). */
export const isVirtualBedMode = (mode: string | null | undefined): boolean =>
  virtualBedModes.some((virtual) => virtual === mode);

/**
 * Admits a patient to a bed, with the charges of their packages and an advance: one call, one transaction (R365-R416). What may not
 * be chosen by the mode, type or category is cleared; packages are priced by the price list.
 */
export const admit = endpoint({
  path: '/IPD/Addpatient',
  logAs: ['admission', 'added'],
  summary: 'Admits a patient to a bed.',
  permission: mayOnAnyPage('add'),
  effect: 'once',
  changes: [admissionTopic, bedTopic, patientTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ admission: admissionInput }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
});

/** Cancels an admission: admins only, before discharge is initiated, without bill and with nothing unrefunded (R336, Q39). */
export const cancelAdmission = endpoint({
  path: '/IPD/CancelIpdAdmission',
  logAs: ['admission', 'cancelled'],
  summary: 'Cancels an admission and frees its bed.',
  permission: mayOnAnyPage('edit', 'cancel-admission'),
  effect: 'write',
  changes: [admissionTopic, bedTopic, patientTopic],
  input: shape(
    { admission: shape({ admissionId: id(), reason: optional(text(300)) }, admissionSpellings) },
    { admission: 'ipdPatientViewModel' },
  ),
  output: shape({}),
});
