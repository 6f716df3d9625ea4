// The SQL of one admission: read it, lock it with its state, cancel it. Charges, payments and bills use the first two.

import type { admission, admissionRow } from '@charaka/contract/stay/admission/admission';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Paise } from '@charaka/rules/money/money';
import { ageOn } from '@charaka/rules/person/age';
import type { AdmissionFacts } from '@charaka/rules/stay/admission-state';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { refuseOtherPatient } from '../../kernel/compared.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { readPictureIfThere } from '../../kernel/picture-file.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { recordedAgeOf } from '../../people/patient/recorded-age.ts';
import { withinReach } from './admission-reach.ts';
import { besideAdmission, sharedColumns } from './admission-shown.ts';

/** An admission as answered. */
export type Admission = z.output<typeof admission>;
type Ages = 'ageYears' | 'ageMonths' | 'ageDays';
/** A row of the list as the database gives it: ages follow from the birth date. */
export type ListedAdmission = Omit<z.output<typeof admissionRow>, Ages> & { birthDate: string };

/** The error when the hospital has no admission of that number. */
export const NO_ADMISSION = admissionSentences.admissionDoesNotExist;

interface WithAge {
  ageYears: number;
  ageMonths: number;
  ageDays: number;
}

function ageFields(birthDate: string, today: string): WithAge {
  // A child born after midnight elsewhere may, by this hospital's clock, be born tomorrow.
  const age = ageOn(birthDate, birthDate > today ? birthDate : today);
  return { ageYears: age.years, ageMonths: age.months, ageDays: age.days };
}

/**
 * The row itself with its ages on a day in place of the birth date (R246). A row is not copied, which would cost more than reading it;
 * it keeps its quick form where the birth date is the last of its columns.
 */
export function withAge<R extends { birthDate: string }>(row: R, today: string): Omit<R, 'birthDate'> & WithAge {
  const ages = ageFields(row.birthDate, today);
  const holder: { birthDate?: string } = row;
  delete holder.birthDate;
  return Object.assign(row, ages);
}

/** The whole name of somebody on the staff, looked up by itself; null where there is nobody. */
const nameOf = (staffId: Sql): Sql => sql`(select ${staffName(sql`o`)}
  from staff o where o.tenant_id = a.tenant_id and o.staff_id = ${staffId})`;
const specializationOf = (specializationId: Sql): Sql => sql`(select sp.specialization_name
  from specialization sp where sp.tenant_id = a.tenant_id and sp.specialization_id = ${specializationId})`;

/** Each name is looked up by itself, as `besideAdmission` says why. */
const select = sql`${sharedColumns}, p.blood_group, p.image, p.image_file_id, p.state_code, p.city, p.pincode,
  (select st.state_name from state st where st.state_id = p.state_id) as state_name, a.effective_admitted_at, a.doctor_id,
  ${staffName(sql`treats`)} as doctor_name,
  ${specializationOf(sql`treats.specialization_id`)} as doctor_specialization,
  a.other_doctor_1_id, a.other_doctor_2_id, a.other_doctor_3_id, a.department_id, a.specialization_id,
  (select dp.department_name from department dp
    where dp.tenant_id = a.tenant_id and dp.department_id = a.department_id) as department_name,
  ${specializationOf(sql`a.specialization_id`)} as specialization_name, a.patient_category, a.creditor_name,
  a.estimated_amount_paise as estimated_amount, a.exceptional_amount_paise as exceptional_amount, a.estimated_stay_days,
  a.admitted_by, a.guardian_name, a.guardian_relation, a.is_old_patient, a.is_alive, payer.is_corporate, a.insurance_id,
  (select i.insurance_name from insurance i where i.tenant_id = a.tenant_id and i.insurance_id = a.insurance_id) as insurance_name,
  a.tpa_policy_no, a.policy_card_no, a.ccn_no, a.opd_number, a.opd_date, a.opd_doctor_id,
  coalesce(${nameOf(sql`a.opd_doctor_id`)}, '') as opd_doctor_full_name, a.referral_id, a.referral_name,
  a.referral_commission_basis_points as referral_commission, a.is_referral_paid, a.is_package_applicable, a.packages,
  a.package_amount_paise as package_amount, a.rate_type, lies.bed_type_name, a.version, a.updated_at,
  (select c.name from app_user c where c.tenant_id = a.tenant_id and c.user_id = a.updated_by) as updated_by_name,
  a.discharge_kind, exists (select 1 from ot_booking o where o.tenant_id = a.tenant_id and o.admission_id = a.admission_id
    and o.is_active) as is_ot,
  (select coalesce(sum(m.amount_paise), 0)::bigint from payment m where m.tenant_id = a.tenant_id
    and m.admission_id = a.admission_id and m.is_active and m.payment_type = 'Receive' and m.created_at = a.created_at) as advance_amount,
  array_remove(array[${nameOf(sql`a.other_doctor_1_id`)}, ${nameOf(sql`a.other_doctor_2_id`)},
    ${nameOf(sql`a.other_doctor_3_id`)}], null) as other_doctor_names, ${recordedAgeOf(sql`a`)} as recorded_age`;

