// Admissions on the wire: the inpatient list, one admission, admit, change, cancel.
import { isPhone } from '@charaka/rules/phone';
import { z } from 'zod';
import { endpoint, may } from './endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from './field.ts';
import { listInput, listOutput } from './list.ts';
import { recordedAge } from './patient.ts';
import { type Spellings, shape, withChecks } from './shape.ts';

/** Menu path that rights on admissions, charges, payments and bills hang on. */
export const admissionMenu = 'ipd/ipd_registration';

export const patientTypes = ['TPA', 'Corporate', 'General', 'Govt', 'Cash Claim'] as const;
export const patientCategories = ['Staff', 'Trustee', 'General', 'Out patient'] as const;
export const admissionModes = ['General', 'Day Care', 'Procedure', 'Emergency', 'OPD', 'IVF', 'Dental'] as const;
export const admissionCategories = ['ICU', 'ITU', 'HDU', 'General', 'Cabin', 'OPD', 'Maternity'] as const;

/** What the list of inpatients can be narrowed to: the admissions behind the figures of the dashboard. */
export const admissionSelections = [
  'inHospital',
  'unbilled',
  'approvalPending',
  'billDue',
  'discharged',
  'paid',
] as const;

/** The identifying fields every call on an admission shares, in all their spellings (Q25). */
export const admissionSpellings: Spellings = {
  admissionId: ['patientIpId', 'patient_IpId', 'ipdId'],
  patientId: ['patientUid', 'patient_UId', 'patientUID'],
  registrationNo: ['hospitalRegnNo', 'hospitalRegNo'],
  admittedAt: 'admissionDatetime',
  effectiveAdmittedAt: 'effectiveAdmissionDatetime',
  dischargedAt: 'dischargeDatetime',
  isDischarged: 'dischargeStatus',
  doctorId: ['staffId', 'doctor'],
  otherDoctor1Id: ['otherdoctor', 'otherDoctor'],
  otherDoctor2Id: ['otherdoctor2', 'otherDoctor2'],
  otherDoctor3Id: ['otherdoctor3', 'otherDoctor3'],
  specializationId: ['specialtycode', 'specialityCode'],
  estimatedAmount: ['estimateamount', 'estimatedAmount'],
  exceptionalAmount: ['exceptionalamount', 'exceptionalAmount'],
  estimatedStayDays: ['estimatestay', 'estimateStay'],
  emergencyNumber: ['emergencyNumber', 'patientEmergencyNumber'],
  tpaAuthorized: ['tpaauthorizedforamount', 'tpaAuthorizedAmount', 'corporateAmount'],
  finalAuthorized: 'finalAuthorizedAmount',
  bedTypeId: ['currentBedTypeId', 'bedType', 'admittedBedTypeId'],
  bedGroupId: ['currentBedGroupId', 'bedGroup', 'admittedBedGroupId'],
  bedId: ['currentBedId', 'bedNumber', 'admittedBedId'],
  bedName: 'currentBedName',
  bedGroupName: 'currentBedGroupName',
  bedFloorName: 'currentBedFloor',
  opdDoctorId: ['opdDoctorCode', 'opdDoctorName'],
  isOldPatient: 'oldPatient',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  ageYears: 'age',
  ageMonths: 'month',
  ageDays: 'day',
  birthDate: 'dateOfBirth',
  isPackageApplicable: 'packageApplicable',
  packages: 'packageIdList',
  createdAt: 'createdOn',
  createdByName: 'createdBy',
};

const who = {
  admissionId: id(),
  patientId: id(),
  registrationNo: text(),
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
  infantName: optional(text()),
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
  tpaAuthorized: money(),
  finalAuthorized: optional(money()),
};

/** A row of the inpatient list (R319). */
export const admissionRow = shape(
  {
    ...who,
    admittedAt: instant(),
    dischargedAt: optional(instant()),
    emergencyNumber: text(),
    emergencyContactPerson: optional(text()),
    doctorFirstName: text(),
    doctorLastName: text(),
    bedId: id(),
    bedName: text(),
    bedTypeId: id(),
    bedGroupId: id(),
    bedGroupName: text(),
    bedFloorName: optional(text()),
    patientType: text(),
    admissionMode: text(),
    admissionCategory: text(),
    ...payer,
    colorCode: optional(text()),
    ...state,
    createdAt: instant(),
    createdByName: text(),
  },
  admissionSpellings,
);

