// Patients and referrals on the wire.
import { isCalendarDate } from '@charaka/rules/hospital-day';
import { isCityName, isPersonName, isPlainName } from '@charaka/rules/person-name';
import { isPhone } from '@charaka/rules/phone';
import { z } from 'zod';
import { endpoint, may } from './endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from './field.ts';
import { listInput, listOutput } from './list.ts';
import { type Spellings, shape } from './shape.ts';

/** Menu path that rights on patients hang on. */
export const patientMenu = 'patient_registration';

const spellings: Spellings = {
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
};

/** The sexes as stored: male, female, others (Q202). */
export const sexes = ['M', 'F', 'O'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const maritalStatuses = ['Married', 'Unmarried'] as const;
export const idCardTypes = ['Addhar', 'VoterId', 'Driving Licence', 'Passport'] as const;
export const idCardIssuers = ['Indian Gov.', 'State Gov.'] as const;

/** The largest photo of a patient (R240, R241). */
export const MAX_PICTURE_BYTES = 5_242_880;

const nameOf = (message: string) => requiredText(message, 60).refine(isPersonName, message);
const otherName = (message: string) =>
  optional(text(120).refine((value) => value === '' || isPlainName(value), message));

const fields = {
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
  referralName: optional(text(120)),
  /** Base64 of at most 5 MB; a data prefix before it is accepted and not kept (R240, R255). */
  image: optional(z.string().refine(isPictureSmall, 'File size should not be more than 5 MB')),
};

function isPictureSmall(image: string): boolean {
  const base64 = image.slice(image.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4) - (base64.match(/=*$/)?.[0].length ?? 0) <= MAX_PICTURE_BYTES;
}

function sexLetter(value: unknown): unknown {
  return { Male: 'M', Female: 'F', Others: 'O' }[String(value)] ?? value;
}

/** A patient as registered. Age is optional on input: it follows from the birth date (R246). */
export const patientInput = shape(
  {
    patientId: optional(id()),
    ...fields,
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
  },
  spellings,
);

/** A patient as answered; ages are of today in the hospital. */
export const patient = shape(
  {
    patientId: id(),
    ...fields,
    sex: oneOf(sexes),
    countryName: optional(text()),
    stateName: optional(text()),
    stateCode: optional(text()),
    ageYears: count(),
    ageMonths: count(),
    ageDays: count(),
    creditLimit: optional(money()),
    isActive: flag(),
    createdAt: instant(),
  },
  { ...spellings, createdAt: 'createdOn' },
);

/** A patient as lists and typeaheads show one: enough to tell two people apart. */
export const patientRow = shape(
  {
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
    email: optional(text()),
    bloodGroup: optional(text()),
    addressLineOne: text(),
    city: text(),
    /** Set when the patient lies in this hospital now (R415, R416). */
    openAdmissionId: optional(id()),
    openBedName: optional(text()),
    isActive: flag(),
    createdAt: instant(),
  },
  { ...spellings, openAdmissionId: 'patientIpId', openBedName: 'currentBedName', createdAt: 'createdOn' },
);

/** Registers a patient (R223-R236, R256). */
export const addPatient = endpoint({
  path: '/Patient/AddPatient',
  summary: 'Registers a patient.',
  permission: may('add', patientMenu),
  effect: 'write',
  input: shape({ patient: patientInput }),
  output: shape({ patient }),
});

/** Changes a patient; fields left out are cleared (Q17). */
export const updatePatient = endpoint({
  path: '/Patient/UpdatePatient',
  summary: 'Changes a patient; fields left out are cleared.',
  permission: may('edit', patientMenu),
  effect: 'write',
  input: shape({ patient: shape({ ...patientInput.shape, patientId: id() }, spellings) }),
  output: shape({ patient }),
});

/** One patient, picture included (R353). */
export const getPatient = endpoint({
  path: '/Patient/GetPatientById',
  summary: 'Reads one patient with picture.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ patient: shape({ patientId: id() }, spellings) }),
  output: shape({ patient }),
});

/**
 * Patients of the tenant, newest first. `search` is the typeahead's text: a leading '+' looks for the phone number,
 * letters for names, digits for UHID or phone (R419, Q76); it answers at most 20.
 */
export const listPatients = endpoint({
  path: '/Patient/GetAllPatients',
  summary: 'Lists or searches patients.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({ search: optional(text(60)) }),
  output: listOutput(patientRow, 'patientList'),
});
