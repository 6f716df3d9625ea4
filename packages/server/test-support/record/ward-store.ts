// Stores of a test hospital: one of a kind that the system made, a ward's own, and stock that is carried to it.
import { stores } from '@charaka/contract/supply/store/store';
import { issueTransfer, receiveTransfer } from '@charaka/contract/supply/store/transfer';
import type { TestTenant } from '../server/test-tenant.ts';
import { sentTransfer } from './sent-transfer.ts';

/** The number of the first store of a kind in hospital 1; of the main store unless another kind is named. */
export async function storeOfKind({ tenantId, parts }: TestTenant, kind = 'Main'): Promise<number> {
  const { rows } = await parts.owner.query<{ id: number }>(
    'select store_id as id from store where tenant_id = $1 and hospital_id = 1 and store_kind = $2 order by 1',
    [tenantId, kind],
  );
  return Number(rows[0]?.id);
}

/** Adds a ward's store. Answers its number. */
export async function addWardStore(tenant: TestTenant, storeName = 'Ward A', storeCode = 'WA'): Promise<number> {
  return (await tenant.ask(stores.add, { store: { storeName, storeCode, storeKind: 'Ward' } })).store.storeId;
}

/** The administrator issues units of an item out of the main store, and the clerk receives them. Answers the receipt. */
export async function carryToStore(tenant: TestTenant, toStoreId: number, itemId: number, units: number) {
  const fromStoreId = await storeOfKind(tenant);
  const request = { transfer: { fromStoreId, toStoreId, lines: [{ itemId, units }] } };
  const { output } = await tenant.call(issueTransfer, request, { as: 'admin' });
  const { transferId, lines } = sentTransfer(output);
  const received = [{ transferLineId: lines[0]?.transferLineId ?? 0, unitsReceived: units }];
  return tenant.call(receiveTransfer, { transfer: { transferId, lines: received } });
}
