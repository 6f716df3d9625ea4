// Payments and refunds: splits, dates, limits, numbers, and what happens when many come at once.
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { close, makeTill, pay as payAtTill } from '../../../test-support/money/till.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { type AdmissionScene, admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const DAY = 86_400_000;

type Entry = InputOf<typeof addPayment>['payment'];

async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  return { tenant, admissionId: await admitInScene(tenant, scene) };
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const pay = (tenant: TestTenant, admissionId: number, entry: Partial<Entry>, key?: string) =>
  tenant.call(
    addPayment,
    { payment: { admissionId, paidAt: daysAgo(0), paymentType: 'Receive', amount: 1000, ...entry } },
    key ? { key } : {},
  );

const noRefundLimit = ({ tenantId }: TestTenant) =>
  parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [tenantId]);

async function refusalOf(tenant: TestTenant, admissionId: number, entry: Partial<Entry>) {
  const answer = await pay(tenant, admissionId, entry);
  expect(answer.isFailure).toBe(true);
  return answer.message;
}

async function numbersOf(tenant: TestTenant, paymentType: string): Promise<number[]> {
  const { rows } = await parts.owner.query<{ no: number }>(
    'select receipt_no as no from payment where tenant_id = $1 and payment_type = $2 order by receipt_no',
    [tenant.tenantId, paymentType],
  );
  return rows.map((row) => row.no);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a payment', () => {
  it('is split over modes, cash being what the others leave (R467, R476, R486, Q116, Q229)', async () => {
    const { tenant, admissionId } = await makeCase();
    const answer = await pay(tenant, admissionId, {
      amount: 1000.5,
      card: 100.25,
      cardNumber: '1234',
      upi: 200,
      upiReference: '5678',
      neft: 300,
      neftReference: 'SBIN226326000123',
      chequeAmount: 50,
      chequeNumber: '000123',
      note: 'advance',
    });
    expect(answer.message).toBe('Payment received');
    expect(answer.wire.ipdPatientPaymentView).toMatchObject({
      receiptNo: 1,
      paymentType: 'Receive',
      paymentAmount: 1000.5,
      cash: 350.25,
      card: 100.25,
      cardNumber: '1234',
      upi: 200,
      upiTransNo: '5678',
      neft: 300,
      neftTransNo: 'SBIN226326000123',
      chequeAmount: 50,
      chequeNumber: '000123',
      createdBy: 'Clerk User',
      isNonHospitalPayment: false,
    });
  });

  it('says what is wrong with a split in the words of the form (R468, R470, R471, R472, R473, R474, R477, R478, Q112)', async () => {
    const { tenant, admissionId } = await makeCase();
    const sentences: [Partial<Entry>, string][] = [
      [{ amount: 0 }, 'Please enter amount'],
      [{ paymentType: 'Gift' as 'Receive' }, 'Please select payment type'],
      [{ neft: 1000.01 }, 'Excess Amount'],
      [{ card: 1 }, 'Please enter card no'],
      [{ card: 1, cardNumber: '123' }, 'Please enter card no'],
      [{ upi: 1, upiReference: '12' }, 'Please enter upi transaction no'],
      [{ neft: 1, neftReference: '12' }, 'Please enter neft transaction no'],
      [{ neft: 1, neftReference: 'SBIN 226326' }, 'Please enter neft transaction no'],
      [{ chequeAmount: 1 }, 'Please enter cheque transaction no'],
      [{ neft: 400, cash: 500 }, 'The payment modes should add up to the payment amount'],
    ];
    for (const [entry, sentence] of sentences) expect(await refusalOf(tenant, admissionId, entry)).toBe(sentence);
    expect(await numbersOf(tenant, 'Receive')).toEqual([]);
  });

  it('keeps the whole reference of UPI and NEFT, which may go without, and of a card never more than four digits (R473, Q229)', async () => {
    const { tenant, admissionId } = await makeCase();
    const paid = await pay(tenant, admissionId, { upi: 40, upiReference: '412233445566' });
    expect(paid.output.payment.upiReference).toBe('412233445566');
    const whole = `SBIN${'2'.repeat(31)}`;
    const byBank = { amount: 10, neft: 10, neftReference: whole };
    expect((await pay(tenant, admissionId, byBank)).wire.ipdPatientPaymentView).toMatchObject({ neftTransNo: whole });
    for (const entry of [{ neft: 40 }, { neft: 40, neftReference: ' ' }, { neftReference: whole }]) {
      const { payment } = (await pay(tenant, admissionId, entry)).output;
      expect(payment.neftReference ?? null).toBeNull();
    }
    expect((await pay(tenant, admissionId, { neft: 40, neftReference: `${whole}2` })).isFailure).toBe(true);
    expect((await pay(tenant, admissionId, { card: 40, cardNumber: '4111111111119876' })).isFailure).toBe(true);
  });

  it('is dated from the day before admission to today, by the clock of the hospital (R479, Q113)', async () => {
    const { tenant, admissionId } = await makeCase({ admittedDaysAgo: 5 });
    await makeApprover(tenant);
    const message = 'Enter a payment date from the day before admission to today';
    expect((await pay(tenant, admissionId, { paidAt: daysAgo(6), backdateReason: 'slip' })).isFailure).toBe(false);
    expect(await refusalOf(tenant, admissionId, { paidAt: daysAgo(7) })).toBe(message);
    expect(await refusalOf(tenant, admissionId, { paidAt: daysAgo(-1) })).toBe(message);
    expect(await refusalOf(tenant, admissionId, { paidAt: 'today' })).toBe(message);
  });

  it('of a closed financial year is refused, whatever the reason and the approver (Q262)', async () => {
    const { tenant, admissionId } = await makeCase({ admittedDaysAgo: 800 });
    await makeApprover(tenant);
    expect(await refusalOf(tenant, admissionId, { paidAt: daysAgo(750), backdateReason: 'slip found' })).toBe(
      'The financial year of this day is closed. Book the money today',
    );
  });

  it('of yesterday needs a reason, of an earlier day an approver too, and keeps the reason (Q262)', async () => {
    const { tenant, admissionId } = await makeCase({ admittedDaysAgo: 5 });
    const sentence = 'Enter the reason for booking this on an earlier day';
    const bare = await pay(tenant, admissionId, { paidAt: daysAgo(1) });
    expect([bare.message, bare.wire._fields]).toEqual([sentence, { 'ipdPatientPaymentView.backdateReason': sentence }]);
    const kept = await pay(tenant, admissionId, { paidAt: daysAgo(1), backdateReason: ' night shift ' });
    expect(kept.output.payment.backdateReason).toBe('night shift');
    expect(await refusalOf(tenant, admissionId, { paidAt: daysAgo(2), backdateReason: 'slip' })).toBe(
      'Only an approver can book money on a day before yesterday',
    );
    const other = await makeCase({ admittedDaysAgo: 5 });
    await makeApprover(other.tenant);
    const entry = { paidAt: daysAgo(2), backdateReason: 'slip' };
    expect((await pay(other.tenant, other.admissionId, entry)).isFailure).toBe(false);
  });

  it('may be dated by a day alone, which is that day of the hospital (Q278, Q262)', async () => {
    const { tenant, admissionId } = await makeCase();
    const before = Date.now();
    const ofToday = await pay(tenant, admissionId, { paidAt: dayOf() });
    expect(ofToday.message).toBe('Payment received');
    // Money of today is booked at the time of the call, as with an instant.
    expect(Date.parse(ofToday.output.payment.paidAt)).toBeGreaterThanOrEqual(before - 60_000);
    for (const paidAt of [dayOf(-1), `${dayOf(-1)}T18:30:00`]) {
      const { output } = await pay(tenant, admissionId, { paidAt, backdateReason: 'slip' });
      expect(new Date(output.payment.paidAt)).toEqual(new Date(`${dayOf(-1)}T00:00:00+05:30`));
    }
    const outside = 'Enter a payment date from the day before admission to today';
    for (const paidAt of [dayOf(1), `${dayOf()}T`, `${dayOf()} 10:00`, '2026-02-30', 'today'])
      expect([paidAt, await refusalOf(tenant, admissionId, { paidAt })]).toEqual([paidAt, outside]);
  });

  it('is not booked before the last closing of its collector (Q262)', async () => {
    const { tenant, admissionId } = await makeTill(parts);
    await payAtTill(tenant, admissionId);
    await close(tenant);
    const entry = {
      admissionId,
      paidAt: daysAgo(1),
      paymentType: 'Receive' as const,
      amount: 10,
      backdateReason: 'slip',
    };
    const answer = await tenant.call(addPayment, { payment: entry }, { as: 'clerk' });
    expect(answer.message).toBe('You closed your till after this time. Book the money today');
  });

  it('in cash of two lakh or more is warned about, refused or let pass as the hospital wants: by day and by admission (R487, Q115)', async () => {
    const { tenant, admissionId } = await makeCase();
    const set = (mode: string) =>
      parts.owner.query('update hospital set cash_limit_receipt = $2 where tenant_id = $1', [tenant.tenantId, mode]);
    await set('refuse');
    expect((await pay(tenant, admissionId, { amount: 150_000 })).message).toBe('Payment received');
    expect(await refusalOf(tenant, admissionId, { amount: 50_000 })).toMatch(
      /one day would come to Rs 2,00,000\.00.*269ST/,
    );
    expect(
      await refusalOf(tenant, admissionId, { amount: 50_000, paidAt: daysAgo(1), backdateReason: 'slip' }),
    ).toMatch(/for this admission/);
    expect((await pay(tenant, admissionId, { amount: 50_000, neft: 0.01 })).isFailure).toBe(false);
    const refund = await pay(tenant, admissionId, {
      paymentType: 'Refund',
      amount: 2000,
      neft: 0.01,
      neftReference: 'SBIN226326000123',
    });
    expect(refund.message).toBe('Refund recorded');
    expect(await refusalOf(tenant, admissionId, { amount: 1 })).toMatch(/269ST/);
  });

  it('in cash beyond a limit that only warns is taken and said so; turned off nothing is said (Q115)', async () => {
    const { tenant, admissionId } = await makeCase();
    const answer = await pay(tenant, admissionId, { amount: 500_000 });
    expect(answer.isFailure).toBe(false);
    expect(answer.message).toMatch(
      /^Payment received\. The cash .* has come to Rs 5,00,000\.00: .*inform the accounts department\.$/,
    );
    const off = await makeCase();
    await parts.owner.query(`update hospital set cash_limit_receipt = 'off' where tenant_id = $1`, [
      off.tenant.tenantId,
    ]);
    expect((await pay(off.tenant, off.admissionId, { amount: 500_000 })).message).toBe('Payment received');
  });

  it('in cash is at most what the hospital takes with one receipt (R487, Q115)', async () => {
    const limited = await makeCase();
    await parts.owner.query(
      `update hospital set cash_receipt_limit_paise = 10000000, cash_limit_receipt = 'refuse' where tenant_id = $1`,
      [limited.tenant.tenantId],
    );
    expect(await refusalOf(limited.tenant, limited.admissionId, { amount: 100_000.01 })).toBe(
      'Cash amount should be lesser then or equal to 100000',
    );
    const mixed = { amount: 300_000, card: 200_000, cardNumber: '1111' };
    expect((await pay(limited.tenant, limited.admissionId, mixed)).isFailure).toBe(false);
  });
});

