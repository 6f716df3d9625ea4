// The bill over HTTP: money.md's worked examples made with real charges and payments, its views, and its speed.
import { addBill, getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Charge = [chargeId: number, quantity: number, applied: number, itemDiscount?: number];
type Money = [paymentType: 'Receive' | 'Refund', amount: number, more?: { upi?: number; isNonHospital?: boolean }];

interface Example {
  scene?: AdmissionScene;
  isNonHospitalChargeOn?: boolean;
  lines: Charge[];
  payments: Money[];
  /** Prices of strips sold on credit, and of the one that comes back. */
  medicine?: { sold: number[]; returned: number };
  asked?: { discountPercent?: number; discount?: number; isFinalPreview?: boolean };
  /** As in money.md: w/o GST, GST, gross, discount, round-off, net, paid, authorised, netPayable, refundable. */
  figures: number[];
}

const tpaCase: AdmissionScene = { patientType: 'TPA', associationId: 1, tpaAuthorized: 100_000 };
const nonHospital: Charge[] = [
  [1, 1, 8000],
  [5, 2, 600],
];

const examples: Record<string, Example> = {
  A: {
    lines: [
      [1, 3, 1500],
      [4, 1, 350],
      [3, 2, 85, 8.5],
    ],
    payments: [['Receive', 3000]],
    figures: [5003, 0, 5003, 0, 0, 5003, 3000, 0, 2003, 0],
  },
  B: {
    lines: [
      [2, 4, 6250],
      [1, 1, 799.95],
    ],
    payments: [
      ['Receive', 10_000],
      ['Refund', 500],
    ],
    asked: { discountPercent: 7.5 },
    figures: [25_799.95, 1250, 27_049.95, 2028.75, -0.2, 25_021, 9500, 0, 15_521, 0],
  },
  C: {
    scene: { ...tpaCase, tpaAuthorized: 40_000, finalAuthorized: 36_500, patientStateCode: '32' },
    lines: [
      [2, 5, 7000],
      [1, 1, 12_500],
    ],
    medicine: { sold: [4000.5, 321.05], returned: 321.05 },
    payments: [['Receive', 20_000]],
    asked: { isFinalPreview: true },
    figures: [47_500, 1750, 53_250.5, 0, 0.5, 53_251, 20_000, 36_500, -3249, 3249],
  },
  D: {
    scene: tpaCase,
    lines: [[1, 1, 45_000.4]],
    payments: [['Receive', 5000]],
    figures: [45_000.4, 0, 45_000.4, 0, -0.4, 45_000, 5000, 100_000, -60_000, 5000],
  },
  E: {
    isNonHospitalChargeOn: true,
    lines: nonHospital,
    payments: [
      ['Receive', 9000],
      ['Receive', 700, { isNonHospital: true }],
    ],
    figures: [9200, 0, 8000, 0, 0, 8000, 9000, 0, -1000, 1000],
  },
  F: {
    isNonHospitalChargeOn: true,
    lines: nonHospital,
    payments: [['Receive', 9000, { upi: 1000 }]],
    figures: [9200, 0, 9200, 0, 0, 9200, 9000, 0, 200, 0],
  },
  G: {
    lines: [
      [7, 1.5, 333.33, 11.11],
      [2, 3, 0.05],
    ],
    payments: [],
    asked: { discount: 0.49 },
    figures: [483.48, 60, 543.48, 0.49, 0.01, 543, 0, 0, 543, 0],
  },
  'a half paisa of tax of a discounted line': {
    // CGST and SGST are 2.5 % of 1,000.60 each, not of the 1,000 that is asked for: 25.015, half up 25.02 (Q29, Q101).
    lines: [[2, 1, 1000.6, 0.6]],
    payments: [],
    figures: [1000, 50.04, 1050.04, 0, -0.04, 1050, 0, 0, 1050, 0],
  },
  'non-hospital charges of a cash claim': {
    isNonHospitalChargeOn: true,
    scene: { patientType: 'Cash Claim' },
    lines: nonHospital,
    payments: [['Receive', 9000]],
    figures: [9200, 0, 9200, 0, 0, 9200, 9000, 0, 200, 0],
  },
  'non-hospital charges of a TPA case': {
    isNonHospitalChargeOn: true,
    scene: { ...tpaCase, tpaAuthorized: 500 },
    lines: nonHospital,
    payments: [['Receive', 9000]],
    figures: [9200, 0, 9200, 0, 0, 9200, 9000, 500, -300, 300],
  },
};

async function makeHospital({ isNonHospitalChargeOn = false }: Partial<Example> = {}): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  const { tenantId } = tenant;
  await parts.owner.query(`
    update hospital set is_non_hospital_charge = ${isNonHospitalChargeOn} where tenant_id = ${tenantId} and hospital_id = 1;
    update charge set is_non_applicable = true where tenant_id = ${tenantId} and charge_id = 5;
    insert into gst_slab values (${tenantId}, 3, 'GST 12%', 1200, 600, 600);
    insert into charge (tenant_id, charge_id, hospital_id, charge_code, charge_name, charge_type_id, charge_category_id,
      standard_charge_paise, gst_slab_id) values (${tenantId}, 7, 1, 'S12', 'Service at 12', 10, 1, 100, 3);
    update charge set is_divisible = true where tenant_id = ${tenantId} and charge_type_id = 10;`);
  return tenant;
}

