// The SQL of admitting: what the decision stands on, and the new admission itself.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type EveryColumn, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import { changeableColumns } from './admission-columns.ts';
import type { AdmissionForm } from './written-admission.ts';

/** A patient as the decision needs one. */
export interface AdmittedPatient {
  patientId: number;
  isActive: boolean;
  birthDate: string;
  /** A death is on record, or they left an admission so. */
  isDeceased: boolean;
}

/** Locks a patient until the transaction ends: two admissions of one patient happen one after the other (R415). */
export function lockPatient(call: Call, patientId: number): Promise<AdmittedPatient | undefined> {
  return call.tx.row<AdmittedPatient>(sql`
    select p.patient_id, p.is_active, p.birth_date,
      exists (select 1 from death_record d
        where d.tenant_id = p.tenant_id and d.patient_id = p.patient_id and d.is_active)
      or exists (select 1 from admission a
        where a.tenant_id = p.tenant_id and a.patient_id = p.patient_id and a.is_discharged and not a.is_alive) as is_deceased
    from patient p where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId} for no key update of p`);
}

/** The admission a patient is in here, and their bed; ask after locking the patient (Q77). */
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

/** A checked admission, ready to be written. */
export interface NewAdmission {
  form: AdmissionForm;
  admittedAt: Date;
  bedId: number;
  packageAmountPaise: Paise | null;
}

/** Columns written after the admission, and those that the database fills. */
type WrittenLater =
  | 'is_alive'
  | 'infant_name'
  | 'final_authorized_paise'
  | 'is_discharge_initiated'
  | 'discharge_initiated_at'
  | 'is_final_bill'
  | 'is_discharged'
  | 'discharged_at'
  | 'is_cancelled'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'discharge_remark'
  | 'discharge_kind'
  | 'referred_to'
  | 'died_at'
  | 'death_cause'
  | 'is_baby_birth'
  | 'is_new_born'
  | 'mother_admission_id'
  | 'birth_id'
  | 'cancelled_by'
  | 'recorded_age_years'
  | 'recorded_age_months'
  | 'recorded_age_days'
  | 'age_recorded_at'
  | 'version'
  | 'created_at'
  | 'updated_by'
  | 'updated_at';

/** Writes the admission with numbers of its own and answers its number (Q87). The numbers come last: their series stays locked. */
export async function insertAdmission(call: Call, { form, admittedAt, bedId, packageAmountPaise }: NewAdmission) {
  const written: EveryColumn<'admission', WrittenLater> = {
    tenant_id: call.tenantId,
    admission_id: sql`next_number('admission')`,
    registration_no: sql`next_number('registration')::text`,
    hospital_id: call.hospital.hospitalId,
    patient_id: form.patientId,
    effective_admitted_at: call.now,
    ...changeableColumns(form, { admittedAt, packageAmountPaise }),
    association_id: form.associationId ?? null,
    insurance_id: form.insuranceId ?? null,
    tpa_authorized_paise: form.tpaAuthorized ?? 0,
    tpa_policy_no: form.tpaPolicyNo || null,
    policy_card_no: form.policyCardNo || null,
    ccn_no: form.ccnNo || null,
    admitted_bed_id: bedId,
    current_bed_id: bedId,
    created_by: call.userId,
  };
  const { admissionId } = await refuseOnConflict(
    call.tx.one<{ admissionId: number }>(
      sql`insert into admission (${namesOf(written)}) values (${valuesOf(written)})
        returning admission_id`,
      kernelSentences.nothingAdded,
    ),
    { one_open_admission: admissionSentences.patientInIpd },
  );
  return admissionId;
}
