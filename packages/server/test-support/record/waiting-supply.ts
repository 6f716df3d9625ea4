// Work that waits in stores, in purchase and at the gate: one of each line, beside work that does not wait.
import { finishAssetAudit, scanAsset, startAssetAudit } from '@charaka/contract/supply/asset/asset-audit';
import { addGatePass } from '@charaka/contract/supply/asset/gate-pass';
import { submitOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { addPurchaseReturn, listReturnableLots } from '@charaka/contract/supply/purchase/purchase-return';
import { addIndent, endIndent } from '@charaka/contract/supply/store/indent';
import { finishStockTake, saveCount, startStockTake } from '@charaka/contract/supply/store/stock-take';
import { issueTransfer } from '@charaka/contract/supply/store/transfer';
import type { TestTenant } from '../server/test-tenant.ts';
import { assetInUse, passOf, sentPass } from './asset-register.ts';
import { addItem, stock } from './pharmacy-shelf.ts';
import { addSupplier, draftOrder, lineOf, receiptOf, receive } from './purchase-desk.ts';
import { addWardStore, storeOfKind } from './ward-store.ts';

/** An indent beside one that was refused, goods on the way, and a count that is finished. */
async function waitInStores(tenant: TestTenant, itemId: number, batchId: number): Promise<void> {
  const mainId = await storeOfKind(tenant);
  const storeId = await addWardStore(tenant, 'Ward store', 'W1');
  const lines = [{ itemId, units: 2 }];
  const indent = { fromStoreId: storeId, toStoreId: mainId, priority: 'Routine' as const, lines };
  const refused = (await tenant.ask(addIndent, { indent })).indent;
  await tenant.ask(endIndent, { indent: { indentId: refused.indentId, reason: 'Asked twice' } });
  await tenant.ask(addIndent, { indent });
  await tenant.ask(issueTransfer, { transfer: { fromStoreId: mainId, toStoreId: storeId, lines } });
  const { stockTakeId } = (await tenant.ask(startStockTake, { stockTake: { storeId: mainId, isBlind: true } }))
    .stockTake;
  await tenant.ask(saveCount, { count: { stockTakeId, batchId, units: 8, secondsAgo: 0 } });
  await tenant.ask(finishStockTake, { stockTake: { stockTakeId, leavesUncounted: true } });
}

/** A submitted order beside a draft, and a claim. */
async function waitInPurchase(tenant: TestTenant, itemId: number): Promise<void> {
  const supplierId = await addSupplier(tenant);
  await draftOrder(tenant, supplierId, [itemId]);
  const { orderId, revision } = await draftOrder(tenant, supplierId, [itemId]);
  await tenant.ask(submitOrder, { order: { orderId, revision } });
  await receive(tenant, receiptOf(supplierId, [lineOf(itemId)]));
  const [lot] = (await tenant.ask(listReturnableLots, { supplierId })).lots;
  if (!lot) throw new Error('Nothing of the supplier is in store');
  const { storeId, lotId } = lot;
  const lines = [{ storeId, lotId, units: 1 }];
  await tenant.ask(addPurchaseReturn, { purchaseReturn: { supplierId, reason: 'Damaged', lines } });
}

/** A pass to approve, one that is overdue beside one that is not, and an audit that is finished. */
async function waitAtGate(tenant: TestTenant): Promise<void> {
  await tenant.ask(addGatePass, { gatePass: passOf() });
  await sentPass(tenant);
  const { gatePassId } = await sentPass(tenant);
  await tenant.parts.owner.query(
    'update gate_pass set due_back = current_date - 3 where tenant_id = $1 and gate_pass_id = $2',
    [tenant.tenantId, gatePassId],
  );
  const { assetNo } = await assetInUse(tenant);
  const { assetAuditId } = (await tenant.ask(startAssetAudit, { assetAudit: { departmentId: 1 } })).assetAudit;
  await tenant.ask(scanAsset, { assetAuditId, codes: [{ code: assetNo }] });
  await tenant.ask(finishAssetAudit, { assetAuditId });
}

/** One of each waits in the hospital. */
export async function waitInSupply(tenant: TestTenant): Promise<void> {
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 10, mrp: 100, days: 700 });
  await waitInStores(tenant, itemId, batchId);
  await waitInPurchase(tenant, itemId);
  await waitAtGate(tenant);
}
