// The SQL of crash trolleys: what must be in them, and their seals.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { type getTrolley, type listTrolleys, TROLLEY_NEAR_DAYS } from '@charaka/contract/supply/store/trolley';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isHeldIn, type NamedStore } from '../stock/stock-engine.ts';

type Trolley = OutputOf<typeof getTrolley>['trolley'];
type TrolleyRow = OutputOf<typeof listTrolleys>['rows'][number];

/** The items `p` that must be in a store, each with the units that may be used there today and their first expiry. */
function itemsIn(call: Call): Sql {
  return sql`trolley_item p cross join lateral (
      select coalesce(sum(k.units), 0)::integer as units, min(b.expiry) as next_expiry
      from pharmacy_batch b
      join stock_lot l on l.tenant_id = b.tenant_id and l.batch_id = b.batch_id
      join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id and k.store_id = p.store_id and k.units > 0
      where b.tenant_id = p.tenant_id and b.hospital_id = p.hospital_id and b.item_id = p.item_id
        and (b.expiry is null or b.expiry >= ${todayOf(call)}) and not ${isHeldIn(sql`b`, sql`p.store_id`)}) h`;
}

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId}`;

const fieldsFor = (
  call: Call,
): Sql => sql`s.store_id, s.store_name, z.seal_no is not null as is_sealed, z.seal_no, u.name as sealed_by_name,
  z.sealed_at, x.next_expiry, coalesce(x.next_expiry <= ${daysAfter(todayOf(call), TROLLEY_NEAR_DAYS)}, false) as is_near_expiry,
  coalesce(x.missing_items, 0)::integer as missing_items`;

const tablesFor = (call: Call): Sql => sql`store s
  cross join lateral (select count(*) as item_count, min(h.next_expiry) as next_expiry,
      count(*) filter (where h.units < p.must_units) as missing_items
    from ${itemsIn(call)} where p.tenant_id = s.tenant_id and p.store_id = s.store_id and p.must_units > 0) x
  left join trolley_seal z on z.tenant_id = s.tenant_id and z.store_id = s.store_id and z.broken_at is null
  left join app_user u on u.tenant_id = z.tenant_id and u.user_id = z.sealed_by`;

/** Stores in use with a list of items; those without a seal first. */
export function trolleyList(call: Call): ListSource {
  return {
    select: fieldsFor(call),
    from: tablesFor(call),
    where: sql`${ofHospital(call)} and s.is_active and x.item_count > 0`,
    columns: {
      storeName: { sql: sql`s.store_name`, kind: 'text' },
      sealNo: { sql: sql`z.seal_no`, kind: 'text' },
      nextExpiry: { sql: sql`x.next_expiry`, kind: 'day' },
      missingItems: { sql: sql`x.missing_items`, kind: 'number' },
    },
    tieBreak: sql`s.store_id`,
    defaultOrder: sql`(z.seal_no is not null), s.store_name`,
  };
}

/** One store with its list. Refuses one of another hospital. */
export async function findTrolley(call: Call, storeId: number): Promise<Trolley> {
  const row = await call.tx.one<TrolleyRow>(
    sql`select ${fieldsFor(call)} from ${tablesFor(call)} where ${ofHospital(call)} and s.store_id = ${storeId}`,
    storeSentences.storeNotFound,
  );
  const lines = await call.tx.rows<Trolley['lines'][number]>(sql`
    select p.item_id, i.item_name, i.pack, p.must_units, h.units, greatest(p.must_units - h.units, 0) as missing_units, h.next_expiry
    from ${itemsIn(call)} join pharmacy_item i on i.tenant_id = p.tenant_id and i.item_id = p.item_id
    where p.tenant_id = ${call.tenantId} and p.store_id = ${storeId} and p.must_units > 0
    order by (h.units >= p.must_units), i.item_name, p.item_id`);
  return { ...row, lines };
}

/** Locks the store, so that nothing moves in it while it is sealed. */
export async function lockTrolley(call: Call, storeId: number): Promise<void> {
  await call.tx.one(
    sql`select s.store_id from store s where ${ofHospital(call)} and s.store_id = ${storeId} and s.is_active for update`,
    storeSentences.storeNotFound,
  );
}

/** Refuses to move units of a sealed trolley; until the transaction ends, the store is not sealed. */
export async function refuseSealed(call: Call, { storeId, storeName }: NamedStore): Promise<void> {
  const [trolley] = await call.tx.rows(sql`
    select s.store_id from store s where ${ofHospital(call)} and s.store_id = ${storeId}
      and exists (select from trolley_item p where p.tenant_id = s.tenant_id and p.store_id = s.store_id) for share`);
  if (trolley && (await isSealed(call, storeId))) refuse(storeSentences.breakSealFirst({ storeName }));
}

/** Whether the store has an unbroken seal. */
export async function isSealed({ tx, tenantId }: Call, storeId: number): Promise<boolean> {
  const { isThere } = await tx.single<{ isThere: boolean }>(sql`
    select exists (select from trolley_seal z where z.tenant_id = ${tenantId} and z.store_id = ${storeId} and z.broken_at is null) as is_there`);
  return isThere;
}

/** Whether a seal of that number was ever used in the hospital. */
export async function isSealUsed({ tx, tenantId, hospital }: Call, sealNo: string): Promise<boolean> {
  const { isThere } = await tx.single<{ isThere: boolean }>(sql`
    select exists (select from trolley_seal z where z.tenant_id = ${tenantId} and z.hospital_id = ${hospital.hospitalId}
      and lower(z.seal_no) = lower(${sealNo})) as is_there`);
  return isThere;
}

/** Writes the list of a locked store; items that are left out stay with 0 units. */
export async function writeTrolleyItems(
  call: Call,
  storeId: number,
  lines: readonly { readonly itemId: number; readonly units: number }[],
): Promise<void> {
  const { tenantId, hospital } = call;
  const itemIds = lines.map(({ itemId }) => itemId);
  await call.tx.rows(sql`
    update trolley_item set must_units = 0 where tenant_id = ${tenantId} and store_id = ${storeId} and must_units > 0
      and item_id <> all (${itemIds})`);
  const rows = lines.map(
    ({ itemId, units }) => sql`(${tenantId}, ${hospital.hospitalId}, ${storeId}, ${itemId}, ${units})`,
  );
  await call.tx.rows(sql`
    insert into trolley_item (tenant_id, hospital_id, store_id, item_id, must_units) values ${join(rows, ', ')}
    on conflict (tenant_id, store_id, item_id) do update set must_units = excluded.must_units`);
}

/** Writes the seal of a locked store. */
export async function insertSeal(
  call: Call,
  {
    storeId,
    sealNo,
    missingReason,
  }: { readonly storeId: number; readonly sealNo: string; readonly missingReason: string | null },
): Promise<void> {
  await call.tx.rows(sql`
    insert into trolley_seal (tenant_id, hospital_id, store_id, seal_no, missing_reason, sealed_by, sealed_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${storeId}, ${sealNo}, ${missingReason}, ${call.userId}, ${call.now})`);
}

/** Ends the unbroken seal of a locked store. */
export async function endSeal(call: Call, storeId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    update trolley_seal set broken_by = ${call.userId}, broken_at = ${call.now}, break_reason = ${reason}
    where tenant_id = ${call.tenantId} and store_id = ${storeId} and broken_at is null`);
}
