// The occupant of a bed: locks beds in a fixed order, and returns the occupant of one or the reason of its hold.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { BedHoldKind } from '@charaka/rules/stay/bed-state';
import type { WardSex } from '@charaka/rules/stay/ward-sex';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isHeldNow } from './bed-store.ts';

/** A bed as chosen, locked. */
export interface LockedBed {
  bedId: number;
  bedName: string;
  bedTypeId: number;
  bedGroupId: number;
  hospitalId: number;
  isVirtual: boolean;
  bedGroupName: string;
  sexAllowed: WardSex;
  isIntensive: boolean;
  isActive: boolean;
}

/** The current or former occupant of a bed. */
export interface Occupant {
  admissionId: number;
  patientName: string;
  isStillThere: boolean;
}

/** Why a bed without a patient is not free. */
export interface BedHold {
  bedHoldId: number;
  kind: BedHoldKind;
  reason: string;
  patientId: number | null;
}

/**
 * Locks beds until the transaction ends, so that whoever wants one next sees who got it; those there are none of are left out.
 * Always by number and after patient and admission, so that no two calls wait for each other. Records that merely refer to a
 * bed are not held up.
 */
export function lockBeds(call: Call, bedIds: readonly number[]): Promise<LockedBed[]> {
  return call.tx.rows<LockedBed>(sql`
    select b.bed_id, b.bed_name, b.bed_type_id, b.bed_group_id, b.hospital_id, b.is_virtual, b.is_active,
      g.bed_group_name, g.sex_allowed, coalesce(t.is_intensive, false) as is_intensive
    from bed b
    join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
    join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
    where b.tenant_id = ${call.tenantId} and b.bed_id = any(${[...bedIds]}::bigint[])
    order by b.bed_id for no key update of b`);
}

/** Locks one bed, as `lockBeds`; undefined when there is none. */
export async function lockBed(call: Call, bedId: number): Promise<LockedBed | undefined> {
  const [bed] = await lockBeds(call, [bedId]);
  return bed;
}

/** The occupant at an instant or later, the latest first; call it after locking the bed. A virtual bed has no occupant (Q78). */
export function occupantOf(call: Call, bedId: number, from: Date): Promise<Occupant | undefined> {
  return call.tx.row<Occupant>(sql`
    select s.admission_id, name_in_one(p.first_name, p.middle_name, p.last_name) as patient_name,
      upper_inf(s.during) as is_still_there
    from bed_stay s
    join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    where s.tenant_id = ${call.tenantId} and s.bed_id = ${bedId} and not s.is_virtual and not s.is_cancelled
      and s.during && tstzrange(${from}, null)
    order by lower(s.during) desc limit 1`);
}

/** The sentence for a bed that has an occupant. */
export function takenSentence(bedName: string, occupant: Occupant): Sentence {
  const { patientName, admissionId, isStillThere } = occupant;
  const who = { bedName, patientName, admissionId };
  return isStillThere ? bedSentences.taken(who) : bedSentences.wasTaken(who);
}

/** The current hold of the bed; call it after locking the bed. */
export function holdOn(call: Call, bedId: number): Promise<BedHold | undefined> {
  return call.tx.row<BedHold>(sql`
    select h.bed_hold_id, h.kind, h.reason, h.patient_id from bed_hold h
    where h.tenant_id = ${call.tenantId} and h.bed_id = ${bedId} and ${isHeldNow}`);
}

/** The sentence for a bed that is held. */
export function heldSentence(bedName: string, { kind, reason }: BedHold): Sentence {
  if (kind === 'cleaning') return bedSentences.beingCleaned({ bedName });
  if (kind === 'blocked') return bedSentences.blockedFor({ bedName, reason });
  return bedSentences.bedReserved({ bedName, reservedFor: reason });
}

/** Refuses a bed that is blocked, being cleaned, or reserved for somebody else than the patient (R414). */
export function refuseHeld(bedName: string, hold: BedHold | undefined, patientId: number): void {
  if (!hold || (hold.kind === 'reserved' && hold.patientId === patientId)) return;
  refuse(heldSentence(bedName, hold));
}
