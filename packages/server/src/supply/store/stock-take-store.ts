// The SQL of counts of stores: their sheets, what persons counted, and the books of a store at a second.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { startStockTake } from '@charaka/contract/supply/store/stock-take';
import type { Paise } from '@charaka/rules/money/money';
import { type StockTakeStatus, stockTakeSteps } from '@charaka/rules/supply/stock-take-steps';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { lockRows } from '../../resource/move-rows.ts';
import { unitWorth } from '../pharmacy/stock-store.ts';
import type { StoredLot } from '../stock/stock-engine.ts';
import { newestCount } from './stock-take-list.ts';

type NewStockTake = ParsedOf<typeof startStockTake>['stockTake'];

/** Writes a count with a line for each batch that the store has in that part. Answers its number and the number of its batches. */
export async function insertStockTake(
  call: Call,
  { storeId, firstLetter, lastLetter, isBlind }: NewStockTake,
): Promise<{ stockTakeId: number; quantity: number }> {
  const { tenantId, hospital, userId, now } = call;
  const { stockTakeId } = await call.tx.single<{ stockTakeId: number }>(sql`
    insert into stock_take (tenant_id, hospital_id, store_id, first_letter, last_letter, is_blind, started_by, started_at)
    values (${tenantId}, ${hospital.hospitalId}, ${storeId}, ${firstLetter || null}, ${lastLetter || null}, ${isBlind}, ${userId}, ${now})
    returning stock_take_id`);
  const isInPart = firstLetter
    ? sql`upper(left(i.item_name, 1)) collate "C" between ${firstLetter}::text and ${lastLetter}::text`
    : sql`true`;
  const lines = await call.tx.rows(sql`
    insert into stock_take_line (tenant_id, hospital_id, stock_take_id, batch_id)
    select distinct ${tenantId}::integer, ${hospital.hospitalId}::integer, ${stockTakeId}::bigint, b.batch_id
    from stock_balance k
    join stock_lot o on o.tenant_id = k.tenant_id and o.lot_id = k.lot_id
    join pharmacy_batch b on b.tenant_id = o.tenant_id and b.batch_id = o.batch_id
    join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    where k.tenant_id = ${tenantId} and k.store_id = ${storeId} and k.units > 0 and ${isInPart}
    returning stock_take_line_id`);
  return { stockTakeId, quantity: lines.length };
}

/** A locked count of a store. */
export interface LockedStockTake {
  readonly id: number;
  readonly status: StockTakeStatus;
  readonly name: string;
  readonly storeId: number;
  readonly startedAt: string;
  readonly isBlind: boolean;
}

/** The count, locked until the transaction ends. */
export async function lockStockTake(call: Call, stockTakeId: number): Promise<LockedStockTake> {
  const [stockTake] = await lockRows<typeof stockTakeSteps, LockedStockTake>(
    call,
    stockTakeSteps,
    [stockTakeId],
    sql`(select s.store_name from store s where s.tenant_id = x.tenant_id and s.store_id = x.store_id) as name, x.store_id, x.started_at, x.is_blind`,
  );
  return stockTake as LockedStockTake;
}

/** The line of a batch in a locked count; a batch that is not on the sheet gets one. */
export async function takeLine(
  call: Call,
  stockTakeId: number,
  batchId: number,
): Promise<{ stockTakeLineId: number; needsRecount: boolean }> {
  await call.tx.rows(sql`
    insert into stock_take_line (tenant_id, hospital_id, stock_take_id, batch_id)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${stockTakeId}, ${batchId}) on conflict do nothing`);
  return call.tx.single(sql`
    select stock_take_line_id, needs_recount from stock_take_line
    where tenant_id = ${call.tenantId} and stock_take_id = ${stockTakeId} and batch_id = ${batchId}`);
}

/** The units of batches in a store by its books at a second: what is there now without the moves after it. The batches are locked. */
function bookUnitsAt(
  { tenantId }: Pick<Call, 'tenantId'>,
  { storeId, batchId, at }: { readonly storeId: Sql; readonly batchId: Sql; readonly at: Sql },
): Sql {
  return sql`(select coalesce(sum(k.units - coalesce((select sum(m.units) from stock_move m
      where m.tenant_id = k.tenant_id and m.lot_id = k.lot_id and m.store_id = k.store_id and m.moved_at > ${at}), 0)), 0)::integer
    from stock_lot o join stock_balance k on k.tenant_id = o.tenant_id and k.lot_id = o.lot_id and k.store_id = ${storeId}
    where o.tenant_id = ${tenantId} and o.batch_id = ${batchId})`;
}

