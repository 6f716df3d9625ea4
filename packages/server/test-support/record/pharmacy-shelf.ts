// A shelf of a test tenant's pharmacy: items and batches made by the calls, or set straight where a call would refuse.

import type { medicineMemo } from '@charaka/contract/money/account/medicine-memo';
import { addPharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { receiveStock } from '@charaka/contract/supply/pharmacy/stock';
import { computeMedicineLine } from '@charaka/rules/money/medicine-line';
import { basisPoints, paiseToRupees, rupeesToPaise } from '@charaka/rules/money/money';
import type { z } from 'zod';
import { dayOf } from '../patient/opd-day.ts';
import type { TestTenant } from '../server/test-tenant.ts';

let made = 0;

/** Adds an item; slab 2 of a test tenant is GST 5 %, slab 1 is nil. Answers its number. */
export async function addItem(tenant: TestTenant, gstSlabId = 2): Promise<number> {
  made += 1;
  const { item } = await tenant.ask(addPharmacyItem, {
    item: { itemCode: `M${made}`, itemName: `Medicine ${made}`, itemType: 'Medical', pack: 'Strip of 10', gstSlabId },
  });
  return item.itemId;
}

const batchNumbers = new Map<number, string>();

/** The end of the number of a batch that `stock` took in: it proves a picked pack (PH048). */
export const endOfBatch = (batchId: number): string => (batchNumbers.get(batchId) ?? '').slice(-3);

/** Takes a batch into stock; it may be sold for so many days more, at so many rupees. Answers its number. */
export async function stock(
  tenant: TestTenant,
  itemId: number,
  batch: { quantity: number; mrp: number; days?: number; batchNumber?: string },
): Promise<number> {
  made += 1;
  const { quantity, mrp, days = 200, batchNumber = `B${made}` } = batch;
  const received = await tenant.ask(receiveStock, {
    batch: { itemId, batchNumber, expiry: dayOf(days), mrp, quantity },
  });
  batchNumbers.set(received.batch.batchId, batchNumber);
  return received.batch.batchId;
}

/** A line as sold: the batch, its price and how much of it. */
export interface SoldOn {
  batchId: number;
  mrp: number;
  quantity: number;
  discount?: number;
}

/** The net sum of lines in rupees, as the screen previews it. */
function netOf(lines: readonly SoldOn[]): number {
  const none = basisPoints(0);
  const values = lines.map(({ mrp, quantity, discount = 0 }) =>
    computeMedicineLine({
      quantity,
      mrpPaise: rupeesToPaise(mrp),
      discountPaise: rupeesToPaise(discount),
      cgstBasisPoints: none,
      sgstBasisPoints: none,
    }),
  );
  return paiseToRupees(rupeesToPaise(0)) + values.reduce((sum, { valuePaise }) => sum + valuePaise, 0) / 100;
}

/** The request of a sale of these lines. */
export function saleOf(admissionId: number, lines: readonly SoldOn[], more: object = {}) {
  return {
    sale: {
      admissionId,
      lines: lines.map(({ batchId, quantity, discount }) => ({ batchId, quantity, discount })),
      net: netOf(lines),
      ...more,
    },
  };
}

/** Sells the lines to an admission and answers the memo. */
export async function sell(
  tenant: TestTenant,
  admissionId: number,
  lines: readonly SoldOn[],
  more: object = {},
): Promise<z.output<typeof medicineMemo>> {
  return (await tenant.ask(addSale, saleOf(admissionId, lines, more))).sale;
}

/** The quantity left of a batch, by its own figure and by its movements. */
export async function leftOf(tenant: TestTenant, batchId: number): Promise<{ quantity: number; moved: number }> {
  const { rows } = await tenant.parts.owner.query<{ quantity: number; moved: number }>(
    `select b.quantity, (select coalesce(sum(m.units), 0)::int from stock_lot l
       join stock_move m on m.tenant_id = l.tenant_id and m.lot_id = l.lot_id
       where l.tenant_id = b.tenant_id and l.batch_id = b.batch_id) as moved
     from pharmacy_batch b where tenant_id = $1 and batch_id = $2`,
    [tenant.tenantId, batchId],
  );
  return rows[0] as { quantity: number; moved: number };
}
