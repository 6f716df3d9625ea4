// The SQL of stays: begin one in a bed, end it, change it for another.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import type { listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import type { LockedBed } from '../bed/bed-occupancy.ts';
import { withinReach } from './admission-reach.ts';

/** Waits for a write of a stay; refuses with the sentence when another patient has the bed at that time. */
function sayingTaken(sentence: Sentence, write: Promise<unknown>): Promise<unknown> {
  return refuseOnConflict(write, { one_patient_per_bed: sentence });
}

const justTaken = ({ bedName }: LockedBed) => admissionSentences.bedJustTaken({ bedName });

/** Begins a stay. The exclusion constraint has the last word should the bed have been taken past our lock. */
export async function beginStay(
  call: Call,
  admissionId: number,
  bed: LockedBed,
  from: Date,
  otherSexReason: string | null = null,
): Promise<void> {
  await sayingTaken(
    justTaken(bed),
    call.tx.rows(sql`
      insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, is_virtual, during, created_by, other_sex_reason)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${admissionId}, ${bed.bedId}, ${bed.isVirtual},
        tstzrange(${from}, null), ${call.userId}, ${otherSexReason})`),
  );
}

/** Goes on with the last stay of an admission in that bed as if it had not ended. */
export async function resumeStay(call: Call, admissionId: number, bed: LockedBed): Promise<void> {
  await sayingTaken(
    justTaken(bed),
    call.tx.rows(sql`
      update bed_stay set during = tstzrange(lower(during), null)
      where tenant_id = ${call.tenantId} and bed_stay_id = (select bed_stay_id from bed_stay
        where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and bed_id = ${bed.bedId}
        order by lower(during) desc limit 1)`),
  );
}

/** When the stay an admission is in began, or undefined when it is in none. */
export async function openStayStart(call: Call, admissionId: number): Promise<Date | undefined> {
  const stay = await call.tx.row<{ start: string }>(sql`
    select lower(during) as start from bed_stay
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and upper_inf(during)`);
  return stay && new Date(stay.start);
}

/**
 * Moves the beginning of the first stay with the admission's. Refuses a time at which the patient had left that bed again, and one
 * at which somebody else lay in it.
 */
export async function moveFirstStay(call: Call, admissionId: number, from: Date): Promise<void> {
  const first = await call.tx.one<{ bedStayId: number; until: string | null; bedName: string }>(
    sql`select s.bed_stay_id, upper(s.during) as until, b.bed_name
      from bed_stay s join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
      where s.tenant_id = ${call.tenantId} and s.admission_id = ${admissionId} order by lower(s.during) limit 1`,
    admissionSentences.admissionNoBed,
  );
  if (first.until !== null && new Date(first.until) <= from)
    refuse(admissionSentences.leftBedBefore({ bedName: first.bedName }), {
      'admission.admittedAt': fieldSentences.enterValidDate,
    });
  await sayingTaken(
    admissionSentences.somebodyElseInBed({ bedName: first.bedName }),
    call.tx.rows(sql`
      update bed_stay set during = tstzrange(${from}, upper(during))
      where tenant_id = ${call.tenantId} and bed_stay_id = ${first.bedStayId}`),
  );
}

/** Ends the stay an admission is in: the bed is free from that instant on. */
export async function endStay(call: Call, admissionId: number, until: Date): Promise<void> {
  await call.tx.rows(sql`
    update bed_stay set during = tstzrange(lower(during), ${until})
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and upper_inf(during)`);
}

/** The bed an admission is in from now on, beside the one it came to. */
export async function setCurrentBed(call: Call, admissionId: number, bedId: number): Promise<void> {
  await call.tx.rows(sql`
    update admission set current_bed_id = ${bedId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** Ends the stays of a cancelled admission; they no longer keep anyone out of the bed, whatever the time (Q39). */
export async function cancelStays(call: Call, admissionId: number): Promise<void> {
  await call.tx.rows(sql`
    update bed_stay set is_cancelled = true,
      during = tstzrange(lower(during), coalesce(upper(during), greatest(${call.now}, lower(during) + interval '1 millisecond')))
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** A stay as answered. */
export type BedStay = OutputOf<typeof listBedStays>['stays'][number];

/** The stays of an admission of the call's hospital, in their order, those of a cancelled one too. */
export function readStays(call: Call, admissionId: number): Promise<BedStay[]> {
  return call.tx.rows<BedStay>(sql`
    select s.bed_stay_id, b.bed_name, t.bed_type_name, g.bed_group_name, f.bed_floor_name, lower(s.during) as "from",
      upper(s.during) as until, u.name as created_by_name, s.other_sex_reason
    from bed_stay s
    join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
    join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
    join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
    join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
    left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id
    join app_user u on u.tenant_id = s.tenant_id and u.user_id = s.created_by
    where s.tenant_id = ${call.tenantId} and s.admission_id = ${admissionId} and s.hospital_id = ${call.hospital.hospitalId}
      ${withinReach(call, sql`a.admission_mode`)}
    order by lower(s.during)`);
}
