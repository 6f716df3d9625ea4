// Checks of the payment form before the call.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { noModes } from './mode-values.ts';
import {
  cashSentence,
  judgedPayment,
  type PaymentContext,
  type PaymentValues,
  paymentErrors,
} from './payment-checks.ts';

const context: PaymentContext = {
  medicineCreditPaise: rupeesToPaise(0),
  earlier: [
    { paymentType: 'Receive', amountPaise: rupeesToPaise(9000), isNonHospitalPayment: false },
    { paymentType: 'Refund', amountPaise: rupeesToPaise(500), isNonHospitalPayment: false },
    { paymentType: 'Receive', amountPaise: rupeesToPaise(700), isNonHospitalPayment: true },
  ],
  admittedOn: '2026-11-10',
  today: '2026-11-21',
  timezone: 'Asia/Kolkata',
  earlierCash: [],
  cashRule: { mode: 'refuse', limitPaise: null, countryCode: 'IN' },
};

const typed = (different: Partial<PaymentValues> = {}): PaymentValues => ({
  ...noModes,
  paymentType: 'Receive',
  amount: 1000,
  paidAt: '2026-11-21T06:00:00.000Z',
  note: '',
  isNonHospital: false,
  backdateReason: '',
  ...different,
});

describe('a payment as typed', () => {
  it('has no fault when all of it is cash (R467)', () => {
    expect(paymentErrors(typed(), context)).toEqual({});
    expect(judgedPayment(typed()).cashPaise).toBe(100_000);
  });

  it('leaves in cash what the other modes do not take (R467, Q116)', () => {
    const split = judgedPayment(typed({ card: '250.50', upi: 100, neft: 49.5, chequeAmount: 200 }));
    expect(split.cashPaise).toBe(40_000);
  });

  it('asks for an amount (R477)', () => {
    expect(paymentErrors(typed({ amount: '' }), context)).toEqual({ amount: 'Please enter amount' });
  });

  it('says beside the cash that the modes exceed the amount (R468)', () => {
    expect(paymentErrors(typed({ neft: 1200 }), context)).toEqual({ cash: 'Excess Amount' });
  });

  it('asks for each reference with its amount: four digits of card and UPI (R470, R471, R472, R474, Q112, Q229)', () => {
    const values = typed({ card: 1, cardNumber: '123', upi: 1, chequeAmount: 1 });
    expect(paymentErrors(values, context)).toEqual({
      cardNumber: 'Please enter card no',
      upiReference: 'Enter the UPI transaction number',
      chequeNumber: 'Enter the cheque number',
    });
    const given = { ...values, cardNumber: '1234', upiReference: '9911', chequeNumber: '7' };
    expect(paymentErrors(given, context)).toEqual({});
    expect(paymentErrors({ ...given, neft: 1, neftReference: '12' }, context)).toEqual({
      neftReference: 'Enter the NEFT transaction number',
    });
  });

  it('is dated from the day before admission to today, on the clock of the hospital (R479, Q113)', () => {
    const at = (paidAt: string | null) => paymentErrors(typed({ paidAt }), context).paidAt;
    expect(at('2026-11-09T00:00:00.000Z')).toBeUndefined();
    expect(at('2026-11-08T18:29:00.000Z')).toBe('Enter a payment date from the day before admission to today');
    expect(at('2026-11-21T18:31:00.000Z')).toBe('Enter a payment date from the day before admission to today');
    expect(at(null)).toBe('Enter a payment date from the day before admission to today');
  });

  it('refunds at most what its own pool holds (R482, Q119)', () => {
    const refund = (amount: number, isNonHospital = false) =>
      paymentErrors(typed({ paymentType: 'Refund', amount, isNonHospital }), context).amount;
    expect(refund(8500)).toBeUndefined();
    expect(refund(8500.01)).toBe('The refund amount does not exceed the total payment.');
    expect(refund(700, true)).toBeUndefined();
    expect(refund(701, true)).toBe('The refund amount does not exceed the total payment.');
  });

  it('hands back at most 10000 in cash (R487, Q115)', () => {
    const rich = {
      ...context,
      earlier: [{ ...context.earlier[0], amountPaise: rupeesToPaise(50_000) }],
    } as PaymentContext;
    const refund = typed({ paymentType: 'Refund', amount: 10_000.01 });
    expect(paymentErrors(refund, rich).cash).toBe('The cash amount must not be above 10000');
    expect(paymentErrors({ ...refund, neft: 0.01 }, rich)).toEqual({});
  });

  it('takes cash of two lakh in a day or for the admission only where the hospital lets it: a fault or a warning (Q115)', () => {
    const earlierCash = [
      { paidOn: '2026-11-21', cashPaise: rupeesToPaise(50_000) },
      { paidOn: '2026-11-20', cashPaise: rupeesToPaise(40_000) },
    ];
    const taking = (mode: 'off' | 'warn' | 'refuse') => ({
      ...context,
      earlierCash,
      cashRule: { ...context.cashRule, mode },
    });
    expect(paymentErrors(typed({ amount: 109_999.99 }), taking('refuse'))).toEqual({});
    expect(paymentErrors(typed({ amount: 110_000 }), taking('refuse')).cash).toContain('for this admission');
    expect(paymentErrors(typed({ amount: 150_000 }), taking('refuse')).cash).toContain('on one day');
    expect(paymentErrors(typed({ amount: 150_000 }), taking('warn'))).toEqual({});
    expect(cashSentence(typed({ amount: 150_000 }), taking('warn'))?.text).toContain('section 269ST');
    expect(cashSentence(typed({ amount: 150_000, neft: 60_000 }), taking('warn'))).toBeNull();
    expect(cashSentence(typed({ amount: 150_000 }), taking('off'))).toBeNull();
    expect(cashSentence(typed({ amount: 150_000, paymentType: 'Refund' }), taking('warn'))).toBeNull();
  });
});
