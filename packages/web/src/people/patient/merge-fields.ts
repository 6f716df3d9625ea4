// What of two records differs, as the comparison of a merge shows it, and what is best taken over.
import { historyNames, patientFlags } from '@charaka/contract/people/patient/patient-fields';
import { type MergeField, mergeFields } from '@charaka/contract/people/patient/patient-record';
import { maskedIdCardNo } from '@charaka/rules/person/id-card';
import { formatDay, formatMoney } from '../../kernel/format.ts';
import type { Patient } from './patient-form.ts';

/** Every yes or no of a patient. */
const flags: readonly string[] = [...patientFlags, 'isDrugAddicted'];

/** The words in a piece of html. */
function plainText(html: string): string {
  if (html === '') return '';
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

/** Parts that go together under one field (see the contract). */
const joinedFields: Partial<Record<MergeField, (patient: Patient) => string>> = {
  stateId: (patient) => [patient.stateName, patient.countryName].filter(Boolean).join(', '),
  idCardNo: ({ idCardType, idCardNo, idCardIssuer }) =>
    [idCardType, idCardNo && maskedIdCardNo(idCardNo), idCardIssuer].filter(Boolean).join(', '),
  healthIdNo: ({ healthId, healthIdNo }) => [healthId, healthIdNo].filter(Boolean).join(', '),
  referralId: (patient) => patient.referralName ?? '',
  drugAllergy: (patient) => (patient.drugAllergy ?? '').split('|').filter(Boolean).join(', '),
  birthDate: (patient) => formatDay(patient.birthDate),
  familyIncome: (patient) => (patient.familyIncome == null ? '' : formatMoney(patient.familyIncome)),
};

/** A field as text; empty when nothing is known. A yes or no is the key of its word. */
export function shownValue(patient: Patient, field: MergeField): string {
  const join = joinedFields[field];
  if (join) return join(patient);
  const value = patient[field];
  if (flags.includes(field)) return value ? 'yes' : '';
  if ((historyNames as readonly string[]).includes(field)) return plainText(String(value ?? ''));
  return value === null || value === undefined ? '' : String(value);
}

/** What is compared: a card whose number is masked differs in its hidden part too. */
function comparedValue(patient: Patient, field: MergeField): string {
  if (field === 'idCardNo') return JSON.stringify([patient.idCardType, patient.idCardNo, patient.idCardIssuer]);
  if (field === 'stateId') return String(patient.stateId);
  return shownValue(patient, field);
}

/** The fields in which two records differ, in the order of the contract. */
export function differingFields(one: Patient, other: Patient): MergeField[] {
  return mergeFields.filter((field) => comparedValue(one, field) !== comparedValue(other, field));
}

/** The fields that only the merged record knows: they are taken over unless the user decides otherwise. */
export function fieldsWorthTaking(kept: Patient, merged: Patient): MergeField[] {
  return differingFields(kept, merged).filter((field) => shownValue(kept, field) === '');
}
