// Differences between two records in the comparison of a merge, and the fields best copied.
import { kindOf } from '@charaka/contract/kernel/record';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { type MergeField, mergeFields } from '@charaka/contract/people/patient/patient-record';
import { maskedIdCardNo } from '@charaka/rules/person/id-card';
import { textOf } from '../../resource/record-values.ts';
import type { Patient } from './patient-form.ts';

/** Parts that go together under one field (see the contract). */
const joinedFields: Partial<Record<MergeField, (patient: Patient) => string>> = {
  stateId: (patient) => [patient.stateName, patient.countryName].filter(Boolean).join(', '),
  idCardNo: ({ idCardType, idCardNo, idCardIssuer }) =>
    [idCardType, idCardNo && maskedIdCardNo(idCardNo), idCardIssuer].filter(Boolean).join(', '),
  healthIdNo: ({ healthId, healthIdNo }) => [healthId, healthIdNo].filter(Boolean).join(', '),
  referralId: (patient) => patient.referralName ?? '',
};

/** A field as text; empty when nothing is known. */
export function shownValue(patient: Patient, field: MergeField): string {
  const join = joinedFields[field];
  return join ? join(patient) : textOf(patientRecord.fields[field], patient[field]);
}

const isFlag = (field: MergeField) => kindOf(patientRecord.fields[field]) === 'flag';

/** Value to compare: a card with a masked number differs in its hidden part too. */
function comparedValue(patient: Patient, field: MergeField): string {
  if (field === 'idCardNo') return JSON.stringify([patient.idCardType, patient.idCardNo, patient.idCardIssuer]);
  if (field === 'stateId' || isFlag(field)) return String(patient[field] || '');
  return shownValue(patient, field);
}

/** The fields in which two records differ, in the order of the contract. */
export function differingFields(one: Patient, other: Patient): MergeField[] {
  return mergeFields.filter((field) => comparedValue(one, field) !== comparedValue(other, field));
}

/** The fields that only the merged record knows: they are taken over unless the user decides otherwise. */
export function fieldsWorthTaking(kept: Patient, merged: Patient): MergeField[] {
  return differingFields(kept, merged).filter((field) =>
    isFlag(field) ? !kept[field] : shownValue(kept, field) === '',
  );
}
