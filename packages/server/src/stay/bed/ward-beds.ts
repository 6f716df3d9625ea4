// The beds in a ward: what keeps it in use, and what goes out of use and comes back with it.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { countedOrder } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { someNames } from './bed-names.ts';

/** A ward as kept. */
export type Ward = OutputOf<typeof bedGroups.add>['bedGroup'];

/** A bed of a ward and why it cannot be closed: somebody lies in it, or it is reserved. */
interface WardBed {
  readonly bedId: number;
  readonly bedName: string;
  readonly admissionId: number | null;
  readonly patientName: string | null;
  readonly reservedFor: string | null;
}

/** The active beds of a locked ward, locked by their number as everybody locks beds, then looked at. */
async function lockBedsOfWard(call: Call, bedGroupId: number): Promise<WardBed[]> {
  await call.tx.rows(sql`
    select bed_id from bed where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_active
    order by bed_id for no key update`);
  return call.tx.rows<WardBed>(sql`
    select b.bed_id, b.bed_name, s.admission_id, name_in_one(p.first_name, p.middle_name, p.last_name) as patient_name,
      h.reason as reserved_for
    from bed b
    left join bed_stay s on s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and upper_inf(s.during) and not s.is_virtual
    left join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
    left join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    left join bed_hold h on h.tenant_id = b.tenant_id and h.bed_id = b.bed_id and h.kind = 'reserved'
      and h.ended_at is null and h.until > ${call.now}
    where b.tenant_id = ${call.tenantId} and b.bed_group_id = ${bedGroupId} and b.is_active
    order by ${countedOrder(sql`b.bed_name`)}`);
}

/** Closes the locked beds of a ward with it: whatever holds them ends, and they come back with the ward. */
async function closeBedsOfWard(call: Call, bedGroupId: number): Promise<void> {
  await call.tx.rows(sql`
    update bed_hold set ended_at = ${call.now}, ended_by = ${call.userId}
    where tenant_id = ${call.tenantId} and ended_at is null and bed_id in (
      select bed_id from bed where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_active)`);
  await call.tx.rows(sql`
    update bed set is_active = false, is_closed_with_ward = true
    where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_active`);
}

/** Closes the beds of the locked ward. Refuses, naming who lies where, while a bed is occupied, or reserved. */
export async function closeWard(call: Call, { bedGroupId, bedGroupName }: Ward): Promise<void> {
  const beds = await lockBedsOfWard(call, bedGroupId);
  const patients = beds.flatMap(({ bedName, admissionId, patientName }) =>
    admissionId === null ? [] : [`${bedName} (${patientName}, IPD Id ${admissionId})`],
  );
  if (patients.length > 0) refuse(bedSentences.wardHasOccupiedBeds({ bedGroupName, patients: someNames(patients) }));
  const reserved = beds.flatMap(({ bedName, reservedFor }) => (reservedFor ? [`${bedName} (${reservedFor})`] : []));
  if (reserved.length > 0) refuse(bedSentences.wardHasReservedBeds({ bedGroupName, reserved: someNames(reserved) }));
  await closeBedsOfWard(call, bedGroupId);
}

/** Brings back the beds that were closed with the ward and answers how many. */
export async function reopenBedsOfWard(call: Call, bedGroupId: number): Promise<number> {
  const rows = await call.tx.rows(sql`
    update bed set is_active = true, is_closed_with_ward = false
    where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_closed_with_ward returning bed_id`);
  return rows.length;
}
