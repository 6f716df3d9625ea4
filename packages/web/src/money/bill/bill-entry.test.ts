// Values sent to generate a bill.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { billSample, figuresSample, refundSample } from '../../../test-support/bill-sample.ts';
import { noAdjustments } from './adjustments.ts';
import { billEntry } from './bill-entry.ts';
import { startingPayBill, startingSettlement } from './settlement.ts';

const untyped = { adjustments: noAdjustments, billedAt: null };

describe('the request that generates a bill', () => {
  it('carries the payable that was shown, and the modes with an amount (R501, R505)', () => {
    const bill = billSample({});
    const settlement = { ...startingSettlement(bill.figures), cash: 2000, upi: 3, upiReference: '9911' };
    expect(billEntry(bill, { ...untyped, settlement })).toEqual({
      admissionId: 12,
      netPayable: 2003,
      cash: 2000,
      upi: 3,
      upiReference: '9911',
    });
  });

  it('carries a payable of nothing too (R504)', () => {
    const bill = billSample({ figures: figuresSample({ netPayable: rupeesToPaise(0) }) });
    const entry = billEntry(bill, { ...untyped, settlement: startingSettlement(bill.figures) });
    expect(entry).toEqual({ admissionId: 12, netPayable: 0 });
  });

  it('carries discount, reason and date as given (R490, R510, R511)', () => {
    const bill = billSample({});
    const adjustments = { ...noAdjustments, discountPercent: 7.5, discount: 375.23, discountReason: ' Staff ' };
    const billedAt = '2026-11-20T06:00:00.000Z';
    const entry = billEntry(bill, { adjustments, billedAt, settlement: startingSettlement(bill.figures) });
    expect(entry).toMatchObject({ discountPercent: 7.5, discountReason: 'Staff', billedAt });
    expect(entry).not.toHaveProperty('discount');
  });

  it('carries a refund with its cheque, and no cheque without an amount (R507, R508)', () => {
    const cheque = { chequeRefundNumber: '1', chequeRefundDate: '2026-11-25', chequeRefundBank: 'State Bank' };
    const large = billSample({ figures: refundSample(14_000) });
    const settlement = { ...startingSettlement(large.figures), ...cheque };
    expect(billEntry(large, { ...untyped, settlement })).toEqual({
      admissionId: 12,
      netPayable: -14_000,
      cashRefund: 10_000,
      chequeRefund: 4000,
      ...cheque,
    });
    const chosen = { ...settlement, chequeRefundBank: '', chequeRefundBankSlid: 7 };
    expect(billEntry(large, { ...untyped, settlement: chosen })).toMatchObject({ chequeRefundBankSlid: 7 });
    const small = billSample({ figures: refundSample(900) });
    const inCash = { ...startingSettlement(small.figures), ...cheque };
    expect(billEntry(small, { ...untyped, settlement: inCash })).toEqual({
      admissionId: 12,
      netPayable: -900,
      cashRefund: 900,
    });
  });

  it('is settled without payment by the Pay Bill dialog (R514)', () => {
    const payBill = { ...startingPayBill, reason: 'Employer pays', amountPay: 500, cash: 500 };
    expect(billEntry(billSample({}), { ...untyped, settlement: { payBill } })).toEqual({
      admissionId: 12,
      netPayable: 2003,
      cash: 500,
      dueReason: 'Employer pays',
      isSettledWithoutPay: true,
    });
  });
});