describe('a refund', () => {
  it('gives back at most what its own pool holds (R482, R483, Q119)', async () => {
    const { tenant, admissionId } = await makeCase();
    const limit = 'The refund amount does not exceed the total payment.';
    await pay(tenant, admissionId, { amount: 1000 });
    await pay(tenant, admissionId, { amount: 300, isNonHospital: true });
    expect(await refusalOf(tenant, admissionId, { paymentType: 'Refund', amount: 1000.01 })).toBe(limit);
    const refund = await pay(tenant, admissionId, { paymentType: 'Refund', amount: 400 });
    expect(refund.message).toBe('Refund recorded');
    expect(refund.output.payment.receiptNo).toBe(1);
    expect(await refusalOf(tenant, admissionId, { paymentType: 'Refund', amount: 600.01 })).toBe(limit);
    expect(await refusalOf(tenant, admissionId, { paymentType: 'Refund', amount: 301, isNonHospital: true })).toBe(
      limit,
    );
    expect((await pay(tenant, admissionId, { paymentType: 'Refund', amount: 600 })).isFailure).toBe(false);
  });

  it('counts with the refunds of the stay before, so that its parts stay within the limit (Q268)', async () => {
    const { tenant, admissionId } = await makeCase();
    await pay(tenant, admissionId, { amount: 9000 });
    const part = { paymentType: 'Refund' as const, amount: 1500 };
    expect((await pay(tenant, admissionId, part)).message).toBe('Refund recorded');
    expect(await refusalOf(tenant, admissionId, part)).toBe('A refund above Rs 2,000.00 needs an approver');
  });

  it('in cash is at most 10000 (R487, Q115, Q140)', async () => {
    const { tenant, admissionId } = await makeCase();
    await noRefundLimit(tenant);
    await pay(tenant, admissionId, { amount: 50_000 });
    const refund = { paymentType: 'Refund' as const };
    expect(await refusalOf(tenant, admissionId, { ...refund, amount: 10_000.01 })).toBe(
      'Cash amount should be lesser then or equal to 10000',
    );
    expect((await pay(tenant, admissionId, { ...refund, amount: 10_000 })).isFailure).toBe(false);
    expect((await pay(tenant, admissionId, { ...refund, amount: 15_000, neft: 5000 })).isFailure).toBe(false);
  });
});

