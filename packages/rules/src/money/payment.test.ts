// Proves the payment form: split, references, totals, refund limit and dates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupeesToPaise, sumPaise, ZERO } from './money.ts';
import {
  cashRemainder,
  checkPaymentSplit,
  dueAmount,
  lastFourDigits,
  type PaymentSplit,
  type PostedPayment,
  paymentDateBounds,
  paymentDateProblem,
  refundableBalance,
  refundProblem,
  shownReference,
  totalPayments,
} from './payment.ts';

const rupees = rupeesToPaise;

const split: PaymentSplit = {
  form: 'add payment',
  amountPaise: rupees(1000),
  isRefund: false,
  cashReceiptLimitPaise: null,
  cardPaise: ZERO,
  upiPaise: ZERO,
  neftPaise: ZERO,
  chequePaise: ZERO,
  cardNumber: '',
  upiTransactionNumber: '',
  neftReference: '',
  chequeNumber: '',
};

function messagesOf(terms: Partial<PaymentSplit>): string[] {
  return checkPaymentSplit({ ...split, ...terms }).problems.map((problem) => problem.sentence.text);
}

function posted(paymentType: 'Receive' | 'Refund', amount: number, isNonHospitalPayment = false): PostedPayment {
  return { paymentType, amountPaise: rupees(amount), isNonHospitalPayment };
}

describe('the split of a payment', () => {
  it('leaves to cash what the other modes do not take (R467, Q116)', () => {
    const terms = { cardPaise: rupees(300), neftPaise: rupees(200), cardNumber: '1234' };
    expect(checkPaymentSplit({ ...split, ...terms })).toEqual({ cashPaise: 50_000, problems: [] });
  });

  it('always adds up to the amount (R467)', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 }).map(paise);
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        (amountPaise, cardPaise, upiPaise, neftPaise, chequePaise) => {
          const others = { cardPaise, upiPaise, neftPaise, chequePaise };
          expect(sumPaise([cashRemainder(amountPaise, others), ...Object.values(others)])).toBe(amountPaise);
        },
      ),
    );
  });

  it('names an excess of the other modes (R468)', () => {
    expect(messagesOf({ neftPaise: rupees(1000.01) })).toEqual(['Excess Amount']);
    expect(messagesOf({ neftPaise: rupees(1000) })).toEqual([]);
  });

  it('refuses negative amounts (R469)', () => {
    expect(messagesOf({ neftPaise: paise(-1) })).toEqual(["Amount can't be negative"]);
    expect(messagesOf({ amountPaise: paise(-1) })).toEqual(["Amount can't be negative"]);
  });

  it('wants an amount (R477)', () => {
    expect(messagesOf({ amountPaise: ZERO })).toEqual(['Please enter amount']);
  });

  it.each([
    [{ cardPaise: rupees(1) }, 'Please enter card no'],
    [{ upiPaise: rupees(1) }, 'Please enter upi transaction no'],
    [{ chequePaise: rupees(1) }, 'Please enter cheque transaction no'],
    [{ chequePaise: rupees(1), form: 'bill' as const }, 'Please enter upi transaction no'],
  ])('asks for the reference of a mode in use (R470, R471, R472, Q114)', (terms, message) => {
    expect(messagesOf(terms)).toEqual([message]);
  });

  it.each([
    ['add payment' as const, '123', false],
    ['add payment' as const, '1234', true],
    ['add payment' as const, '12345', false],
    ['update payment' as const, '1', true],
    ['update payment' as const, '1234', true],
    ['update payment' as const, '12345', false],
    ['update payment' as const, '12a4', false],
    ['bill' as const, '12', true],
  ])('%s with card number %s: fine is %s (R473, R474, Q112)', (form, reference, isFine) => {
    expect(messagesOf({ cardPaise: rupees(1), cardNumber: reference, form })).toHaveLength(isFine ? 0 : 1);
  });

  it.each([
    ['add payment' as const, '123', false],
    ['add payment' as const, '412233445566', true],
    ['add payment' as const, `UPI${'9'.repeat(32)}`, true],
    ['add payment' as const, '9'.repeat(36), false],
    ['add payment' as const, '4122 3344', false],
    ['bill' as const, '12', true],
  ])('%s with UPI reference %s: fine is %s (R473, Q229)', (form, reference, isFine) => {
    expect(messagesOf({ upiPaise: rupees(1), upiTransactionNumber: reference, form })).toHaveLength(isFine ? 0 : 1);
  });

  it.each([
    ['add payment' as const, '', true],
    ['add payment' as const, '123', false],
    ['add payment' as const, 'SBIN226326000123', true],
    ['add payment' as const, '9'.repeat(36), false],
    ['add payment' as const, 'SBIN 2263', false],
    ['update payment' as const, '12', true],
    ['bill' as const, '12', true],
  ])('%s with NEFT reference %s: fine is %s (Q229)', (form, neftReference, isFine) => {
    const messages = messagesOf({ neftPaise: rupees(1), neftReference, form });
    expect(messages).toEqual(isFine ? [] : ['Please enter neft transaction no']);
    expect(messagesOf({ neftReference, form })).toEqual([]);
  });

  it('keeps the last four digits of what is pasted of a card, and shows a reference by its last four (R473, Q229)', () => {
    expect(['4111 1111 1111 9876', '12345', '12', 'XXXX-9876'].map(lastFourDigits)).toEqual([
      '9876',
      '2345',
      '12',
      '9876',
    ]);
    expect(['412233445566', '9911', ''].map(shownReference)).toEqual(['…5566', '9911', '']);
  });

  it('takes a cheque number of up to 10 characters (Q112)', () => {
    expect(messagesOf({ chequePaise: rupees(1), chequeNumber: '000123' })).toEqual([]);
    expect(messagesOf({ chequePaise: rupees(1), chequeNumber: '12345678901' })).toHaveLength(1);
  });

  it('limits cash handed back to 10000, cash taken only where a limit is given (R487, Q115, Q140)', () => {
    const limit = 'Cash amount should be lesser then or equal to 10000';
    expect(messagesOf({ amountPaise: rupees(10_000), isRefund: true })).toEqual([]);
    expect(messagesOf({ amountPaise: rupees(10_000.01), isRefund: true })).toEqual([limit]);
    expect(messagesOf({ amountPaise: rupees(500_000) })).toEqual([]);
    expect(messagesOf({ amountPaise: rupees(10_001), cashReceiptLimitPaise: rupees(10_000) })).toEqual([limit]);
  });
});

