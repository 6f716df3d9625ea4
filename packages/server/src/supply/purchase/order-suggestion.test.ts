// Suggestions for orders: levels, use, free units, and orders that are on their way.

import { listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { setItemLevel, suggestOrder } from '@charaka/contract/supply/purchase/order-suggestion';
import { submitOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { expect, it } from 'vitest';
import { addItem, sell } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  addSupplier,
  draftOrder,
  lineOf,
  makeApprovers,
  receiptOf,
  receive,
} from '../../../test-support/record/purchase-desk.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A tenant that received 20 packs of an item ten days ago and sold 9 of them three days ago. */
async function makeUsed() {
  const tenant = await makeTenant(parts);
  await makeApprovers(tenant);
  const [supplierId, itemId] = [await addSupplier(tenant), await addItem(tenant)];
  await receive(tenant, receiptOf(supplierId, [lineOf(itemId, { packs: 20 })]));
  const [batch] = (await tenant.ask(listSaleableBatches, { itemId })).batches;
  await sell(tenant, await admitInScene(tenant), [{ batchId: batch?.batchId ?? 0, mrp: 100, quantity: 9 }]);
  await parts.owner.query('alter table stock_move disable trigger user');
  await parts.owner.query(
    `update stock_move set moved_at = moved_at - case move_kind when 'Sold' then 3 else 10 end * interval '1 day' where tenant_id = $1`,
    [tenant.tenantId],
  );
  await parts.owner.query('alter table stock_move enable trigger user');
  const suggest = async () => (await tenant.ask(suggestOrder, { supplierId, leadDays: 5, days: 15 })).lines;
  return { tenant, supplierId, itemId, suggest };
}

it('an item in use without a level is listed without a suggestion (PH025)', async () => {
  const { suggest, itemId } = await makeUsed();
  expect(await suggest()).toMatchObject([
    { itemId, usedUnits: 9, stockedDays: 10, free: 11, reorderLevel: null, suggestedPacks: null, lastRate: 8000 },
  ]);
});

it('a level and the use of days in stock make the suggestion, less what is on order (PH025)', async () => {
  const { tenant, supplierId, itemId, suggest } = await makeUsed();
  await tenant.ask(setItemLevel, { itemLevel: { itemId, reorderLevel: 10 } });
  // 9 in 10 days: 0.9 x 20 + 10 - 11 = 17.
  expect(await suggest()).toMatchObject([{ free: 11, onOrder: 0, suggestedPacks: 17 }]);
  await tenant.ask(setItemLevel, { itemLevel: { itemId, reorderLevel: 10, maximum: 30, orderMultiple: 5 } });
  expect(await suggest()).toMatchObject([{ maximum: 30, orderMultiple: 5, suggestedPacks: 15 }]);
  const { orderId, revision } = await draftOrder(tenant, supplierId, [itemId], 3);
  expect(await suggest()).toMatchObject([{ onOrder: 0 }]);
  await tenant.ask(submitOrder, { order: { orderId, revision } });
  expect(await suggest()).toMatchObject([{ onOrder: 3, suggestedPacks: 15 }]);
});

it('nothing is suggested above the level and the use until delivery, and an item without both is not listed (PH025)', async () => {
  const { tenant, itemId, suggest } = await makeUsed();
  await addItem(tenant);
  await tenant.ask(setItemLevel, { itemLevel: { itemId, reorderLevel: 6 } });
  expect(await suggest()).toEqual([]);
});

it('expired units are not free, and a maximum is above the level (PH025)', async () => {
  const { tenant, itemId, suggest } = await makeUsed();
  await parts.owner.query('update pharmacy_batch set expiry = current_date - 3 where tenant_id = $1', [
    tenant.tenantId,
  ]);
  await tenant.ask(setItemLevel, { itemLevel: { itemId, reorderLevel: 6 } });
  expect(await suggest()).toMatchObject([{ free: 0, suggestedPacks: 24 }]);
  const refused = await tenant.call(setItemLevel, { itemLevel: { itemId, reorderLevel: 6, maximum: 6 } });
  expect(refused.message).toContain('The maximum must be above the level');
});
