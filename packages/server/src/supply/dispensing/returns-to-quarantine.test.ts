// Returned units that do not come back to the shelf: of held and expired batches, of cold items, and those that the pharmacist doubts.
import { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import { holdBatch, recallWorklist } from '@charaka/contract/supply/pharmacy/hold';
import { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { adjustStock, listSaleableBatches, listStock, listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { addMedicine, directSaleOf } from '../../../test-support/record/dispensing-desk.ts';
import { stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, openSessions } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** Three strips at 30 rupees sold over the counter, of a batch of ten. */
async function makeMemo(item: object = {}) {
  const tenant = await makeTenant(parts);
  const [patientId = 0] = await tenant.addPatients(1);
  const itemId = await addMedicine(tenant, item);
  const batchId = await stock(tenant, itemId, { quantity: 10, mrp: 30 });
  const line = { batchId, mrp: 30, quantity: 3 };
  const { sale } = await tenant.ask(addDirectSale, directSaleOf({ patientId }, [line]));
  const saleLineId = sale.lines[0]?.saleLineId ?? 0;
  const returnOf = (quantity: number, { toQuarantine = false, ...more }: Record<string, unknown> = {}) => ({
    saleReturn: {
      saleId: sale.saleId,
      lines: [{ saleLineId, quantity, toQuarantine: Boolean(toQuarantine) }],
      net: quantity * 30,
      paidBack: quantity * 30,
      reason: 'Medicine is not needed',
      ...more,
    },
  });
  const takeBack = (quantity: number, more?: Record<string, unknown>) =>
    tenant.call(addSalesReturn, returnOf(quantity, more));
  const stockNow = async () => (await tenant.ask(listStock, {})).rows.find((row) => row.batchId === batchId);
  const onShelf = async () => (await tenant.ask(listSaleableBatches, { itemId })).batches[0]?.quantity ?? 0;
  const expire = () =>
    parts.owner.query(`update pharmacy_batch set expiry = '2020-01-31' where tenant_id = $1`, [tenant.tenantId]);
  const hold = () =>
    tenant.call(holdBatch, { hold: { batchId, holdClass: 'Recall', reason: 'Notice of the maker', document: '' } });
  const sellEarlier = (days: number) =>
    parts.owner.query(`update pharmacy_sale set sold_at = sold_at - make_interval(days => $2) where tenant_id = $1`, [
      tenant.tenantId,
      days,
    ]);
  return {
    tenant,
    batchId,
    sale,
    saleLineId,
    patientId,
    returnOf,
    takeBack,
    stockNow,
    onShelf,
    expire,
    hold,
    sellEarlier,
  };
}

describe('returned units', () => {
  it('go to the shelf or to Quarantine as the pharmacist decides, and only the shelf is sold (PH062)', async () => {
    const { tenant, batchId, patientId, takeBack, stockNow, onShelf } = await makeMemo();
    expect((await takeBack(1)).message).toBe('Return PHR1 saved');
    expect(await onShelf()).toBe(8);
    const doubted = await takeBack(2, { toQuarantine: true });
    expect(doubted.message).toBe('Return PHR2 saved. Units in Quarantine: 2');
    expect(doubted.output.saleReturn.lines).toMatchObject([{ isInQuarantine: true }]);
    expect([await onShelf(), (await stockNow())?.quantity, (await stockNow())?.quarantined]).toEqual([8, 10, 2]);
    const { rows } = await tenant.ask(listStockMoves, { batchId });
    expect(rows.map(({ change, storeName }) => [change, storeName])).toContainEqual([2, 'Quarantine']);
    const more = directSaleOf({ patientId }, [{ batchId, mrp: 30, quantity: 9 }]);
    expect((await tenant.call(addDirectSale, more)).message).toMatch(/^Only 8 of/);
    const off = { adjustment: { batchId, change: -9, reason: 'Broken' } };
    expect((await tenant.call(adjustStock, off)).message).toMatch(/^Only 8 of batch/);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('of a held batch are always taken, into Quarantine, and the recall list counts them (PH011, PH062)', async () => {
    const { tenant, patientId, sale, saleLineId, returnOf, hold, sellEarlier } = await makeMemo({
      storage: 'Cold2to8',
    });
    expect((await hold()).isFailure).toBe(false);
    const listed = async () => (await tenant.ask(recallWorklist.list, {})).rows;
    expect(await listed()).toMatchObject([{ patientId, isInHospital: false, quantity: 3, returnedQuantity: 0 }]);
    expect((await tenant.ask(getSale, { sale: { saleId: sale.saleId } })).quarantineLineIds).toEqual([saleLineId]);
    await sellEarlier(60);
    const as = await addColleague(tenant, { userId: 21, staffId: 3, isApprover: true });
    expect((await tenant.call(addSalesReturn, returnOf(2), { as })).message).toBe(
      'Return PHR1 saved. Units in Quarantine: 2',
    );
    expect(await listed()).toMatchObject([{ returnedQuantity: 2, quarantinedQuantity: 2 }]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('of a batch that expired since, or an item out of use, go to Quarantine (PH062)', async () => {
    const expired = await makeMemo();
    await expired.expire();
    expect((await expired.takeBack(1)).message).toBe('Return PHR1 saved. Units in Quarantine: 1');
    const unused = await makeMemo();
    await parts.owner.query('update pharmacy_item set is_active = false where tenant_id = $1', [
      unused.tenant.tenantId,
    ]);
    expect((await unused.takeBack(1)).message).toBe('Return PHR1 saved. Units in Quarantine: 1');
  });

  it('of a cold item, or after the days of the hospital, are refused unless the pharmacy made the mistake (PH062)', async () => {
    const cold = await makeMemo({ storage: 'Cold2to8' });
    expect((await cold.takeBack(1)).message).toBe('Paracetamol 650 mg tablet is stored cold and cannot be returned');
    const { tenant, returnOf, takeBack, sellEarlier, onShelf } = await makeMemo();
    await sellEarlier(16);
    expect((await takeBack(1)).message).toMatch(/^Cash memo PH1 is of .*\. Medicine can be returned within 15 days$/);
    const as = await addColleague(tenant, { userId: 21, staffId: 3, isApprover: true });
    const own = await tenant.call(addSalesReturn, returnOf(1, { isOwnMistake: true }), { as });
    expect(own.message).toBe('Return PHR1 saved. Units in Quarantine: 1');
    expect(own.output.saleReturn.isOwnMistake).toBe(true);
    expect(await onShelf()).toBe(7);
  });

  it('of an item without a storage go to Quarantine unless the pharmacist chooses the shelf (PH062)', async () => {
    const { tenant, sale, saleLineId, takeBack, returnOf, onShelf } = await makeMemo({ storage: null });
    const { saleReturn } = returnOf(1);
    const unsaid = { saleReturn: { ...saleReturn, lines: [{ saleLineId, quantity: 1 }] } };
    const { quarantineLineIds, unknownStorageLineIds } = await tenant.ask(getSale, { sale: { saleId: sale.saleId } });
    expect([quarantineLineIds, unknownStorageLineIds]).toEqual([[], [saleLineId]]);
    expect((await tenant.call(addSalesReturn, unsaid)).message).toBe('Return PHR1 saved. Units in Quarantine: 1');
    expect(await onShelf()).toBe(7);
    expect((await takeBack(1, { toQuarantine: false })).message).toBe('Return PHR2 saved');
    expect(await onShelf()).toBe(8);
  });

  it('keep within the days that the hospital sets (PH062)', async () => {
    const { tenant, takeBack, sellEarlier } = await makeMemo();
    await parts.owner.query('update hospital set medicine_return_days = 1 where tenant_id = $1', [tenant.tenantId]);
    await openSessions(tenant);
    await sellEarlier(2);
    expect((await takeBack(1)).message).toMatch(/within 1 days$/);
  });
});
