// The two dated settings of the law: rooms taxed by their rate, and medicine of inpatients as part of the treatment (FI044).
import { setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { getGstDocument, listGstDocuments } from '@charaka/contract/money/tax/tax';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../test-support/patient/lie-in-bed.ts';
import { addItem, sell, stock } from '../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../money/finance/verify-books.ts';

const parts = useTestApp();

/** A hospital with both settings on, bed 1 at 6,500 a day, bed 2 of intensive care at 12,000, and a patient who leaves it today. */
async function leaving(since: string | null = '2020-01-01') {
  const tenant = await makeTenant(parts);
  const { tenantId } = tenant;
  const { owner } = parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  // Before the first call, since sessions remember the hospital.
  await owner.query(
    `update hospital set bed_rent_since = now() - interval '100 days', bed_check_out_hour = 24 where tenant_id = ${tenantId}`,
  );
  await owner.query(`insert into bed_type values (${tenantId}, 7, 'ICU', true, true)`);
  await owner.query(`update bed set charge_id = bed_id, bed_type_id = case bed_id when 2 then 7 else 1 end
    where tenant_id = ${tenantId} and bed_id in (1, 2)`);
  await owner.query(`update charge set standard_charge_paise = case charge_id when 1 then 650000 else 1200000 end
    where tenant_id = ${tenantId} and charge_id in (1, 2)`);
  const hospital = { hospitalId: 1, roomTaxSince: since, medicineInTreatmentSince: since };
  await tenant.ask(setGstRule, { hospital }, { as: 'admin' });
  const [patientId = 0] = await tenant.addPatients(1);
  const admissionId = await lieInBed(tenant, patientId, { bedId: 1 });
  return { tenant, admissionId };
}

/** Three nights in bed 1, then two in bed 2, by the days of Kolkata. */
async function fiveNights({ tenantId }: TestTenant, admissionId: number): Promise<void> {
  const day = (ago: number) =>
    `date_trunc('day', now(), 'Asia/Kolkata') - interval '${ago} days' + interval '10 hours'`;
  await parts.owner.query(`delete from bed_stay where tenant_id = ${tenantId}`);
  await parts.owner.query(`insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, created_by)
    values (${tenantId}, 1, ${admissionId}, 1, tstzrange(${day(5)}, ${day(2)}), 1),
      (${tenantId}, 1, ${admissionId}, 2, tstzrange(${day(2)}, ${day(0)}), 1)`);
  await parts.owner.query(`update admission set admitted_at = ${day(5)}, is_discharge_initiated = true, discharge_initiated_at = now()
    where tenant_id = ${tenantId}`);
}

async function makeBill(tenant: TestTenant, admissionId: number) {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  return (await tenant.ask(addBill, { bill: { admissionId, netPayable, upi: netPayable, upiReference: '1234' } }))
    .finalBill;
}

describe('with both settings on', () => {
  it('the worked example of the final bill comes to 97,675: the room taxed, intensive care, surgery and medicine exempt (FI044, FI046)', async () => {
    const { tenant, admissionId } = await leaving();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 820 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 820, quantity: 12 }], { cash: 820 });
    expect(memo).toMatchObject({ isInTreatment: true, taxable: 984_000, cgst: 0, sgst: 0, gstDocumentNo: null });
    const back = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 2 }];
    const { saleReturn } = await tenant.ask(addSalesReturn, {
      saleReturn: { saleId: memo.saleId, lines: back, net: 1640 },
    });
    expect(saleReturn.gstDocumentNo).toBeNull();
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 4, appliedCharge: 45_000, quantity: 1 }] });
    await fiveNights(tenant, admissionId);
    const bill = await makeBill(tenant, admissionId);
    const { rows } = await tenant.ask(listGstDocuments, {});
    expect(rows).toMatchObject([
      {
        documentKind: 'InvoiceCumBillOfSupply',
        documentNo: bill.gstDocumentNo,
        source: 'bill',
        taxable: 1_950_000,
        cgst: 48_750,
        sgst: 48_750,
        exempt: 7_720_000,
        total: 9_767_500,
      },
    ]);
    const { gstDocument } = await tenant.ask(getGstDocument, {
      gstDocument: { gstDocumentId: rows[0]?.gstDocumentId as number },
    });
    expect(gstDocument.lines.map(({ value, rate, treatment }) => [value / 100, rate, treatment])).toEqual([
      [45_000, 0, 'Exempt'],
      [19_500, 500, 'Taxable'],
      [24_000, 0, 'Exempt'],
      [8200, 0, 'Exempt'],
    ]);
    expect(gstDocument.lines[3]).toMatchObject({ uqc: 'NOS', quantity: 10_000 });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });
});

describe('with the settings off, or from a day to come', () => {
  it.each([
    ['off', null],
    ['to come', '2099-01-01'],
  ])('%s: rooms are as the price list says, and medicine is taxed on its memo (FI044)', async (_, since) => {
    const { tenant, admissionId } = await leaving(since);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 21 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 10 }]);
    expect(memo).toMatchObject({ isInTreatment: false, cgst: 500, gstDocumentNo: expect.stringMatching(/^P1/) });
    await fiveNights(tenant, admissionId);
    const bill = await makeBill(tenant, admissionId);
    // Bed 1 has a nil slab, bed 2 one of 5 %.
    expect(bill).toMatchObject({ cgst: 60_000, sgst: 60_000, gstDocumentKind: 'InvoiceCumBillOfSupply' });
    const { rows } = await tenant.ask(listGstDocuments, {});
    expect(rows.map(({ source, taxable, exempt }) => [source, taxable, exempt]).sort()).toEqual([
      ['bill', 2_400_000, 1_950_000],
      ['memo', 20_000, 0],
    ]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });
});
