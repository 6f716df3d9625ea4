// The columns of an admission that its form writes, when it is made and when it is edited.
import type { Paise } from '@charaka/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import type { AdmissionForm } from './admit-store.ts';

/** What the form of a new admission and that of an edit have in common. */
export type ChangeableForm = Omit<
  AdmissionForm,
  | 'patientId'
  | 'bedTypeId'
  | 'bedGroupId'
  | 'bedId'
  | 'associationId'
  | 'insuranceId'
  | 'tpaAuthorized'
  | 'tpaPolicyNo'
  | 'policyCardNo'
  | 'ccnNo'
  | 'advanceAmount'
  | 'advanceMode'
  | 'advanceReference'
>;

/** Columns beside what is written to them. Empty text is no text; Maternity makes it a maternity case (R374). */
export function changeableColumns(
  form: ChangeableForm,
  { admittedAt, packageAmountPaise }: { admittedAt: Date; packageAmountPaise: Paise | null },
): Record<string, Sql> {
  const packages = form.packages?.length ? JSON.stringify(form.packages) : null;
  return {
    admitted_at: sql`${admittedAt}`,
    doctor_id: sql`${form.doctorId}`,
    other_doctor_1_id: sql`${form.otherDoctor1Id ?? null}`,
    other_doctor_2_id: sql`${form.otherDoctor2Id ?? null}`,
    other_doctor_3_id: sql`${form.otherDoctor3Id ?? null}`,
    department_id: sql`${form.departmentId}`,
    specialization_id: sql`${form.specializationId}`,
    patient_type: sql`${form.patientType}`,
    patient_category: sql`${form.patientCategory}`,
    admission_mode: sql`${form.admissionMode}`,
    admission_category: sql`${form.admissionCategory}`,
    creditor_name: sql`${form.creditorName || null}`,
    estimated_amount_paise: sql`${form.estimatedAmount ?? null}`,
    exceptional_amount_paise: sql`${form.exceptionalAmount ?? null}`,
    estimated_stay_days: sql`${form.estimatedStayDays ?? null}`,
    emergency_number: sql`${form.emergencyNumber}`,
    emergency_contact_person: sql`${form.emergencyContactPerson || null}`,
    admitted_by: sql`${form.admittedBy || null}`,
    guardian_name: sql`${form.guardianName || null}`,
    guardian_relation: sql`${form.guardianRelation || null}`,
    opd_number: sql`${form.opdNumber || null}`,
    opd_date: sql`${form.opdDate ?? null}`,
    opd_doctor_id: sql`${form.opdDoctorId ?? null}`,
    is_old_patient: sql`${form.isOldPatient ?? false}`,
    is_maternity: sql`${form.admissionCategory === 'Maternity'}`,
    referral_id: sql`${form.referralId ?? null}`,
    referral_name: sql`${form.referralName || null}`,
    referral_commission_basis_points: sql`${form.referralCommission ?? null}`,
    is_referral_paid: sql`${form.isReferralPaid ?? false}`,
    is_package_applicable: sql`${form.isPackageApplicable ?? false}`,
    packages: sql`${packages}::jsonb`,
    package_amount_paise: sql`${packageAmountPaise}`,
    rate_type: sql`${form.rateType ?? null}`,
  };
}
