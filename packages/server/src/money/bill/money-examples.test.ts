// The worked examples of money.md through the product: charges, memos, receipts, the bill and its ledger, to the paisa.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { listDues, receiveDue, sumDues } from '@charaka/contract/money/bill/bill-due';
import { addCharges, addNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addSalesReturn, listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { refundInput } from '../../../test-support/money/refund-input.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();

/** Charges of the scene by their tax: none, 5 %, 12 % on top, 18 % inside the price. */
const [plain, five, twelve, inside] = [1, 2, 3, 4];

interface Receipt {
  paymentType: 'Receive' | 'Refund';
  amount: number;
  isNonHospital?: boolean;
  upi?: number;
  upiReference?: string;
}

interface Example {
  scene?: AdmissionScene;
  /** Entered by the TPA desk when everything is charged. */
  finalAuthorized?: number;
  /** Charge, quantity, applied charge, discount per unit. */
  lines: [number, number, number, number?][];
  nonHospital?: [number, number];
  /** Net amount, paid with it, whether all of it came back. */
  memos?: { net: number; paid?: number; back?: number }[];
  receipts?: Receipt[];
  asked?: object;
  /** Total without GST, GST, gross, discount, round-off, net, paid, credit, authorised, net payable, refundable; payer's due, due beside it. */
  figures: number[];
}

const received = (amount: number, more: Partial<Receipt> = {}): Receipt => ({
  paymentType: 'Receive',
  amount,
  ...more,
});
const pool = { isNonHospital: true };
const upi = (amount: number) => ({ upi: amount, upiReference: '1234' });
/** The payer approved the sum: nothing is refunded on an estimate without an approver (Q259). */
const tpa = { patientType: 'TPA', associationId: 1, isApprovedByPayer: true } as const;

const examples: Record<string, Example> = {
  A: {
    lines: [
      [plain, 3, 1500],
      [plain, 1, 350],
      [plain, 2, 85, 8.5],
    ],
    receipts: [received(3000)],
    figures: [5003, 0, 5003, 0, 0, 5003, 3000, 0, 0, 2003, 0, 0, 0],
  },
  B: {
    lines: [
      [five, 4, 6250],
      [plain, 1, 799.95],
    ],
    receipts: [received(10_000), { paymentType: 'Refund', amount: 500 }],
    asked: { discountPercent: 7.5 },
    figures: [25799.95, 1250, 27049.95, 2028.75, -0.2, 25_021, 9500, 0, 0, 15_521, 0, 0, 0],
  },
  C: {
    scene: { ...tpa, patientStateCode: '10', tpaAuthorized: 40_000 },
    finalAuthorized: 36_500,
    lines: [
      [five, 5, 7000],
      [plain, 1, 12_500],
    ],
    memos: [{ net: 4321.55, back: 321.05 }],
    receipts: [received(20_000)],
    figures: [47_500, 1750, 53250.5, 0, 0.5, 53_251, 20_000, 0, 36_500, -3249, 3249, 36_500, 0],
  },
  D: {
    scene: { ...tpa, tpaAuthorized: 100_000 },
    lines: [[plain, 1, 45000.4]],
    receipts: [received(5000)],
    figures: [45000.4, 0, 45000.4, 0, -0.4, 45_000, 5000, 0, 100_000, -60_000, 5000, 45_000, 0],
  },
  E: {
    lines: [[plain, 1, 8000]],
    nonHospital: [2, 600],
    receipts: [received(9000), received(700, pool)],
    figures: [9200, 0, 8000, 0, 0, 8000, 9000, 0, 0, -1000, 1000, 0, 500],
  },
  F: {
    lines: [[plain, 1, 8000]],
    nonHospital: [2, 600],
    receipts: [received(9000, upi(1000)), received(700, pool)],
    figures: [9200, 0, 9200, 0, 0, 9200, 9700, 0, 0, -500, 500, 0, 0],
  },
  G: {
    lines: [
      [twelve, 1.5, 333.33, 11.11],
      [five, 3, 0.05],
    ],
    asked: { discount: 0.49 },
    figures: [483.48, 60, 543.48, 0.49, 0.01, 543, 0, 0, 0, 543, 0, 0, 0],
  },
  H: {
    lines: [[plain, 1, 10]],
    memos: [{ net: 2294.5, paid: 2294.5, back: 2294.5 }],
    figures: [10, 0, 10, 0, 0, 10, 0, 2294.5, 0, -2284.5, 2284.5, 0, 0],
  },
  I: {
    scene: { ...tpa, tpaAuthorized: 10_000 },
    lines: [[plain, 1, 10_000]],
    memos: [{ net: 1835.6, paid: 1835.6, back: 1835.6 }],
    figures: [10_000, 0, 10_000, 0, 0, 10_000, 0, 1835.6, 10_000, -1835.6, 1835.6, 10_000, 0],
  },
  J: {
    lines: [[plain, 1, 8000]],
    nonHospital: [2, 600],
    receipts: [received(8000), received(2000, { ...pool, ...upi(2000) })],
    figures: [9200, 0, 8000, 0, 0, 8000, 8800, 0, 0, -800, 800, 0, 0],
  },
  K: { lines: [[inside, 1, 118]], figures: [100, 18, 118, 0, 0, 118, 0, 0, 0, 118, 0, 0, 0] },
  L: {
    scene: { ...tpa, tpaAuthorized: 20_000 },
    lines: [[plain, 1, 10_000]],
    memos: [{ net: 2000 }, { net: 1835.6, paid: 1835.6, back: 1835.6 }],
    figures: [10_000, 0, 12_000, 0, 0, 12_000, 0, 1835.6, 20_000, -9835.6, 1835.6, 12_000, 0],
  },
  M: { lines: [[inside, 1, 100]], figures: [84.74, 15.26, 100, 0, 0, 100, 0, 0, 0, 100, 0, 0, 0] },
};

async function makeScene(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [tenant.tenantId]);
  const slabs: [number, number, number][] = [
    [91, 0, 2],
    [92, 500, 2],
    [93, 1200, 2],
    [94, 1800, 1],
  ];
  for (const [place, [slab, rate, type]] of slabs.entries()) {
    await parts.owner.query(
      `insert into gst_slab (tenant_id, gst_slab_id, slab_name, igst_basis_points, sgst_basis_points, cgst_basis_points, gst_type)
       values ($1, $2::int, 'Slab ' || $2::int, $3::int, $3::int / 2, $3::int / 2, $4)`,
      [tenant.tenantId, slab, rate, type],
    );
    await parts.owner.query(
      'update charge set gst_slab_id = $3, is_non_applicable = false, charge_type_id = 10, is_divisible = true where tenant_id = $1 and charge_id = $2',
      [tenant.tenantId, place + 1, slab],
    );
  }
  await parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [tenant.tenantId]);
  return tenant;
}

