// Batches that are held: not sold from the same moment, released by another person, and traced to each patient.
import { holdBatch, listBatchHolds, recallWorklist, releaseBatch } from '@charaka/contract/supply/pharmacy/hold';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { adjustStock, listSaleableBatches, listStock } from '@charaka/contract/supply/pharmacy/stock';
import { describe, expect, it } from 'vitest';
import { addItem, leftOf, saleOf, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addAdministrator } from '../../../test-support/server/test-roles.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A batch of ten at Rs 10, and a patient. */
async function makeBatch() {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { batchNumber: 'H-1', mrp: 10, quantity: 10 });
  const hold = { batchId, holdClass: 'Recall' as const, reason: 'Notice of the maker', document: 'RC-17' };
  return { tenant, admissionId, itemId, batchId, hold, line: { batchId, mrp: 10, quantity: 2 } };
}

describe('a batch that is held', () => {
  it('is not offered and not sold, and is marked in the list of stock (PH011)', async () => {
    const { tenant, admissionId, itemId, batchId, hold, line } = await makeBatch();
    const held = await tenant.call(holdBatch, { hold });
    expect(held.message).toMatch(/^Batch H-1 of Medicine \d+ is held and can no longer be sold$/);
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toEqual([]);
    expect((await tenant.ask(listStock, { only: 'held' })).rows).toMatchObject([{ batchId, isHeld: true }]);
    const refused = await tenant.call(addSale, saleOf(admissionId, [line]));
    expect(refused.message).toContain('batch H-1, is held and cannot be sold');
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 10, moved: 10 });
  });

  it('in one store is sold from another one, and is marked all the same (PH011)', async () => {
    const { tenant, admissionId, itemId, batchId, hold, line } = await makeBatch();
    const { rows } = await parts.owner.query<{ id: number; kind: string }>(
      'select store_id as id, store_kind as kind from store where tenant_id = $1',
      [tenant.tenantId],
    );
    const holdIn = (wanted: string) =>
      tenant.ask(holdBatch, { hold: { ...hold, storeId: rows.find(({ kind }) => kind === wanted)?.id } });
    await holdIn('Counter');
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toMatchObject([{ batchId }]);
    await sell(tenant, admissionId, [line]);
    expect((await tenant.ask(listStock, { only: 'held' })).rows).toMatchObject([{ batchId, isHeld: true }]);
    await holdIn('Main');
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toEqual([]);
    expect((await tenant.call(addSale, saleOf(admissionId, [line]))).message).toContain('is held');
  });

  it('is still counted and taken back from a patient (PH011)', async () => {
    const { tenant, admissionId, batchId, hold, line } = await makeBatch();
    const memo = await sell(tenant, admissionId, [line]);
    await tenant.ask(holdBatch, { hold });
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId ?? 0, quantity: 1 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 10 } });
    await tenant.ask(adjustStock, { adjustment: { batchId, change: -1, reason: 'Counted' } });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 8, moved: 8 });
  });

  it('is released by another person alone, and only once (PH011, Q268)', async () => {
    const { tenant, admissionId, batchId, hold, line } = await makeBatch();
    const { batchHoldId } = (await tenant.ask(holdBatch, { hold })).hold;
    const release = { hold: { batchHoldId, reason: 'The notice names another batch' } };
    expect((await tenant.call(releaseBatch, release)).message).toBe(
      'You held this batch: another person must release it',
    );
    const second = await addAdministrator(tenant);
    await tenant.ask(releaseBatch, release, { as: second });
    expect((await tenant.call(releaseBatch, release, { as: second })).message).toBe('This hold is released already');
    expect((await tenant.ask(listBatchHolds, { batchId })).rows).toMatchObject([
      { batchHoldId, holdClass: 'Recall', document: 'RC-17', releaseReason: 'The notice names another batch' },
    ]);
    await sell(tenant, admissionId, [line]);
  });

  it('stays held while another hold is open (PH011)', async () => {
    const { tenant, admissionId, hold, line } = await makeBatch();
    const { batchHoldId } = (await tenant.ask(holdBatch, { hold })).hold;
    await tenant.ask(holdBatch, { hold: { ...hold, holdClass: 'Doubt' as const, reason: 'Broken seal' } });
    const second = await addAdministrator(tenant);
    await tenant.ask(releaseBatch, { hold: { batchHoldId, reason: 'Checked' } }, { as: second });
    expect((await tenant.call(addSale, saleOf(admissionId, [line]))).message).toContain('is held');
  });

  it('names each patient that received it, with the phone number and the quantity returned (PH011)', async () => {
    const { tenant, admissionId, hold, line } = await makeBatch();
    const memo = await sell(tenant, admissionId, [line]);
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId ?? 0, quantity: 1 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 10 } });
    expect((await tenant.ask(recallWorklist.list, {})).rows).toEqual([]);
    await tenant.ask(holdBatch, { hold });
    expect((await tenant.ask(recallWorklist.list, { holdClass: 'Recall' })).rows).toMatchObject([
      { cashMemo: memo.cashMemo, batchNumber: 'H-1', isInHospital: true, quantity: 2, returnedQuantity: 1 },
    ]);
    expect((await tenant.ask(recallWorklist.list, { holdClass: 'Doubt' })).rows).toEqual([]);
  });

  it('is sold either before the hold or not at all, when both are asked at one instant (PH011)', async () => {
    const { tenant, admissionId, batchId, hold, line } = await makeBatch();
    const [held, ...sold] = await Promise.all([
      tenant.call(holdBatch, { hold }),
      ...[1, 2, 3].map(() => tenant.call(addSale, saleOf(admissionId, [line]))),
    ]);
    expect(held?.isFailure).toBe(false);
    const taken = sold.filter(({ isFailure }) => !isFailure).length * 2;
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 10 - taken, moved: 10 - taken });
    expect((await tenant.call(addSale, saleOf(admissionId, [line]))).message).toContain('is held');
  });
});

it('the database itself refuses the sale of a held or an expired batch (PH010, PH011)', async () => {
  const { tenant, admissionId, batchId, hold, line } = await makeBatch();
  const memo = await sell(tenant, admissionId, [line]);
  const sellAgain = () =>
    parts.owner.query(
      `insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, sale_line_id, moved_at, created_by)
        select m.tenant_id, m.hospital_id, m.store_id, m.lot_id, 'Sold', -1, -round(k.value_paise::numeric / k.units)::bigint,
          m.sale_line_id, now(), m.created_by
        from stock_move m join stock_balance k using (tenant_id, store_id, lot_id) where m.tenant_id = $1 and m.sale_line_id = $2`,
      [tenant.tenantId, memo.lines[0]?.saleLineId],
    );
  await tenant.ask(holdBatch, { hold });
  await expect(sellAgain()).rejects.toThrow(`Batch ${batchId} is held`);
  await parts.owner.query(
    'update pharmacy_batch set expiry = current_date - 2 where tenant_id = $1 and batch_id = $2',
    [tenant.tenantId, batchId],
  );
  await expect(sellAgain()).rejects.toThrow(`Batch ${batchId} has expired`);
});