describe('totals', () => {
  const payments = [posted('Receive', 5000), posted('Refund', 1200), posted('Receive', 700, true)];

  it('receipts less refunds, non-hospital payments apart (R483)', () => {
    expect(totalPayments(payments)).toEqual({ receivedPaise: 500_000, refundedPaise: 120_000, paidPaise: 380_000 });
    expect(totalPayments(payments, true).paidPaise).toBe(70_000);
  });

  it('a refund is at most what its own pool still holds (R482, Q119)', () => {
    const money = { payments, medicineCreditPaise: ZERO };
    expect(refundableBalance(money, false)).toBe(380_000);
    expect(refundableBalance({ ...money, payments: [posted('Refund', 1)] }, false)).toBe(0);
    expect(refundProblem(rupees(3800), money, false)).toBeNull();
    const message = 'The refund amount does not exceed the total payment.';
    expect(refundProblem(rupees(3800.01), money, false)?.text).toBe(message);
    expect(refundProblem(rupees(700), money, true)).toBeNull();
    expect(refundProblem(rupees(701), money, true)?.text).toBe(message);
  });

  it('what the patient paid for medicine that came back is theirs to have, from the hospital alone (R482, Q218)', () => {
    const money = { payments, medicineCreditPaise: rupees(200) };
    expect([refundableBalance(money, false), refundableBalance(money, true)]).toEqual([400_000, 70_000]);
    expect(refundableBalance({ payments: [], medicineCreditPaise: rupees(200) }, false)).toBe(20_000);
  });

  it('due is the bill less authorised and paid (R484, R503)', () => {
    expect(dueAmount(rupees(10_000), rupees(2000), payments)).toBe(420_000);
  });
});

describe('the payment date', () => {
  it('runs from the day before admission to today (R479, Q113)', () => {
    expect(paymentDateBounds('2026-03-01', '2026-03-05')).toEqual({ earliest: '2026-02-28', latest: '2026-03-05' });
  });

  it.each([
    ['2026-02-27', false],
    ['2026-02-28', true],
    ['2026-03-05', true],
    ['2026-03-06', false],
    ['', false],
    ['2026-02-30', false],
  ])('%s is fine: %s (R479, Q113)', (paidOn, isFine) => {
    const problem = paymentDateProblem(paidOn, '2026-03-01', '2026-03-05');
    expect(problem?.text).toBe(isFine ? undefined : 'Enter a payment date from the day before admission to today');
  });
});
