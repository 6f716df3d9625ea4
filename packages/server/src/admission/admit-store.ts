// The SQL of admitting: what the decision stands on, and the new admission itself.
import type { admit as admitEndpoint } from '@charaka/contract/admission';
import type { ParsedOf } from '@charaka/contract/endpoint';
import { DOCTOR_ROLE_ID } from '@charaka/rules/permission';
import sql from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';
import { refuse, violatedConstraint } from '../kernel/refusal.ts';

/** The admission form as sent. */
export type AdmissionForm = ParsedOf<typeof admitEndpoint>['admission'];

/** A patient as the decision needs one. */
export interface AdmittedPatient {
  patientId: number;
  isActive: boolean;
  birthDate: string;
}

/** Locks a patient until the transaction ends: two admissions of one patient happen one after the other (R415). */
export function lockPatient(call: Call, patientId: number): Promise<AdmittedPatient | undefined> {
  return call.tx.row<AdmittedPatient>(sql`
    select patient_id, is_active, birth_date from patient
    where tenant_id = ${call.tenantId} and patient_id = ${patientId} for no key update`);
}

/** The admission a patient is in here, and his bed; ask after locking the patient (Q77). */
export function openAdmissionOf(
  call: Call,
  patientId: number,
): Promise<{ admissionId: number; bedName: string } | undefined> {
  return call.tx.row(sql`
    select a.admission_id, b.bed_name from admission a
    join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.patient_id = ${patientId}
      and not a.is_discharged and not a.is_cancelled`);
}

/** What the form refers to, as it stands in the tenant. */
export interface References {
  /** The doctors of the form that are active doctors. */
  doctorIds: number[];
  hasDepartment: boolean;
  hasSpecialization: boolean;
  /** Null when there is no active association of that number. */
  isCorporate: boolean | null;
  hasInsurance: boolean;
}

/** Every staff number the form names as a doctor. */
export function doctorsOf(form: AdmissionForm): number[] {
  const { doctorId, otherDoctor1Id, otherDoctor2Id, otherDoctor3Id, opdDoctorId } = form;
  return [doctorId, otherDoctor1Id, otherDoctor2Id, otherDoctor3Id, opdDoctorId].filter((id) => id != null);
}

/** Looks up in one statement what the form refers to. */
export function readReferences(call: Call, form: AdmissionForm): Promise<References> {
  const { tenantId } = call;
  return call.tx.one<References>(
    sql`select
      array(select staff_id::float8 from staff where tenant_id = ${tenantId} and is_active and role_id = ${DOCTOR_ROLE_ID}
        and staff_id = any(${doctorsOf(form)}::bigint[])) as doctor_ids,
      exists (select 1 from department where tenant_id = ${tenantId} and department_id = ${form.departmentId} and is_active)
        as has_department,
      exists (select 1 from specialization where tenant_id = ${tenantId} and specialization_id = ${form.specializationId}
        and is_active) as has_specialization,
      (select is_corporate from association where tenant_id = ${tenantId} and association_id = ${form.associationId ?? null}
        and is_active) as is_corporate,
      exists (select 1 from insurance where tenant_id = ${tenantId} and insurance_id = ${form.insuranceId ?? null} and is_active)
        as has_insurance`,
    'Nothing was found',
  );
}

/** A checked admission, ready to be written. */
export interface NewAdmission {
  form: AdmissionForm;
  admittedAt: Date;
  bedId: number;
}

/** Writes the admission with numbers of its own and answers its number (Q87). The numbers come last: their series stays locked. */
export async function insertAdmission(call: Call, { form, admittedAt, bedId }: NewAdmission): Promise<number> {
  try {
    const added = await call.tx.one<{ admissionId: number }>(
      sql`insert into admission (tenant_id, admission_id, registration_no, hospital_id, patient_id, admitted_at,
          effective_admitted_at, doctor_id, other_doctor_1_id, other_doctor_2_id, other_doctor_3_id, department_id,
          specialization_id, patient_type, patient_category, admission_mode, admission_category, creditor_name,
          estimated_amount_paise, exceptional_amount_paise, estimated_stay_days, emergency_number,
          emergency_contact_person, admitted_by, guardian_name, guardian_relation, opd_number, opd_date, opd_doctor_id,
          is_old_patient, is_maternity, association_id, insurance_id, tpa_authorized_paise, tpa_policy_no, policy_card_no,
          ccn_no, admitted_bed_id, current_bed_id, created_by)
        values (${call.tenantId}, next_number('admission'), next_number('registration')::text, ${call.hospital.hospitalId},
          ${form.patientId}, ${admittedAt}, ${call.now}, ${form.doctorId}, ${form.otherDoctor1Id ?? null},
          ${form.otherDoctor2Id ?? null}, ${form.otherDoctor3Id ?? null}, ${form.departmentId}, ${form.specializationId},
          ${form.patientType}, ${form.patientCategory}, ${form.admissionMode}, ${form.admissionCategory},
          ${form.creditorName || null}, ${form.estimatedAmount ?? null}, ${form.exceptionalAmount ?? null},
          ${form.estimatedStayDays ?? null}, ${form.emergencyNumber}, ${form.emergencyContactPerson || null},
          ${form.admittedBy || null}, ${form.guardianName || null}, ${form.guardianRelation || null},
          ${form.opdNumber || null}, ${form.opdDate?.slice(0, 10) ?? null}, ${form.opdDoctorId ?? null},
          ${form.isOldPatient ?? false}, ${form.admissionCategory === 'Maternity'}, ${form.associationId ?? null},
          ${form.insuranceId ?? null}, ${form.tpaAuthorized ?? 0}, ${form.tpaPolicyNo || null},
          ${form.policyCardNo || null}, ${form.ccnNo || null}, ${bedId}, ${bedId}, ${call.userId})
        returning admission_id`,
      'Nothing was added',
    );
    return added.admissionId;
  } catch (error) {
    if (violatedConstraint(error) === 'one_open_admission') refuse('Patient Already In IPD');
    throw error;
  }
}