async function makeAccount(tenant: TestTenant, example: Example): Promise<number> {
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true, ...example.scene });
  const lineOf = ([chargeId, quantity, appliedCharge, itemDiscount]: Example['lines'][number]) => ({
    chargeId,
    quantity,
    appliedCharge,
    itemDiscount,
  });
  await tenant.ask(addCharges, { admissionId, lines: example.lines.map(lineOf) });
  if (example.nonHospital)
    await tenant.ask(addNonHospitalCharges, { admissionId, lines: [lineOf([plain, ...example.nonHospital])] });
  for (const { net, paid = 0, back = 0 } of example.memos ?? []) {
    // Two lines, so that a part can come back.
    const parts = [back > 0 ? back : net, net - back].filter(
      (part, index) => index === 0 || (back > 0 && part > 0.001),
    );
    const lines = [];
    for (const mrp of parts.map((part) => Math.round(part * 100) / 100))
      lines.push({ batchId: await stock(tenant, await addItem(tenant, 1), { quantity: 1, mrp }), mrp, quantity: 1 });
    const memo = await sell(tenant, admissionId, lines, { cash: paid });
    if (back === 0) continue;
    const returned = { saleLineId: memo.lines[0]?.saleLineId as number, quantity: 1 };
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines: [returned], net: back } });
  }
  for (const payment of example.receipts ?? [])
    await tenant.ask(addPayment, {
      payment: { admissionId, paidAt: new Date().toISOString(), ...payment },
    });
  if (example.finalAuthorized)
    await parts.owner.query(
      'update admission set final_authorized_paise = $3 where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId, example.finalAuthorized * 100],
    );
  return admissionId;
}

