// The SQL of beds that are held: reserved, blocked, being cleaned.
import type { BedHoldKind } from '@charaka/rules/stay/bed-state';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { lockBed } from './bed-occupancy.ts';
import { bedSettings } from './bed-settings.ts';

/** A hold to be put on a bed. */
export interface NewHold {
  readonly kind: BedHoldKind;
  readonly reason: string;
  readonly patientId?: number | null;
  readonly until?: Date | null;
}

/** Ends whatever holds the locked bed, lapsed reservations too. */
export async function endHolds(call: Call, bedId: number): Promise<void> {
  await call.tx.rows(sql`
    update bed_hold set ended_at = ${call.now}, ended_by = ${call.userId}
    where tenant_id = ${call.tenantId} and bed_id = ${bedId} and ended_at is null`);
}

/** Holds the locked bed, in place of a reservation that has lapsed. */
export async function putHold(call: Call, bedId: number, hold: NewHold): Promise<void> {
  await endHolds(call, bedId);
  await call.tx.rows(sql`
    insert into bed_hold (tenant_id, hospital_id, bed_id, kind, reason, patient_id, until, created_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${bedId}, ${hold.kind}, ${hold.reason},
      ${hold.patientId ?? null}, ${hold.until ?? null}, ${call.userId})`);
}

/** A bed somebody has left: to be cleaned first where the hospital wants it, free at once elsewhere. */
export async function leaveBed(call: Call, bedId: number): Promise<void> {
  if (!bedSettings.of(call.hospital).isBedCleanedAfterStay) return;
  const bed = await lockBed(call, bedId);
  if (bed && !bed.isVirtual) await putHold(call, bedId, { kind: 'cleaning', reason: 'The patient has left' });
}
