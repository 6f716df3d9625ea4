// The SQL of transfers between stores, and of the stock that a store has and uses.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { pharmacyKinds } from '@charaka/contract/supply/stock/store-kind';
import { issueMenu, returnMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import {
  type getTransfer,
  LATE_HOURS,
  type listStoreStock,
  type listTransfers,
} from '@charaka/contract/supply/store/transfer';
import { type TransferStatus, transferSteps } from '@charaka/rules/supply/transfer-steps';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { hasRight } from '../../kernel/session.ts';
import { lockRows } from '../../resource/move-rows.ts';
import { isHeldIn } from '../stock/stock-engine.ts';

type Transfer = OutputOf<typeof getTransfer>['transfer'];
type TransferRow = OutputOf<typeof listTransfers>['rows'][number];
type StoreBatch = OutputOf<typeof listStoreStock>['rows'][number];

/** Whether the caller has the right of the store `k` of a row: wards receive for themselves, the pharmacy for its own stores (PH019). */
function mayWorkFor({ session }: Call, storeKind: Sql): Sql {
  const ofPharmacy = [issueMenu, returnMenu].some((menu) => hasRight(session, menu, 'edit'));
  const ofWards = hasRight(session, wardStockMenu, 'edit');
  return sql`case when ${storeKind} = any (${[...pharmacyKinds]}::text[]) then ${ofPharmacy}::boolean else ${ofWards}::boolean end`;
}

/** The item `i` is stored in a fridge or frozen. */
const isColdItem = sql`i.storage in ('Cold2to8', 'Frozen')`;

const fieldsFor = (call: Call) => sql`t.transfer_id, t.transfer_no::text as transfer_no, t.indent_id,
  n.indent_no::text as indent_no, t.from_store_id, f.store_name as from_store_name, t.to_store_id, g.store_name as to_store_name,
  t.reason, t.is_cold_without_fridge, t.status, u.name as issued_by_name, t.issued_at, r.name as received_by_name, t.received_at,
  t.status = 'InTransit' and t.issued_at < ${call.now}::timestamptz - make_interval(hours => ${LATE_HOURS}) as is_late,
  t.status = 'InTransit' and t.issued_by <> ${call.userId} and ${mayWorkFor(call, sql`g.store_kind`)} as may_receive,
  t.status = 'ReceivedShort' and t.received_by <> ${call.userId} and ${mayWorkFor(call, sql`f.store_kind`)} as may_take_back`;
const tables = sql`stock_transfer t
  join store f on f.tenant_id = t.tenant_id and f.store_id = t.from_store_id
  join store g on g.tenant_id = t.tenant_id and g.store_id = t.to_store_id
  join app_user u on u.tenant_id = t.tenant_id and u.user_id = t.issued_by
  left join app_user r on r.tenant_id = t.tenant_id and r.user_id = t.received_by
  left join indent n on n.tenant_id = t.tenant_id and n.indent_id = t.indent_id`;

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`t.tenant_id = ${tenantId} and t.hospital_id = ${hospital.hospitalId}`;

interface TransferFilters {
  readonly status?: TransferStatus | null | undefined;
  readonly storeId?: number | null | undefined;
  readonly isReturn?: boolean | null | undefined;
  readonly isColdWithoutFridge?: boolean | null | undefined;
}

/** Transfers of the hospital, the newest first. */
export function transferList(
  call: Call,
  { status, storeId, isReturn, isColdWithoutFridge }: TransferFilters,
): ListSource {
  const isBack = sql`g.store_kind = any (${[...pharmacyKinds]}::text[])`;
  const asked = [
    ofHospital(call),
    ...(status ? [sql`t.status = ${status}`] : []),
    ...(storeId ? [sql`${storeId} in (t.from_store_id, t.to_store_id)`] : []),
    ...(isColdWithoutFridge ? [sql`t.is_cold_without_fridge`] : []),
    ...(isReturn == null ? [] : [isReturn ? isBack : sql`not ${isBack}`]),
  ];
  return {
    select: fieldsFor(call),
    from: tables,
    where: join(asked, ' and '),
    ...(isReturn == null ? { counted: sql`stock_transfer t` } : {}),
    columns: {
      transferNo: { sql: sql`t.transfer_no`, kind: 'number' },
      fromStoreName: { sql: sql`f.store_name`, kind: 'text' },
      toStoreName: { sql: sql`g.store_name`, kind: 'text' },
      status: { sql: sql`t.status`, kind: 'text' },
      issuedAt: { sql: sql`t.issued_at`, kind: 'instant', isNeverNull: true },
      receivedAt: { sql: sql`t.received_at`, kind: 'instant' },
    },
    tieBreak: sql`t.transfer_id desc`,
    defaultOrder: sql`t.issued_at desc`,
  };
}

/** A line of a transfer with its lot. */
export interface TransferLine {
  readonly transferLineId: number;
  readonly lotId: number;
  readonly batchId: number;
  readonly itemName: string;
  readonly pack: string;
  /** Number and expiry are null for goods without batches (IN063). */
  readonly batchNumber: string | null;
  readonly expiry: string | null;
  readonly unitsIssued: number;
  readonly unitsReceived: number | null;
  readonly shortReason: string | null;
}

/** The lines of a transfer in their order. */
export function readTransferLines(call: Call, transferId: number): Promise<TransferLine[]> {
  return call.tx.rows(sql`
    select x.transfer_line_id, x.lot_id, b.batch_id, i.item_name, i.pack, b.batch_number, b.expiry, x.units_issued, x.units_received,
      x.short_reason
    from stock_transfer t
    join stock_transfer_line x on x.tenant_id = t.tenant_id and x.transfer_id = t.transfer_id
    join stock_lot o on o.tenant_id = x.tenant_id and o.lot_id = x.lot_id
    join pharmacy_batch b on b.tenant_id = o.tenant_id and b.batch_id = o.batch_id
    join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    where ${ofHospital(call)} and t.transfer_id = ${transferId} order by x.transfer_line_id`);
}

/** One transfer of the hospital with its lines. */
export async function findTransfer(call: Call, transferId: number): Promise<Transfer> {
  const [row, lines] = await Promise.all([
    call.tx.one<TransferRow>(
      sql`select ${fieldsFor(call)} from ${tables} where ${ofHospital(call)} and t.transfer_id = ${transferId}`,
      storeSentences.transferMissing,
    ),
    readTransferLines(call, transferId),
  ]);
  return { ...row, lines: lines.map(({ lotId, batchId, ...line }) => line) };
}

/** A transfer to be written. */
interface NewTransfer {
  readonly indentId: number | null;
  readonly fromStoreId: number;
  readonly toStoreId: number;
  readonly reason: string | null;
  readonly isColdWithoutFridge: boolean;
  readonly lots: readonly { readonly lotId: number; readonly units: number }[];
}

/** Writes a transfer with its lines. Answers its number and those of its lines, in the order of the lots. */
export async function insertTransfer(
  call: Call,
  { lots, ...entry }: NewTransfer,
): Promise<{ transferId: number; lineIds: number[] }> {
  const { tenantId, hospital, userId, now } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const { transferId } = await call.tx.single<{ transferId: number }>(sql`
    insert into stock_transfer (tenant_id, hospital_id, fin_year, transfer_no, indent_id, from_store_id, to_store_id, reason,
      is_cold_without_fridge, issued_by, issued_at)
    values (${tenantId}, ${hospital.hospitalId}, ${finYear}, next_number('stock transfer', ${hospital.hospitalId}, ${finYear}),
      ${entry.indentId}, ${entry.fromStoreId}, ${entry.toStoreId}, ${entry.reason},
      ${entry.isColdWithoutFridge}, ${userId}, ${now})
    returning transfer_id`);
  const rows = lots.map(({ lotId, units }) => sql`(${tenantId}, ${transferId}, ${lotId}, ${units})`);
  const written = await call.tx.rows<{ transferLineId: number }>(sql`
    insert into stock_transfer_line (tenant_id, transfer_id, lot_id, units_issued) values ${join(rows, ', ')}
    returning transfer_line_id`);
  return { transferId, lineIds: written.map(({ transferLineId }) => transferLineId) };
}

/** A locked transfer. */
export interface LockedTransfer {
  readonly id: number;
  readonly status: TransferStatus;
  readonly name: string;
  readonly fromStoreId: number;
  readonly toStoreId: number;
  readonly issuedBy: number;
  readonly receivedBy: number | null;
}

/** The transfer, locked until the transaction ends. */
export async function lockTransfer(call: Call, transferId: number): Promise<LockedTransfer> {
  const [transfer] = await lockRows<typeof transferSteps, LockedTransfer>(
    call,
    transferSteps,
    [transferId],
    sql`x.transfer_no::text as name, x.from_store_id, x.to_store_id, x.issued_by, x.received_by`,
  );
  return transfer as LockedTransfer;
}

/** Writes what was received of the lines of a transfer. */
export async function writeReceived(
  call: Call,
  lines: readonly { readonly transferLineId: number; readonly units: number; readonly shortReason: string | null }[],
): Promise<void> {
  const rows = lines.map(
    (line) => sql`(${line.transferLineId}::bigint, ${line.units}::integer, ${line.shortReason}::text)`,
  );
  await call.tx.rows(sql`
    update stock_transfer_line x set units_received = v.units, short_reason = v.reason
    from (values ${join(rows, ', ')}) v (id, units, reason)
    where x.tenant_id = ${call.tenantId} and x.transfer_line_id = v.id`);
}

/** The batches of items that a store may issue today, the first to expire first (PH008, PH009). */
export function readIssuableBatches(
  call: Call,
  storeId: number,
  itemIds: readonly number[],
): Promise<{ batchId: number; itemId: number; itemName: string; schedule: string | null; isCold: boolean }[]> {
  return call.tx.rows(sql`
    select b.batch_id, b.item_id, i.item_name, i.schedule, coalesce(${isColdItem}, false) as is_cold
    from pharmacy_batch b join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.item_id = any (${[...itemIds]})
      and b.quantity > 0 and (b.expiry is null or b.expiry >= ${todayOf(call)}) and not ${isHeldIn(sql`b`, sql`${storeId}::bigint`)}
    order by b.expiry, b.batch_id`);
}

/** Of batches, those whose item is stored cold or is out of use: they are not sold again once they were in a ward (PH023). */
export async function readColdBatches(call: Call, batchIds: readonly number[]): Promise<number[]> {
  const rows = await call.tx.rows<{ batchId: number }>(sql`
    select b.batch_id from pharmacy_batch b join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.batch_id = any (${[...batchIds]})
      and (${isColdItem} or not i.is_active)`);
  return rows.map(({ batchId }) => batchId);
}

/** The batches that a store has, as lists and answers show them. */
export function storeStockList(call: Call, storeId: number): ListSource {
  const today = todayOf(call);
  const isHeld = isHeldIn(sql`b`, sql`${storeId}::bigint`);
  return {
    select: sql`b.batch_id, b.item_id, i.item_name, i.pack, b.batch_number, b.expiry, x.units, coalesce(b.expiry < ${today}, false) as is_expired,
      ${isHeld} as is_held, coalesce(${isColdItem}, false) as is_cold`,
    from: sql`(select l.batch_id, sum(k.units)::integer as units
        from stock_balance k join stock_lot l on l.tenant_id = k.tenant_id and l.lot_id = k.lot_id
        where k.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId} and k.store_id = ${storeId} and k.units > 0
        group by l.batch_id) x
      join pharmacy_batch b on b.tenant_id = ${call.tenantId} and b.batch_id = x.batch_id
      join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id`,
    where: sql`true`,
    columns: {
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      expiry: { sql: sql`b.expiry`, kind: 'day' },
      units: { sql: sql`x.units`, kind: 'number' },
    },
    tieBreak: sql`b.batch_id`,
    defaultOrder: sql`i.item_name`,
  };
}

/** One batch in a store, also after its last unit has left. */
export async function findStoreBatch(call: Call, storeId: number, batchId: number): Promise<StoreBatch> {
  const today = todayOf(call);
  return call.tx.one(
    sql`select b.batch_id, b.item_id, i.item_name, i.pack, b.batch_number, b.expiry,
        (select coalesce(sum(k.units), 0)::integer from stock_lot l
          join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id and k.store_id = ${storeId}
          where l.tenant_id = b.tenant_id and l.batch_id = b.batch_id) as units,
        coalesce(b.expiry < ${today}, false) as is_expired, ${isHeldIn(sql`b`, sql`${storeId}::bigint`)} as is_held,
        coalesce(${isColdItem}, false) as is_cold
      from pharmacy_batch b join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
      where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.batch_id = ${batchId}`,
    pharmacySentences.batchDoesNotExist,
  );
}

/** Writes the document of units that a store uses, or that a department uses of an issue. Answers its number. */
export async function insertConsumption(
  call: Call,
  {
    storeId,
    batchId,
    units,
    reason,
    goodsIssueId = null,
    admissionId = null,
  }: {
    readonly storeId: number;
    readonly batchId: number;
    readonly units: number;
    readonly reason: string | null;
    readonly goodsIssueId?: number | null;
    /** The inpatient inside a package who used the units. */
    readonly admissionId?: number | null;
  },
): Promise<number> {
  const { consumptionId } = await call.tx.single<{ consumptionId: number }>(sql`
    insert into stock_consumption (tenant_id, hospital_id, store_id, batch_id, units, reason, goods_issue_id, admission_id, consumed_by, consumed_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${storeId}, ${batchId}, ${units}, ${reason}, ${goodsIssueId}, ${admissionId}, ${call.userId}, ${call.now})
    returning consumption_id`);
  return consumptionId;
}
