// Quarantine and write-offs of every store through the calls: carried in, destroyed by two persons, released, broken, and the books afterwards.
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { holdBatch } from '@charaka/contract/supply/pharmacy/hold';
import { adjustStock, listStock } from '@charaka/contract/supply/pharmacy/stock';
import {
  addBreakage,
  addDestruction,
  addExpiry,
  listAdjustments,
  listBreakage,
  releaseFromQuarantine,
} from '@charaka/contract/supply/store/breakage';
import { stores } from '@charaka/contract/supply/store/store';
import { getTransfer, issueTransfer, listStoreStock, receiveTransfer } from '@charaka/contract/supply/store/transfer';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { addItem, leftOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { sentTransfer } from '../../../test-support/record/sent-transfer.ts';
import { storeOfKind } from '../../../test-support/record/ward-store.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

const differenceOf = async (tenant: TestTenant) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

/** A main store with 20 units of a batch at Rs 30, and Quarantine. */
async function makeScene({ mrp = 30, days = 100, nearExpiryDays = 90 } = {}) {
  const tenant = await makeTenant(parts);
  // Before the first call, because settings are remembered.
  await parts.owner.query('update hospital set near_expiry_days = $2 where tenant_id = $1', [
    tenant.tenantId,
    nearExpiryDays,
  ]);
  const [main, quarantine] = [await storeOfKind(tenant, 'Main'), await storeOfKind(tenant, 'Quarantine')];
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 20, mrp, days });
  return { tenant, main, quarantine, itemId, batchId };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

/** Receives a transfer whole, by the administrator. */
async function takeIn(tenant: TestTenant, transferId: number) {
  const { transfer } = await tenant.ask(getTransfer, { transferId });
  const lines = transfer.lines.map(({ transferLineId, unitsIssued }) => ({
    transferLineId,
    unitsReceived: unitsIssued,
  }));
  return tenant.call(receiveTransfer, { transfer: { transferId, lines } }, { as: 'admin' });
}

const carry = ({ tenant, main, batchId }: Scene, units: number, fromStoreId = main) =>
  tenant.call(addExpiry, { transfer: { fromStoreId, reason: 'Strips are wet', lines: [{ batchId, units }] } });

/** The scene with so many units of the batch in Quarantine. */
async function inQuarantine(scene: Scene, units: number) {
  const { transferId } = (await carry(scene, units)).output.transfer;
  await takeIn(scene.tenant, transferId);
}

async function unitsIn({ tenant }: Scene, storeId: number): Promise<number> {
  const { rows } = await tenant.ask(listStoreStock, { storeId, pageNumber: 1, pageSize: 50 });
  return rows.reduce((sum, { units }) => sum + units, 0);
}

/** A ward with a store. */
async function addWard(tenant: TestTenant): Promise<number> {
  const { store } = await tenant.ask(stores.add, {
    store: { storeName: 'Ward A', storeCode: 'WA', storeKind: 'Ward' },
  });
  return store.storeId;
}

/** An approver decides the newest request. */
async function approve(tenant: TestTenant, as: Awaited<ReturnType<typeof addColleague>>) {
  const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
  const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
  return tenant.call(approveRequest, { approvalRequest }, { as });
}

