// The lists of counts of stores and of their sheets, without book units while a count is blind (PH066).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getStockTake, listStockTakeLines, stockTakeParts } from '@charaka/contract/supply/store/stock-take';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import type { StockTakeStatus } from '@charaka/rules/supply/stock-take-steps';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { unitWorth } from '../pharmacy/stock-store.ts';

type StockTake = OutputOf<typeof getStockTake>['stockTake'];
type Line = OutputOf<typeof listStockTakeLines>['rows'][number];

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`t.tenant_id = ${tenantId} and t.hospital_id = ${hospital.hospitalId}`;

/** The newest count of the line `l`. */
export const newestCount = sql`lateral (select c.units, c.book_units, c.counted_by, c.counted_at from stock_take_count c
  where c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id order by c.stock_take_count_id desc limit 1) c`;

/** The count `t` was dropped after its counting had ended: its numbers stay as they were (PH066). */
const isDroppedWhole = sql`(t.status = 'Dropped' and t.finished_at is not null)`;

/**
 * Book units and differences of the count `t` may be read: it is not blind, or the counting has ended; a count that was dropped before its
 * end stays blind (PH066).
 */
const isOpenBook = sql`(not t.is_blind or t.status in ('Counted', 'Approved') or ${isDroppedWhole})`;

/** The newest count of the line `l` is valid, or the count was dropped with it. */
const isValid = sql`(not l.needs_recount or ${isDroppedWhole})`;

const fieldsFor = ({
  userId,
}: Call) => sql`t.stock_take_id, t.store_id, s.store_name, t.first_letter, t.last_letter, t.is_blind, t.status,
  u.name as started_by_name, t.started_at, x.line_count, x.counted_count, x.recount_count,
  case when ${isOpenBook} then x.difference_count end as difference_count,
  case when ${isOpenBook} then x.missing_paise end as missing_value, case when ${isOpenBook} then x.found_paise end as found_value,
  a.name as approved_by_name, d.name as dropped_by_name, t.dropped_at, t.approved_at, coalesce(t.approve_reason, t.drop_reason) as end_reason,
  not exists (select from stock_take_line n join stock_take_count m on m.tenant_id = n.tenant_id and m.stock_take_line_id = n.stock_take_line_id
    where n.tenant_id = t.tenant_id and n.stock_take_id = t.stock_take_id and m.counted_by = ${userId}) as may_approve`;

/** The difference of the line `l` is posted with the approval, was posted with it, or belongs to a dropped count. */
const isJudged = sql`(${isValid} and (not l.is_settled or t.status in ('Approved', 'Dropped')))`;

const tables = sql`stock_take t
  join store s on s.tenant_id = t.tenant_id and s.store_id = t.store_id
  join app_user u on u.tenant_id = t.tenant_id and u.user_id = t.started_by
  left join app_user a on a.tenant_id = t.tenant_id and a.user_id = t.approved_by
  left join app_user d on d.tenant_id = t.tenant_id and d.user_id = t.dropped_by
  cross join lateral (
    select count(*)::integer as line_count, (count(c.units) filter (where ${isValid}))::integer as counted_count,
      (count(*) filter (where l.needs_recount))::integer as recount_count,
      (count(*) filter (where c.units <> c.book_units and ${isJudged}))::integer as difference_count,
      coalesce(sum((c.book_units - c.units) * ${unitWorth}) filter (where c.units < c.book_units and ${isJudged}), 0)::bigint as missing_paise,
      coalesce(sum((c.units - c.book_units) * ${unitWorth}) filter (where c.units > c.book_units and ${isJudged}), 0)::bigint as found_paise
    from stock_take_line l
    join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
    left join ${newestCount} on true
    where l.tenant_id = t.tenant_id and l.stock_take_id = t.stock_take_id) x`;

