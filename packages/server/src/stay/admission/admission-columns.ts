// The columns of an admission that its form writes, when it is made and when it is edited.
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { AdmissionForm } from './written-admission.ts';

/** The fields that the form of a new admission shares with the form of an edit. */
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
) {
  const packages = form.packages?.length ? JSON.stringify(form.packages) : null;
  return {
    admitted_at: admittedAt,
    doctor_id: form.doctorId,
    other_doctor_1_id: form.otherDoctor1Id ?? null,
    other_doctor_2_id: form.otherDoctor2Id ?? null,
    other_doctor_3_id: form.otherDoctor3Id ?? null,
    department_id: form.departmentId,
    specialization_id: form.specializationId,
    patient_type: form.patientType,
    patient_category: form.patientCategory,
    admission_mode: form.admissionMode,
    admission_category: form.admissionCategory,
    creditor_name: form.creditorName || null,
    estimated_amount_paise: form.estimatedAmount ?? null,
    exceptional_amount_paise: form.exceptionalAmount ?? null,
    estimated_stay_days: form.estimatedStayDays ?? null,
    emergency_number: form.emergencyNumber,
    emergency_contact_person: form.emergencyContactPerson || null,
    admitted_by: form.admittedBy || null,
    guardian_name: form.guardianName || null,
    guardian_relation: form.guardianRelation || null,
    opd_number: form.opdNumber || null,
    opd_date: form.opdDate ?? null,
    opd_doctor_id: form.opdDoctorId ?? null,
    is_old_patient: form.isOldPatient ?? false,
    is_maternity: form.admissionCategory === 'Maternity',
    referral_id: form.referralId ?? null,
    referral_name: form.referralName || null,
    referral_commission_basis_points: form.referralCommission ?? null,
    is_referral_paid: form.isReferralPaid ?? false,
    is_package_applicable: form.isPackageApplicable ?? false,
    packages: sql`${packages}::jsonb`,
    package_amount_paise: packageAmountPaise,
    rate_type: form.rateType ?? null,
  };
}