describe('Quarantine', () => {
  it('takes units of the main store, also expired and held ones, by two persons (PH010, PH011, PH069)', async () => {
    const scene = await makeScene();
    const { tenant, main, quarantine, batchId } = scene;
    await tenant.ask(holdBatch, { hold: { batchId, holdClass: 'Complaint', reason: 'Wet' } });
    const { transferId } = (await carry(scene, 5)).output.transfer;
    expect(await unitsIn(scene, main)).toBe(15);
    const own = await tenant.call(receiveTransfer, {
      transfer: { transferId, lines: [{ transferLineId: 0, unitsReceived: 5 }] },
    });
    expect(own.message).toBe('You issued this transfer: another person must receive it');
    expect((await takeIn(tenant, transferId)).isFailure).toBe(false);
    expect(await unitsIn(scene, quarantine)).toBe(5);
    expect((await carry(scene, 1, quarantine)).message).toBe('This store does not exist or is not in use');
    expect((await carry(scene, 16)).message).toMatch(/^Only 15 of .* are in Main store$/);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('releases units to the main store by two persons, never held or expired ones (PH011, PH069)', async () => {
    const scene = await makeScene();
    const { tenant, main, batchId } = scene;
    await inQuarantine(scene, 5);
    const release = () =>
      tenant.call(releaseFromQuarantine, { transfer: { reason: 'Tested', lines: [{ batchId, units: 2 }] } });
    const { transferId } = (await release()).output.transfer;
    expect((await takeIn(tenant, transferId)).isFailure).toBe(false);
    expect(await unitsIn(scene, main)).toBe(17);
    await tenant.ask(holdBatch, { hold: { batchId, holdClass: 'Recall', reason: 'Notice 5' } });
    expect((await release()).message).toMatch(/it stays in Quarantine$/);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('destroys units only with a second person, whatever their value, with bag and receipt (PH069, Q268)', async () => {
    const scene = await makeScene({ mrp: 2 });
    const { tenant, quarantine, batchId } = scene;
    const as = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    await inQuarantine(scene, 5);
    const destroy = (more: object = {}) =>
      tenant.call(addDestruction, {
        destruction: { batchId, units: 3, reason: 'Expired', bagNumber: 'Y-17', disposalReceipt: 'R 9', ...more },
      });
    expect((await destroy({ bagNumber: '' })).message).toBe('Enter the number of the waste bag');
    expect((await destroy({ units: 6 })).message).toMatch(/^Only 5 of batch .* are in stock$/);
    const asked = await destroy();
    expect(asked.output.isWaiting).toBe(true);
    expect(await unitsIn(scene, quarantine)).toBe(5);
    expect((await approve(tenant, as)).isFailure).toBe(false);
    expect(await unitsIn(scene, quarantine)).toBe(2);
    const { rows } = await parts.owner.query(
      `select store_id::int, units, adjustment_kind, is_approved, bag_number, disposal_receipt, asked_by::int, created_by::int
       from stock_adjustment where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      {
        store_id: quarantine,
        units: -3,
        adjustment_kind: 'Destruction',
        is_approved: true,
        bag_number: 'Y-17',
        disposal_receipt: 'R 9',
        asked_by: 2,
        created_by: 60,
      },
    ]);
    const listed = await tenant.ask(listAdjustments, { kind: 'Destruction', pageNumber: 1, pageSize: 5 });
    expect(listed.rows).toMatchObject([
      {
        units: -3,
        bagNumber: 'Y-17',
        disposalReceipt: 'R 9',
        madeByName: 'Clerk User',
        secondPersonName: 'Colleague 60',
        storeName: 'Quarantine',
      },
    ]);
    expect(await differenceOf(tenant)).toBeNull();
    const forged = parts.owner.query(
      `insert into stock_adjustment (tenant_id, hospital_id, store_id, batch_id, units, reason, adjustment_kind, bag_number, asked_by, created_by,
         created_at)
       values ($1, 1, $2, $3, -1, 'x', 'Destruction', 'Y', 2, 1, now())`,
      [tenant.tenantId, quarantine, batchId],
    );
    await expect(forged).rejects.toThrow('destruction_is_by_two');
    const byOne = parts.owner.query(
      `insert into stock_adjustment (tenant_id, hospital_id, store_id, batch_id, units, reason, adjustment_kind, is_approved, bag_number,
         created_by, created_at)
       values ($1, 1, $2, $3, -1, 'x', 'Destruction', true, 'Y', 1, now())`,
      [tenant.tenantId, quarantine, batchId],
    );
    await expect(byOne).rejects.toThrow('destruction_has_two_persons');
  });

  it('are listed with the person and the second person, by kind (PH069, PH070)', async () => {
    const scene = await makeScene({ mrp: 2 });
    const { tenant, main, batchId } = scene;
    await tenant.ask(addBreakage, { breakage: { storeId: main, batchId, units: 1, reason: 'Fell' } });
    await tenant.ask(adjustStock, { adjustment: { batchId, change: 1, reason: 'Found' } });
    const list = async (more: object = {}) =>
      (await tenant.ask(listAdjustments, { ...more, pageNumber: 1, pageSize: 5 })).rows;
    expect(await list()).toMatchObject([
      { adjustmentKind: 'Correction', units: 1, madeByName: 'Clerk User', secondPersonName: null },
      { adjustmentKind: 'Breakage', units: -1, madeByName: 'Clerk User', secondPersonName: null, reason: 'Fell' },
    ]);
    expect(await list({ kind: 'Destruction' })).toEqual([]);
  });
});

describe('broken units', () => {
  it('of a ward leave its stock at once, and wait above the limit of the day with those of other stores (PH068, Q268)', async () => {
    const scene = await makeScene({ mrp: 300 });
    const { tenant, main, itemId, batchId } = scene;
    const as = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    const ward = await addWard(tenant);
    const issued = await tenant.ask(issueTransfer, {
      transfer: { fromStoreId: main, toStoreId: ward, lines: [{ itemId, units: 10 }] },
    });
    await takeIn(tenant, sentTransfer(issued).transferId);
    const broke = (units: number, storeId = ward) =>
      tenant.ask(addBreakage, { breakage: { storeId, batchId, units, reason: 'Fell' } });
    expect((await broke(2)).isWaiting).toBe(false);
    expect([await unitsIn(scene, ward), await unitsIn(scene, main)]).toEqual([8, 10]);
    // Rs 600 and Rs 600 are above Rs 1,000 together, in whichever store.
    expect((await broke(2, main)).isWaiting).toBe(true);
    expect(await unitsIn(scene, main)).toBe(10);
    expect((await approve(tenant, as)).isFailure).toBe(false);
    expect(await unitsIn(scene, main)).toBe(8);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 16, moved: 16 });
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('are corrected in the store that is named, and in the main store where none is (PH070)', async () => {
    const scene = await makeScene();
    const { tenant, main, itemId, batchId } = scene;
    const ward = await addWard(tenant);
    const issued = await tenant.ask(issueTransfer, {
      transfer: { fromStoreId: main, toStoreId: ward, lines: [{ itemId, units: 5 }] },
    });
    await takeIn(tenant, sentTransfer(issued).transferId);
    const empty = await tenant.ask(stores.add, {
      store: { storeName: 'Ward B', storeCode: 'WB', storeKind: 'Ward' },
    });
    const elsewhere = { batchId, storeId: empty.store.storeId, change: 1, reason: 'Found' };
    expect((await tenant.call(adjustStock, { adjustment: elsewhere })).message).toMatch(
      /^This store never had batch .*: transfer it there, or count the store$/,
    );
    await tenant.ask(adjustStock, { adjustment: { batchId, storeId: ward, change: -1, reason: 'Miscounted' } });
    await tenant.ask(adjustStock, { adjustment: { batchId, change: 2, reason: 'Found' } });
    expect([await unitsIn(scene, ward), await unitsIn(scene, main)]).toEqual([4, 17]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('counted by two users at one instant leave the books once (PH070)', async () => {
    const scene = await makeScene();
    const { tenant, main, batchId } = scene;
    const correct = () =>
      tenant.call(adjustStock, {
        adjustment: { batchId, storeId: main, unitsBefore: 20, change: -1, reason: 'Counted 19' },
      });
    const both = await Promise.all([correct(), correct()]);
    expect(both.map(({ isFailure }) => isFailure).toSorted()).toEqual([false, true]);
    expect(both.find(({ isFailure }) => isFailure)?.message).toMatch(
      /^The books have 19 of batch .* by now: count again$/,
    );
    expect(await unitsIn(scene, main)).toBe(19);
  });

  it('are not corrected by one person in Quarantine, in transit, or in a store out of use (PH069, PH070)', async () => {
    const scene = await makeScene();
    const { tenant, quarantine, batchId } = scene;
    await inQuarantine(scene, 5);
    const ward = await addWard(tenant);
    await parts.owner.query('update store set is_active = false where tenant_id = $1 and store_id = $2', [
      tenant.tenantId,
      ward,
    ]);
    for (const storeId of [quarantine, await storeOfKind(tenant, 'Transit'), ward]) {
      const refused = await tenant.call(adjustStock, { adjustment: { batchId, storeId, change: -1, reason: 'x' } });
      expect(refused.message).toBe('This store does not exist or is not in use');
    }
    expect(await unitsIn(scene, quarantine)).toBe(5);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('of the last units at one instant never go below zero (PH003, Q268)', async () => {
    const scene = await makeScene({ mrp: 1 });
    const { tenant, main, batchId } = scene;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        tenant.call(addBreakage, { breakage: { storeId: main, batchId, units: 6, reason: 'Fell' } }),
      ),
    );
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(3);
    expect(await unitsIn(scene, main)).toBe(2);
    expect(await differenceOf(tenant)).toBeNull();
  });
});

it('Schedule X stays in its store, and leaves the books by two persons whatever its value (PH010, PH024)', async () => {
  const scene = await makeScene({ mrp: 1 });
  const { tenant, main, batchId } = scene;
  await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
  await parts.owner.query(`update pharmacy_item set schedule = 'X' where tenant_id = $1`, [tenant.tenantId]);
  expect((await carry(scene, 1)).message).toMatch(
    /is Schedule X: it is not moved between stores without its register$/,
  );
  const broke = await tenant.ask(addBreakage, { breakage: { storeId: main, batchId, units: 1, reason: 'Fell' } });
  expect(broke.isWaiting).toBe(true);
  expect(await unitsIn(scene, main)).toBe(20);
});

describe('the list of stock near its expiry', () => {
  it('has every store with value and supplier, by the days of the hospital (PH099)', async () => {
    const scene = await makeScene({ days: 50 });
    const { tenant, batchId, itemId } = scene;
    const listed = async (part?: 'near' | 'expired' | 'quarantine') =>
      (await tenant.ask(listBreakage, { ...(part ? { part } : {}), pageNumber: 1, pageSize: 20 })).rows;
    await inQuarantine(scene, 5);
    const supplierId = await addSupplier(tenant);
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId, { batchNumber: 'FAR' })]));
    expect(
      (await listed('near')).map(({ batchId: id, units, value, daysLeft }) => [id, units, value, daysLeft]),
    ).toEqual([[batchId, 15, 36000, 50]]);
    expect((await listed('quarantine')).map(({ units, storeKind }) => [units, storeKind])).toEqual([[5, 'Quarantine']]);
    await parts.owner.query(
      `update pharmacy_batch set expiry = current_date - 2 where tenant_id = $1 and batch_number = 'FAR'`,
      [tenant.tenantId],
    );
    expect(
      (await listed('expired')).map(({ supplierName, daysLeft }) => [
        supplierName?.startsWith('Supplier'),
        (daysLeft ?? 0) < 0,
      ]),
    ).toEqual([[true, true]]);
  });

  it('begins as many days before the expiry as the hospital says (PH099)', async () => {
    const { tenant } = await makeScene({ days: 50, nearExpiryDays: 30 });
    expect((await tenant.ask(listBreakage, { part: 'near', pageNumber: 1, pageSize: 20 })).rows).toEqual([]);
    expect((await tenant.ask(listStock, { only: 'expiring', pageNumber: 1, pageSize: 20 })).rows).toEqual([]);
    expect((await tenant.ask(listBreakage, { pageNumber: 1, pageSize: 20 })).rows).toHaveLength(1);
  });
});
