// How a bill in the making is settled, as typed.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { figuresSample, refundSample } from '../../../test-support/bill-sample.ts';
import {
  judgePayBill,
  remainingCash,
  type SettlementValues,
  settlementErrors,
  startingPayBill,
  startingSettlement,
} from './settlement.ts';

const payable = figuresSample();
const paying = (different: Partial<SettlementValues>) => ({ ...startingSettlement(payable), ...different });

describe('a bill that is to be paid', () => {
  it('starts with all of it in cash, which may be generated at once (R505)', () => {
    expect(startingSettlement(payable).cash).toBe(2003);
    expect(settlementErrors(payable, startingSettlement(payable))).toEqual({});
  });

  it('leaves in cash what the other modes do not take, never below nothing (R505)', () => {
    const modes = startingSettlement(payable);
    expect(remainingCash(payable.netPayable, { ...modes, upi: 3, card: '1000' })).toBe(1000);
    expect(remainingCash(payable.netPayable, { ...modes, neft: 9000 })).toBe('');
  });

  it('tells of too much and of too little beside the cash (R505, R506)', () => {
    expect(settlementErrors(payable, paying({ neft: 1 }))).toEqual({ cash: 'Excess Amount' });
    expect(settlementErrors(payable, paying({ cash: 2000 }))).toEqual({
      cash: 'The payment modes should add up to the amount payable',
    });
  });

  it('asks for references; that of a cheque in the words of UPI (R470, R471, R472, Q114)', () => {
    expect(settlementErrors(payable, paying({ cash: 2000, card: 1, upi: 1, chequeAmount: 1 }))).toEqual({
      cardNumber: 'Please enter card no',
      upiReference: 'Enter the UPI transaction number',
      chequeNumber: 'Enter the UPI transaction number',
    });
  });

  it('needs nothing when nothing is due (R504, R505)', () => {
    const nothing = figuresSample({ netPayable: rupeesToPaise(0) });
    expect(settlementErrors(nothing, startingSettlement(nothing))).toEqual({});
  });
});

describe('a bill that gives money back', () => {
  const refund = refundSample(14_000);
  const cheque = { chequeRefundNumber: '112233', chequeRefundDate: '2026-11-25', chequeRefundBank: 'State Bank' };

  it('proposes cash up to 10000 and the rest by cheque (R507, R508, Q140)', () => {
    expect(startingSettlement(refund)).toMatchObject({ cash: '', cashRefund: 10_000, chequeRefund: 4000 });
    expect(startingSettlement(refundSample(10_000))).toMatchObject({ cashRefund: 10_000, chequeRefund: '' });
  });

  it('asks for number, date and bank of the cheque (R508)', () => {
    expect(settlementErrors(refund, startingSettlement(refund))).toEqual({
      chequeRefundNumber: 'Enter cheque number',
      chequeRefundDate: 'Enter cheque date',
      chequeRefundBank: 'Select bank',
    });
    expect(settlementErrors(refund, { ...startingSettlement(refund), ...cheque })).toEqual({});
    const chosen = { ...cheque, chequeRefundBank: '', chequeRefundBankSlid: 7 };
    expect(settlementErrors(refund, { ...startingSettlement(refund), ...chosen })).toEqual({});
  });

  it('tells of the cash limit first, then of the sum (R507, R509)', () => {
    const values = { ...startingSettlement(refund), ...cheque };
    expect(settlementErrors(refund, { ...values, cashRefund: 12_000 })).toEqual({
      cashRefund: 'The cash amount must not be above 10000',
    });
    expect(settlementErrors(refund, { ...values, cashRefund: 9000 })).toEqual({
      cashRefund: 'Amount should be equal to total refund amount',
    });
  });
});

describe('the Pay Bill dialog', () => {
  it('needs a reason, and leaves everything due when nothing is paid (R514, R516, Q138)', () => {
    expect(judgePayBill(payable, startingPayBill)).toEqual({
      errors: { reason: 'Please enter reason' },
      duePaise: 200_300,
    });
  });

  it('takes part of the payable, split over its modes (R515, R516)', () => {
    const part = {
      ...startingPayBill,
      reason: 'Employer pays',
      amountPay: 2000,
      cash: 1500,
      card: 500,
      cardNumber: '12',
    };
    expect(judgePayBill(payable, part)).toEqual({ errors: {}, duePaise: 300 });
    expect(judgePayBill(payable, { ...part, cash: 1499 }).errors).toHaveProperty('amountPay');
    expect(judgePayBill(payable, { ...part, amountPay: 2003.01 }).errors).toEqual({ amountPay: 'Excess Amount' });
    expect(judgePayBill(payable, { ...part, cardNumber: '' }).errors).toEqual({ cardNumber: 'Please enter card no' });
  });
});
