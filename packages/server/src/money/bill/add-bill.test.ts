// Final bills: generated once, settled in every way, with sentences for wrong input.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import {
  type AdmissionScene,
  admitInScene,
  makeApprover,
  makeDelegator,
} from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Entry = InputOf<typeof addBill>['bill'];

/** An admission with one consultation of the given rupees, something received, and discharge under way. */
async function makeCase(charged: number, received = 0, scene: AdmissionScene = {}, tenant?: TestTenant) {
  const own = tenant ?? (await makeTenant(parts));
  const admissionId = await admitInScene(own, { isDischargeInitiated: true, ...scene });
  await own.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: charged, quantity: 1 }] });
  if (received > 0) await pay(own, admissionId, received);
  const generate = (entry: Partial<Entry> & { netPayable: number }, key?: string) =>
    own.call(addBill, { bill: { admissionId, ...entry } }, key ? { key } : {});
  return { tenant: own, admissionId, generate };
}

const pay = (tenant: TestTenant, admissionId: number, amount: number) =>
  tenant.ask(addPayment, {
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', amount },
  });

async function makeApproverTenant(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await makeApprover(tenant);
  return tenant;
}

type Case = Awaited<ReturnType<typeof makeCase>>;

async function expectRefusals(made: Case, sentences: [Partial<Entry> & { netPayable: number }, string][]) {
  for (const [entry, sentence] of sentences) expect((await made.generate(entry)).message).toBe(sentence);
  const { finalBill, payments } = await made.tenant.ask(getBill, { admissionId: made.admissionId });
  expect(finalBill).toBeNull();
  expect(payments.filter((each) => each.billId)).toEqual([]);
}

