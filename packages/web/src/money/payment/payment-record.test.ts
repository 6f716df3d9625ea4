// Modes, totals and earlier payments of a list of payments.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { modesOf, type Payment, paidBefore, paidTotal } from './payment-record.ts';

function paid(paymentId: number, amount: number, different: Partial<Payment> = {}): Payment {
  const nothing = { cash: ZERO, card: ZERO, upi: ZERO, neft: ZERO, chequeAmount: ZERO };
  const record = { paymentId, paymentType: 'Receive', isNonHospital: false, ...nothing, amount: rupeesToPaise(amount) };
  return { ...record, ...different } as Payment;
}

describe('recorded payments', () => {
  const payments = [
    paid(1, 3000),
    paid(2, 500, { paymentType: 'Refund' }),
    paid(3, 700, { isNonHospital: true }),
    paid(4, 1000),
  ];

  it('add up to received less refunded, those for non-hospital charges apart (R483)', () => {
    expect(paidTotal(payments)).toBe(350_000);
    expect(paidTotal(payments, true)).toBe(70_000);
  });

  it('know what had been paid before each of them (R534)', () => {
    expect(payments.map((payment) => paidBefore(payment, payments))).toEqual([0, 300_000, 250_000, 250_000]);
  });

  it('show each mode that has an amount with its reference, long ones by their last four, cheque too (R534, Q120, Q229)', () => {
    const mixed = paid(5, 40, {
      cash: rupeesToPaise(10),
      upi: rupeesToPaise(15),
      upiReference: '9911',
      neft: rupeesToPaise(10),
      neftReference: 'SBIN226326000123',
      chequeAmount: rupeesToPaise(5),
      chequeNumber: '000123',
    });
    expect(modesOf(mixed)).toEqual([
      { mode: 'cash', reference: '', paise: 1000 },
      { mode: 'upi', reference: '9911', paise: 1500 },
      { mode: 'neft', reference: '…0123', paise: 1000 },
      { mode: 'cheque', reference: '000123', paise: 500 },
    ]);
  });
});
