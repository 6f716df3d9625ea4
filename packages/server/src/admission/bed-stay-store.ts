// The SQL of who lies in which bed when: lock a bed and look who is in it, begin a stay, end it.
import sql from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';
import { refuse, violatedConstraint } from '../kernel/refusal.ts';

/** A bed as chosen, locked. */
export interface LockedBed {
  bedId: number;
  bedName: string;
  bedTypeId: number;
  bedGroupId: number;
  hospitalId: number;
  isVirtual: boolean;
  isActive: boolean;
}

/** Who lies, or lay, in a bed. */
export interface Occupant {
  admissionId: number;
  patientName: string;
  isStillThere: boolean;
}

/**
 * Locks a bed until the transaction ends, so that whoever wants it next sees who got it; undefined when there is none.
 * Records that merely refer to the bed are not held up.
 */
export function lockBed(call: Call, bedId: number): Promise<LockedBed | undefined> {
  return call.tx.row<LockedBed>(sql`
    select bed_id, bed_name, bed_type_id, bed_group_id, hospital_id, is_virtual, is_active
    from bed where tenant_id = ${call.tenantId} and bed_id = ${bedId} for no key update`);
}

/** Who is in the bed at an instant or comes later, the latest first; ask after locking it. A virtual bed has no occupant (Q78). */
export function occupantOf(call: Call, bedId: number, from: Date): Promise<Occupant | undefined> {
  return call.tx.row<Occupant>(sql`
    select s.admission_id, concat_ws(' ', p.first_name, p.middle_name, p.last_name) as patient_name,
      upper_inf(s.during) as is_still_there
    from bed_stay s
    join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    where s.tenant_id = ${call.tenantId} and s.bed_id = ${bedId} and not s.is_virtual and not s.is_cancelled
      and s.during && tstzrange(${from}, null)
    order by lower(s.during) desc limit 1`);
}

/** The sentence for a bed that has an occupant. */
export function takenSentence(bedName: string, occupant: Occupant): string {
  const who = `${occupant.patientName} (IPD Id ${occupant.admissionId})`;
  if (occupant.isStillThere) return `Bed ${bedName} is taken by ${who}`;
  return `Bed ${bedName} was taken by ${who} at that time`;
}

/** Begins a stay. The exclusion constraint has the last word should the bed have been taken past our lock. */
export async function beginStay(call: Call, admissionId: number, bed: LockedBed, from: Date): Promise<void> {
  try {
    await call.tx.rows(sql`
      insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, is_virtual, during, created_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${admissionId}, ${bed.bedId}, ${bed.isVirtual},
        tstzrange(${from}, null), ${call.userId})`);
  } catch (error) {
    if (violatedConstraint(error) === 'one_patient_per_bed')
      refuse(`Bed ${bed.bedName} has just been taken, please choose another one`);
    throw error;
  }
}

/** When the stay an admission is in began, or undefined when it is in none. */
export async function openStayStart(call: Call, admissionId: number): Promise<Date | undefined> {
  const stay = await call.tx.row<{ start: string }>(sql`
    select lower(during) as start from bed_stay
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and upper_inf(during)`);
  return stay && new Date(stay.start);
}

/** Ends the stay an admission is in: the bed is free from that instant on. */
export async function endStay(call: Call, admissionId: number, until: Date): Promise<void> {
  await call.tx.rows(sql`
    update bed_stay set during = tstzrange(lower(during), ${until})
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and upper_inf(during)`);
}

/** Ends the stays of a cancelled admission; they no longer keep anyone out of the bed, whatever the time (Q39). */
export async function cancelStays(call: Call, admissionId: number): Promise<void> {
  await call.tx.rows(sql`
    update bed_stay set is_cancelled = true,
      during = tstzrange(lower(during), coalesce(upper(during), greatest(${call.now}, lower(during) + interval '1 millisecond')))
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}
