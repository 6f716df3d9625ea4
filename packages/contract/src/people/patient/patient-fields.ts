// What is typed about a patient: the fields, their spellings, the values they choose from and their checks.

import { idCardFault } from '@charaka/rules/person/id-card';
import { isCityName, isPersonName, isPlainName } from '@charaka/rules/person/person-name';
import { isPhone } from '@charaka/rules/person/phone';
import { isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { z } from 'zod';
import { count, day, flag, id, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import {
  cleanedPicture,
  hasFewPixels,
  MAX_PICTURE_BYTES,
  pictureBytes,
  picturePixels,
  TOO_MANY_PIXELS,
} from '../../kernel/picture.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { patientChecks } from './patient-checks.ts';

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
  salutation: requiredText(patientChecks.selectSalutation.text, 20),
  firstName: nameOf(patientChecks.enterValidFirstName.text),
  middleName: optional(
    text(60).refine((value) => value === '' || isPersonName(value), patientChecks.enterValidMiddleName.text),
  ),
  lastName: nameOf(patientChecks.enterValidLastName.text),
  sex: z.preprocess(sexLetter, oneOf(sexes, fieldSentences.selectGender.text)),
  birthDate: day(patientChecks.enterDateBirth.text).refine(
    (value) => isCalendarDate(value.slice(0, 10)),
    patientChecks.enterDateBirth.text,
  ),
  bloodGroup: optional(oneOf(bloodGroups)),
  maritalStatus: optional(oneOf(maritalStatuses)),
  religion: optional(text(60)),
  nationality: requiredText(patientChecks.enterNationality.text, 60),
  contactNo: requiredText(patientChecks.enterPatientMobileNo.text, 16).refine(
    isPhone,
    fieldSentences.mobileNoNotValid.text,
  ),
  alternateNo: optional(text(16).regex(/^\d*$/, patientChecks.digitsOnly.text)),
  email: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text)])),
  addressLineOne: requiredText(patientChecks.enterAddress.text, 300),
  addressLineTwo: optional(text(300)),
  countryId: id(fieldSentences.selectCountry.text),
  stateId: id(fieldSentences.selectState.text),
  city: requiredText(patientChecks.enterCity.text, 80).refine(isCityName, patientChecks.enterValidCity.text),
  pincode: optional(text(10)),
  postOffice: optional(text(80)),
  policeStation: optional(text(80)),
  fatherName: otherName(patientChecks.enterValidFatherName.text),
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
  heightCm: measure(300, 0.1, patientChecks.enterHeightInCm.text),
  weightKg: measure(700, 0.01, patientChecks.enterWeightInKg.text),
  /** A year's income of the family. */
  familyIncome: optional(money()),
  /** What the patient may owe while in hospital; without one the hospital's own holds (Q59). */
  creditLimit: optional(money(patientChecks.creditLimit.text)),
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
      .refine(isPictureSmall, fieldSentences.fileTooLargeMegabytes.text)
      .refine((image) => image === '' || picturePixels(image) !== null, fieldSentences.pictureKindNotTaken.text)
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

export const inputFields = {
  patientId: optional(id()),
  ...patientFields,
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
};

export function checkIdCard(patient: PatientCard, context: z.RefinementCtx): void {
  const fault = idCardFault(patient.idCardType, patient.idCardNo);
  if (fault) context.addIssue({ code: 'custom', path: ['idCardNo'], message: fault });
}

interface PatientCard {
  readonly idCardType?: string | null | undefined;
  readonly idCardNo?: string | null | undefined;
}

/** A patient as registered. Age is optional on input: it follows from the birth date (R246). */
export const patientInput = withChecks(shape(inputFields, patientSpellings), checkIdCard);
