// The desk of the general store: waiting work, the stock of general goods, and issues that departments used at once.

import {
  getDesk as getDeskEndpoint,
  type goodsSelections,
  listGoods as listGoodsEndpoint,
  listGoodsIssues as listGoodsIssuesEndpoint,
} from '@charaka/contract/supply/inventory/goods';
import { usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { LATE_HOURS } from '@charaka/contract/supply/store/transfer';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList, type ListSource, readList } from '../../kernel/list-query.ts';

const goodsRow = listGoodsEndpoint.output.shape.rows.element;
const issueRow = listGoodsIssuesEndpoint.output.shape.rows.element;

/** Units of general item `i` in the stores `s` of the hospital. */
const unitsIn = (
  { hospital }: Call,
  isStore: Sql,
): Sql => sql`(select coalesce(sum(k.units), 0)::integer from pharmacy_batch b
  join stock_lot l on l.tenant_id = b.tenant_id and l.batch_id = b.batch_id
  join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id
  join store s on s.tenant_id = k.tenant_id and s.store_id = k.store_id and ${isStore}
  where b.tenant_id = i.tenant_id and b.hospital_id = ${hospital.hospitalId} and b.item_id = i.item_id)`;

/** General items in use `i` with the level `v` of the main store and their units there `u`. */
const goodsTables = (call: Call): Sql => sql`pharmacy_item i
  join item_category c on c.tenant_id = i.tenant_id and c.item_category_id = i.item_category_id
  join store m on m.tenant_id = i.tenant_id and m.hospital_id = ${call.hospital.hospitalId} and m.store_kind = 'Main'
  left join item_level v on v.tenant_id = i.tenant_id and v.store_id = m.store_id and v.item_id = i.item_id
  cross join lateral (select ${unitsIn(call, sql`s.store_kind = 'Main'`)} as units) u`;
const isBelowLevel = sql`coalesce(u.units <= v.reorder_level, false)`;
const inUse = ({ tenantId }: Call): Sql => sql`i.tenant_id = ${tenantId} and i.item_type = 'General' and i.is_active`;

function goodsList(call: Call, only: (typeof goodsSelections)[number] | null | undefined): ListSource {
  const selected = { inStock: sql`u.units > 0`, belowLevel: isBelowLevel };
  return {
    select: sql`i.item_id, i.item_code, i.item_name, c.category_name, i.pack, u.units as in_main,
      ${unitsIn(call, sql`s.store_kind = any (${[...usingKinds]}::text[])`)} as in_departments,
      ${unitsIn(call, sql`s.store_kind = 'Transit'`)} as in_transit, v.reorder_level, ${isBelowLevel} as is_below_level,
      (select max(x.moved_at) from pharmacy_batch b
        join stock_lot l on l.tenant_id = b.tenant_id and l.batch_id = b.batch_id
        join stock_move x on x.tenant_id = l.tenant_id and x.lot_id = l.lot_id
        where b.tenant_id = i.tenant_id and b.hospital_id = ${call.hospital.hospitalId} and b.item_id = i.item_id) as last_moved_at`,
    from: goodsTables(call),
    where: only ? sql`${inUse(call)} and ${selected[only]}` : inUse(call),
    columns: {
      itemCode: { sql: sql`i.item_code`, kind: 'text' },
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      categoryName: { sql: sql`c.category_name`, kind: 'text' },
      inMain: { sql: sql`u.units`, kind: 'number' },
      isBelowLevel: { sql: isBelowLevel, kind: 'flag' },
    },
    tieBreak: sql`i.item_id`,
    defaultOrder: sql`lower(i.item_name)`,
  };
}

/** By name. */
export const listGoods = handle(listGoodsEndpoint, (call, input) =>
  readList(call.tx, goodsList(call, input.only), goodsRow, input),
);

/** The newest first. */
export const listGoodsIssues = handle(listGoodsIssuesEndpoint, (call, input) =>
  answerList(call.tx, issueList(call), issueRow, input),
);

function issueList({ tenantId, hospital }: Call): ListSource {
  return {
    select: sql`x.goods_issue_id, x.issue_no::text as issue_no, f.store_name as from_store_name, g.store_name as to_store_name,
      n.indent_no::text as indent_no, x.reason, u.name as issued_by_name, x.issued_at,
      (select string_agg(i.item_name || ' × ' || c.units, ', ' order by c.consumption_id) from stock_consumption c
        join pharmacy_batch b on b.tenant_id = c.tenant_id and b.batch_id = c.batch_id
        join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
        where c.tenant_id = x.tenant_id and c.goods_issue_id = x.goods_issue_id) as goods`,
    from: sql`goods_issue x
      join store f on f.tenant_id = x.tenant_id and f.store_id = x.from_store_id
      join store g on g.tenant_id = x.tenant_id and g.store_id = x.to_store_id
      join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.issued_by
      left join indent n on n.tenant_id = x.tenant_id and n.indent_id = x.indent_id`,
    where: sql`x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}`,
    counted: sql`goods_issue x`,
    columns: {
      issueNo: { sql: sql`x.issue_no`, kind: 'number' },
      fromStoreName: { sql: sql`f.store_name`, kind: 'text' },
      toStoreName: { sql: sql`g.store_name`, kind: 'text' },
      issuedAt: { sql: sql`x.issued_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`x.goods_issue_id desc`,
    defaultOrder: sql`x.issued_at desc`,
  };
}

/** The figures of this moment. */
export const getDesk = handle(getDeskEndpoint, async (call) => {
  const { tenantId, hospital, now } = call;
  const here = sql`x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}`;
  const late = sql`x.issued_at < ${now}::timestamptz - make_interval(hours => ${LATE_HOURS})`;
  const desk = await call.tx.single<{
    openIndents: number;
    urgentIndents: number;
    transfersInTransit: number;
    lateTransfers: number;
    belowLevel: number;
    openOrders: number;
    openCounts: number;
  }>(sql`
    select n.open_indents, n.urgent_indents, t.transfers_in_transit, t.late_transfers,
      (select count(*)::integer from ${goodsTables(call)} where ${inUse(call)} and ${isBelowLevel}) as below_level,
      (select count(*)::integer from purchase_order x where ${here} and x.status in ('Approved', 'PartlyReceived')) as open_orders,
      (select count(*)::integer from stock_take x where ${here} and x.status not in ('Approved', 'Dropped')) as open_counts
    from (select count(*)::integer as open_indents, (count(*) filter (where x.priority <> 'Routine'))::integer as urgent_indents
        from indent x where ${here} and x.status in ('Asked', 'PartlyIssued')) n
    cross join (select count(*)::integer as transfers_in_transit, (count(*) filter (where ${late}))::integer as late_transfers
        from stock_transfer x where ${here} and x.status = 'InTransit') t`);
  return { desk };
});