async function figuresOf(tenant: TestTenant, admissionId: number, asked: object = {}) {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, ...asked });
  const { totalWithoutGst, gst, gross, discount, roundOff, net, paidInAdvance, medicineCredit } = figures;
  const { authorized, netPayable, refundable, payerDue, nonHospitalDue } = figures;
  const settled = [authorized, netPayable, refundable, payerDue, nonHospitalDue];
  return [totalWithoutGst, gst, gross, discount, roundOff, net, paidInAdvance, medicineCredit, ...settled].map(
    (amount) => amount / 100,
  );
}

async function bill(tenant: TestTenant, admissionId: number, asked: object = {}, more: object = {}, kept = 0) {
  const shown = await tenant.ask(getBill, { admissionId, isFinalPreview: true, ...asked });
  const { figures } = shown;
  const netPayable = figures.netPayable / 100;
  const paid = netPayable > 0 ? { cash: netPayable } : refundInput(shown, kept);
  return (await tenant.ask(addBill, { bill: { admissionId, netPayable, ...asked, ...paid, ...more } })).finalBill;
}

/** Balances of the accounts that a settled admission leaves empty: due from patients and payers, advances, pool, left out. */
async function openAccounts({ tenantId }: TestTenant, admissionId: number): Promise<Record<number, number>> {
  const { rows } = await parts.owner.query<{ glid: number; amount: number }>(
    `select e.glid, sum(e.amount_paise)::bigint as amount from voucher v
       join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
      where v.tenant_id = $1 and v.admission_id = $2 and e.glid in (3, 4, 5, 6, 20, 21, 62) group by 1
     having sum(e.amount_paise) <> 0`,
    [tenantId, admissionId],
  );
  return Object.fromEntries(rows.map(({ glid, amount }) => [glid, Number(amount) / 100]));
}

const verdict = async (tenant: TestTenant) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

describe('a worked example, from the charge to the ledger', () => {
  it.each(Object.entries(examples))(
    '%s comes to the paisa and leaves nothing but listed dues (R286, R503, R513, R520, R521, R523, R539, Q127, Q217, Q218, Q219)',
    async (_, example) => {
      const tenant = await makeScene();
      const admissionId = await makeAccount(tenant, example);
      expect(await figuresOf(tenant, admissionId, example.asked)).toEqual(example.figures);
      expect(await verdict(tenant)).toBeNull();
      await bill(tenant, admissionId, example.asked);
      expect(await figuresOf(tenant, admissionId)).toEqual(example.figures);
      const [payerDue = 0, besideIt = 0] = example.figures.slice(11);
      const open = { ...(besideIt ? { 5: besideIt } : {}), ...(payerDue ? { 6: payerDue } : {}) };
      expect(await openAccounts(tenant, admissionId)).toEqual(open);
      expect(await verdict(tenant)).toBeNull();
    },
  );
});

describe('what the pharmacy owes the patient', () => {
  it('is given back once: by a refund of the desk before the bill, and then not again by the bill (R482, Q218)', async () => {
    const tenant = await makeScene();
    const admissionId = await makeAccount(tenant, examples.H as Example);
    const paidAt = new Date().toISOString();
    const refund = (amount: number) =>
      tenant.call(addPayment, { payment: { admissionId, paidAt, paymentType: 'Refund', amount } });
    expect((await refund(2294.51)).message).toBe('The refund amount does not exceed the total payment.');
    expect((await refund(2294.5)).message).toBe('Refund recorded');
    expect((await refund(1)).isFailure).toBe(true);
    expect(await figuresOf(tenant, admissionId)).toMatchObject({ 6: -2294.5, 7: 2294.5, 9: 10, 10: 0 });
    await bill(tenant, admissionId);
    expect(await openAccounts(tenant, admissionId)).toEqual({});
    expect(await verdict(tenant)).toBeNull();
  });

  it('carries the bill that gave it back, until that bill is cancelled; the new bill comes to the same (Q218)', async () => {
    const tenant = await makeScene();
    const admissionId = await makeAccount(tenant, examples.H as Example);
    const backOf = async () => {
      const [row] = (await tenant.ask(listSalesReturns, {})).rows;
      return [row?.ownMoney, row?.settledBillNo];
    };
    expect(await backOf()).toEqual([229_450, null]);
    const { billId, orderNo } = await bill(tenant, admissionId);
    expect(await backOf()).toEqual([229_450, orderNo]);
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, { as: 'admin' });
    expect(await backOf()).toEqual([229_450, null]);
    // The refund of the first bill was of the advance and their own money together.
    expect(await figuresOf(tenant, admissionId)).toMatchObject({ 6: -2284.5, 7: 2294.5, 9: 0, 10: 0 });
    expect(await verdict(tenant)).toBeNull();
    await bill(tenant, admissionId);
    expect(await openAccounts(tenant, admissionId)).toEqual({});
    expect(await verdict(tenant)).toBeNull();
  });
});

