// Proves that an advance as typed is judged and sent as the server takes it.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { proposedModes } from '../../money/payment/proposed-modes.ts';
import { emptyAdvance, hasAdvance, heldModes, judgeAdvance, sentAdvance } from './advance-values.ts';

const taking = { isRefund: false, cashReceiptLimitPaise: null };

describe('an advance as typed', () => {
  it('leaves the rest to cash, and names what is wrong beside its field (R467, R468, R470, R471)', () => {
    expect(judgeAdvance({ ...emptyAdvance, advance: 500, card: 200, cardNumber: '1234' }, taking)).toEqual({
      cashPaise: rupeesToPaise(300),
      errors: {},
    });
    expect(judgeAdvance({ ...emptyAdvance, advance: 500, upi: 600 }, taking).errors).toEqual({
      cash: 'Excess Amount',
      upiReference: 'Enter the UPI transaction number',
    });
    expect(judgeAdvance(emptyAdvance, taking).errors).toEqual({ advance: 'Please enter amount' });
  });

  it('goes back with at most 10,000 in cash, and comes with no more than the hospital takes (R487, Q115)', () => {
    const values = { ...emptyAdvance, advance: 15_000 };
    expect(judgeAdvance(values, { ...taking, isRefund: true }).errors.cash).toBe(
      'The cash amount must not be above 10000',
    );
    const limited = { ...taking, cashReceiptLimitPaise: rupeesToPaise(12_000) };
    expect(judgeAdvance(values, limited).errors.cash).toBe('The cash amount must not be above 12000');
    expect(judgeAdvance({ ...values, neft: 5_000 }, { ...taking, isRefund: true }).errors).toEqual({});
  });

  it('is refunded by the modes that it was paid by, a cheque by NEFT, until others are typed (Q258)', () => {
    const held = {
      advance: rupeesToPaise(800),
      cash: rupeesToPaise(100),
      card: rupeesToPaise(400),
      upi: ZERO,
      neft: ZERO,
      chequeAmount: rupeesToPaise(300),
    };
    expect(proposedModes(heldModes(held), held.advance)).toEqual({ card: 400, upi: '', neft: 300 });
  });

  it('is there once an amount or a mode is typed', () => {
    expect(hasAdvance(emptyAdvance)).toBe(false);
    expect(hasAdvance({ ...emptyAdvance, cardNumber: '1234' })).toBe(false);
    expect(hasAdvance({ ...emptyAdvance, neft: 5 })).toBe(true);
  });

  it('is sent without references of modes that have no amount (R466, Q229)', () => {
    const values = {
      ...emptyAdvance,
      advance: '500',
      cardNumber: '1234',
      upi: 20,
      upiReference: '9876',
      neftReference: 'SBIN226326000123',
    };
    expect(JSON.parse(JSON.stringify(sentAdvance(values)))).toEqual({ advance: 500, upi: 20, upiReference: '9876' });
    const byNeft = { ...emptyAdvance, neft: 5, neftReference: 'SBIN226326000123' };
    expect(sentAdvance(byNeft)).toMatchObject({ neft: 5, neftReference: 'SBIN226326000123' });
  });
});
