// The cold chain through the calls: a temperature log, excursions that hold cold batches, their release, and issues without a fridge.
import { listBatchHolds, releaseBatch } from '@charaka/contract/supply/pharmacy/hold';
import { listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { addExpiry } from '@charaka/contract/supply/store/breakage';
import { addTemperature, listTemperatures, setFridge } from '@charaka/contract/supply/store/cold-chain';
import { issueTransfer, listStoreStock, listTransfers } from '@charaka/contract/supply/store/transfer';
import { describe, expect, it } from 'vitest';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { addWardStore, storeOfKind } from '../../../test-support/record/ward-store.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A main store with a fridge of 2 to 8 °C, a cold and a plain batch, and a ward without a fridge. */
async function makeFridge() {
  const tenant = await makeTenant(parts);
  const main = await storeOfKind(tenant);
  const ward = await addWardStore(tenant);
  const [coldItem, plainItem] = [await addItem(tenant), await addItem(tenant)];
  await parts.owner.query(`update pharmacy_item set storage = 'Cold2to8' where tenant_id = $1 and item_id = $2`, [
    tenant.tenantId,
    coldItem,
  ]);
  const cold = await stock(tenant, coldItem, { quantity: 10, mrp: 300 });
  const plain = await stock(tenant, plainItem, { quantity: 10, mrp: 30 });
  const limit = (lowestTenths: number, highestTenths: number) =>
    tenant.call(setFridge, { fridge: { storeId: main, lowestTenths, highestTenths } });
  await limit(20, 80);
  const read = (celsiusTenths: number, more: object = {}) =>
    tenant.call(addTemperature, {
      reading: { storeId: main, celsiusTenths, readAt: new Date(Date.now() - 60_000).toISOString(), ...more },
    });
  const saleable = async (itemId: number) => (await tenant.ask(listSaleableBatches, { itemId })).batches.length;
  const holds = async (batchId: number) =>
    (await tenant.ask(listBatchHolds, { batchId, pageNumber: 1, pageSize: 5 })).rows;
  return { tenant, main, ward, coldItem, plainItem, cold, plain, limit, read, saleable, holds };
}

type Fridge = Awaited<ReturnType<typeof makeFridge>>;

const issue = ({ tenant, main, ward }: Fridge, itemId: number, reason?: string) =>
  tenant.call(issueTransfer, {
    transfer: { fromStoreId: main, toStoreId: ward, lines: [{ itemId, units: 1 }], ...(reason && { reason }) },
  });

describe('the temperature log of a store', () => {
  it('has readings with their time and the limits of the fridge, and no hold within them (PH016)', async () => {
    const { tenant, main, limit, read, holds, cold } = await makeFridge();
    expect((await read(50)).message).toBe('Temperature of Main store recorded');
    await limit(20, 90);
    const { rows } = await tenant.ask(listTemperatures, { storeId: main, pageNumber: 1, pageSize: 5 });
    expect(rows).toMatchObject([{ celsiusTenths: 50, highestTenths: 80, isOutside: false, heldBatches: 0 }]);
    expect(await holds(cold)).toEqual([]);
    expect((await limit(80, 80)).message).toBe('The highest temperature must be above the lowest');
  });

  it('takes no time that has not come or is long ago, and no store without limits (PH016)', async () => {
    const { read, ward } = await makeFridge();
    const hours = (count: number) => ({ readAt: new Date(Date.now() + count * 3_600_000).toISOString() });
    expect((await read(50, hours(1))).fields).toEqual({ 'reading.readAt': 'This time has not come yet' });
    expect((await read(50, hours(-8 * 24))).fields).toEqual({ 'reading.readAt': 'This time is more than 7 days ago' });
    expect((await read(50, { storeId: ward })).message).toBe('Ward A has no fridge: set its limits first');
    expect((await read(1200)).message).toBe('Enter a temperature from -99.9 to 60');
  });

  it('outside of the limits holds the cold batches of that store as Excursion (PH092)', async () => {
    const { read, saleable, holds, coldItem, plainItem, cold, plain } = await makeFridge();
    expect((await read(95)).fields).toEqual({ 'reading.note': 'Outside of the limits: enter what happened' });
    expect((await read(95, { note: 'Door left open' })).message).toBe(
      'Excursion in Main store recorded. Cold batches held: 1',
    );
    expect([await saleable(coldItem), await saleable(plainItem)]).toEqual([0, 1]);
    expect(await holds(cold)).toMatchObject([
      { holdClass: 'Excursion', storeName: 'Main store', reason: 'Door left open' },
    ]);
    expect((await holds(cold))[0]?.document).toMatch(/^No\. \d+: 9\.5 °C \(2\.0–8\.0 °C\)$/);
    expect(await holds(plain)).toEqual([]);
    expect((await read(12, { note: 'Still open' })).output.reading.heldBatches).toBe(0);
  });

  it('is released by another person with the stability data of the maker (PH092, Q268)', async () => {
    const { tenant, read, saleable, holds, coldItem, cold } = await makeFridge();
    await read(95, { note: 'Door left open' });
    const batchHoldId = (await holds(cold))[0]?.batchHoldId ?? 0;
    const release = (as: 'clerk' | 'admin', more: object = {}) =>
      tenant.call(releaseBatch, { hold: { batchHoldId, reason: 'Stable at 25 °C', ...more } }, { as });
    expect((await release('clerk', { stabilityData: 'MK-7' })).message).toBe(
      'You held this batch: another person must release it',
    );
    expect((await release('admin')).fields).toEqual({
      'hold.stabilityData': "Enter the maker's stability data",
    });
    expect((await release('admin', { stabilityData: 'MK-7' })).output.hold).toMatchObject({ stabilityData: 'MK-7' });
    expect(await saleable(coldItem)).toBe(1);
  });

  it('leaves held batches the way to Quarantine (PH011, PH092)', async () => {
    const { tenant, main, read, cold } = await makeFridge();
    await read(95, { note: 'Door left open' });
    const transfer = { fromStoreId: main, reason: 'Excursion', lines: [{ batchId: cold, units: 10 }] };
    expect((await tenant.call(addExpiry, { transfer })).isFailure).toBe(false);
  });
});

describe('an issue of a cold item', () => {
  it('to a store without a fridge needs a reason, and is listed (PH016)', async () => {
    const scene = await makeFridge();
    const { tenant, main, ward, coldItem, plainItem } = scene;
    expect((await issue(scene, plainItem)).isFailure).toBe(false);
    expect((await issue(scene, coldItem)).fields).toEqual({
      'transfer.reason': 'Ward A has no fridge: enter the reason for issuing cold items',
    });
    expect((await issue(scene, coldItem, 'Given at once')).isFailure).toBe(false);
    const listed = await tenant.ask(listTransfers, { isColdWithoutFridge: true, pageNumber: 1, pageSize: 5 });
    expect(listed.rows).toMatchObject([{ reason: 'Given at once', isColdWithoutFridge: true }]);
    await tenant.ask(setFridge, { fridge: { storeId: ward, lowestTenths: 20, highestTenths: 80 } });
    expect((await issue(scene, coldItem)).isFailure).toBe(false);
    const { rows } = await tenant.ask(listStoreStock, { storeId: main, pageNumber: 1, pageSize: 5 });
    expect(rows.map(({ itemId, isCold }) => [itemId, isCold])).toEqual(
      expect.arrayContaining([
        [coldItem, true],
        [plainItem, false],
      ]),
    );
  });
});
