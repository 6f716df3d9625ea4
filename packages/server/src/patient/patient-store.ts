// The SQL of patients.
import type { ParsedOf } from '@charaka/contract/endpoint';
import type { addPatient } from '@charaka/contract/patient';
import type { Paise } from '@charaka/rules/money';
import sql, { join, type Sql } from 'sql-template-tag';
import { cleanHtml } from '../kernel/clean-html.ts';
import type { Transaction } from '../kernel/transaction.ts';
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
  creditLimit: Paise | null;
  isActive: boolean;
  createdAt: string;
};

/** A data prefix before base64 (R254). */
const DATA_PREFIX = /^data:[^,]*,/;

/** Column and value of every field of the dialog; what was left out is empty (Q17). */
export function columnsOf(patient: PatientInput, facts: PatientFacts): readonly (readonly [Sql, unknown])[] {
  return [
    [sql`salutation`, patient.salutation],
    [sql`first_name`, patient.firstName],
    [sql`middle_name`, patient.middleName],
    [sql`last_name`, patient.lastName],
    [sql`sex`, patient.sex],
    [sql`birth_date`, facts.birthDate],
    [sql`blood_group`, patient.bloodGroup],
    [sql`marital_status`, patient.maritalStatus],
    [sql`religion`, patient.religion],
    [sql`nationality`, patient.nationality],
    [sql`contact_no`, patient.contactNo],
    [sql`alternate_no`, patient.alternateNo],
    [sql`email`, patient.email?.toLowerCase()],
    [sql`address_line_one`, patient.addressLineOne],
    [sql`address_line_two`, patient.addressLineTwo],
    [sql`country_id`, patient.countryId],
    [sql`state_id`, patient.stateId],
    [sql`state_code`, facts.stateCode],
    [sql`city`, patient.city],
    [sql`pincode`, patient.pincode],
    [sql`post_office`, patient.postOffice],
    [sql`police_station`, patient.policeStation],
    [sql`father_name`, patient.fatherName],
    [sql`mother_name`, patient.motherName],
    [sql`emergency_contact_no`, patient.emergencyContactNo],
    [sql`emergency_contact_person`, patient.emergencyContactPerson],
    [sql`id_card_type`, patient.idCardType],
    [sql`id_card_no`, patient.idCardNo],
    [sql`id_card_issuer`, patient.idCardIssuer],
    [sql`drug_allergy`, patient.drugAllergy],
    [sql`referral_id`, patient.referralId],
    // A referral's own name may change later; it is kept only where there is no referral.
    [sql`referral_name`, patient.referralId ? null : patient.referralName],
    [sql`image`, patient.image?.replace(DATA_PREFIX, '')],
    ...healthColumns(patient),
  ];
}

function healthColumns(patient: PatientInput): readonly (readonly [Sql, unknown])[] {
  return [
    [sql`health_id`, patient.healthId],
    [sql`health_id_no`, patient.healthIdNo],
    [sql`ethnicity`, patient.ethnicity],
    [sql`is_diabetic`, patient.isDiabetic ?? false],
    [sql`is_insured`, patient.isInsured ?? false],
    [sql`is_under_medication`, patient.isUnderMedication ?? false],
    [sql`is_alcoholic`, patient.isAlcoholic ?? false],
    [sql`is_smoker`, patient.isSmoker ?? false],
    [sql`is_tobacco_user`, patient.isTobaccoUser ?? false],
    [sql`is_drug_addicted`, patient.isDrugAddicted ?? false],
    [sql`height_cm`, patient.heightCm],
    [sql`weight_kg`, patient.weightKg],
    [sql`family_income_paise`, patient.familyIncome],
    [sql`presenting_complaint`, cleanHtml(patient.presentingComplaint)],
    [sql`presenting_illness`, cleanHtml(patient.presentingIllness)],
    [sql`key_findings`, cleanHtml(patient.keyFindings)],
    [sql`medicosurgical_history`, cleanHtml(patient.medicosurgicalHistory)],
    [sql`substance_abuse_history`, cleanHtml(patient.substanceAbuseHistory)],
    [sql`family_history`, cleanHtml(patient.familyHistory)],
    [sql`provisional_diagnosis`, cleanHtml(patient.provisionalDiagnosis)],
  ];
}

/** Empty text is no value. */
const kept = (value: unknown): Sql => sql`${value === undefined || value === '' ? null : value}`;

/** The GST or ISO code of a state, when it lies in that country. */
export async function findStateCode(tx: Transaction, countryId: number, stateId: number): Promise<string | undefined> {
  const state = await tx.row<{ stateCode: string }>(
    sql`select state_code from state where state_id = ${stateId} and country_id = ${countryId}`,
  );
  return state?.stateCode;
}

/** Adds a patient under the next number of the tenant's series and answers that number (Q87). */
export async function insertPatient(
  tx: Transaction,
  place: { tenantId: number; hospitalId: number; userId: number },
  patient: PatientInput,
  facts: PatientFacts,
): Promise<number> {
  const columns = columnsOf(patient, facts);
  const added = await tx.one<{ patientId: number }>(
    sql`insert into patient (tenant_id, patient_id, hospital_id, created_by, ${join(columns.map(([column]) => column))})
      values (${place.tenantId}, next_number('patient'), ${place.hospitalId}, ${place.userId},
        ${join(columns.map(([, value]) => kept(value)))})
      returning patient_id`,
    'Nothing was added',
  );
  return added.patientId;
}

/** Replaces every field of the dialog. Refuses when the tenant has no patient of that number. */
export async function replacePatient(
  tx: Transaction,
  tenantId: number,
  patientId: number,
  patient: PatientInput,
  facts: PatientFacts,
): Promise<void> {
  const changes = columnsOf(patient, facts).map(([column, value]) => sql`${column} = ${kept(value)}`);
  await tx.one(
    sql`update patient set ${join(changes)}, updated_at = now()
      where tenant_id = ${tenantId} and patient_id = ${patientId} returning patient_id`,
    'This patient does not exist',
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
        ${recordedAgeOf(sql`p`)} as recorded_age, p.credit_limit_paise as credit_limit, p.is_active, p.created_at
      from patient p
      join country c on c.country_id = p.country_id
      join state s on s.state_id = p.state_id
      left join referral r on r.tenant_id = p.tenant_id and r.referral_id = p.referral_id
      where p.tenant_id = ${tenantId} and p.patient_id = ${patientId}`,
    'This patient does not exist',
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
