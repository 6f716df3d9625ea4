// The references of an admission form: doctors, department, speciality, payer, referral and packages, and whether they are valid.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { admissionChecks } from '@charaka/contract/stay/admission/admission-form-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import sql from 'sql-template-tag';
import { isDoctorHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ChangeableForm } from './admission-columns.ts';

/** The numbers a form refers to; the payer is a new admission's only. */
type Referring = Pick<
  ChangeableForm,
  | 'doctorId'
  | 'otherDoctor1Id'
  | 'otherDoctor2Id'
  | 'otherDoctor3Id'
  | 'opdDoctorId'
  | 'departmentId'
  | 'specializationId'
> & { associationId?: number | null | undefined; insuranceId?: number | null | undefined };

/** The references of the form, as read from the tenant. */
export interface References {
  /** The doctors of the form that are active doctors and work here. */
  doctorIds: number[];
  hasDepartment: boolean;
  hasSpecialization: boolean;
  /** Null when there is no active association of that number. */
  isCorporate: boolean | null;
  hasInsurance: boolean;
}

/** Every staff number a form names as a doctor. */
function doctorsOf(form: Referring): number[] {
  const { doctorId, otherDoctor1Id, otherDoctor2Id, otherDoctor3Id, opdDoctorId } = form;
  return [doctorId, otherDoctor1Id, otherDoctor2Id, otherDoctor3Id, opdDoctorId].filter((id) => id != null);
}

/** Looks up in one statement what the form refers to. */
export function readReferences(call: Call, form: Referring): Promise<References> {
  const { tenantId } = call;
  return call.tx.one<References>(
    sql`select
      array(select s.staff_id::float8 from staff s where ${isDoctorHere(call)}
        and s.staff_id = any(${doctorsOf(form)}::bigint[])) as doctor_ids,
      exists (select 1 from department where tenant_id = ${tenantId} and department_id = ${form.departmentId} and is_active)
        as has_department,
      exists (select 1 from specialization where tenant_id = ${tenantId} and specialization_id = ${form.specializationId}
        and is_active) as has_specialization,
      (select is_corporate from association where tenant_id = ${tenantId} and association_id = ${form.associationId ?? null}
        and is_active) as is_corporate,
      exists (select 1 from insurance where tenant_id = ${tenantId} and insurance_id = ${form.insuranceId ?? null} and is_active)
        as has_insurance`,
    admissionSentences.nothingFound,
  );
}

/** Refuses doctors, department or speciality that are not there or not active; what an edit leaves as it was stays valid (Q04). */
export function checkPeople(form: Referring, found: References, kept?: Referring): void {
  const known = new Set([...found.doctorIds, ...(kept ? doctorsOf(kept) : [])]);
  if (!known.has(form.doctorId)) refuse(fieldSentences.selectDoctor);
  if (!doctorsOf(form).every((id) => known.has(id))) refuse(admissionSentences.otherDoctorNotActive);
  if (!found.hasDepartment && form.departmentId !== kept?.departmentId) refuse(admissionChecks.selectDepartment);
  if (!found.hasSpecialization && form.specializationId !== kept?.specializationId)
    refuse(admissionChecks.selectSpecialityCode);
}

/** Refuses a payer that is not of the kind the patient type says (R389, R411). */
export function checkPayer(form: { patientType: string; insuranceId?: number | null | undefined }, found: References) {
  if (form.patientType === 'TPA' && found.isCorporate !== false) refuse(fieldSentences.selectTpa);
  if (form.patientType === 'Corporate' && found.isCorporate !== true) refuse(admissionSentences.selectCorporate);
  if (form.insuranceId != null && !found.hasInsurance) refuse(admissionSentences.selectInsuranceCompany);
}
