// The SQL of a ward that is set up: read, lock, add, change, and the beds in it.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import type { addBedGroup, getBedGroup } from '@charaka/contract/stay/bed/bed-setting';
import sql, { empty } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { sayingTwice } from './bed-names.ts';
import { countedOrder } from './bed-store.ts';

/** A ward as kept. */
export type Ward = OutputOf<typeof getBedGroup>['bedGroup'];
type WardInput = ParsedOf<typeof addBedGroup>['bedGroup'];

/** How a refusal and the audit call a ward. */
export const editedWard = { table: 'bed_group', wrapper: 'bedGroup', noun: words.ward } as const;

function readWard(call: Call, bedGroupId: number, lock?: 'update' | 'share'): Promise<Ward> {
  return call.tx.one<Ward>(
    sql`select g.bed_group_id, g.bed_group_name, g.bed_floor_id, g.sex_allowed, g.is_active,
        (select f.bed_floor_name from bed_floor f
          where f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id) as bed_floor_name
      from bed_group g where g.tenant_id = ${call.tenantId} and g.hospital_id = ${call.hospital.hospitalId}
        and g.bed_group_id = ${bedGroupId}${lock === 'update' ? sql` for update` : empty}${lock === 'share' ? sql` for share` : empty}`,
    bedSentences.wardDoesNotExist,
  );
}

/** One ward of the hospital. Refuses any other. */
export const findWard = (call: Call, bedGroupId: number): Promise<Ward> => readWard(call, bedGroupId);

/** As `findWard`, held until the transaction ends: nobody puts a bed into it meanwhile. */
export const lockWard = (call: Call, bedGroupId: number): Promise<Ward> => readWard(call, bedGroupId, 'update');

/** As `findWard`, kept in use until the transaction ends, so that beds can be put into it. Wards are locked before beds. */
export const shareWard = (call: Call, bedGroupId: number): Promise<Ward> => readWard(call, bedGroupId, 'share');

/** Adds a ward and answers its number. Refuses a name that is there already. */
export async function insertWard(call: Call, ward: WardInput): Promise<number> {
  const { bedGroupId } = await sayingTwice(
    bedSentences.wardExists({ bedGroupName: ward.bedGroupName }),
    call.tx.one<{ bedGroupId: number }>(
      sql`insert into bed_group (tenant_id, hospital_id, bed_group_name, bed_floor_id, sex_allowed, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${ward.bedGroupName}, ${ward.bedFloorId ?? null},
          ${ward.sexAllowed ?? 'Any'}, ${ward.isActive ?? true}) returning bed_group_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return bedGroupId;
}

/** Replaces the fields of a ward; it stays as active as it was unless it is said otherwise. Refuses a name another one has. */
export function replaceWard(call: Call, bedGroupId: number, ward: WardInput): Promise<unknown> {
  return sayingTwice(
    bedSentences.wardExists({ bedGroupName: ward.bedGroupName }),
    call.tx.rows(
      sql`update bed_group set bed_group_name = ${ward.bedGroupName}, bed_floor_id = ${ward.bedFloorId ?? null},
          sex_allowed = coalesce(${ward.sexAllowed ?? null}::text, sex_allowed),
          is_active = coalesce(${ward.isActive ?? null}::boolean, is_active)
        where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId}`,
    ),
  );
}

/** Takes a ward out of use. */
export async function deactivateWard(call: Call, bedGroupId: number): Promise<void> {
  await call.tx.rows(
    sql`update bed_group set is_active = false where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId}`,
  );
}

/** A bed of a ward and why it cannot be closed: somebody lies in it, or it is reserved. */
export interface WardBed {
  readonly bedId: number;
  readonly bedName: string;
  readonly admissionId: number | null;
  readonly patientName: string | null;
  readonly reservedFor: string | null;
}

/** The active beds of a locked ward, locked by their number as everybody locks beds, then looked at. */
export async function lockBedsOfWard(call: Call, bedGroupId: number): Promise<WardBed[]> {
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
export async function closeBedsOfWard(call: Call, bedGroupId: number): Promise<void> {
  await call.tx.rows(sql`
    update bed_hold set ended_at = ${call.now}, ended_by = ${call.userId}
    where tenant_id = ${call.tenantId} and ended_at is null and bed_id in (
      select bed_id from bed where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_active)`);
  await call.tx.rows(sql`
    update bed set is_active = false, is_closed_with_ward = true
    where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_active`);
}

/** Brings back the beds that were closed with the ward and answers how many. */
export async function reopenBedsOfWard(call: Call, bedGroupId: number): Promise<number> {
  const rows = await call.tx.rows(sql`
    update bed set is_active = true, is_closed_with_ward = false
    where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_closed_with_ward returning bed_id`);
  return rows.length;
}