const from = sql`admission a join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id ${besideAdmission(true)}`;

/** One admission of the call's hospital, ages of today. Refuses when there is none of that number, or it was cancelled. */
export async function readAdmission(call: Call, admissionId: number): Promise<Admission> {
  const { imageFileId, ...found } = await call.tx.one<Omit<Admission, Ages> & { imageFileId: number | null }>(
    sql`select ${select} from ${from}
      where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId}
        and a.hospital_id = ${call.hospital.hospitalId} and not a.is_cancelled${withinReach(call, sql`a.admission_mode`)}`,
    NO_ADMISSION,
  );
  const image = await readPictureIfThere(call, { fileId: imageFileId, text: found.image });
  return { ...found, image, ...ageFields(found.birthDate, todayOf(call)) };
}

/** A locked admission: its state, and what decisions on charges, payments and bills ask about. */
export interface LockedAdmission extends AdmissionFacts {
  admissionId: number;
  patientId: number;
  doctorId: number;
  registrationNo: string;
  patientType: string;
  admissionMode: string;
  associationId: number | null;
  insuranceId: number | null;
  tpaAuthorizedPaise: Paise;
  currentBedId: number;
  admittedAt: string;
}

/**
 * The admission, locked until the transaction ends: whatever changes one admission takes this lock first, so its charges,
 * payments, bill and discharge happen one after the other. Refuses when this hospital has none of that number.
 */
export async function lockAdmission(call: Call, admissionId: number): Promise<LockedAdmission> {
  const locked = await call.tx.one<Omit<LockedAdmission, 'hasAssociation'>>(
    sql`select admission_id, patient_id, doctor_id, registration_no, patient_type, admission_mode, association_id, insurance_id,
        tpa_authorized_paise, final_authorized_paise, current_bed_id, admitted_at, is_discharge_initiated, is_final_bill,
        is_discharged, is_cancelled
      from admission
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and hospital_id = ${call.hospital.hospitalId}
        ${withinReach(call, sql`admission_mode`)}
      for update`,
    NO_ADMISSION,
  );
  if (locked.isCancelled) refuse(admissionSentences.admissionCancelled);
  refuseOtherPatient(call.told, locked);
  return { ...locked, hasAssociation: locked.associationId !== null };
}

/** Payments received of an admission less those refunded, the non-hospital ones included: what would be kept for nothing (Q39). */
export async function unrefundedPaise(call: Call, admissionId: number): Promise<Paise> {
  const { kept } = await call.tx.one<{ kept: Paise }>(
    sql`select (coalesce((select sum(case payment_type when 'Receive' then amount_paise else -amount_paise end) from payment
        where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active), 0)
      + coalesce((select sum(own_money_paise) from pharmacy_return
        where tenant_id = ${call.tenantId} and admission_id = ${admissionId}), 0))::bigint as kept`,
    NO_ADMISSION,
  );
  return kept;
}

/** Medicine sold to an admission and not returned: it would be given for nothing (Q39). */
export async function unreturnedMedicinePaise(call: Call, admissionId: number): Promise<Paise> {
  const { kept } = await call.tx.one<{ kept: Paise }>(
    sql`select (coalesce((select sum(net_paise) from pharmacy_sale
        where tenant_id = ${call.tenantId} and admission_id = ${admissionId}), 0)
      - coalesce((select sum(net_paise) from pharmacy_return
        where tenant_id = ${call.tenantId} and admission_id = ${admissionId}), 0))::bigint as kept`,
    NO_ADMISSION,
  );
  return kept;
}

/** Marks an admission as cancelled. */
export async function markCancelled(call: Call, admissionId: number, reason: string | null): Promise<void> {
  await call.tx.rows(sql`
    update admission set is_cancelled = true, cancelled_at = ${call.now}, cancel_reason = ${reason},
      cancelled_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}