describe('generating the final bill', () => {
  it('numbers it, marks the admission, and keeps the settlement outside what was paid in advance (R502, R503, Q145, Q146, Q229)', async () => {
    const made = await makeCase(5003, 3000);
    const byNeft = { neft: 300, neftReference: 'SBIN226326000123' };
    const answer = await made.generate({ netPayable: 2003, cash: 700, card: 1003, cardNumber: '1234', ...byNeft });
    expect(answer.message).toBe('Ipd Bill generated');
    expect(answer.output.finalBill).toMatchObject({ neft: 30_000, neftReference: 'SBIN226326000123' });
    expect(answer.wire.ipdPatientBillView).toMatchObject({
      orderNo: 1,
      netAmount: 5003,
      paidInAdvance: 3000,
      dueAmount: 0,
      isSettled: true,
      isSettledWithoutPay: false,
    });
    const { wire, output } = await made.tenant.call(getBill, { admissionId: made.admissionId });
    expect(wire.ipdAmountCalculate).toMatchObject({ totalPayment: 3000, totalReceived: 3000, netPayment: 2003 });
    expect(output).toMatchObject({ isProvisional: false, admission: { isFinalBill: true, isDischarged: false } });
    expect(output.payments[1]?.neftReference).toBe('SBIN226326000123');
    expect(output.payments.map((each) => [each.receiptNo, each.cash, each.card, each.billId ?? null])).toEqual([
      [1, 300_000, 0, null],
      [2, 70_000, 100_300, answer.output.finalBill.billId],
    ]);
    const totals = await made.tenant.ask(getPaymentTotals, { admissionId: made.admissionId });
    expect(totals).toMatchObject({ billAmount: 500_300, received: 500_300, refunded: 0, dueAmount: 0 });
  });

  it('needs discharge under way, and a payable that is still the same (R491, Q133)', async () => {
    const early = await makeCase(500, 0, { isDischargeInitiated: false });
    await expectRefusals(early, [
      [{ netPayable: 500, cash: 500 }, 'Initiate the discharge before generating the final bill'],
    ]);
    const made = await makeCase(500);
    await expectRefusals(made, [
      [{ netPayable: 499, cash: 499 }, 'The figures have changed. Please recalculate'],
      [{ netPayable: 500, cash: 500, otherCharge: 1 }, 'The figures have changed. Please recalculate'],
      [{ netPayable: 500, discount: 600 }, 'A discount cannot be more than the amount it is given on.'],
    ]);
    expect((await made.generate({ netPayable: 475, otherCharge: 25, discount: 50, cash: 475 })).isFailure).toBe(false);
  });

  it('happens once; charges and payments are then closed (Q145, Q125, Q93)', async () => {
    const made = await makeCase(500);
    await made.generate({ netPayable: 500, cash: 500 });
    const { tenant, admissionId } = made;
    const again = await made.generate({ netPayable: 0 });
    expect(again.message).toMatch(/^The final bill 1 of \d{4}-\d{4} was already generated for this admission$/);
    const lines = [{ chargeId: 1, appliedCharge: 1, quantity: 1 }];
    expect((await tenant.call(addCharges, { admissionId, lines })).message).toMatch(/^The final bill is already/);
    const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 1 };
    expect((await tenant.call(addPayment, { payment })).message).toMatch(/^The final bill is already/);
  });

  it('eight at the same instant are one bill and one receipt (Q145)', async () => {
    const made = await makeCase(500);
    const answers = await Promise.all(Array.from({ length: 8 }, () => made.generate({ netPayable: 500, cash: 500 })));
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
    for (const refused of answers.filter((answer) => answer.isFailure)) {
      expect(refused.message).toMatch(/^The final bill 1 of/);
    }
    const { payments } = await made.tenant.ask(getBill, { admissionId: made.admissionId });
    expect(payments).toHaveLength(1);
  });

  it('a charge and a bill at the same instant: either the bill has the charge or the charge is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { tenant, admissionId, generate } = await makeCase(500);
      const lines = [{ chargeId: 3, appliedCharge: 85, quantity: 1 }];
      const [charge, bill] = await Promise.all([
        tenant.call(addCharges, { admissionId, lines }),
        generate({ netPayable: 500, cash: 500 }),
      ]);
      expect(charge.isFailure).toBe(!bill.isFailure);
      expect((bill.isFailure ? bill : charge).message).toMatch(/^(The figures have changed|The final bill is already)/);
    }
  });

  it('with the same key is answered alike and made once', async () => {
    const made = await makeCase(500);
    const key = 'bill-key-0001';
    const first = await made.generate({ netPayable: 500, cash: 500 }, key);
    expect((await made.generate({ netPayable: 500, cash: 500 }, key)).wire).toEqual(first.wire);
  });
});

describe('a payable of the patient', () => {
  it('must be met exactly, with references (R505, R506, R471, R472, Q114)', async () => {
    const made = await makeCase(500);
    await expectRefusals(made, [
      [{ netPayable: 500, cash: 499.99 }, 'The payment modes should add up to the amount payable'],
      [{ netPayable: 500, cash: 500, neft: 0.01 }, 'Excess Amount'],
      [{ netPayable: 500, card: 500 }, 'Please enter card no'],
      [{ netPayable: 500, upi: 500 }, 'Please enter upi transaction no'],
      [{ netPayable: 500, chequeAmount: 500 }, 'Please enter upi transaction no'],
      [{ netPayable: 500, cash: 500, cashRefund: 1 }, 'Amount should be equal to total refund amount'],
    ]);
  });

  it('of zero needs nothing and writes no receipt (R504, R505)', async () => {
    const made = await makeCase(500, 500);
    await expectRefusals(made, [[{ netPayable: 0, cash: 1 }, 'Excess Amount']]);
    expect((await made.generate({ netPayable: 0 })).isFailure).toBe(false);
    expect((await made.tenant.ask(getBill, { admissionId: made.admissionId })).payments).toHaveLength(1);
  });
});

