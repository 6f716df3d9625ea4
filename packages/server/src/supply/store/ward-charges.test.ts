// Stock of a ward that its patient is charged for: on a memo of the bill, out of the ward's store, at the price of the batch.
import { setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { addPackage } from '@charaka/contract/money/tariff/tariff-setting';
import { holdBatch } from '@charaka/contract/supply/pharmacy/hold';
import { listSales } from '@charaka/contract/supply/pharmacy/sale';
import { consumeStock, listStoreStock } from '@charaka/contract/supply/store/transfer';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { addWardStore, carryToStore, storeOfKind } from '../../../test-support/record/ward-store.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** A ward store with six of ten units of a batch at 30.05 rupees, and an inpatient. */
async function makeWard() {
  const tenant = await makeTenant(parts);
  const main = await storeOfKind(tenant);
  const storeId = await addWardStore(tenant);
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 10, mrp: 30.05 });
  expect((await carryToStore(tenant, storeId, itemId, 6)).isFailure).toBe(false);
  const admissionId = await admitInScene(tenant);
  const use = (units: number, more: object = {}) =>
    tenant.call(consumeStock, { consumption: { storeId, batchId, units, reason: 'Dressing', admissionId, ...more } });
  const left = async (of: number) =>
    (await tenant.ask(listStoreStock, { storeId: of, pageNumber: 1, pageSize: 5 })).rows[0]?.units ?? 0;
  const memos = async () => (await tenant.ask(listSales, { admissionId, pageNumber: 1, pageSize: 20 })).rows;
  return { tenant, main, storeId, batchId, admissionId, use, left, memos };
}

describe('stock of a ward for its patient', () => {
  it('is charged by a memo at the price of the batch, on the bill, out of the store of the ward (PH022, PH056)', async () => {
    const { tenant, main, storeId, use, left, memos } = await makeWard();
    const used = await use(2);
    expect(used.message).toBe(
      `2 of ${used.output.batch.itemName} charged to the patient on memo ${used.output.cashMemo}`,
    );
    expect(await memos()).toMatchObject([{ cashMemo: used.output.cashMemo, net: 6010, paid: 0, pending: 6010 }]);
    expect([await left(storeId), await left(main)]).toEqual([4, 4]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('bears the cost on 303, and use without a patient is a cost of the ward on 304 (PH022)', async () => {
    const { tenant, use } = await makeWard();
    await use(2);
    await use(1, { admissionId: null });
    const { rows } = await parts.owner.query<{ glid: number; paise: string }>(
      `select glid, sum(amount_paise) as paise from voucher_entry
       where tenant_id = $1 and glid in (303, 304) group by 1 order by 1`,
      [tenant.tenantId],
    );
    // The estimated cost of a unit is 80 % of 30.05 rupees.
    expect(rows.map(({ glid, paise }) => [Number(glid), Number(paise)])).toEqual([
      [303, 4808],
      [304, 2404],
    ]);
  });

  it('inside a package is a cost of the stay on 303, without a memo (PH022, PH089)', async () => {
    const { tenant, admissionId, use, memos } = await makeWard();
    const lines = [{ chargeId: 1, quantity: 1, amount: 500 }];
    const { package: made } = await tenant.ask(addPackage, {
      package: { packageName: 'Cataract', isTpa: false, isMedicineInside: true, lines },
    });
    expect(made.isMedicineInside).toBe(true);
    await parts.owner.query(
      `insert into admission_package_part (tenant_id, admission_id, package_id, charge_id, quantity_thousandths) values ($1, $2, $3, 1, 1000)`,
      [tenant.tenantId, admissionId, made.packageId],
    );
    const used = await use(2);
    expect(used.message).toMatch(/^2 of .* used for the patient, inside the package$/);
    expect([used.output.cashMemo, await memos()]).toEqual([null, []]);
    const { rows } = await parts.owner.query<{ admission_id: number; glid: number; slid: number | null }>(
      `select v.admission_id, e.glid, e.slid from voucher v
       join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
       where v.tenant_id = $1 and v.source_table = 'stock_consumption' and e.glid <> 300`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ admission_id: admissionId, glid: 303, slid: null }]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('is untaxed where medicine is part of the treatment, as every memo of an inpatient (PH022, PH058)', async () => {
    const { tenant, use, memos } = await makeWard();
    const since = { hospitalId: 1, medicineInTreatmentSince: dayOf(0) };
    expect((await tenant.call(setGstRule, { hospital: since }, { as: 'admin' })).isFailure).toBe(false);
    expect((await use(2)).isFailure).toBe(false);
    expect(await memos()).toMatchObject([{ net: 6010, taxable: 6010, cgst: 0, sgst: 0, isInTreatment: true }]);
  });

  it('is never more than the ward has, nor held, nor on a closed bill (PH003, PH011, PH022)', async () => {
    const { tenant, storeId, batchId, admissionId, use, memos } = await makeWard();
    expect((await use(7)).message).toMatch(/^Only 6 of /);
    await tenant.ask(holdBatch, { hold: { batchId, storeId, holdClass: 'Doubt', reason: 'Cloudy' } });
    expect((await use(1)).message).toMatch(/ is held and cannot be sold$/);
    await parts.owner.query('delete from batch_hold where tenant_id = $1', [tenant.tenantId]);
    await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1 and admission_id = $2', [
      tenant.tenantId,
      admissionId,
    ]);
    expect((await use(1)).isFailure).toBe(true);
    expect(await memos()).toEqual([]);
  });

  it('of the last units is charged once by many nurses at one instant (PH003, PH013)', async () => {
    const { storeId, use, left, memos } = await makeWard();
    const all = await Promise.all([use(4), use(4), use(4)]);
    expect(all.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect([(await memos()).length, await left(storeId)]).toEqual([1, 2]);
  });
});
