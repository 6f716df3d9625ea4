// The SQL of patients.
import type { ParsedOf } from '@charaka/contract/endpoint';
import type { addPatient } from '@charaka/contract/patient';
import type { Paise } from '@charaka/rules/money';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Transaction } from '../kernel/transaction.ts';

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
  creditLimit: Paise | null;
  isActive: boolean;
  createdAt: string;
};

/** A data prefix before base64 (R254). */
const DATA_PREFIX = /^data:[^,]*,/;

/** Column and value of every field of the dialog; what was left out is empty (Q17). */
function columnsOf(patient: PatientInput, facts: PatientFacts): readonly (readonly [Sql, unknown])[] {
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
    [sql`referral_name`, patient.referralName],
    [sql`image`, patient.image?.replace(DATA_PREFIX, '')],
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
        p.id_card_type, p.id_card_no, p.id_card_issuer, p.drug_allergy, p.referral_name, p.image,
        p.credit_limit_paise as credit_limit, p.is_active, p.created_at
      from patient p
      join country c on c.country_id = p.country_id
      join state s on s.state_id = p.state_id
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