/** Counts of the hospital, the newest first. */
export function stockTakeList(call: Call, status: StockTakeStatus | null | undefined): ListSource {
  return {
    select: fieldsFor(call),
    from: tables,
    where: status ? sql`${ofHospital(call)} and t.status = ${status}` : ofHospital(call),
    counted: sql`stock_take t`,
    columns: {
      storeName: { sql: sql`s.store_name`, kind: 'text' },
      status: { sql: sql`t.status`, kind: 'text' },
      startedAt: { sql: sql`t.started_at`, kind: 'instant', isNeverNull: true },
      approvedAt: { sql: sql`t.approved_at`, kind: 'instant' },
    },
    tieBreak: sql`t.stock_take_id desc`,
    defaultOrder: sql`t.started_at desc`,
  };
}

/** One count of the hospital. Refuses when there is none of that number. */
export function findStockTake(call: Call, stockTakeId: number): Promise<StockTake> {
  return call.tx.one(
    sql`select ${fieldsFor(call)} from ${tables} where ${ofHospital(call)} and t.stock_take_id = ${stockTakeId}`,
    storeSentences.stockTakeMissing,
  );
}

/** The newest count of the line `l` by another person than its newest one `c`. */
const otherCount = sql`lateral (select n.units, n.book_units from stock_take_count n where n.tenant_id = l.tenant_id
  and n.stock_take_line_id = l.stock_take_line_id and n.counted_by <> c.counted_by order by n.stock_take_count_id desc limit 1) o`;

/** Two persons found another difference, and the books may be read. */
const isOtherwise = sql`(${isOpenBook} and ${isValid} and o.units - o.book_units <> c.units - c.book_units)`;

const lineFields = sql`l.stock_take_line_id, l.batch_id, i.item_name, i.pack, b.batch_number, b.expiry, l.needs_recount, l.is_settled,
  case when ${isValid} then c.units end as counted_units, case when ${isValid} then k.name end as counted_by_name,
  case when ${isValid} then c.counted_at end as counted_at,
  case when ${isOpenBook} and ${isValid} then c.book_units end as book_units,
  case when ${isOpenBook} and ${isValid} then c.units - c.book_units end as difference_units,
  case when ${isOpenBook} and ${isValid} then ((c.units - c.book_units) * ${unitWorth})::bigint end as difference_value,
  case when ${isOtherwise} then o.units end as other_counted_units`;
const lineTables = sql`stock_take t
  join stock_take_line l on l.tenant_id = t.tenant_id and l.stock_take_id = t.stock_take_id
  join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
  join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
  left join ${newestCount} on true
  left join ${otherCount} on true
  left join app_user k on k.tenant_id = l.tenant_id and k.user_id = c.counted_by`;

const partOf: Readonly<Record<(typeof stockTakeParts)[number], Sql>> = {
  uncounted: sql`c.units is null`,
  counted: sql`c.units is not null and not l.needs_recount`,
  recount: sql`l.needs_recount`,
  different: sql`${isOpenBook} and ${isValid} and (c.units <> c.book_units or ${isOtherwise})`,
};

/** The batches of a count sheet by the names of their items. */
export function stockTakeLineList(
  call: Call,
  stockTakeId: number,
  only: (typeof stockTakeParts)[number] | null | undefined,
): ListSource {
  const ofTake = sql`${ofHospital(call)} and t.stock_take_id = ${stockTakeId}`;
  return {
    select: lineFields,
    from: lineTables,
    where: only ? sql`${ofTake} and ${partOf[only]}` : ofTake,
    columns: {
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      expiry: { sql: sql`b.expiry`, kind: 'day' },
      countedAt: { sql: sql`case when ${isValid} then c.counted_at end`, kind: 'instant' },
    },
    tieBreak: sql`b.expiry, l.stock_take_line_id`,
    defaultOrder: sql`i.item_name`,
  };
}

/** One line of a count, as its list shows it. */
export function findStockTakeLine(call: Call, stockTakeLineId: number): Promise<Line> {
  return call.tx.one(
    sql`select ${lineFields} from ${lineTables} where ${ofHospital(call)} and l.stock_take_line_id = ${stockTakeLineId}`,
    storeSentences.stockTakeMissing,
  );
}