describe('a refund with the bill', () => {
  it('is split over cash and cheque (R507, R508, R509, Q127)', async () => {
    const made = await makeCase(500, 15_500);
    const cheque = { chequeRefundNumber: '000123', chequeRefundDate: '2026-11-21', chequeRefundBank: 'State Bank' };
    await expectRefusals(made, [
      [{ netPayable: -15_000 }, 'Amount should be equal to total refund amount'],
      [{ netPayable: -15_000, cashRefund: 15_000 }, 'Cash amount should be lesser then or equal to 10000'],
      [{ netPayable: -15_000, cashRefund: 10_000, chequeRefund: 5000 }, 'Enter cheque number'],
      [{ netPayable: -15_000, cashRefund: 10_000, chequeRefund: 5000, ...cheque, chequeRefundBank: '' }, 'Select bank'],
      [
        { netPayable: -15_000, cashRefund: 9000, chequeRefund: 5000, ...cheque },
        'Amount should be equal to total refund amount',
      ],
      [{ netPayable: -15_000, cash: 1, cashRefund: 10_000, chequeRefund: 5000, ...cheque }, 'Excess Amount'],
    ]);
    await made.generate({ netPayable: -15_000, cashRefund: 10_000, chequeRefund: 5000, ...cheque });
    const { wire, output } = await made.tenant.call(getBill, { admissionId: made.admissionId });
    expect(wire.ipdAmountCalculate).toMatchObject({
      netPayment: -15_000,
      isRefundOrPay: true,
      refundableAmount: 15_000,
    });
    expect(output.payments[1]).toMatchObject({
      paymentType: 'Refund',
      receiptNo: 1,
      amount: 1_500_000,
      cash: 1_000_000,
      chequeAmount: 500_000,
      chequeNumber: '000123',
    });
  });

  it('goes out as the money came in; another way needs another approver and a reason (Q258, Q268)', async () => {
    const tenant = await makeTenant(parts);
    const approver = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    const admissionId = await admitInScene(tenant);
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] });
    const advance = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 900 };
    await tenant.ask(addPayment, {
      payment: { ...advance, card: 300, cardNumber: '1111', upi: 200, upiReference: '2222' },
    });
    await parts.owner.query(`update admission set is_discharge_initiated = true where tenant_id = ${tenant.tenantId}`);
    const { held } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    expect(held).toMatchObject({ card: 30_000, upi: 20_000, cash: 40_000 });
    const bill = { admissionId, netPayable: -400 };
    const inCash = { bill: { ...bill, cashRefund: 400 } };
    expect((await tenant.call(addBill, inCash)).message).toBe(
      'Refund as it was paid: card Rs 300.00, UPI Rs 100.00, NEFT or cheque Rs 0.00, cash Rs 0.00. Another mode needs an approver',
    );
    expect((await tenant.call(addBill, inCash, { as: approver })).wire._fields).toEqual({
      'ipdPatientBillView.refundReason': 'Enter the reason for refunding in this mode',
    });
    const asPaid = { cardRefund: 300, cardNumber: '1111', upiRefund: 100, upiReference: '2222' };
    const made = await tenant.call(addBill, { bill: { ...bill, ...asPaid } });
    expect(made.output.finalBill).toMatchObject({ cardRefund: 30_000, upiRefund: 10_000, cashRefund: 0 });
    const { payments, figures } = await tenant.ask(getBill, { admissionId });
    expect(payments[1]).toMatchObject({ paymentType: 'Refund', amount: 40_000, card: 30_000, upi: 10_000, cash: 0 });
    expect(figures.refundable).toBe(40_000);
  });

  it('gives back only what the patient paid when the payer covers all (Q127, Q128, R517)', async () => {
    const scene: AdmissionScene = {
      patientType: 'TPA',
      associationId: 1,
      tpaAuthorized: 100_000,
      finalAuthorized: 90_000,
    };
    const own = await makeTenant(parts);
    const admissionId = await admitInScene(own, { ...scene, isDischargeInitiated: false });
    await own.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 45_000.4, quantity: 1 }] });
    await pay(own, admissionId, 5000);
    await parts.owner.query(`update admission set is_discharge_initiated = true where tenant_id = ${own.tenantId}`);
    const answer = await own.call(addBill, { bill: { admissionId, netPayable: -50_000, cashRefund: 5000 } });
    expect(answer.message).toBe('Ipd Bill generated');
    const { figures } = await own.ask(getBill, { admissionId });
    expect(figures).toMatchObject({ refundable: 500_000, payableLabel: 'Amount Payble', authorized: 9_000_000 });
  });
});

