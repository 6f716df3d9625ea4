// The SQL of one admission: read it, lock it with its state, cancel it. Charges, payments and bills use the first two.

import type { admission, admissionRow } from '@charaka/contract/stay/admission/admission';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Paise } from '@charaka/rules/money/money';
import { ageOn } from '@charaka/rules/person/age';
import type { AdmissionFacts } from '@charaka/rules/stay/admission-state';
import sql, { join } from 'sql-template-tag';
import type { z } from 'zod';
import { refuseOtherPatient } from '../../kernel/compared.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordedAgeOf } from '../../people/patient/recorded-age.ts';
import { admissionJoins, sharedColumns } from './admission-list.ts';
import { withinReach } from './admission-reach.ts';

/** An admission as answered. */
export type Admission = z.output<typeof admission>;
type Ages = 'ageYears' | 'ageMonths' | 'ageDays';
/** A row of the list as the database gives it: ages follow from the birth date. */
export type ListedAdmission = Omit<z.output<typeof admissionRow>, Ages> & { birthDate: string };

/** What is said when the hospital has no admission of that number. */
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

/** The row with its ages on a day in place of the birth date (R246). */
export function withAge<R extends { birthDate: string }>(row: R, today: string): Omit<R, 'birthDate'> & WithAge {
  const { birthDate, ...rest } = row;
  return Object.assign(rest, ageFields(birthDate, today));
}

const select = sql`${sharedColumns}, p.blood_group, p.image, p.state_code, a.effective_admitted_at, a.doctor_id,
  concat_ws(' ', d.salutation, d.first_name, d.last_name) as doctor_name, ds.specialization_name as doctor_specialization,
  a.other_doctor_1_id, a.other_doctor_2_id, a.other_doctor_3_id, a.department_id, dp.department_name, a.specialization_id,
  sp.specialization_name, a.patient_category, a.creditor_name, a.estimated_amount_paise as estimated_amount,
  a.exceptional_amount_paise as exceptional_amount, a.estimated_stay_days, a.admitted_by, a.guardian_name,
  a.guardian_relation, a.is_old_patient, a.is_alive, s.is_corporate, a.insurance_id, i.insurance_name,
  a.tpa_policy_no, a.policy_card_no, a.ccn_no, a.opd_number, a.opd_date, a.opd_doctor_id,
  concat_ws(' ', od.salutation, od.first_name, od.last_name) as opd_doctor_full_name, a.referral_id, a.referral_name,
  a.referral_commission_basis_points as referral_commission, a.is_referral_paid, a.is_package_applicable, a.packages,
  a.package_amount_paise as package_amount, a.rate_type, t.bed_type_name, a.version, a.updated_at, c.name as updated_by_name,
  a.discharge_kind, exists (select 1 from ot_booking o where o.tenant_id = a.tenant_id and o.admission_id = a.admission_id
    and o.is_active) as is_ot,
  (select coalesce(sum(m.amount_paise), 0)::bigint from payment m where m.tenant_id = a.tenant_id
    and m.admission_id = a.admission_id and m.is_active and m.payment_type = 'Receive' and m.created_at = a.created_at) as advance_amount,
  array(
    select concat_ws(' ', o.salutation, o.first_name, o.last_name)
    from unnest(array[a.other_doctor_1_id, a.other_doctor_2_id, a.other_doctor_3_id]) with ordinality other (staff_id, place)
    join staff o on o.tenant_id = a.tenant_id and o.staff_id = other.staff_id
    order by other.place
  ) as other_doctor_names, ${recordedAgeOf(sql`a`)} as recorded_age`;

const joins = join(
  [
    ...Object.values(admissionJoins),
    sql`join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id`,
    sql`join department dp on dp.tenant_id = a.tenant_id and dp.department_id = a.department_id`,
    sql`join specialization sp on sp.tenant_id = a.tenant_id and sp.specialization_id = a.specialization_id`,
    sql`left join specialization ds on ds.tenant_id = d.tenant_id and ds.specialization_id = d.specialization_id`,
    sql`left join insurance i on i.tenant_id = a.tenant_id and i.insurance_id = a.insurance_id`,
    sql`left join staff od on od.tenant_id = a.tenant_id and od.staff_id = a.opd_doctor_id`,
    sql`left join app_user c on c.tenant_id = a.tenant_id and c.user_id = a.updated_by`,
  ],
  '\n',
);

/** One admission of the call's hospital, ages of today. Refuses when there is none of that number, or it was cancelled. */
export async function readAdmission(call: Call, admissionId: number): Promise<Admission> {
  const found = await call.tx.one<Omit<Admission, Ages>>(
    sql`select ${select} from admission a ${joins}
      where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId}
        and a.hospital_id = ${call.hospital.hospitalId} and not a.is_cancelled${withinReach(call, sql`a.admission_mode`)}`,
    NO_ADMISSION,
  );
  return { ...found, ...ageFields(found.birthDate, todayOf(call)) };
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
