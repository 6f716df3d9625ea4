// The lots of purchased goods: received at their landed cost, and taken out again when their receipt is cancelled.
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { mainStoreOf, moveStock } from './stock-engine.ts';

/** Units of a line of a goods receipt; `valuePaise` is their landed cost. */
export interface PurchasedUnits {
  readonly goodsReceiptLineId: number;
  readonly batchId: number;
  readonly units: number;
  readonly valuePaise: Paise;
}

/** Puts a lot of each line of a goods receipt into the main store; the batches are locked. `receiptNumber` is shown beside the moves. */
export async function receivePurchase(
  call: Call,
  receiptNumber: string,
  lines: readonly PurchasedUnits[],
): Promise<void> {
  const { tenantId, hospital, userId, now } = call;
  const lots = await call.tx.rows<PurchasedUnits & { lotId: number; storeId: number }>(sql`
    insert into stock_lot as l (tenant_id, hospital_id, batch_id, source_kind, units, value_paise, is_estimated, goods_receipt_line_id,
      created_by, created_at)
    select ${tenantId}, ${hospital.hospitalId}, x.batch_id, 'Grn', x.units, x.value_paise, false, x.line_id, ${userId}, ${now}
    from unnest(${lines.map(({ goodsReceiptLineId }) => goodsReceiptLineId)}::bigint[], ${lines.map(({ batchId }) => batchId)}::bigint[],
      ${lines.map(({ units }) => units)}::integer[], ${lines.map(({ valuePaise }) => valuePaise)}::bigint[])
      as x (line_id, batch_id, units, value_paise)
    order by x.line_id
    returning l.lot_id, l.goods_receipt_line_id, l.batch_id, l.units, l.value_paise, ${mainStoreOf(sql`l`)} as store_id`);
  await moveStock(
    call,
    lots.map(({ goodsReceiptLineId, ...lot }) => ({
      ...lot,
      document: { kind: 'Received', reason: receiptNumber, goodsReceiptLineId },
    })),
  );
}

/** A balance of a lot that a line of a goods receipt made. `isMoved`: something but the receipt moved the lot. */
export interface PurchasedLot {
  readonly storeId: number;
  readonly lotId: number;
  readonly goodsReceiptLineId: number;
  readonly itemName: string;
  readonly receivedUnits: number;
  readonly units: number;
  readonly valuePaise: Paise;
  readonly isMoved: boolean;
}

/** The lots of a goods receipt in their stores. Send it behind the locks of the batches. */
export function readPurchasedLots(call: Call, goodsReceiptId: number): Promise<PurchasedLot[]> {
  return call.tx.rows(sql`
    select k.store_id, l.lot_id, g.goods_receipt_line_id, g.item_name, g.units as received_units, k.units, k.value_paise,
      exists (select from stock_move m where m.tenant_id = l.tenant_id and m.lot_id = l.lot_id
        and m.goods_receipt_line_id is null) as is_moved
    from goods_receipt_line g
    join stock_lot l on l.tenant_id = g.tenant_id and l.goods_receipt_line_id = g.goods_receipt_line_id
    join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id
    where g.tenant_id = ${call.tenantId} and g.goods_receipt_id = ${goodsReceiptId}
    order by l.lot_id, k.store_id`);
}

/** Takes whole lots of a cancelled receipt out of their stores (PH040). */
export function takeBackPurchase(call: Call, receiptNumber: string, lots: readonly PurchasedLot[]): Promise<void> {
  return moveStock(
    call,
    lots.map(({ storeId, lotId, units, valuePaise, goodsReceiptLineId }) => ({
      storeId,
      lotId,
      units: -units,
      valuePaise: -valuePaise,
      document: { kind: 'Received', reason: receiptNumber, goodsReceiptLineId },
    })),
  );
}
