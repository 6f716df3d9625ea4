// Patients and referrals on the wire.

import { idCardFault } from '@charaka/rules/person/id-card';
import { isCityName, isPersonName, isPlainName } from '@charaka/rules/person/person-name';
import { isPhone } from '@charaka/rules/person/phone';
import { isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { z } from 'zod';
import { bodySize, endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import {
  cleanedPicture,
  hasFewPixels,
  MAX_PICTURE_BYTES,
  pictureBytes,
  picturePixels,
  TOO_MANY_PIXELS,
} from '../../kernel/picture.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';

/** Menu path that rights on patients hang on. */
export const patientMenu = 'patient_registration';

/** The pages whose work begins with a chart; whoever sees one of them may open charts they have a relation with (Q225). */
const chartMenus = [
  'ipd/ipd_registration',
  'nursing_station/nursing_dashboard',
  'emergency',
  'day-care',
  'dental',
  'ivf-care',
  'opd',
];
/** The pages that begin with the choice of a patient. */
const pickingMenus = [
  ...chartMenus,
  'provisional-booking',
  'ot-booking',
  'bed-availability',
  'birth_record',
  'death_record',
  'mortuary_management',
];

/** How the fields of a patient are spelled on the wire. */
export const patientSpellings: Spellings = {
  patientId: ['patientUid', 'patient_UId', 'patientUID'],
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  birthDate: 'dateOfBirth',
  ageYears: 'age',
  ageMonths: 'month',
  ageDays: 'day',
  idCardType: 'idcardType',
  idCardNo: 'idcardNo',
  idCardIssuer: 'idcardIssuer',
  healthId: 'patientHealthId',
  healthIdNo: 'patientHealthIdNo',
  isDiabetic: 'isDiabatic',
  isUnderMedication: 'underMedication',
  isTobaccoUser: 'isTobaccoAddicted',
  provisionalDiagnosis: 'provisionalDiagonisis',
  masked: '_masked',
};

/** The sexes as stored: male, female, others (Q202). */
export const sexes = ['M', 'F', 'O'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const maritalStatuses = ['Married', 'Unmarried'] as const;
export const idCardTypes = ['Addhar', 'VoterId', 'Driving Licence', 'Passport'] as const;
export const idCardIssuers = ['Indian Gov.', 'State Gov.'] as const;

/** The seven histories, in the order of the dialog's side list (R221). */
export const historyNames = [
  'presentingComplaint',
  'presentingIllness',
  'keyFindings',
  'medicosurgicalHistory',
  'substanceAbuseHistory',
  'familyHistory',
  'provisionalDiagnosis',
] as const;

/** The questions about a patient that are answered by yes or no, in the order of the dialog (R215). */
export const patientFlags = [
  'isDiabetic',
  'isInsured',
  'isUnderMedication',
  'isAlcoholic',
  'isSmoker',
  'isTobaccoUser',
] as const;

const nameOf = (message: string) => requiredText(message, 60).refine(isPersonName, message);
const otherName = (message: string) =>
  optional(text(120).refine((value) => value === '' || isPlainName(value), message));
/** A measure with so many decimals that fits a person. */
const measure = (most: number, step: number, message: string) =>
  optional(z.number(message).positive(message).max(most, message).multipleOf(step, message));
/** Html of a rich-text field; the server cleans it. */
const history = () => optional(text(20_000));

/** What is typed about a patient. */
export const patientFields = {
  salutation: requiredText('Please select a salutation', 20),
  firstName: nameOf('Please enter a valid first name'),
  middleName: optional(
    text(60).refine((value) => value === '' || isPersonName(value), 'Please enter a valid middle name'),
  ),
  lastName: nameOf('Please enter a valid last name'),
  sex: z.preprocess(sexLetter, oneOf(sexes, 'Please select gender')),
  birthDate: day('Please enter date of birth').refine(
    (value) => isCalendarDate(value.slice(0, 10)),
    'Please enter date of birth',
  ),
  bloodGroup: optional(oneOf(bloodGroups)),
  maritalStatus: optional(oneOf(maritalStatuses)),
  religion: optional(text(60)),
  nationality: requiredText('Please enter nationality', 60),
  contactNo: requiredText('Please enter patient mobile no', 16).refine(isPhone, 'Please enter valid mobile no'),
  alternateNo: optional(text(16).regex(/^\d*$/, 'Digits only, please')),
  email: optional(z.union([z.literal(''), z.email('This is not a valid Email!!!')])),
  addressLineOne: requiredText('Please enter address', 300),
  addressLineTwo: optional(text(300)),
  countryId: id('Please select country'),
  stateId: id('Please select state'),
  city: requiredText('Please enter city', 80).refine(isCityName, 'Please enter valid city'),
  pincode: optional(text(10)),
  postOffice: optional(text(80)),
  policeStation: optional(text(80)),
  fatherName: otherName('Please enter valid father name'),
  motherName: otherName('please enter valid mother name'),
  emergencyContactPerson: otherName('please enter valid emergency contact person'),
  emergencyContactNo: optional(
    text(16).refine((value) => value === '' || isPhone(value), 'please enter valid emergency contact no'),
  ),
  idCardType: optional(oneOf(idCardTypes)),
  idCardNo: optional(text(30)),
  idCardIssuer: optional(oneOf(idCardIssuers)),
  drugAllergy: optional(text(1000)),
  /** Who sent the patient: one of the referrals, or a name alone (R218). */
  referralId: optional(id()),
  referralName: optional(text(120)),
  healthId: optional(text(60)),
  healthIdNo: optional(text(30)),
  ethnicity: optional(text(60)),
  isDiabetic: optional(flag()),
  isInsured: optional(flag()),
  isUnderMedication: optional(flag()),
  isAlcoholic: optional(flag()),
  isSmoker: optional(flag()),
  isTobaccoUser: optional(flag()),
  /** Kept of the entity; the dialog does not ask for it (Q199). */
  isDrugAddicted: optional(flag()),
  heightCm: measure(300, 0.1, 'Please enter a height in cm'),
  weightKg: measure(700, 0.01, 'Please enter a weight in kg'),
  /** A year's income of the family. */
  familyIncome: optional(money()),
  /** What the patient may owe while in hospital; without one the hospital's own holds (Q59). */
  creditLimit: optional(money('The credit limit')),
  note: optional(text(1000)),
  /** Whom the patient belongs to; 100 where nobody says otherwise (R015). */
  organisationId: optional(id()),
  /** The language the patient is spoken to in. */
  langId: optional(id()),
  presentingComplaint: history(),
  presentingIllness: history(),
  keyFindings: history(),
  medicosurgicalHistory: history(),
  substanceAbuseHistory: history(),
  familyHistory: history(),
  provisionalDiagnosis: history(),
  /** Base64 of at most 5 MB; a data prefix before it is accepted and not kept (R240, R255). */
  image: optional(
    z
      .string()
      .refine(isPictureSmall, 'File size should not be more than 5 MB')
      .refine((image) => image === '' || picturePixels(image) !== null, 'Only PNG and JPEG pictures are taken')
      .refine(hasFewPixels, TOO_MANY_PIXELS)
      .overwrite(cleanedPicture),
  ),
};

function isPictureSmall(image: string): boolean {
  return pictureBytes(image) <= MAX_PICTURE_BYTES;
}

function sexLetter(value: unknown): unknown {
  return { Male: 'M', Female: 'F', Others: 'O' }[String(value)] ?? value;
}

/** The wire's names of what the reader may not see and so finds empty; sent back so, it stays as it was (Q235). */
export const maskedNames = { masked: optional(z.array(text())) };

const inputFields = {
  patientId: optional(id()),
  ...patientFields,
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
};

function checkIdCard(patient: PatientCard, context: z.RefinementCtx): void {
  const fault = idCardFault(patient.idCardType, patient.idCardNo);
  if (fault) context.addIssue({ code: 'custom', path: ['idCardNo'], message: fault });
}

interface PatientCard {
  readonly idCardType?: string | null | undefined;
  readonly idCardNo?: string | null | undefined;
}

/** A patient as registered. Age is optional on input: it follows from the birth date (R246). */
export const patientInput = withChecks(shape(inputFields, patientSpellings), checkIdCard);

/** An age as it was written down, and when (Q57); the ages beside it are always of today. */
export const recordedAge = shape(
  { ageYears: count(), ageMonths: count(), ageDays: count(), recordedAt: instant() },
  { ageYears: 'age', ageMonths: 'month', ageDays: 'day' },
);

/** A patient as answered; ages are of today in the hospital. */
export const patient = shape(
  {
    patientId: id(),
    ...patientFields,
    sex: oneOf(sexes),
    countryName: optional(text()),
    stateName: optional(text()),
    stateCode: optional(text()),
    ageYears: count(),
    ageMonths: count(),
    ageDays: count(),
    recordedAge: optional(recordedAge),
    ...maskedNames,
    isActive: flag(),
    createdAt: instant(),
  },
  { ...patientSpellings, createdAt: 'createdOn' },
);

/** What tells two people apart at a glance. */
export const patientAtAGlance = {
  patientId: id(),
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
  sex: oneOf(sexes),
  birthDate: text(),
  ageYears: count(),
  ageMonths: count(),
  ageDays: count(),
  contactNo: text(),
};

/** What is missing of a chart that is restricted to the reader, beside the texts that are empty (PS009). */
const restrictedFields = {
  sex: optional(oneOf(sexes)),
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
  isRestricted: optional(flag()),
};

/**
 * A patient as the register shows one. Of somebody the reader has no relation with only name, age, sex, number and the end of the
 * phone number are there; what is left out is named in `masked` (Q225, Q235).
 */
export const patientRow = shape(
  {
    ...patientAtAGlance,
    ...restrictedFields,
    birthDate: optional(text()),
    email: optional(text()),
    bloodGroup: optional(text()),
    fatherName: optional(text()),
    addressLineOne: optional(text()),
    city: optional(text()),
    ...maskedNames,
    /** Set when the patient lies in this hospital now (R415, R416). */
    openAdmissionId: optional(id()),
    openBedName: optional(text()),
    isActive: flag(),
    createdAt: instant(),
  },
  {
    ...patientSpellings,
    ...{ openAdmissionId: 'patientIpId', openBedName: 'currentBedName', createdAt: 'createdOn' },
  },
);

/** A patient as one is chosen: no more than tells two people apart (Q225). */
const pickedPatient = shape(
  {
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    ...restrictedFields,
    /** The last four digits. */
    phoneEnding: text(4),
    /** Set when the patient lies in this hospital now (R415, R416). */
    openAdmissionId: optional(id()),
    openBedName: optional(text()),
  },
  { ...patientSpellings, openAdmissionId: 'patientIpId', openBedName: 'currentBedName' },
);

/** Registers a patient (R223-R236, R256). */
export const addPatient = endpoint({
  path: '/Patient/AddPatient',
  bodyBytes: bodySize.file,
  summary: 'Registers a patient.',
  permission: may('add', patientMenu),
  effect: 'write',
  input: shape({ patient: patientInput }),
  output: shape({ patient }),
});

/** Changes a patient; fields left out are cleared (Q17), but those the user may not see (Q235). Refused when somebody else changed them since the version named. */
export const updatePatient = endpoint({
  path: '/Patient/UpdatePatient',
  bodyBytes: bodySize.file,
  summary: 'Changes a patient; fields left out are cleared.',
  permission: may('edit', patientMenu),
  effect: 'write',
  isWalled: true,
  input: shape({
    patient: withChecks(
      shape({ ...inputFields, patientId: id(), ...versioned, ...maskedNames }, patientSpellings),
      checkIdCard,
    ),
  }),
  output: shape({ patient }),
});

/** The right to open charts; whose, the wall decides. */
export const mayOpenCharts: Permission = {
  menu: patientMenu,
  action: 'view',
  orMenus: chartMenus,
  deeds: ['read-chart'],
};

/** One patient, picture included (R353). */
export const getPatient = endpoint({
  path: '/Patient/GetPatientById',
  summary: 'Reads one patient with picture.',
  permission: mayOpenCharts,
  effect: 'read',
  isWalled: true,
  input: shape({ patient: shape({ patientId: id() }, patientSpellings) }),
  output: shape({ patient: withVersion(patient), ...changedBy }),
});

/**
 * Patients of the tenant, newest first. `search` is the typeahead's text: a leading '+' looks for the phone number,
 * letters for names, digits for UHID or phone (R419, Q76); it answers at most 20. A list of more than a page of 200 is an export.
 */
export const listPatients = endpoint({
  path: '/Patient/GetAllPatients',
  summary: 'Lists or searches patients.',
  permission: may('view', patientMenu),
  effect: 'read',
  isVeiled: true,
  input: listInput({ search: optional(text(60)) }),
  output: listOutput(patientRow, 'patientList'),
});

/**
 * Chooses a patient: the active ones that `search` means, best first, at most 20; or the one of a number. Whoever books, admits or
 * reports may find anybody, and learns no more than who it is (Q225, narrows Q90).
 */
export const findPatients = endpoint({
  path: '/Patient/FindPatients',
  summary: 'Finds patients by name, phone or number, to choose one.',
  permission: { menu: patientMenu, action: 'view', orMenus: pickingMenus },
  effect: 'read',
  isVeiled: true,
  input: shape({ search: optional(text(60)), patientId: optional(id()) }, patientSpellings),
  output: shape({ patients: z.array(pickedPatient) }, { patients: 'patientList' }),
});