/** Writes what was counted of a line, with the books at that second. */
export async function insertCount(
  call: Call,
  count: { stockTakeLineId: number; storeId: number; batchId: number; units: number; countedAt: Date },
): Promise<void> {
  const { stockTakeLineId, storeId, batchId, units, countedAt } = count;
  const books = bookUnitsAt(call, {
    storeId: sql`${storeId}::bigint`,
    batchId: sql`${batchId}::bigint`,
    at: sql`${countedAt}::timestamptz`,
  });
  await call.tx.rows(sql`
    insert into stock_take_count (tenant_id, stock_take_line_id, units, book_units, counted_by, counted_at)
    values (${call.tenantId}, ${stockTakeLineId}, ${units}, ${books}, ${call.userId}, ${countedAt})`);
}

/** The name of the other user whose count of a line is the newest; undefined where the user counted it last, or nobody did. */
export async function readOtherCounter(call: Call, stockTakeLineId: number): Promise<string | undefined> {
  const [newest] = await call.tx.rows<{ name: string; userId: number }>(sql`
    select u.name, c.counted_by as user_id from stock_take_count c
    join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.counted_by
    where c.tenant_id = ${call.tenantId} and c.stock_take_line_id = ${stockTakeLineId}
    order by c.stock_take_count_id desc limit 1`);
  return newest && newest.userId !== call.userId ? newest.name : undefined;
}

/** Whether a user counted a line before. */
export async function hasCounted(call: Call, stockTakeLineId: number): Promise<boolean> {
  const { isThere } = await call.tx.single<{ isThere: boolean }>(sql`
    select exists (select from stock_take_count c where c.tenant_id = ${call.tenantId} and c.stock_take_line_id = ${stockTakeLineId}
      and c.counted_by = ${call.userId}) as is_there`);
  return isThere;
}

/** A counted line with its newest count. */
export interface CountedLine {
  readonly stockTakeLineId: number;
  readonly batchId: number;
  /** Null for general goods without MRP (IN063). */
  readonly mrpPaise: Paise | null;
  /** The worth of a unit in the limits of stock (Q268). */
  readonly unitWorthPaise: Paise;
  readonly units: number;
  readonly bookUnits: number;
  readonly needsRecount: boolean;
}

/** A counted line with the books of the second of its count as they are now. */
export interface ComparedLine extends CountedLine {
  readonly bookUnitsNow: number;
}

const countedFields = sql`l.stock_take_line_id, l.batch_id, b.mrp_paise, ${unitWorth} as unit_worth_paise, c.units, c.book_units, l.needs_recount`;

/** The lines of a count that are counted and not settled, by their batches. */
const countedOf = ({ tenantId }: Call, stockTakeId: number): Sql => sql`from stock_take_line l
  join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
  join ${newestCount} on true
  where l.tenant_id = ${tenantId} and l.stock_take_id = ${stockTakeId} and not l.is_settled
  order by l.batch_id`;

/** The counted lines of a count that are not settled, by their batches. */
export function readCountedLines(call: Call, stockTakeId: number): Promise<CountedLine[]> {
  return call.tx.rows(sql`select ${countedFields} ${countedOf(call, stockTakeId)}`);
}

/** The same lines with the books as they are now. Send it behind the locks of the batches before units move. */
export function readComparedLines(call: Call, { id, storeId }: LockedStockTake): Promise<ComparedLine[]> {
  const books = bookUnitsAt(call, {
    storeId: sql`${storeId}::bigint`,
    batchId: sql`l.batch_id`,
    at: sql`c.counted_at`,
  });
  return call.tx.rows(sql`select ${countedFields}, ${books} as book_units_now ${countedOf(call, id)}`);
}

/** The batches of the counted lines of a count. */
export async function readCountedBatches(call: Call, stockTakeId: number): Promise<number[]> {
  const rows = await call.tx.rows<{ batchId: number }>(sql`select l.batch_id ${countedOf(call, stockTakeId)}`);
  return rows.map(({ batchId }) => batchId);
}

/** The number of batches of a count that nobody counted. */
export async function countUncounted(call: Call, stockTakeId: number): Promise<number> {
  const { quantity } = await call.tx.single<{ quantity: number }>(sql`
    select count(*)::integer as quantity from stock_take_line l
    where l.tenant_id = ${call.tenantId} and l.stock_take_id = ${stockTakeId}
      and not exists (select from stock_take_count c where c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id)`);
  return quantity;
}

