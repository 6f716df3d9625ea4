// The SQL of slots: a theatre for a time, that no two operations share.

import { theatreChecks } from '@charaka/contract/clinic/theatre/theatre-checks';
import { theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql, { type Sql } from 'sql-template-tag';
import { type AskedDays, onDays } from '../../kernel/asked-days.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** A theatre for a time on the hospital's clock. */
export interface Slot {
  readonly theatreId: number;
  readonly day: string;
  readonly fromTime: string;
  readonly toTime: string;
}

/** The columns of a slot `t` of theatre `o`, in the contract's names. */
export const slotColumns: Sql = sql`t.ot_id as theatre_id, o.ot_name as theatre_name, t.day,
  to_char(t.from_time, 'HH24:MI') as from_time, to_char(t.to_time, 'HH24:MI') as to_time`;

/** Joins slot `t` and theatre `o` to a booking `x`. */
export const slotJoins: Sql = sql`join ot_slot t on t.tenant_id = x.tenant_id and t.ot_slot_id = x.ot_slot_id
  join ot_master o on o.tenant_id = t.tenant_id and o.ot_id = t.ot_id`;

/** Which slots are wanted. */
export interface SlotFilters extends AskedDays {
  readonly theatreId?: number | null | undefined;
}

/** The conditions of the filters on a slot `t`. */
export function slotConditions(filters: SlotFilters): Sql[] {
  return [...onDays(sql`t.day`, filters), ...(filters.theatreId ? [sql`t.ot_id = ${filters.theatreId}`] : [])];
}

function withFreeTheatre<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    one_operation_a_theatre: theatreSentences.theatreTaken,
  });
}

async function checkTheatre(call: Call, theatreId: number): Promise<void> {
  const found = await call.tx.row(sql`
    select 1 from ot_master where tenant_id = ${call.tenantId} and ot_id = ${theatreId} and is_active`);
  if (!found) refuse(theatreChecks.selectOperationTheatre);
}

/** Takes a theatre for a time and answers the slot's number. Refuses when an operation is there already. */
export async function takeSlot(call: Call, slot: Slot): Promise<number> {
  await checkTheatre(call, slot.theatreId);
  const taken = await withFreeTheatre(
    call.tx.one<{ slotId: number }>(
      sql`insert into ot_slot (tenant_id, hospital_id, ot_id, day, from_time, to_time, created_by)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${slot.theatreId}, ${slot.day}, ${slot.fromTime}::time,
          ${slot.toTime}::time, ${call.userId})
        returning ot_slot_id as slot_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return taken.slotId;
}

/** Moves a slot to another time or theatre. */
export async function moveSlot(call: Call, slotId: number, slot: Slot): Promise<void> {
  await checkTheatre(call, slot.theatreId);
  await withFreeTheatre(
    call.tx.rows(sql`
      update ot_slot set ot_id = ${slot.theatreId}, day = ${slot.day}, from_time = ${slot.fromTime}::time,
        to_time = ${slot.toTime}::time
      where tenant_id = ${call.tenantId} and ot_slot_id = ${slotId}`),
  );
}

/** Frees the theatre of a cancelled operation. */
export async function freeSlot(call: Call, slotId: number): Promise<void> {
  await call.tx.rows(sql`
    update ot_slot set is_active = false where tenant_id = ${call.tenantId} and ot_slot_id = ${slotId}`);
}
