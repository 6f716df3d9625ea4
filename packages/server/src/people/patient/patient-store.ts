// The SQL of patients.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { addPatient } from '@charaka/contract/people/patient/patient';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql from 'sql-template-tag';
import { cleanHtml } from '../../kernel/clean-html.ts';
import {
  type ColumnValues,
  changesOf,
  type EveryColumn,
  namesOf,
  valuesOf,
  withoutEmpty,
} from '../../kernel/column-values.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { type RecordedAge, recordedAgeOf } from './recorded-age.ts';

/** A patient as typed in the dialog. */
export type PatientInput = ParsedOf<typeof addPatient>['patient'];

/** What a patient is saved with beside the dialog's fields. */
export interface PatientFacts {
  readonly stateCode: string;
  readonly birthDate: string;
}

/** A patient as stored; optional fields are null when empty. */
export type StoredPatient = Required<Omit<PatientInput, 'patientId' | 'ageYears' | 'ageMonths' | 'ageDays'>> & {
  patientId: number;
  countryName: string;
  stateName: string;
  stateCode: string | null;
  recordedAge: RecordedAge | null;
  isActive: boolean;
  createdAt: string;
};

/** Whom a patient belongs to where nobody says otherwise (R015). */
const USUAL_ORGANISATION = 100;
/** A data prefix before base64 (R254). */
const DATA_PREFIX = /^data:[^,]*,/;

/** What a patient is registered, merged, deactivated and dated with; the dialog says nothing of these. */
type WrittenElsewhere =
  | 'tenant_id'
  | 'patient_id'
  | 'hospital_id'
  | 'is_active'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'merged_into_id'
  | 'deactivation_reason'
  | 'recorded_age_years'
  | 'recorded_age_months'
  | 'recorded_age_days'
  | 'age_recorded_at';
type PatientColumns = EveryColumn<'patient', WrittenElsewhere>;

/** Column and value of every field of the dialog; what was left out is empty (Q17). */
export function columnsOf(patient: PatientInput, facts: PatientFacts): ColumnValues {
  const columns: PatientColumns = {
    salutation: patient.salutation,
    first_name: patient.firstName,
    middle_name: patient.middleName,
    last_name: patient.lastName,
    sex: patient.sex,
    birth_date: facts.birthDate,
    blood_group: patient.bloodGroup,
    marital_status: patient.maritalStatus,
    religion: patient.religion,
    nationality: patient.nationality,
    contact_no: patient.contactNo,
    alternate_no: patient.alternateNo,
    email: patient.email?.toLowerCase(),
    address_line_one: patient.addressLineOne,
    address_line_two: patient.addressLineTwo,
    country_id: patient.countryId,
    state_id: patient.stateId,
    state_code: facts.stateCode,
    city: patient.city,
    pincode: patient.pincode,
    post_office: patient.postOffice,
    police_station: patient.policeStation,
    father_name: patient.fatherName,
    mother_name: patient.motherName,
    emergency_contact_no: patient.emergencyContactNo,
    emergency_contact_person: patient.emergencyContactPerson,
    id_card_type: patient.idCardType,
    id_card_no: patient.idCardNo,
    id_card_issuer: patient.idCardIssuer,
    drug_allergy: patient.drugAllergy,
    referral_id: patient.referralId,
    // A referral's own name may change later; it is kept only where there is no referral.
    referral_name: patient.referralId ? null : patient.referralName,
    image: patient.image?.replace(DATA_PREFIX, ''),
    ...healthColumns(patient),
  };
  return withoutEmpty(columns);
}

function healthColumns(patient: PatientInput) {
  return {
    health_id: patient.healthId,
    health_id_no: patient.healthIdNo,
    ethnicity: patient.ethnicity,
    is_diabetic: patient.isDiabetic ?? false,
    is_insured: patient.isInsured ?? false,
    is_under_medication: patient.isUnderMedication ?? false,
    is_alcoholic: patient.isAlcoholic ?? false,
    is_smoker: patient.isSmoker ?? false,
    is_tobacco_user: patient.isTobaccoUser ?? false,
    is_drug_addicted: patient.isDrugAddicted ?? false,
    height_cm: patient.heightCm,
    weight_kg: patient.weightKg,
    family_income_paise: patient.familyIncome,
    credit_limit_paise: patient.creditLimit,
    note: patient.note,
    organisation_id: patient.organisationId ?? USUAL_ORGANISATION,
    lang_id: patient.langId,
    presenting_complaint: cleanHtml(patient.presentingComplaint),
    presenting_illness: cleanHtml(patient.presentingIllness),
    key_findings: cleanHtml(patient.keyFindings),
    medicosurgical_history: cleanHtml(patient.medicosurgicalHistory),
    substance_abuse_history: cleanHtml(patient.substanceAbuseHistory),
    family_history: cleanHtml(patient.familyHistory),
    provisional_diagnosis: cleanHtml(patient.provisionalDiagnosis),
  };
}