/** The users that counted in a count. */
export async function readCounters(call: Call, stockTakeId: number): Promise<number[]> {
  const rows = await call.tx.rows<{ userId: number }>(sql`
    select distinct c.counted_by as user_id from stock_take_line l
    join stock_take_count c on c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id
    where l.tenant_id = ${call.tenantId} and l.stock_take_id = ${stockTakeId}`);
  return rows.map(({ userId }) => userId);
}

/** Writes whether lines of a count are to be counted again. Answers how many lines of the count are among them. */
export async function writeRecount(
  call: Call,
  stockTakeId: number,
  lineIds: readonly number[],
  needsRecount: boolean,
): Promise<number> {
  const rows = await call.tx.rows(sql`
    update stock_take_line l set needs_recount = ${needsRecount}
    where l.tenant_id = ${call.tenantId} and l.stock_take_id = ${stockTakeId} and l.stock_take_line_id = any (${[...lineIds]}::bigint[])
      and not l.is_settled
      and exists (select from stock_take_count c where c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id)
    returning l.stock_take_line_id`);
  return rows.length;
}

/** The worth of the differences that counts of a store posted today, in paise: parts of a count are judged together (decision 0464). */
export async function readPostedToday(call: Call, storeId: number): Promise<number> {
  const { valuePaise } = await call.tx.single<{ valuePaise: number }>(sql`
    select coalesce(sum(abs(a.units) * ${unitWorth}), 0)::bigint as value_paise
    from stock_adjustment a join pharmacy_batch b on b.tenant_id = a.tenant_id and b.batch_id = a.batch_id
    where a.tenant_id = ${call.tenantId} and a.store_id = ${storeId} and a.stock_take_line_id is not null
      and a.created_at >= (${todayOf(call)}::date)::timestamp at time zone ${call.hospital.timezone}`);
  return valuePaise;
}

/** Marks lines as settled: their difference is posted, or they have none. */
export async function settleLines(call: Call, lineIds: readonly number[]): Promise<void> {
  await call.tx.rows(sql`
    update stock_take_line set is_settled = true
    where tenant_id = ${call.tenantId} and stock_take_line_id = any (${[...lineIds]}::bigint[])`);
}

/** A difference to be posted. */
export interface CountDifference {
  readonly stockTakeLineId: number;
  readonly batchId: number;
  readonly units: number;
}

/** Writes the adjustments of differences, approved by the caller. Answers the number of the adjustment of each line. */
export async function insertCountAdjustments(
  call: Call,
  { storeId, reason }: { readonly storeId: number; readonly reason: string },
  differences: readonly CountDifference[],
): Promise<ReadonlyMap<number, number>> {
  const { tenantId, hospital, userId, now } = call;
  const rows = differences.map(
    ({
      stockTakeLineId,
      batchId,
      units,
    }) => sql`(${tenantId}, ${hospital.hospitalId}, ${storeId}, ${batchId}, ${units}, ${reason}, true,
      ${stockTakeLineId}, ${userId}, ${now})`,
  );
  const written = await call.tx.rows<{ stockAdjustmentId: number; stockTakeLineId: number }>(sql`
    insert into stock_adjustment (tenant_id, hospital_id, store_id, batch_id, units, reason, is_approved, stock_take_line_id, created_by,
      created_at)
    values ${join(rows, ', ')} returning stock_adjustment_id, stock_take_line_id`);
  return new Map(written.map(({ stockTakeLineId, stockAdjustmentId }) => [stockTakeLineId, stockAdjustmentId]));
}

/** The newest lot of each batch, as the store has it: without units where it never had any. */
export function readNewestLots(call: Call, storeId: number, batchIds: readonly number[]): Promise<StoredLot[]> {
  return call.tx.rows(sql`
    select distinct on (l.batch_id) ${storeId}::bigint as store_id, l.lot_id, l.batch_id, coalesce(k.units, 0) as units,
      coalesce(k.value_paise, 0) as value_paise, l.units as received_units, l.value_paise as received_paise, false as is_held
    from stock_lot l
    left join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id and k.store_id = ${storeId}
    where l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId}
      and l.batch_id = any (${[...batchIds]}::bigint[])
    order by l.batch_id, l.lot_id desc`);
}
