// Changing the split of a recorded payment: the changed fields, the unchanged ones, the effect on the bill, and when it is too late.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Entry = Partial<InputOf<typeof updatePayment>['payment']>;

async function makePaid(entry: Partial<InputOf<typeof addPayment>['payment']> = {}, cashLimit = 'warn') {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update hospital set cash_limit_receipt = $2 where tenant_id = $1', [
    tenant.tenantId,
    cashLimit,
  ]);
  const admissionId = await admitInScene(tenant);
  const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 1000 };
  const { paymentId } = (await tenant.ask(addPayment, { payment: { ...payment, ...entry } })).payment;
  const update = (changes: Entry) =>
    tenant.call(updatePayment, { payment: { paymentId, admissionId, ...changes } as never });
  return { tenant, admissionId, paymentId, update };
}

const set = (tenant: TestTenant, change: string) =>
  parts.owner.query(`update admission set ${change} where tenant_id = ${tenant.tenantId}`);

describe('the modes of a payment', () => {
  it('are split anew, cash being what they leave; number, amount, type and date stay (R465, R467, Q122, Q123)', async () => {
    const { tenant, paymentId, update } = await makePaid({ card: 1000, cardNumber: '1234', note: 'advance' });
    const answer = await update({
      amount: 1000,
      upi: 300.5,
      upiReference: '77',
      chequeAmount: 200,
      chequeNumber: '000123',
    });
    expect(answer.message).toBe('Payment updated');
    const { rows } = await parts.owner.query(
      `select receipt_no, amount_paise, cash_paise, card_paise, card_number, upi_paise, upi_reference, cheque_paise, note
       from payment where tenant_id = $1 and payment_id = $2`,
      [tenant.tenantId, paymentId],
    );
    expect(rows[0]).toEqual({
      receipt_no: 1,
      amount_paise: 100_000,
      cash_paise: 49_950,
      card_paise: 0,
      card_number: null,
      upi_paise: 30_050,
      upi_reference: '77',
      cheque_paise: 20_000,
      note: 'advance',
    });
    expect(answer.wire.ipdPatientPaymentView).toMatchObject({ cash: 499.5, upiTransNo: '77', chequeAmount: 200 });
  });

  it('keep the whole reference of NEFT, and none of what is not paid by it any more (Q229)', async () => {
    const { tenant, paymentId, update } = await makePaid({ neft: 1000, neftReference: 'SBIN226326000123' });
    const referenceOf = async () => {
      const { rows } = await parts.owner.query(
        'select neft_reference from payment where tenant_id = $1 and payment_id = $2',
        [tenant.tenantId, paymentId],
      );
      return rows[0].neft_reference;
    };
    expect(await referenceOf()).toBe('SBIN226326000123');
    const mended = await update({ neft: 600, neftReference: 'HDFC226326000456' });
    expect(mended.wire.ipdPatientPaymentView).toMatchObject({ neft: 600, neftTransNo: 'HDFC226326000456' });
    expect(await referenceOf()).toBe('HDFC226326000456');
    // Left out it stays, sent empty it goes.
    await update({ neft: 700 });
    expect(await referenceOf()).toBe('HDFC226326000456');
    await update({ neft: 700, neftReference: '' });
    expect(await referenceOf()).toBeNull();
    await update({ neft: 600, neftReference: 'HDFC226326000456' });
    await update({ neftReference: 'HDFC226326000456' });
    expect(await referenceOf()).toBeNull();
    expect((await update({ neft: 1, neftReference: 'HDFC 2263' })).message).toBe('Please enter neft transaction no');
  });

  it('leave their old split in the audit trail (Q118)', async () => {
    const { tenant, paymentId, update } = await makePaid({ card: 400, cardNumber: '1234' });
    await update({ neft: 1000 });
    const { rows } = await parts.owner.query(
      `select operation, user_id, before, after from audit_log
       where tenant_id = $1 and table_name = 'payment' and record_id = $2 and action = 'update'`,
      [tenant.tenantId, String(paymentId)],
    );
    expect(rows).toMatchObject([
      {
        operation: '/IPD/UpdateIPDPatientPayment',
        user_id: tenant.userIds.clerk,
        before: { cash_paise: 60_000, card_paise: 40_000, card_number: '1234', neft_paise: 0 },
        after: { cash_paise: 0, card_paise: 0, card_number: null, neft_paise: 100_000 },
      },
    ]);
  });

  it('are refused in the words of the dialog (R468, R469, R470, R471, R472, R473, Q112, Q114)', async () => {
    const { update } = await makePaid();
    const sentences: [Entry, string][] = [
      [{ neft: 1000.01 }, 'Excess Amount'],
      [{ card: -1 }, "Amount can't be negative"],
      [{ card: 1 }, 'Please enter card no'],
      [{ card: 1, cardNumber: '12a' }, 'Please enter card no'],
      [{ upi: 1, upiReference: '' }, 'Please enter upi transaction no'],
      [{ chequeAmount: 1 }, 'Please enter cheque transaction no'],
      [{ cash: 5, neft: 1 }, 'The payment modes should add up to the payment amount'],
      [{ amount: 999 }, 'The amount of a payment cannot be changed, only its modes'],
    ];
    for (const [entry, sentence] of sentences) {
      const answer = await update(entry);
      expect([answer.isFailure, answer.message, ...Object.values(answer.fields ?? {})]).toContain(sentence);
    }
    expect((await update({ card: 1, cardNumber: '12' })).isFailure).toBe(false);
  });

  it('of a refund hand back at most 10000 in cash (R487, Q115)', async () => {
    const { tenant, admissionId } = await makePaid({ amount: 50_000 });
    await parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const refund = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Refund' as const };
    const { payment } = await tenant.ask(
      addPayment,
      { payment: { ...refund, amount: 12_000, neft: 2000 } },
      { as: 'admin' },
    );
    const key = { paymentId: payment.paymentId, admissionId };
    const refused = await tenant.call(updatePayment, { payment: { ...key, neft: 1999 } });
    expect(refused.message).toBe('Cash amount should be lesser then or equal to 10000');
    const cheque = { chequeAmount: 2000, chequeNumber: '000123' };
    expect((await tenant.call(updatePayment, { payment: { ...key, ...cheque } })).isFailure).toBe(false);
    const otherWay = await tenant.call(updatePayment, { payment: { ...key, neft: 3000 } });
    expect(otherWay.message).toMatch(/^Refund as it was paid: .* Another mode needs an approver$/);
  });

  it('changed before a refund: the mode first recorded counts too (Q258, Q268)', async () => {
    const { tenant, admissionId, update } = await makePaid({ amount: 500, card: 500, cardNumber: '1234' });
    expect((await update({ cash: 500 })).message).toBe('Payment updated');
    const refund = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Refund' as const, amount: 500 };
    const inCash = await tenant.call(addPayment, { payment: { ...refund, cash: 500 } });
    expect(inCash.message).toMatch(/^The modes of a receipt were changed after it was recorded/);
    const byCard = await tenant.call(addPayment, { payment: { ...refund, card: 500, cardNumber: '1234' } });
    expect(byCard.message).toMatch(/^Refund as it was paid/);
  });

  it('of a receipt are held to the limits of cash, its own former cash apart (Q115)', async () => {
    const { update } = await makePaid({ amount: 250_000, cash: 150_000, neft: 100_000 }, 'refuse');
    expect((await update({ neft: 60_000 })).message).toBe('Payment updated');
    const refused = await update({ neft: 50_000 });
    expect(refused.isFailure).toBe(true);
    expect(refused.message).toContain('section 269ST');
  });

  it('decide whether the bill leaves out non-hospital charges: it recalculates (R523)', async () => {
    const { tenant, admissionId, update } = await makePaid({ amount: 9000 });
    await parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await parts.owner.query('update charge set is_non_applicable = true where tenant_id = $1 and charge_id = 5', [
      tenant.tenantId,
    ]);
    const lines = [
      { chargeId: 1, quantity: 16, appliedCharge: 500 },
      { chargeId: 5, quantity: 2, appliedCharge: 600 },
    ];
    await tenant.ask(addCharges, { admissionId, lines });
    const due = async () => (await tenant.ask(getPaymentTotals, { admissionId })).dueAmount;
    expect(await due()).toBe(-100_000);
    await update({ upi: 1000, upiReference: '9911' });
    expect(await due()).toBe(20_000);
    await update({});
    expect(await due()).toBe(-100_000);
  });
});

describe('a payment that is not changed any more', () => {
  it('says why: discharged, final bill, another admission, no right (R481, Q118)', async () => {
    const { tenant, paymentId, update } = await makePaid();
    const elsewhere = await admitInScene(tenant);
    const foreign = await tenant.call(updatePayment, { payment: { paymentId, admissionId: elsewhere, neft: 1 } });
    expect(foreign.message).toBe('This payment does not exist');
    await set(tenant, 'is_final_bill = true');
    expect((await update({ neft: 1 })).message).toBe('The final bill is already generated: no payment can be changed');
    await set(tenant, 'is_discharged = true, discharged_at = now()');
    expect((await update({ neft: 1 })).message).toBe('The patient is discharged: no payment can be changed');
    const { rows } = await parts.owner.query('select cash_paise from payment where tenant_id = $1', [tenant.tenantId]);
    expect(rows).toEqual([{ cash_paise: 100_000 }]);
  });
});
