// Proves what may be paid at once with a cash memo.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { expect, it } from 'vitest';
import { freshPaid, paidErrors, paidPaise } from './paid-values.ts';

it('no more than the memo comes to, each mode with its reference (R470, R474, R477, Q144)', () => {
  const net = rupeesToPaise(100);
  expect(paidErrors(freshPaid, net)).toEqual({});
  expect(paidErrors({ ...freshPaid, cash: 60, neft: 40 }, net)).toEqual({});
  expect(paidErrors({ ...freshPaid, cash: 60, neft: 40.01 }, net)).toEqual({ cash: 'Excess Amount' });
  expect(paidErrors({ ...freshPaid, card: 1, upi: 1, upiReference: '12', chequeAmount: 1 }, net)).toEqual({
    cardNumber: 'Please enter card no',
    upiReference: 'Enter the UPI transaction number',
    chequeNumber: 'Enter the cheque number',
  });
  expect(paidPaise({ ...freshPaid, cash: '1.50', upi: 2 })).toBe(350);
});
