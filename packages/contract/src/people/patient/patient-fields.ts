// Fields of a patient, declared once: checks, spellings, columns, form, list, file, merge and profile follow from here.

import { idCardFault } from '@charaka/rules/person/id-card';
import { isPlaceName } from '@charaka/rules/person/person-name';
import { isPhone } from '@charaka/rules/person/phone';
import { z } from 'zod';
import { count, day, flag, id, mobilePhone, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { record } from '../../kernel/record.ts';
import { namesIn } from '../../kernel/record-parts.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { patientChecks } from './patient-checks.ts';
import {
  bloodGroups,
  historyText,
  idCardIssuers,
  idCardTypes,
  maritalStatuses,
  measure,
  nameOf,
  otherName,
  photo,
  sexOf,
} from './patient-values.ts';

/** A question of the section on health that is answered by yes or no. */
const healthFlag = { schema: optional(flag()), absent: false, form: 'flags' } as const;
/** One of the histories of the dialog (R221). */
const history = { schema: historyText(), kind: 'html', form: 'history' } as const;

/** Record of a patient. The order is that of the columns of a file, of a merge, and of a section of the form. */
export const patientRecord = record({
  salutation: { schema: requiredText(patientChecks.selectSalutation, 20), file: ['salutation', 'fullName'] },
  firstName: { schema: nameOf(patientChecks.enterValidFirstName), wire: 'firstname', file: true },
  middleName: {
    schema: otherName(patientChecks.enterValidMiddleName, 60),
    wire: 'middlename',
    file: true,
  },
  /** Empty for whoever has one name alone. */
  lastName: { schema: otherName(patientChecks.enterValidLastName, 60), wire: 'lastname', file: true },
  sex: { schema: sexOf(), label: 'gender', file: true },
  birthDate: {
    schema: day(patientChecks.enterDateBirth),
    kind: 'day',
    wire: 'dateOfBirth',
    file: ['birthDate', 'ageYears'],
  },
  contactNo: {
    schema: requiredText(patientChecks.enterPatientMobileNo, 16).refine(isPhone, fieldSentences.mobileNoNotValid.text),
    label: 'mobile',
    file: true,
  },
  alternateNo: { schema: optional(text(16).regex(/^\d*$/, patientChecks.digitsOnly.text)), form: 'family', file: true },
  email: {
    schema: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text)])),
    form: 'family',
    isListed: true,
    file: true,
  },
  addressLineOne: {
    schema: requiredText(patientChecks.enterAddress, 300),
    form: 'address',
    isListed: true,
    file: true,
  },
  addressLineTwo: { schema: optional(text(300)), form: 'address', file: true },
  city: {
    schema: requiredText(patientChecks.enterCity, 80).refine(isPlaceName, patientChecks.enterValidCity.text),
    form: 'address',
    isListed: true,
    file: true,
  },
  countryId: {
    schema: id(fieldSentences.selectCountry),
    label: 'country',
    form: 'address',
    mergesWith: 'stateId',
  },
  stateId: {
    schema: id(fieldSentences.selectState),
    label: 'state',
    form: 'address',
    file: ['state', 'country'],
  },
  pincode: { schema: optional(text(10)), form: 'address', file: true },
  postOffice: { schema: optional(text(80)), form: 'address', file: true },
  policeStation: { schema: optional(text(80)), form: 'address', file: true },
  nationality: { schema: requiredText(patientChecks.enterNationality, 60), profile: 'person', file: true },
  religion: { schema: optional(text(60)), form: 'further', profile: 'person', file: true },
  bloodGroup: { schema: optional(oneOf(bloodGroups)), form: 'further', isListed: true, file: true },
  maritalStatus: { schema: optional(oneOf(maritalStatuses)), form: 'further', profile: 'person', file: true },
  fatherName: {
    schema: otherName(patientChecks.enterValidFatherName),
    form: 'family',
    isListed: true,
    file: true,
  },
  motherName: { schema: otherName(patientChecks.enterValidMotherName), form: 'family', file: true },
  emergencyContactPerson: {
    schema: otherName(patientChecks.enterValidEmergencyContact),
    form: 'family',
    file: true,
  },
  emergencyContactNo: {
    schema: optional(mobilePhone(patientChecks.enterValidEmergencyPhone.text)),
    form: 'family',
    file: true,
  },
  idCardType: {
    schema: optional(oneOf(idCardTypes)),
    wire: 'idcardType',
    form: 'identification',
    file: true,
    mergesWith: 'idCardNo',
  },
  idCardNo: { schema: optional(text(30)), wire: 'idcardNo', form: 'identification', file: true },
  idCardIssuer: {
    schema: optional(oneOf(idCardIssuers)),
    wire: 'idcardIssuer',
    form: 'identification',
    mergesWith: 'idCardNo',
  },
  ethnicity: { schema: optional(text(60)), form: 'further' },
  healthId: {
    schema: optional(text(60)),
    wire: 'patientHealthId',
    form: 'further',
    file: true,
    mergesWith: 'healthIdNo',
  },
  healthIdNo: { schema: optional(text(30)), wire: 'patientHealthIdNo', form: 'further', file: true },
  /** Allergies of the chart as one text: text typed here becomes rows. When two records are merged, rows are joined, not chosen. */
  drugAllergy: { schema: optional(text(1000)), label: 'drugAllergies', file: true, isMerged: false },
  /** Referrer of the patient: one of the referrals, or only a name (R218). */
  referralId: { schema: optional(id()), label: 'referredBy' },
  referralName: {
    schema: optional(text(120)),
    label: 'referredBy',
    form: 'further',
    file: true,
    mergesWith: 'referralId',
  },
  heightCm: { schema: measure(300, 0.1, patientChecks.enterHeightInCm), profile: 'health' },
  weightKg: { schema: measure(700, 0.01, patientChecks.enterWeightInKg), profile: 'health' },
  /** A year's income of the family. */
  familyIncome: { schema: optional(money()), column: 'family_income_paise', form: 'family' },
  /** Most the patient may owe while in hospital; without it the hospital's own limit applies (Q59). */
  creditLimit: {
    schema: optional(money(patientChecks.creditLimit)),
    column: 'credit_limit_paise',
    form: 'family',
    isMerged: false,
  },
  note: { schema: optional(text(1000)), form: 'family' },
  isDiabetic: { ...healthFlag, wire: 'isDiabatic' },
  isInsured: healthFlag,
  isUnderMedication: { ...healthFlag, wire: 'underMedication' },
  isAlcoholic: healthFlag,
  isSmoker: healthFlag,
  isTobaccoUser: { ...healthFlag, wire: 'isTobaccoAddicted' },
  /** Kept of the entity; the dialog does not ask for it (Q199). */
  isDrugAddicted: { schema: optional(flag()), absent: false },
  /** Organisation of the patient; 100 when none is sent (R015). */
  organisationId: { schema: optional(id()), absent: 100, isMerged: false },
  /** The language the patient is spoken to in. */
  langId: { schema: optional(id()), isMerged: false },
  presentingComplaint: { ...history, label: 'history.presentingComplaint' },
  presentingIllness: { ...history, label: 'history.presentingIllness' },
  keyFindings: { ...history, label: 'history.keyFindings' },
  medicosurgicalHistory: { ...history, label: 'history.medicosurgicalHistory' },
  substanceAbuseHistory: { ...history, label: 'history.substanceAbuseHistory' },
  familyHistory: { ...history, label: 'history.familyHistory' },
  provisionalDiagnosis: {
    ...history,
    label: 'history.provisionalDiagnosis',
    wire: 'provisionalDiagonisis',
  },
  image: { schema: photo(), label: 'photo', file: true },
});

/** The fields of a patient as calls take them. */
export const patientFields = patientRecord.schemas;

/** The seven histories, in the order of the dialog's side list (R221). */
export const historyNames = namesIn(patientRecord, 'form', 'history');

/** The questions about a patient that are answered by yes or no, in the order of the dialog (R215). */
export const patientFlags = namesIn(patientRecord, 'form', 'flags');

/** How the fields of a patient, and what is answered beside them, are spelled on the wire. */
export const patientSpellings: Spellings = {
  ...patientRecord.spellings,
  patientId: ['patientUid', 'patient_UId', 'patientUID'],
  ageYears: 'age',
  ageMonths: 'month',
  ageDays: 'day',
  masked: '_masked',
};

/** Wire names of the fields that the reader may not see and receives empty; sent back empty, they stay unchanged (Q235). */
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
  if (fault) context.addIssue({ code: 'custom', path: ['idCardNo'], message: fault.text });
}

interface PatientCard {
  readonly idCardType?: string | null | undefined;
  readonly idCardNo?: string | null | undefined;
}

/** A patient as registered. Age is optional on input: it follows from the birth date (R246). */
export const patientInput = withChecks(shape(inputFields, patientSpellings), checkIdCard);