describe('an admission that takes no payments', () => {
  it('says why (R481, R333, Q118, Q125)', async () => {
    const { tenant, admissionId } = await makeCase();
    const set = (change: string) =>
      parts.owner.query(`update admission set ${change} where tenant_id = ${tenant.tenantId}`);
    await set('is_final_bill = true');
    expect(await refusalOf(tenant, admissionId, {})).toBe(
      'The final bill is already generated: no payment or refund can be added',
    );
    await set('is_discharged = true, discharged_at = now()');
    expect(await refusalOf(tenant, admissionId, {})).toBe(
      'The patient is discharged: no payment or refund can be added',
    );
    await set('is_discharged = false, discharged_at = null, is_cancelled = true');
    expect(await refusalOf(tenant, admissionId, {})).toBe('This admission is cancelled');
  });
});

describe('payments at the same instant', () => {
  it('twenty with one key are one payment, and all read the same answer', async () => {
    const { tenant, admissionId } = await makeCase();
    const key = randomUUID();
    const paidAt = daysAgo(0);
    const answers = await Promise.all(upTo(20).map(() => pay(tenant, admissionId, { paidAt }, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.wire))).size).toBe(1);
    expect(answers[0]?.isFailure).toBe(false);
    expect(await numbersOf(tenant, 'Receive')).toEqual([1]);
    expect((await pay(tenant, admissionId, { paidAt, amount: 2000 }, key)).status).toBe(409);
  });

  it('forty over several admissions, some refused, leave no gap in the receipts', async () => {
    const tenant = await makeTenant(parts);
    const admissions: number[] = [];
    for (let made = 0; made < 5; made++) admissions.push(await admitInScene(tenant));
    const answers = await Promise.all(
      upTo(40).map((turn) => {
        const wrong =
          turn % 4 === 0 ? { neft: 5000 } : turn % 7 === 0 ? { paymentType: 'Refund' as const, amount: 90_000 } : {};
        return pay(tenant, admissions[turn % 5] as number, wrong);
      }),
    );
    const accepted = answers.filter((answer) => !answer.isFailure);
    const given = accepted.map((answer) => answer.output.payment.receiptNo).toSorted((one, other) => one - other);
    expect(accepted.length).toBe(26);
    expect(given).toEqual(upTo(26));
    expect(await numbersOf(tenant, 'Receive')).toEqual(upTo(26));
  });

  it('refunds of one balance never give back more than was paid (R482)', async () => {
    const { tenant, admissionId } = await makeCase();
    await pay(tenant, admissionId, { amount: 1000 });
    const answers = await Promise.all(
      upTo(12).map(() => pay(tenant, admissionId, { paymentType: 'Refund', amount: 300 })),
    );
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(3);
    expect(await numbersOf(tenant, 'Refund')).toEqual([1, 2, 3]);
  });
});