/**
 * Inpatients of the hospital. Dates are days of the hospital, both ends included (R301); associationId 0 means patients
 * without a payer (R302); `isDischarged` false is the Show All switch on: only not discharged (R303, Q12). Columns to filter and
 * sort by are those of the row and besides `name` and `consultant`, the whole names (Q07). `only` keeps those a figure of the
 * dashboard counts; with 'discharged' and 'paid' the dates are days of the discharge, and of a payment or refund. An extension.
 */
export const listAdmissions = endpoint({
  path: '/IPD/GetAllIpdPatients',
  summary: 'Lists inpatients.',
  permission: may('view', admissionMenu),
  effect: 'read',
  input: listInput(
    {
      fromDate: optional(z.string()),
      toDate: optional(z.string()),
      associationId: optional(id()),
      isDischarged: optional(flag()),
      bedTypeId: optional(id()),
      bedGroupId: optional(id()),
      admissionMode: optional(text()),
      admissionId: optional(id()),
      patientId: optional(id()),
      only: optional(oneOf(admissionSelections)),
    },
    { ...admissionSpellings, fromDate: ['fromDate', 'admissionFromDate'], toDate: ['toDate', 'admissionToDate'] },
  ),
  output: listOutput(admissionRow, 'ipdPatientDetailsList'),
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
    admittedAt: instant(),
    effectiveAdmittedAt: instant(),
    dischargedAt: optional(instant()),
    doctorId: id(),
    doctorName: text(),
    doctorSpecialization: optional(text()),
    otherDoctor1Id: optional(id()),
    otherDoctor2Id: optional(id()),
    otherDoctor3Id: optional(id()),
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
    emergencyContactPerson: optional(text()),
    admittedBy: optional(text()),
    guardianName: optional(text()),
    guardianRelation: optional(text()),
    isOldPatient: flag(),
    isMaternity: flag(),
    isAlive: flag(),
    ...payer,
    isCorporate: optional(flag()),
    insuranceId: optional(id()),
    insuranceName: optional(text()),
    tpaPolicyNo: optional(text()),
    policyCardNo: optional(text()),
    ccnNo: optional(text()),
    isPackageApplicable: flag(),
    bedId: id(),
    bedName: text(),
    bedTypeId: id(),
    bedTypeName: text(),
    bedGroupId: id(),
    bedGroupName: text(),
    bedFloorName: optional(text()),
    ...state,
    createdAt: instant(),
    createdByName: text(),
  },
  admissionSpellings,
);

/** Names one admission. */
export const admissionKey = shape({ admissionId: id() }, admissionSpellings);

/** One admission (R062). */
export const getAdmission = endpoint({
  path: '/IPD/GetIpdPatientById',
  summary: 'Reads one admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  input: shape({ admission: admissionKey }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
});

/** The admission form (R365-R411). Bed fields are preset for IVF and Dental (R391); the checks across fields follow below. */
const admissionFields = {
  patientId: id('Please select a patient'),
  admittedAt: instant('Please enter valid date'),
  doctorId: id('Select Doctor'),
  otherDoctor1Id: optional(id()),
  otherDoctor2Id: optional(id()),
  otherDoctor3Id: optional(id()),
  departmentId: id('Select department'),
  specializationId: id('Select Speciality Code'),
  patientType: oneOf(patientTypes, 'Select patient type'),
  patientCategory: oneOf(patientCategories, 'Select patient category'),
  admissionMode: oneOf(admissionModes, 'Select admission mode'),
  admissionCategory: oneOf(admissionCategories, 'Select admission category'),
  emergencyNumber: requiredText('Select emergency number', 16).refine(isPhone, 'Enter valid mobile no'),
  emergencyContactPerson: optional(text(120)),
  bedTypeId: optional(id('Select Bed Type')),
  bedGroupId: optional(id('Select Ward')),
  bedId: optional(id('Select Bed Number')),
  estimatedAmount: optional(money()),
  exceptionalAmount: optional(money()),
  estimatedStayDays: optional(count().nonnegative().max(3650)),
  admittedBy: optional(text(120)),
  guardianName: optional(text(120)),
  guardianRelation: optional(text(60)),
  creditorName: optional(text(120)),
  isOldPatient: optional(flag()),
  associationId: optional(id('Please select TPA')),
  insuranceId: optional(id()),
  tpaAuthorized: optional(money()),
  tpaPolicyNo: optional(text(60)),
  policyCardNo: optional(text(60)),
  ccnNo: optional(text(60)),
  opdNumber: optional(text(40)),
  opdDate: optional(day()),
  opdDoctorId: optional(id()),
};

/** Modes whose patients lie in the virtual bed (R391, Q78). */
export const isVirtualBedMode = (mode: string | null | undefined): boolean => mode === 'IVF' || mode === 'Dental';