async function postCharges(tenant: TestTenant, admissionId: number, lines: Charge[]): Promise<void> {
  await tenant.ask(addCharges, {
    admissionId,
    lines: lines.map(([chargeId, quantity, appliedCharge, itemDiscount]) => ({
      chargeId,
      quantity,
      appliedCharge,
      itemDiscount,
    })),
  });
}

async function postPayments(tenant: TestTenant, admissionId: number, payments: Money[]): Promise<void> {
  const paidAt = new Date().toISOString();
  for (const [paymentType, amount, more] of payments) {
    const reference = more?.upi ? { upiReference: '4321' } : {};
    await tenant.ask(addPayment, {
      payment: { admissionId, paidAt, paymentType, amount, ...more, ...reference },
    });
  }
}

async function moveMedicine(
  tenant: TestTenant,
  admissionId: number,
  { sold, returned }: { sold: number[]; returned: number },
) {
  for (const mrp of sold) {
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 1, mrp });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp, quantity: 1 }]);
    const [line] = memo.lines;
    if (mrp !== returned || !line) continue;
    const back = { saleId: memo.saleId, lines: [{ saleLineId: line.saleLineId, quantity: 1 }], net: returned };
    await tenant.ask(addSalesReturn, { saleReturn: back });
  }
}

async function makeExample(name: string) {
  const example = examples[name] as Example;
  const tenant = await makeHospital(example);
  const admissionId = await admitInScene(tenant, example.scene);
  await postCharges(tenant, admissionId, example.lines);
  if (example.medicine) await moveMedicine(tenant, admissionId, example.medicine);
  await postPayments(tenant, admissionId, example.payments);
  return { tenant, admissionId, example };
}

describe('the worked examples of the money page', () => {
  it.each(Object.keys(examples))(
    '%s comes out to the paisa (R191, R446, R488, R503, R513, R520, R521, R523, Q29, Q101, Q126, Q127, Q130, Q132, Q144)',
    async (name) => {
      const { tenant, admissionId, example } = await makeExample(name);
      const { figures, isProvisional } = await tenant.ask(getBill, { admissionId, ...example.asked });
      expect([
        figures.totalWithoutGst,
        figures.gst,
        figures.gross,
        figures.discount,
        figures.roundOff,
        figures.net,
        figures.paidInAdvance,
        figures.authorized,
        figures.netPayable,
        figures.refundable,
      ]).toEqual(example.figures.map(rupeesToPaise));
      expect(isProvisional).toBe(!example.asked?.isFinalPreview);
    },
  );

  it('the payment totals are those of the bill (R484, Q119)', async () => {
    const { tenant, admissionId } = await makeExample('D');
    const { wire } = await tenant.call(getPaymentTotals, { admissionId });
    expect(wire).toMatchObject({
      total_Bill_Amt: 45_000,
      total_Authorize_Payment: 100_000,
      total_Payment: 5000,
      total_Refund: 0,
      total_Due_Amt: -60_000,
    });
  });
});

