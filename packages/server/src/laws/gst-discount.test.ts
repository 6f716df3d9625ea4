// The discount of a bill inside its tax document, from the hospital's day on: the document adds up and never exceeds the bill (Q261).
import { cancelCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { getGstDocument, listGstDocuments } from '@charaka/contract/money/tax/tax';
import { account } from '@charaka/rules/money/ledger';
import { expect, it } from 'vitest';
import { type CounterDesk, lineOf, openCounter } from '../../test-support/money/counter-desk.ts';
import { gstDesk } from '../../test-support/money/gst-desk.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const { verify, listed, standing } = gstDesk(parts);

/** Before the first call, since sessions remember the hospital: the day of the rule, and 18 % inside the price of charge 3. */
async function setRule(tenantId: number, since: string | null) {
  const { owner } = parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await owner.query('update hospital set gst_after_discount_since = $2 where tenant_id = $1', [tenantId, since]);
  await owner.query(
    `insert into gst_slab (tenant_id, gst_slab_id, slab_name, gst_type, igst_basis_points, sgst_basis_points, cgst_basis_points)
     overriding system value
     values ($1, 901, 'GST 28 %', 2, 2800, 1400, 1400), ($1, 902, 'GST 18 % in price', 1, 1800, 900, 900)`,
    [tenantId],
  );
  await owner.query(
    `update charge set gst_slab_id = case charge_id when 4 then 901 else 902 end
     where tenant_id = $1 and charge_id in (3, 4)`,
    [tenantId],
  );
}

/** The bill of finding M5: 1,234.56 less 100 at 28 %, 3 x 99.99 with 18 % inside, 1,000 exempt; 10 % off the whole. */
async function billWithDiscount(tenant: TestTenant, admissionId: number, more: object) {
  const lines = [
    { chargeId: 4, appliedCharge: 1234.56, itemDiscount: 100, quantity: 1 },
    { chargeId: 3, appliedCharge: 99.99, quantity: 3 },
    { chargeId: 1, appliedCharge: 1000, quantity: 1 },
  ];
  await tenant.ask(addCharges, { admissionId, lines });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, ...more });
  const netPayable = figures.netPayable / 100;
  const way = netPayable > 0 ? { upi: netPayable, upiReference: '1234' } : {};
  await tenant.ask(addBill, { bill: { admissionId, netPayable, discountReason: 'Staff', ...way, ...more } });
  return tenant.ask(getBill, { admissionId });
}

async function makeCase(since: string | null) {
  const tenant = await makeTenant(parts);
  await setRule(tenant.tenantId, since);
  return { tenant, admissionId: await admitInScene(tenant, { isDischargeInitiated: true }) };
}

const tax = (row: { igst: number; cgst: number; sgst: number } | undefined) =>
  row ? row.igst + row.cgst + row.sgst : Number.NaN;

it('a document with discounts adds up to the bill, each tax the rate of its value (Q261, R520)', async () => {
  const { tenant, admissionId } = await makeCase('2020-01-01');
  const { figures, gstSummary, finalBill } = await billWithDiscount(tenant, admissionId, { discountPercent: 10 });
  const [row] = await listed(tenant);
  expect(figures).toMatchObject({ net: 247_700, discount: 275_22 });
  expect((row?.total ?? 0) + figures.roundOff).toBe(figures.net);
  const { lines } = (await tenant.ask(getGstDocument, { gstDocument: { gstDocumentId: row?.gstDocumentId as number } }))
    .gstDocument;
  for (const line of lines) {
    expect(line.value).toBe(line.taxable);
    expect(Math.abs((line.value * line.rate) / 10_000 - tax(line))).toBeLessThan(2);
  }
  // The paper of the bill prints the tax of its document.
  expect(finalBill?.isDiscountInDocument).toBe(true);
  expect(gstSummary.reduce((sum, rate) => sum + tax(rate), 0)).toBe(tax(row));
  expect(await standing(tenant, account.undocumentedGst)).toEqual({});
  expect(await verify(tenant)).toBeNull();
});

it('a bill given away whole has a document over nothing, and its credit note takes nothing back (Q261)', async () => {
  const { tenant, admissionId } = await makeCase('2020-01-01');
  const { finalBill } = await billWithDiscount(tenant, admissionId, { discountPercent: 100 });
  const billId = finalBill?.billId as number;
  await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong payer' } }, { as: 'admin' });
  expect((await listed(tenant)).map(({ total }) => total)).toEqual([0, 0]);
  expect(await verify(tenant)).toBeNull();
});

it('the credit note of a cancelled bill takes back its document, discount and all (Q261, FI052)', async () => {
  const { tenant, admissionId } = await makeCase('2020-01-01');
  const { finalBill } = await billWithDiscount(tenant, admissionId, { discount: 333.33 });
  const billId = finalBill?.billId as number;
  await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong payer' } }, { as: 'admin' });
  const [document, note] = await listed(tenant);
  expect(note).toMatchObject({ taxable: document?.taxable, cgst: document?.cgst, total: document?.total });
  expect(await standing(tenant, account.outputTax)).toEqual({});
  expect(await standing(tenant, account.discounts)).toEqual({});
  expect(await verify(tenant)).toBeNull();
});

it('a document of a day before the rule leaves the discount out as before (Q261, R520)', async () => {
  const { tenant, admissionId } = await makeCase(null);
  const { figures } = await billWithDiscount(tenant, admissionId, { discountPercent: 10 });
  const [row] = await listed(tenant);
  expect(row?.total).toBe(figures.totalCharge);
  expect(await verify(tenant)).toBeNull();
});

const noted = async ({ tenant }: CounterDesk) => {
  const { rows } = await tenant.ask(listGstDocuments, {});
  const sum = (isNote: boolean) =>
    rows.filter((row) => (row.documentKind === 'CreditNote') === isNote).reduce((all, { total }) => all + total, 0);
  return { documented: sum(false), credited: sum(true) };
};

it('refunds of a counter bill take back its document by parts, discount and all (Q261, OR023)', async () => {
  const desk = await openCounter(parts, (tenantId) => setRule(tenantId, '2020-01-01'));
  const asked = { lines: [lineOf(3, 3), lineOf(4, 2)], discount: 123.45, discountReason: 'Staff' };
  const { counterBillId, lines, roundOff, net } = (await desk.bill(asked)).output.counterBill;
  expect((await noted(desk)).documented + roundOff).toBe(net);
  const [first, second] = lines.map((line) => line.serviceChargeId ?? 0);
  await desk.refund({ counterBillId, lines: [{ serviceChargeId: first ?? 0, quantity: 1 }] });
  await desk.refund({
    counterBillId,
    lines: [
      { serviceChargeId: first ?? 0, quantity: 1 },
      { serviceChargeId: second ?? 0, quantity: 1 },
    ],
  });
  expect(await verify(desk.tenant)).toBeNull();
  const { received, refunded } = await desk.read(counterBillId);
  const amount = (received - refunded) / 100;
  await desk.tenant.ask(cancelCounterBill, { counterBill: { counterBillId, amount, reason: 'Wrong patient' } });
  const { documented, credited } = await noted(desk);
  expect(credited).toBe(documented);
  expect(await standing(desk.tenant, account.outputTax)).toEqual({});
  expect(await verify(desk.tenant)).toBeNull();
});