/** The GST or ISO code of a state, when it lies in that country. */
export async function findStateCode(tx: Transaction, countryId: number, stateId: number): Promise<string | undefined> {
  const state = await tx.row<{ stateCode: string }>(
    sql`select state_code from state where state_id = ${stateId} and country_id = ${countryId}`,
  );
  return state?.stateCode;
}

/** Adds a patient under the tenant's next number and answers that (Q87). */
export async function insertPatient(
  tx: Transaction,
  place: { tenantId: number; hospitalId: number; userId: number },
  patient: PatientInput,
  facts: PatientFacts,
): Promise<number> {
  const columns = columnsOf(patient, facts);
  const added = await tx.one<{ patientId: number }>(
    sql`insert into patient (tenant_id, patient_id, hospital_id, created_by, ${namesOf(columns)})
      values (${place.tenantId}, next_patient_number(), ${place.hospitalId}, ${place.userId},
        ${valuesOf(columns)})
      returning patient_id`,
    kernelSentences.nothingAdded,
  );
  return added.patientId;
}

/** How a refusal and the audit call a patient. */
export const editedPatient = { table: 'patient', wrapper: 'patient', noun: 'patient' } as const;

/** Replaces every field of the dialog but the columns to be kept. Refuses when the tenant has no patient of that number. */
export async function replacePatient(
  tx: Transaction,
  tenantId: number,
  patientId: number,
  patient: PatientInput,
  { keptColumns, ...facts }: PatientFacts & { readonly keptColumns: ReadonlySet<string> },
): Promise<void> {
  const columns = Object.entries(columnsOf(patient, facts)).filter(([name]) => !keptColumns.has(name));
  await tx.one(
    sql`update patient set ${changesOf(Object.fromEntries(columns))}, updated_at = now()
      where tenant_id = ${tenantId} and patient_id = ${patientId} returning patient_id`,
    patientSentences.patientDoesNotExist,
  );
}

/** One patient with the names of country and state. Refuses when the tenant has none of that number. */
export function findPatient(tx: Transaction, tenantId: number, patientId: number): Promise<StoredPatient> {
  return tx.one<StoredPatient>(
    sql`select p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.birth_date, p.blood_group,
        p.marital_status, p.religion, p.nationality, p.contact_no, p.alternate_no, p.email, p.address_line_one,
        p.address_line_two, p.country_id, c.country_name, p.state_id, s.state_name, p.state_code, p.city, p.pincode,
        p.post_office, p.police_station, p.father_name, p.mother_name, p.emergency_contact_no, p.emergency_contact_person,
        p.id_card_type, p.id_card_no, p.id_card_issuer, p.drug_allergy, p.referral_id,
        coalesce(r.referral_name, p.referral_name) as referral_name, p.image, p.health_id, p.health_id_no, p.ethnicity,
        p.is_diabetic, p.is_insured, p.is_under_medication, p.is_alcoholic, p.is_smoker, p.is_tobacco_user,
        p.is_drug_addicted, p.height_cm::float8 as height_cm, p.weight_kg::float8 as weight_kg,
        p.family_income_paise as family_income, p.presenting_complaint, p.presenting_illness, p.key_findings,
        p.medicosurgical_history, p.substance_abuse_history, p.family_history, p.provisional_diagnosis,
        ${recordedAgeOf(sql`p`)} as recorded_age, p.credit_limit_paise as credit_limit, p.note, p.organisation_id, p.lang_id, p.is_active, p.created_at
      from patient p
      join country c on c.country_id = p.country_id
      join state s on s.state_id = p.state_id
      left join referral r on r.tenant_id = p.tenant_id and r.referral_id = p.referral_id
      where p.tenant_id = ${tenantId} and p.patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
}

/** The number of another active patient who has this email (Q200). */
export async function findEmailOwner(
  tx: Transaction,
  tenantId: number,
  email: string,
  exceptPatientId: number | null,
): Promise<number | undefined> {
  const owner = await tx.row<{ patientId: number }>(sql`
    select patient_id from patient where tenant_id = ${tenantId} and email = ${email.toLowerCase()} and is_active
      and patient_id is distinct from ${exceptPatientId}`);
  return owner?.patientId;
}