describe('the views of a bill', () => {
  it('groups laboratory and radiology apart from the categories (R518, R519, R492)', async () => {
    const { tenant, admissionId } = await makeExample('A');
    const { wire } = await tenant.call(getBill, { admissionId });
    expect(wire.chargeGroupList).toEqual([
      { name: 'Consultation', quantity: 3, net: 4500, gst: 0, total: 4500 },
      { name: 'Lab Charges', quantity: 2, net: 153, gst: 0, total: 153 },
      { name: 'Radiology Charges', quantity: 1, net: 350, gst: 0, total: 350 },
    ]);
  });

  it('sums GST by rate, and names patient, payer and payments beside it (R520, R528, R489)', async () => {
    const { tenant, admissionId } = await makeExample('B');
    const { wire, output } = await tenant.call(getBill, { admissionId });
    expect(wire.gstSummary).toEqual([{ rate: 5, taxable: 25_000, igst: 0, sgst: 625, cgst: 625 }]);
    expect(output.admission.admissionId).toBe(admissionId);
    expect(output.payments.map((each) => each.paymentType)).toEqual(['Receive', 'Refund']);
  });

  it('a final preview decides IGST by the states for all lines, a provisional bill by each line (R521, Q131)', async () => {
    const tenant = await makeHospital();
    const admissionId = await admitInScene(tenant, { patientStateCode: '32' });
    await postCharges(tenant, admissionId, [[2, 1, 1000]]);
    await parts.owner.query('update service_charge set is_igst_applied = false where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const provisional = await tenant.ask(getBill, { admissionId });
    expect([provisional.figures.igst, provisional.figures.sgst, provisional.figures.cgst]).toEqual([0, 2500, 2500]);
    const preview = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    expect([preview.figures.igst, preview.figures.sgst, preview.figures.cgst]).toEqual([5000, 0, 0]);
    expect(preview.isProvisional).toBe(false);
    expect(preview.lines[0]?.isIgstApplied).toBe(true);
  });

  it('refuses a discount above the gross amount, and an admission that is not there (R510, Q100)', async () => {
    const { tenant, admissionId } = await makeExample('A');
    const tooMuch = await tenant.call(getBill, { admissionId, discount: 5003.01 });
    expect(tooMuch.isFailure).toBe(true);
    expect(tooMuch.message).toBe('A discount cannot be more than the amount it is given on.');
    expect((await tenant.call(getBill, { admissionId: 999_999 })).message).toBe('This admission does not exist');
  });

  it('the saved figures stay as they were when patient and prices change afterwards (R500)', async () => {
    const tenant = await makeHospital();
    const admissionId = await admitInScene(tenant, { patientStateCode: '32', isDischargeInitiated: true });
    await postCharges(tenant, admissionId, [[2, 1, 1000]]);
    await tenant.ask(addBill, { bill: { admissionId, netPayable: 1050, cash: 1050 } });
    const before = await tenant.ask(getBill, { admissionId });
    await parts.owner.query(`update patient set state_code = '27' where tenant_id = ${tenant.tenantId}`);
    await parts.owner.query(`update gst_slab set igst_basis_points = 0 where tenant_id = ${tenant.tenantId}`);
    const after = await tenant.ask(getBill, { admissionId, isFinalPreview: true, discount: 10 });
    expect(after.figures).toEqual(before.figures);
    expect(after.lines).toEqual(before.lines);
    expect(after.figures.igst).toBe(5000);
  });
});

describe('a bill of 300 lines', () => {
  it('is answered within 60 ms (Q02)', async () => {
    const tenant = await makeHospital();
    const admissionId = await admitInScene(tenant);
    await postCharges(
      tenant,
      admissionId,
      Array.from({ length: 300 }, (_, index) => [1 + (index % 5), 1 + index, 100 + index] as Charge),
    );
    let fastest = Number.POSITIVE_INFINITY;
    for (let call = 0; call < 20; call++) {
      const start = performance.now();
      await tenant.ask(getBill, { admissionId });
      fastest = Math.min(fastest, performance.now() - start);
    }
    // The fastest: tests share the machine with others, the bench measures the 99th percentile.
    expect(fastest).toBeLessThan(60);
  });
});