describe('what only approvers and delegators may do', () => {
  it('settle without payment, with a reason and a split that adds up (R496, R514, R515, R516, Q138, R177)', async () => {
    const clerk = await makeCase(500);
    const without = { netPayable: 500, isSettledWithoutPay: true };
    await expectRefusals(clerk, [
      [{ ...without, dueReason: 'poor' }, 'Only an approver or delegator can settle a bill without payment'],
    ]);
    const made = await makeCase(500, 0, {}, await makeApproverTenant());
    await expectRefusals(made, [
      [without, 'Please enter reason'],
      [{ ...without, dueReason: 'poor', cash: 501 }, 'Excess Amount'],
      [{ ...without, dueReason: 'poor', card: 100 }, 'Please enter card no'],
      [
        { ...without, dueReason: 'poor', chequeAmount: 1, chequeNumber: '1' },
        'A bill settled without full payment takes no cheque',
      ],
    ]);
    const answer = await made.generate({ ...without, dueReason: 'poor', cash: 200 });
    expect(answer.wire.ipdPatientBillView).toMatchObject({
      dueAmount: 300,
      dueReason: 'poor',
      isSettledWithoutPay: true,
      isSettled: false,
    });
    const totals = await made.tenant.ask(getPaymentTotals, { admissionId: made.admissionId });
    expect(totals).toMatchObject({ received: 20_000, dueAmount: 30_000 });
  });

  it('only a positive payable can be settled without payment (Q139)', async () => {
    const made = await makeCase(500, 600, {}, await makeApproverTenant());
    await expectRefusals(made, [
      [
        { netPayable: -100, isSettledWithoutPay: true, dueReason: 'x' },
        'Only a bill with an amount to pay can be settled without payment',
      ],
    ]);
  });

  it('set the bill date, from admission to now, an earlier day with a reason (R490, R491, Q136, Q262)', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const bill = { netPayable: 500, cash: 500 };
    await expectRefusals(await makeCase(500), [
      [{ ...bill, billedAt: yesterday }, 'Only an approver or delegator can set the bill date'],
    ]);
    const tenant = await makeTenant(parts);
    await makeDelegator(tenant);
    const made = await makeCase(500, 0, {}, tenant);
    const bounds = 'The bill date should not be before the admission nor after now';
    await expectRefusals(made, [
      [{ ...bill, billedAt: new Date(Date.now() - 3 * 86_400_000).toISOString() }, bounds],
      [{ ...bill, billedAt: new Date(Date.now() + 60_000).toISOString() }, bounds],
    ]);
    await expectRefusals(made, [
      [{ ...bill, billedAt: yesterday }, 'Enter the reason for booking this on an earlier day'],
    ]);
    const answer = await made.generate({ ...bill, billedAt: yesterday, backdateReason: 'night shift' });
    expect(new Date(answer.output.finalBill.billedAt).toISOString()).toBe(yesterday);
  });

  it('are asked for the reason of a discount, others are not (R511, R512, Q137)', async () => {
    const bill = { netPayable: 450, discountPercent: 10, cash: 450 };
    expect((await (await makeCase(500)).generate(bill)).isFailure).toBe(false);
    const made = await makeCase(500, 0, {}, await makeApproverTenant());
    await expectRefusals(made, [[bill, 'Please enter discount reason']]);
    const answer = await made.generate({ ...bill, discountReason: 'staff family' });
    expect(answer.output.finalBill).toMatchObject({ discount: 5000, discountReason: 'staff family' });
  });
});