interface Crossed {
  admissionMode?: string;
  patientType?: string;
  patientCategory?: string;
  bedTypeId?: number | null | undefined;
  bedGroupId?: number | null | undefined;
  bedId?: number | null | undefined;
  estimatedAmount?: number | null | undefined;
  associationId?: number | null | undefined;
  creditorName?: string | null | undefined;
  doctorId?: number;
  otherDoctor1Id?: number | null | undefined;
  otherDoctor2Id?: number | null | undefined;
  otherDoctor3Id?: number | null | undefined;
}

/** What is wrong between the fields of an admission: field name and sentence (R389, R396, R409-R412). */
export function crossChecks(form: Crossed): { field: string; message: string }[] {
  const wrong: { field: string; message: string }[] = [];
  const need = (isMissing: boolean, field: string, message: string) => {
    if (isMissing) wrong.push({ field, message });
  };
  if (isVirtualBedMode(form.admissionMode))
    need(form.estimatedAmount == null, 'estimatedAmount', 'Enter estimated amount');
  else {
    need(form.bedTypeId == null, 'bedTypeId', 'Select Bed Type');
    need(form.bedGroupId == null, 'bedGroupId', 'Select Ward');
    need(form.bedId == null, 'bedId', 'Select Bed Number');
  }
  const hasPayer = form.patientType === 'TPA' || form.patientType === 'Corporate';
  need(hasPayer && form.associationId == null, 'associationId', 'Please select TPA');
  need(form.patientCategory === 'Staff' && !form.creditorName, 'creditorName', 'Select staff');
  need(form.patientCategory === 'Trustee' && !form.creditorName, 'creditorName', 'Enter creditor name');
  const others = ['otherDoctor1Id', 'otherDoctor2Id', 'otherDoctor3Id'] as const;
  const seen = new Set([form.doctorId]);
  for (const field of others) {
    const doctor = form[field];
    need(doctor != null && seen.has(doctor), field, 'This doctor is already chosen');
    if (doctor != null) seen.add(doctor);
  }
  return wrong;
}

const admissionInput = withChecks(shape(admissionFields, admissionSpellings), (form, context) => {
  for (const { field, message } of crossChecks(form)) context.addIssue({ code: 'custom', path: [field], message });
});

/** Admits a patient to a bed: one call, one transaction (R365-R416). */
export const admit = endpoint({
  path: '/IPD/Addpatient',
  summary: 'Admits a patient to a bed.',
  permission: may('add', admissionMenu),
  effect: 'write',
  input: shape({ admission: admissionInput }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
});

/** The bed a patient is to lie in from now on (R348). */
export const bedChange = shape(
  {
    admissionId: id(),
    bedTypeId: id('Select Bed Type'),
    bedGroupId: id('Select Ward'),
    bedId: id('Select Bed Number'),
  },
  admissionSpellings,
);

/**
 * Moves a patient to another bed: the old stay ends at the instant the new one begins (R348, Q53). A call of its own, because
 * `/IPD/UpdateIpdPatient` replaces a whole record and would clear whatever this dialog does not know (Q17).
 */
export const changeBed = endpoint({
  path: '/IPD/ChangeBed',
  summary: 'Moves a patient to another bed.',
  permission: may('edit', admissionMenu),
  effect: 'write',
  input: shape({ admission: bedChange }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
});

/** A stay in a bed: the present one has no end. */
const bedStay = shape({
  bedStayId: id(),
  bedName: text(),
  bedTypeName: text(),
  bedGroupName: text(),
  bedFloorName: optional(text()),
  from: instant(),
  until: optional(instant()),
  createdByName: text(),
});

/** Every bed an admission was in, the first one first. An extension. */
export const listBedStays = endpoint({
  path: '/IPD/GetBedHistory',
  summary: 'Lists the beds an admission was in.',
  permission: may('view', admissionMenu),
  effect: 'read',
  input: shape({ admission: admissionKey }, { admission: 'ipdPatientViewModel' }),
  output: shape({ stays: z.array(bedStay) }, { stays: 'bedStayList' }),
});

/** Cancels an admission: admins only, before discharge is initiated, without bill and with nothing unrefunded (R336, Q39). */
export const cancelAdmission = endpoint({
  path: '/IPD/CancelIpdAdmission',
  summary: 'Cancels an admission and frees its bed.',
  permission: may('edit', admissionMenu),
  effect: 'write',
  input: shape(
    { admission: shape({ admissionId: id(), reason: optional(text(300)) }, admissionSpellings) },
    { admission: 'ipdPatientViewModel' },
  ),
  output: shape({}),
});
