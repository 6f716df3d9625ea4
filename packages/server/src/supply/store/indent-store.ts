// The SQL of indents.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addIndent, listIndents } from '@charaka/contract/supply/store/indent';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { type IndentStatus, indentSteps } from '@charaka/rules/supply/indent-steps';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { lockRows } from '../../resource/move-rows.ts';
import { isHeldIn } from '../stock/stock-engine.ts';

type Indent = OutputOf<typeof addIndent>['indent'];
type IndentRow = OutputOf<typeof listIndents>['rows'][number];
type NewIndent = ParsedOf<typeof addIndent>['indent'];

const fields = sql`n.indent_id, n.indent_no::text as indent_no, n.from_store_id, f.store_name as from_store_name, n.to_store_id,
  g.store_name as to_store_name, n.priority, n.note, n.status, a.name as asked_by_name, n.asked_at, e.name as ended_by_name,
  n.ended_at, n.end_reason,
  (select string_agg(i.item_name || ' × ' || l.units, ', ' order by l.indent_line_id) from indent_line l
    join pharmacy_item i on i.tenant_id = l.tenant_id and i.item_id = l.item_id
    where l.tenant_id = n.tenant_id and l.indent_id = n.indent_id) as asked`;
const tables = sql`indent n
  join store f on f.tenant_id = n.tenant_id and f.store_id = n.from_store_id
  join store g on g.tenant_id = n.tenant_id and g.store_id = n.to_store_id
  join app_user a on a.tenant_id = n.tenant_id and a.user_id = n.asked_by
  left join app_user e on e.tenant_id = n.tenant_id and e.user_id = n.ended_by`;

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`n.tenant_id = ${tenantId} and n.hospital_id = ${hospital.hospitalId}`;

/** Indents of the hospital, the newest first. */
export function indentList(
  call: Call,
  {
    status,
    storeId,
  }: { readonly status?: IndentStatus | null | undefined; readonly storeId?: number | null | undefined },
): ListSource {
  const asked = [
    ofHospital(call),
    ...(status ? [sql`n.status = ${status}`] : []),
    ...(storeId ? [sql`${storeId} in (n.from_store_id, n.to_store_id)`] : []),
  ];
  return {
    select: fields,
    from: tables,
    where: join(asked, ' and '),
    counted: sql`indent n`,
    columns: {
      indentNo: { sql: sql`n.indent_no`, kind: 'number' },
      fromStoreName: { sql: sql`f.store_name`, kind: 'text' },
      toStoreName: { sql: sql`g.store_name`, kind: 'text' },
      priority: { sql: sql`n.priority`, kind: 'text' },
      status: { sql: sql`n.status`, kind: 'text' },
      askedAt: { sql: sql`n.asked_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`n.indent_id desc`,
    defaultOrder: sql`n.asked_at desc`,
  };
}

/** One indent with its lines, with what was issued of each and what the giving store may issue of it today. */
export async function findIndent(call: Call, indentId: number): Promise<Indent> {
  const [row, lines] = await Promise.all([
    call.tx.one<IndentRow>(
      sql`select ${fields} from ${tables} where ${ofHospital(call)} and n.indent_id = ${indentId}`,
      storeSentences.indentMissing,
    ),
    readIndentLines(call, indentId),
  ]);
  return { ...row, lines };
}

/** The lines of an indent in their order. */
export function readIndentLines(call: Call, indentId: number): Promise<Indent['lines'][number][]> {
  return call.tx.rows(sql`
    select l.item_id, i.item_name, i.pack, l.units,
      (select coalesce(sum(x.units_issued), 0)::integer from stock_transfer t
        join stock_transfer_line x on x.tenant_id = t.tenant_id and x.transfer_id = t.transfer_id
        join stock_lot o on o.tenant_id = x.tenant_id and o.lot_id = x.lot_id
        join pharmacy_batch b on b.tenant_id = o.tenant_id and b.batch_id = o.batch_id
        where t.tenant_id = l.tenant_id and t.indent_id = l.indent_id and b.item_id = l.item_id)
      + (select coalesce(sum(c.units), 0)::integer from goods_issue u
        join stock_consumption c on c.tenant_id = u.tenant_id and c.goods_issue_id = u.goods_issue_id
        join pharmacy_batch b on b.tenant_id = c.tenant_id and b.batch_id = c.batch_id
        where u.tenant_id = l.tenant_id and u.indent_id = l.indent_id and b.item_id = l.item_id) as issued_units,
      (select coalesce(sum(k.units), 0)::integer from pharmacy_batch b
        join stock_lot o on o.tenant_id = b.tenant_id and o.batch_id = b.batch_id
        join stock_balance k on k.tenant_id = o.tenant_id and k.lot_id = o.lot_id and k.store_id = n.to_store_id
        where b.tenant_id = l.tenant_id and b.hospital_id = n.hospital_id and b.item_id = l.item_id and (b.expiry is null or b.expiry >= ${todayOf(call)})
          and not ${isHeldIn(sql`b`, sql`n.to_store_id`)}) as in_store
    from indent_line l
    join indent n on n.tenant_id = l.tenant_id and n.indent_id = l.indent_id
    join pharmacy_item i on i.tenant_id = l.tenant_id and i.item_id = l.item_id
    where ${ofHospital(call)} and l.indent_id = ${indentId} order by l.indent_line_id`);
}

/** Writes an indent with its lines. Answers its number. */
export async function insertIndent(call: Call, { lines, ...typed }: NewIndent): Promise<number> {
  const { tenantId, hospital, userId, now } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const { indentId } = await call.tx.single<{ indentId: number }>(sql`
    insert into indent (tenant_id, hospital_id, fin_year, indent_no, from_store_id, to_store_id, priority, note, asked_by, asked_at)
    values (${tenantId}, ${hospital.hospitalId}, ${finYear}, next_number('indent', ${hospital.hospitalId}, ${finYear}),
      ${typed.fromStoreId}, ${typed.toStoreId}, ${typed.priority}, ${typed.note?.trim() || null}, ${userId}, ${now})
    returning indent_id`);
  const rows = lines.map(({ itemId, units }) => sql`(${tenantId}, ${indentId}, ${itemId}, ${units})`);
  await call.tx.rows(sql`insert into indent_line (tenant_id, indent_id, item_id, units) values ${join(rows, ', ')}`);
  return indentId;
}

/** Whether every item is in use. */
export async function areItemsInUse(call: Call, itemIds: readonly number[]): Promise<boolean> {
  const { found } = await call.tx.single<{ found: number }>(sql`
    select count(*)::integer as found from pharmacy_item
    where tenant_id = ${call.tenantId} and item_id = any (${[...itemIds]}) and is_active`);
  return found === new Set(itemIds).size;
}

/** A locked indent. */
export interface LockedIndent {
  readonly id: number;
  readonly status: IndentStatus;
  readonly name: string;
  readonly fromStoreId: number;
  readonly toStoreId: number;
  readonly askedBy: number;
}

/** The indent, locked until the transaction ends. */
export async function lockIndent(call: Call, indentId: number): Promise<LockedIndent> {
  const [indent] = await lockRows<typeof indentSteps, LockedIndent>(
    call,
    indentSteps,
    [indentId],
    sql`x.indent_no::text as name, x.from_store_id, x.to_store_id, x.asked_by`,
  );
  return indent as LockedIndent;
}