describe('what is left out of a bill and not paid', () => {
  it('is a listed due beside it, received after it, and never changes it (R523, Q219)', async () => {
    const tenant = await makeScene();
    const admissionId = await makeAccount(tenant, examples.E as Example);
    const { billId, net } = await bill(tenant, admissionId);
    const ofBill = { admissionId, billId, isNonHospital: true };
    expect((await tenant.ask(listDues, {})).rows[0]).toMatchObject({ due: 0, nonHospitalDue: 50_000 });
    const sumOf = async () => (await tenant.ask(sumDues, {})).ages.reduce((sum, { due }) => sum + due, 0);
    expect(await sumOf()).toBe(50_000);
    expect((await tenant.call(receiveDue, { payment: { ...ofBill, amount: 500.01 } })).message).toBe('Excess Amount');
    expect((await tenant.call(receiveDue, { payment: { ...ofBill, isNonHospital: false, amount: 1 } })).message).toBe(
      'This bill has no due amount any more',
    );
    expect((await tenant.ask(receiveDue, { payment: { ...ofBill, amount: 500 } })).due).toBe(0);
    expect((await tenant.ask(listDues, {})).rows).toEqual([]);
    const { finalBill, figures } = await tenant.ask(getBill, { admissionId });
    expect([finalBill?.net, finalBill?.nonHospitalDue, figures.nonHospitalDue]).toEqual([net, 0, 50_000]);
    expect(await openAccounts(tenant, admissionId)).toEqual({});
    expect(await verdict(tenant)).toBeNull();
    // Cancelled, the payment is of the pool again, which the next bill uses.
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, { as: 'admin' });
    expect(await figuresOf(tenant, admissionId)).toMatchObject({ 9: 0, 12: 0 });
    expect(await verdict(tenant)).toBeNull();
  });

  it('is kept from a refund where that is asked for, by a voucher of its own (Q219)', async () => {
    const tenant = await makeScene();
    const admissionId = await makeAccount(tenant, examples.E as Example);
    const { nonHospitalDue, nonHospitalKept, cashRefund } = await bill(
      tenant,
      admissionId,
      {},
      { keepsNonHospitalDue: true },
      500,
    );
    expect([nonHospitalDue, nonHospitalKept, cashRefund]).toEqual([0, 50_000, 50_000]);
    const { rows } = await parts.owner.query<{ entries: string }>(
      `select string_agg(e.glid || ':' || e.amount_paise, ' ' order by e.glid) as entries from voucher v
         join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
        where v.tenant_id = $1 and v.source_table = 'bill' group by v.voucher_id order by v.voucher_id limit 1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ entries: '20:50000 21:-50000' }]);
    expect(await openAccounts(tenant, admissionId)).toEqual({});
    expect(await verdict(tenant)).toBeNull();
    const other = await makeAccount(tenant, examples.A as Example);
    const asked = { bill: { admissionId: other, netPayable: 2003, cash: 2003, keepsNonHospitalDue: true } };
    expect((await tenant.call(addBill, asked)).message).toBe(
      'There is no refund from which non-hospital charges could be deducted',
    );
  });

  it('is asked from the pool alone: a refund of the pool is at most the pool (R482, Q119, Q219)', async () => {
    const tenant = await makeScene();
    const admissionId = await makeAccount(tenant, examples.J as Example);
    const refund = {
      admissionId,
      paidAt: new Date().toISOString(),
      paymentType: 'Refund' as const,
      isNonHospital: true,
    };
    expect((await tenant.call(addPayment, { payment: { ...refund, amount: 2000.01 } })).isFailure).toBe(true);
    expect(
      (await tenant.call(addPayment, { payment: { ...refund, amount: 2000, upi: 2000, upiReference: '1234' } }))
        .isFailure,
    ).toBe(false);
    expect(await figuresOf(tenant, admissionId)).toMatchObject({ 6: 8000, 12: 1200 });
  });
});
