// The SQL of a bed that is set up: read, add, change, and what it may be put into.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { words } from '@charaka/contract/kernel/words';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import type { addBed, getBed } from '@charaka/contract/stay/bed/bed-setting';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { join } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { sayingTwice } from './bed-names.ts';

/** A bed as set up. */
export type BedRecord = OutputOf<typeof getBed>['bed'];
/** A bed as typed. */
export type BedInput = ParsedOf<typeof addBed>['bed'];
/** The ward and type of beds, and the charge of a day in them. */
export type BedPlace = Pick<BedInput, 'bedTypeId' | 'bedGroupId' | 'chargeId'>;

/** How a refusal and the audit call a bed. */
export const editedBed = { table: 'bed', wrapper: 'bed', noun: words.bed } as const;

/** One bed of the hospital. Refuses any other. */
export function findBed(call: Call, bedId: number): Promise<BedRecord> {
  return call.tx.one<BedRecord>(
    sql`select b.bed_id, b.bed_name, b.bed_type_id, t.bed_type_name, b.bed_group_id, g.bed_group_name, b.charge_id,
        c.charge_name, b.is_virtual, b.is_active
      from bed b
      join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
      join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
      left join charge c on c.tenant_id = b.tenant_id and c.charge_id = b.charge_id
      where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.bed_id = ${bedId}`,
    bedSentences.bedDoesNotExist,
  );
}

/** A bed type, kept in use until the transaction ends; undefined when the tenant has none of that number. */
export function shareBedType(
  call: Call,
  bedTypeId: number,
): Promise<{ bedTypeName: string; isActive: boolean } | undefined> {
  return call.tx.row(sql`
    select bed_type_name, is_active from bed_type where tenant_id = ${call.tenantId} and bed_type_id = ${bedTypeId} for share`);
}

/** Whether the hospital has a charge of that number, in use where it must be. */
export async function hasCharge(call: Call, chargeId: number, mustBeActive: boolean): Promise<boolean> {
  const found = await call.tx.row(sql`
    select 1 from charge where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and charge_id = ${chargeId} and (is_active or not ${mustBeActive}::boolean)`);
  return found !== undefined;
}

/** The names of all active beds of a ward. */
export async function bedNamesIn(call: Call, bedGroupId: number): Promise<string[]> {
  const rows = await call.tx.rows<{ bedName: string }>(
    sql`select bed_name from bed where tenant_id = ${call.tenantId} and bed_group_id = ${bedGroupId} and is_active`,
  );
  return rows.map(({ bedName }) => bedName);
}

/** Adds beds to one ward and answers their numbers, in the order of their names. Refuses with the sentence a name the ward has. */
export async function insertBeds(
  call: Call,
  { bedTypeId, bedGroupId, chargeId }: BedPlace,
  bedNames: readonly string[],
  { isActive, sentence }: { isActive: boolean; sentence: Sentence },
): Promise<number[]> {
  const rows = bedNames.map(
    (name) => sql`(${call.tenantId}::integer, ${call.hospital.hospitalId}::integer, ${name}, ${bedTypeId}::bigint,
      ${bedGroupId}::bigint, ${chargeId ?? null}::bigint, ${isActive}::boolean)`,
  );
  const added = await sayingTwice(
    sentence,
    call.tx.rows<{ bedId: number }>(sql`
      insert into bed (tenant_id, hospital_id, bed_name, bed_type_id, bed_group_id, charge_id, is_active)
      values ${join(rows, ', ')} returning bed_id`),
  );
  return added.map(({ bedId }) => bedId);
}

/** Replaces the fields of a locked bed. Refuses a name that another active bed of the ward has. */
export async function replaceBed(call: Call, bedId: number, bed: BedInput, isActive: boolean): Promise<void> {
  const { bedName, bedTypeId, bedGroupId, chargeId } = bed;
  const sentence = bedSentences.bedInThisWardAlready({ bedName });
  await sayingTwice(
    sentence,
    call.tx.rows(sql`
      update bed set bed_name = ${bedName}, bed_type_id = ${bedTypeId}, bed_group_id = ${bedGroupId},
        charge_id = ${chargeId ?? null}, is_active = ${isActive}, is_closed_with_ward = is_closed_with_ward and not ${isActive}
      where tenant_id = ${call.tenantId} and bed_id = ${bedId}`),
  );
}

/** Takes a locked bed out of use. */
export async function deactivateBed(call: Call, bedId: number): Promise<void> {
  await call.tx.rows(sql`update bed set is_active = false, is_closed_with_ward = false
    where tenant_id = ${call.tenantId} and bed_id = ${bedId}`);
}
