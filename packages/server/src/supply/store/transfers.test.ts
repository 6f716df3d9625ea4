// Stock between stores through the calls: indents, issue, transit, receipt with shortage, returns, use, races, and the books afterwards.
import { holdBatch } from '@charaka/contract/supply/pharmacy/hold';
import { adjustStock, listSaleableBatches, listStock, listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import { addIndent, cancelIndent, endIndent, getIndent, listIndents } from '@charaka/contract/supply/store/indent';
import { stores } from '@charaka/contract/supply/store/store';
import {
  consumeStock,
  getTransfer,
  issueTransfer,
  listStoreStock,
  listTransfers,
  receiveTransfer,
  returnStock,
  takeBackShortage,
} from '@charaka/contract/supply/store/transfer';
import { describe, expect, it } from 'vitest';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { sentTransfer } from '../../../test-support/record/sent-transfer.ts';
import { storeOfKind } from '../../../test-support/record/ward-store.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

const differenceOf = async (tenant: TestTenant) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

/** A ward store, and a main store with two batches of an item: 10 that expire first, and 20. */
async function makeStores() {
  const tenant = await makeTenant(parts);
  const main = await storeOfKind(tenant, 'Main');
  const { store } = await tenant.ask(stores.add, {
    store: { storeName: 'Ward A', storeCode: 'WA', storeKind: 'Ward' },
  });
  const itemId = await addItem(tenant);
  const soon = await stock(tenant, itemId, { quantity: 10, mrp: 30.05, days: 100 });
  const later = await stock(tenant, itemId, { quantity: 20, mrp: 30.05, days: 300 });
  return { tenant, main, ward: store.storeId, itemId, soon, later };
}

type Scene = Awaited<ReturnType<typeof makeStores>>;

const issue = ({ tenant, main, ward, itemId }: Scene, units: number, more: object = {}) =>
  tenant.call(issueTransfer, { transfer: { fromStoreId: main, toStoreId: ward, lines: [{ itemId, units }], ...more } });

/** The units of each batch in a store. */
async function stockOf(tenant: TestTenant, storeId: number): Promise<[batchId: number, units: number][]> {
  const { rows } = await tenant.ask(listStoreStock, { storeId, pageNumber: 1, pageSize: 50 });
  return rows.map(({ batchId, units }) => [batchId, units]);
}

async function receive({ tenant }: Scene, transferId: number, missing = 0) {
  const { transfer } = await tenant.ask(getTransfer, { transferId });
  const lines = transfer.lines.map(({ transferLineId, unitsIssued }, index) => ({
    transferLineId,
    unitsReceived: index === 0 ? unitsIssued - missing : unitsIssued,
    ...(index === 0 && missing > 0 ? { shortReason: 'Broken on the way' } : {}),
  }));
  return tenant.call(receiveTransfer, { transfer: { transferId, lines } }, { as: 'admin' });
}

describe('an indent', () => {
  it('is asked by a ward, issued in parts from the batches that expire first, and done with its last unit (PH008, PH018)', async () => {
    const scene = await makeStores();
    const { tenant, main, ward, itemId, soon, later } = scene;
    const { indent } = await tenant.ask(addIndent, {
      indent: { fromStoreId: ward, toStoreId: main, priority: 'Urgent', lines: [{ itemId, units: 15 }] },
    });
    expect(indent).toMatchObject({ status: 'Asked', lines: [{ units: 15, issuedUnits: 0, inStore: 30 }] });
    const { indentId } = indent;
    const first = await issue(scene, 12, { indentId });
    expect(sentTransfer(first.output).lines.map(({ unitsIssued }) => unitsIssued)).toEqual([10, 2]);
    expect(await stockOf(tenant, await storeOfKind(tenant, 'Transit'))).toEqual([
      [soon, 10],
      [later, 2],
    ]);
    expect((await tenant.ask(getIndent, { indentId })).indent).toMatchObject({
      status: 'PartlyIssued',
      lines: [{ issuedUnits: 12, inStore: 18 }],
    });
    expect((await issue(scene, 4, { indentId })).message).toMatch(/Only 3 of .* are still asked for/);
    expect((await issue(scene, 3, { indentId })).isFailure).toBe(false);
    expect((await tenant.ask(getIndent, { indentId })).indent.status).toBe('Issued');
    expect((await issue(scene, 1, { indentId })).message).toContain("is now 'Issued'");
    await receive(scene, sentTransfer(first.output).transferId);
    expect(await stockOf(tenant, ward)).toEqual([
      [soon, 10],
      [later, 2],
    ]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('is cancelled by the person that asked alone, and refused or closed by the giving store with a reason (PH018)', async () => {
    const scene = await makeStores();
    const { tenant, main, ward, itemId } = scene;
    const ask = async () =>
      (
        await tenant.ask(addIndent, {
          indent: { fromStoreId: ward, toStoreId: main, priority: 'Routine', lines: [{ itemId, units: 5 }] },
        })
      ).indent.indentId;
    const [cancelled, refused, closed] = [await ask(), await ask(), await ask()];
    const reason = 'Not needed any more';
    const byAnother = await tenant.call(cancelIndent, { indent: { indentId: cancelled, reason } }, { as: 'admin' });
    expect(byAnother.message).toBe('Only the person that asked may cancel this indent');
    await tenant.ask(cancelIndent, { indent: { indentId: cancelled, reason } });
    await tenant.ask(endIndent, { indent: { indentId: refused, reason } });
    await issue(scene, 2, { indentId: closed });
    await tenant.ask(endIndent, { indent: { indentId: closed, reason } });
    const { rows } = await tenant.ask(listIndents, { pageNumber: 1, pageSize: 10 });
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['Cancelled', 'Closed', 'Refused']);
    expect((await issue(scene, 1, { indentId: closed })).isFailure).toBe(true);
  });

  it('is not asked from a ward, from its own store, or for an item twice', async () => {
    const { tenant, main, ward, itemId } = await makeStores();
    const ask = (fromStoreId: number, toStoreId: number, lines = [{ itemId, units: 1 }]) =>
      tenant.call(addIndent, { indent: { fromStoreId, toStoreId, priority: 'Routine', lines } });
    expect((await ask(main, ward)).message).toBe('This store does not exist or is not in use');
    expect((await ask(ward, ward)).message).toBe('Choose two different stores');
    const twice = await ask(ward, main, [
      { itemId, units: 1 },
      { itemId, units: 2 },
    ]);
    expect(twice.message).toBe('An item is on the list twice');
  });
});

describe('a transfer', () => {
  it('leaves the main store for transit: units on the way are not sold, and the hospital has the same units and value (PH005, PH020)', async () => {
    const scene = await makeStores();
    const { tenant, main, ward, itemId, soon, later } = scene;
    const { transferId } = sentTransfer((await issue(scene, 12)).output);
    const { batches } = await tenant.ask(listSaleableBatches, { itemId });
    expect(batches.map(({ batchId, quantity }) => [batchId, quantity])).toEqual([[later, 18]]);
    const admissionId = await admitInScene(tenant);
    await expect(sell(tenant, admissionId, [{ batchId: soon, mrp: 30.05, quantity: 1 }])).rejects.toThrow('Only 0 of');
    expect(await stockOf(tenant, main)).toEqual([[later, 18]]);
    expect((await receive(scene, transferId)).isFailure).toBe(false);
    expect((await receive(scene, transferId)).message).toContain("is now 'Received'");
    expect(await stockOf(tenant, ward)).toEqual([
      [soon, 10],
      [later, 2],
    ]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('is received by another person than the one that issued it, also in the database (PH019)', async () => {
    const scene = await makeStores();
    const { tenant } = scene;
    const transfer = sentTransfer((await issue(scene, 3)).output);
    const [line] = transfer.lines;
    const lines = [{ transferLineId: line?.transferLineId ?? 0, unitsReceived: 3 }];
    const own = await tenant.call(receiveTransfer, { transfer: { transferId: transfer.transferId, lines } });
    expect(own.message).toBe('You issued this transfer: another person must receive it');
    const forged = parts.owner.query(
      `update stock_transfer set status = 'Received', received_by = issued_by, received_at = now() where tenant_id = $1`,
      [tenant.tenantId],
    );
    await expect(forged).rejects.toThrow('issuer_does_not_receive');
  });

  it('received short needs a reason; the missing units stay in transit until the issuing store takes them back (PH021)', async () => {
    const scene = await makeStores();
    const { tenant, main, ward, soon, later } = scene;
    const transfer = sentTransfer((await issue(scene, 10)).output);
    const { transferId } = transfer;
    const lines = [{ transferLineId: transfer.lines[0]?.transferLineId ?? 0, unitsReceived: 8 }];
    const without = await tenant.call(receiveTransfer, { transfer: { transferId, lines } }, { as: 'admin' });
    expect(without.message).toBe('Enter the reason why units are missing');
    const more = [{ transferLineId: transfer.lines[0]?.transferLineId ?? 0, unitsReceived: 11 }];
    const above = await tenant.call(receiveTransfer, { transfer: { transferId, lines: more } }, { as: 'admin' });
    expect(above.message).toMatch(/Only 10 of .* were issued/);
    expect((await receive(scene, transferId, 2)).message).toContain('2 units are missing: Main store takes them back');
    expect(await stockOf(tenant, ward)).toEqual([[soon, 8]]);
    expect(await stockOf(tenant, await storeOfKind(tenant, 'Transit'))).toEqual([[soon, 2]]);
    expect(await differenceOf(tenant)).toBeNull();
    const byReceiver = await tenant.call(takeBackShortage, { transferId }, { as: 'admin' });
    expect(byReceiver.message).toBe('You received this transfer: another person returns the missing units');
    expect((await tenant.ask(takeBackShortage, { transferId })).transfer.status).toBe('Settled');
    expect((await tenant.call(takeBackShortage, { transferId })).message).toContain("is now 'Shortage taken back'");
    expect(await stockOf(tenant, main)).toEqual([
      [soon, 2],
      [later, 20],
    ]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('cannot be closed in the database with units in transit (PH006)', async () => {
    const scene = await makeStores();
    await issue(scene, 10);
    const forged = parts.owner.query(
      `update stock_transfer set status = 'Received', received_by = 3, received_at = now() where tenant_id = $1`,
      [scene.tenant.tenantId],
    );
    await expect(forged).rejects.toThrow('is still in transit');
  });

  it('of the last units goes to one of many clerks at one instant, and is received once by two (PH013, PH015)', async () => {
    const scene = await makeStores();
    const { tenant, ward } = scene;
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(scene, 12)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(2);
    expect(answers.filter(({ message }) => /Only 6 of .* are in Main store/.test(message))).toHaveLength(6);
    const ids = answers.flatMap(({ isFailure, output }) => (isFailure ? [] : [sentTransfer(output).transferId]));
    const received = await Promise.all([...ids, ...ids].map((transferId) => receive(scene, transferId)));
    expect(received.filter(({ isFailure }) => !isFailure)).toHaveLength(2);
    expect((await stockOf(tenant, ward)).reduce((sum, [, units]) => sum + units, 0)).toBe(24);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('is not issued with more batches than its receipt may have (PH014)', async () => {
    const { tenant, main, ward, itemId } = await makeStores();
    await parts.owner.query(
      `with batches as (
         insert into pharmacy_batch (tenant_id, hospital_id, item_id, batch_number, expiry, mrp_paise)
         select $1, 1, $2, 'MANY' || n, current_date + 50, 1000 from generate_series(1, 201) n returning batch_id),
       lots as (
         insert into stock_lot (tenant_id, hospital_id, batch_id, source_kind, units, value_paise, is_estimated, created_by)
         select $1, 1, batch_id, 'Opening', 1, 800, true, 1 from batches returning lot_id)
       insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, moved_at, created_by)
       select $1, 1, $3, lot_id, 'Received', 1, 800, now(), 1 from lots`,
      [tenant.tenantId, itemId, main],
    );
    const lines = [{ itemId, units: 201 }];
    const issued = await tenant.call(issueTransfer, { transfer: { fromStoreId: main, toStoreId: ward, lines } });
    expect(issued.message).toBe('These items come from more than 200 batches: issue them in two transfers');
  });

  it('does not move Schedule X, which has no register of its stores yet (PH024)', async () => {
    const scene = await makeStores();
    await parts.owner.query(`update pharmacy_item set schedule = 'X' where tenant_id = $1`, [scene.tenant.tenantId]);
    expect((await issue(scene, 1)).message).toMatch(/is Schedule X: it is not moved between stores/);
  });

  it('is listed with its stores, and late after four hours (PH020)', async () => {
    const scene = await makeStores();
    const { tenant, ward } = scene;
    await issue(scene, 3);
    await parts.owner.query(
      `update stock_transfer set issued_at = issued_at - interval '5 hours' where tenant_id = $1`,
      [tenant.tenantId],
    );
    const { rows } = await tenant.ask(listTransfers, { storeId: ward, isReturn: false, pageNumber: 1, pageSize: 10 });
    expect(rows).toMatchObject([
      { fromStoreName: 'Main store', toStoreName: 'Ward A', isLate: true, mayReceive: false },
    ]);
  });
});

describe('stock of a ward', () => {
  /** Twelve units in the ward. */
  async function stockedWard() {
    const scene = await makeStores();
    const { transferId } = sentTransfer((await issue(scene, 12)).output);
    await receive(scene, transferId);
    return scene;
  }

  it('is used at its cost, which is the cost of the ward; never more than is there (PH004, PH022)', async () => {
    const { tenant, ward, soon } = await stockedWard();
    const use = (units: number) =>
      tenant.call(consumeStock, { consumption: { storeId: ward, batchId: soon, units, reason: 'Dressings' } });
    expect((await use(11)).message).toMatch(/Only 10 of .* are in Ward A/);
    expect((await use(3)).output.batch.units).toBe(7);
    const { rows } = await parts.owner.query<{ slid: number; paise: number }>(
      'select slid, sum(amount_paise)::bigint as paise from voucher_entry where tenant_id = $1 and glid = 304 group by 1',
      [tenant.tenantId],
    );
    // 10 units cost r(10 x 30.05 x 80 %) = 240.40; three of them r(240.40 x 3 / 10) = 72.12.
    expect(rows).toEqual([{ slid: ward, paise: 7212 }]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('of the last units is used by one of many nurses at one instant (PH003)', async () => {
    const { tenant, ward, soon } = await stockedWard();
    const use = () =>
      tenant.call(consumeStock, { consumption: { storeId: ward, batchId: soon, units: 4, reason: 'Ward' } });
    const answers = await Promise.all(Array.from({ length: 6 }, use));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(2);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('is returned to the main store; held batches go to Quarantine only, and are neither used nor issued (PH011, PH023)', async () => {
    const scene = await stockedWard();
    const { tenant, main, ward, soon, later } = scene;
    const back = (batchId: number, units: number, isForQuarantine = false) =>
      tenant.call(returnStock, {
        transfer: { fromStoreId: ward, isForQuarantine, reason: 'Not needed', lines: [{ batchId, units }] },
      });
    const returned = await back(later, 2);
    await receive(scene, returned.output.transfer.transferId);
    expect(await stockOf(tenant, main)).toEqual([[later, 20]]);
    await tenant.ask(holdBatch, { hold: { batchId: soon, holdClass: 'Recall', reason: 'Notice of the maker' } });
    expect((await back(soon, 1)).message).toContain('send it back to Quarantine');
    const used = { consumption: { storeId: ward, batchId: soon, units: 1, reason: 'Ward' } };
    expect((await tenant.call(consumeStock, used)).message).toContain('is held or has expired');
    const quarantined = await back(soon, 10, true);
    await receive(scene, quarantined.output.transfer.transferId);
    expect(await stockOf(tenant, await storeOfKind(tenant, 'Quarantine'))).toEqual([[soon, 10]]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('of a cold medicine is not sold again: it returns to Quarantine only (PH023)', async () => {
    const { tenant, ward, later } = await stockedWard();
    await parts.owner.query(`update pharmacy_item set storage = 'Cold2to8' where tenant_id = $1`, [tenant.tenantId]);
    const back = (isForQuarantine: boolean) =>
      tenant.call(returnStock, {
        transfer: { fromStoreId: ward, isForQuarantine, reason: 'Not needed', lines: [{ batchId: later, units: 1 }] },
      });
    expect((await back(false)).message).toContain('is cold or out of use: send it back to Quarantine');
    expect((await back(true)).isFailure).toBe(false);
  });

  it('shows its use with reason, and a transfer with its number, among the movements of the batch', async () => {
    const { tenant, ward, later } = await stockedWard();
    await tenant.ask(consumeStock, { consumption: { storeId: ward, batchId: later, units: 1, reason: 'Dressings' } });
    const { rows } = await tenant.ask(listStockMoves, { batchId: later, pageNumber: 1, pageSize: 10 });
    expect(rows[0]).toMatchObject({ kind: 'used', change: -1, reason: 'Dressings', storeName: 'Ward A' });
    expect(rows.filter(({ kind }) => kind === 'issuedOut').map(({ document }) => document)).toEqual(['1', '1']);
  });

  it('is not written off by a correction of the main store, which has fewer units than the hospital (PH003)', async () => {
    const { tenant, later } = await stockedWard();
    const adjust = (change: number) =>
      tenant.call(adjustStock, { adjustment: { batchId: later, change, reason: 'Count' } });
    const { rows } = await tenant.ask(listStock, { pageNumber: 1, pageSize: 10 });
    expect(rows.find(({ batchId }) => batchId === later)).toMatchObject({ quantity: 20, inMain: 18 });
    expect((await adjust(-19)).message).toContain('Only 18 of batch');
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('keeps its store in use, and a store of the beginning is neither changed nor removed', async () => {
    const { tenant, main, ward } = await stockedWard();
    const removed = await tenant.call(stores.remove, { store: { storeId: ward } });
    expect(removed.message).toBe('Ward A has stock: issue or return it first');
    for (const [storeId, name] of [
      [main, 'Main store'],
      [await storeOfKind(tenant, 'Counter'), 'Counter'],
    ] as const) {
      const { message } = await tenant.call(stores.remove, { store: { storeId } });
      expect(message).toBe(`${name} belongs to every hospital and stays as it is`);
    }
  });
});
