// Proves how a bill is paid, refunded, settled without payment, and dated.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BillPaymentSplit,
  type BillRefundSplit,
  billRefundProblems,
  checkBillPayment,
  checkSettleWithoutPayment,
  isBillDateAllowed,
  proposeRefundSplit,
  type SettleWithoutPayment,
} from './bill-settlement.ts';
import { addPaise, paise, rupeesToPaise, ZERO } from './money.ts';

const rupees = rupeesToPaise;

describe('paying a bill', () => {
  const split: BillPaymentSplit = {
    payablePaise: rupees(100),
    cashPaise: rupees(60),
    cardPaise: rupees(40),
    upiPaise: ZERO,
    neftPaise: ZERO,
    chequePaise: ZERO,
    cardNumber: '1234',
    upiTransactionNumber: '',
    neftReference: '',
    chequeNumber: '',
  };
  const judge = (terms: Partial<BillPaymentSplit>) => {
    const { problems, isComplete } = checkBillPayment({ ...split, ...terms });
    return { messages: problems.map((problem) => problem.sentence.text), isComplete };
  };

  it('is complete when the modes equal the payable and references are there (R505)', () => {
    expect(judge({})).toEqual({ messages: [], isComplete: true });
    expect(judge({ cashPaise: rupees(59.99) })).toEqual({ messages: [], isComplete: false });
    expect(judge({ cardNumber: '' })).toEqual({ messages: ['Please enter card no'], isComplete: false });
  });

  it('is complete with nothing payable and nothing entered (R505)', () => {
    expect(judge({ payablePaise: ZERO, cashPaise: ZERO, cardPaise: ZERO })).toEqual({ messages: [], isComplete: true });
  });

  it('refuses more than the payable and negative modes (R506)', () => {
    expect(judge({ cashPaise: rupees(60.01) }).messages).toEqual(['Excess Amount']);
    expect(judge({ cashPaise: rupees(101), cardPaise: rupees(-1) })).toMatchObject({ isComplete: false });
    expect(judge({ cashPaise: rupees(-1) }).messages).toEqual(["Amount can't be negative"]);
  });

  it('words a missing cheque number as the specification does (R472, Q114)', () => {
    const terms = { cardPaise: ZERO, chequePaise: rupees(40) };
    expect(judge(terms).messages).toEqual(['Please enter upi transaction no']);
  });
});

describe('refunding a bill', () => {
  const split: BillRefundSplit = {
    refundPaise: rupees(12_500),
    cashRefundPaise: rupees(10_000),
    cardRefundPaise: ZERO,
    upiRefundPaise: ZERO,
    neftRefundPaise: ZERO,
    chequeRefundPaise: rupees(2500),
    chequeNumber: '000123',
    chequeDate: '2026-03-01',
    chequeBank: 'State Bank',
  };
  const messagesOf = (terms: Partial<BillRefundSplit>) =>
    billRefundProblems({ ...split, ...terms }).map((problem) => problem.sentence.text);

  it('is in cash up to exactly 10000, the remainder by cheque (R507, R508, Q140)', () => {
    expect(proposeRefundSplit(rupees(10_000))).toMatchObject({ cashRefundPaise: 1_000_000, chequeRefundPaise: 0 });
    expect(proposeRefundSplit(rupees(12_500))).toMatchObject({
      cashRefundPaise: 1_000_000,
      chequeRefundPaise: 250_000,
    });
    expect(messagesOf({})).toEqual([]);
  });

  it('proposes a split that is always accepted (R507, R508, R509)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }).map(paise), (refundPaise) => {
        const proposed = proposeRefundSplit(refundPaise);
        expect(addPaise(proposed.cashRefundPaise, proposed.chequeRefundPaise)).toBe(refundPaise);
        expect(billRefundProblems({ ...split, refundPaise, ...proposed })).toEqual([]);
      }),
    );
  });

  it('refuses more cash (R507)', () => {
    const message = 'Cash amount should be lesser then or equal to 10000';
    expect(messagesOf({ cashRefundPaise: rupees(12_500), chequeRefundPaise: ZERO })).toEqual([message]);
  });

  it('wants number, date and bank with a cheque, nothing without (R508)', () => {
    const nothing = { chequeNumber: ' ', chequeDate: '', chequeBank: ' ' };
    expect(messagesOf(nothing)).toEqual(['Enter cheque number', 'Enter cheque date', 'Select bank']);
    const inCash = { ...nothing, refundPaise: rupees(5), cashRefundPaise: rupees(5), chequeRefundPaise: ZERO };
    expect(messagesOf(inCash)).toEqual([]);
  });

  it('must equal the total refund (R509)', () => {
    const message = 'Amount should be equal to total refund amount';
    expect(messagesOf({ chequeRefundPaise: rupees(2499.99) })).toEqual([message]);
    expect(messagesOf({ cashRefundPaise: rupees(-1), chequeRefundPaise: rupees(12_501) })).toEqual([
      "Amount can't be negative",
    ]);
  });
});

describe('settling without payment', () => {
  const form: SettleWithoutPayment = {
    payablePaise: rupees(500),
    amountPayPaise: rupees(200),
    cashPaise: rupees(150),
    cardPaise: ZERO,
    upiPaise: rupees(50),
    neftPaise: ZERO,
    reason: 'Insurer pays the remainder',
  };
  const judge = (terms: Partial<SettleWithoutPayment>) => checkSettleWithoutPayment({ ...form, ...terms });

  it('leaves the rest due (R514, Q138)', () => {
    expect(judge({})).toEqual({ duePaise: 30_000, problems: [] });
  });

  it.each<[Partial<SettleWithoutPayment>, string]>([
    [{ reason: ' ' }, 'reason'],
    [{ cashPaise: rupees(149) }, 'amountPay'],
    [{ cashPaise: rupees(151) }, 'amountPay'],
    [{ amountPayPaise: rupees(501), cashPaise: rupees(451) }, 'amountPay'],
    [{ cashPaise: rupees(-50), cardPaise: rupees(200) }, 'cash'],
    [{ payablePaise: ZERO, amountPayPaise: ZERO, cashPaise: ZERO, upiPaise: ZERO }, 'payable'],
  ])('wants a reason, an exact split and something to pay: %o (R515, R516, Q138, Q139)', (terms, field) => {
    expect(judge(terms).problems.map((problem) => problem.field)).toEqual([field]);
  });
});

describe('the bill date', () => {
  const admittedAt = new Date('2026-03-01T10:00:00Z');
  const now = new Date('2026-03-05T10:00:00Z');

  it.each([
    ['2026-03-01T09:59:59Z', false],
    ['2026-03-01T10:00:00Z', true],
    ['2026-03-05T10:00:00Z', true],
    ['2026-03-05T10:00:01Z', false],
  ])('%s is allowed: %s (R491)', (billDate, isAllowed) => {
    expect(isBillDateAllowed(new Date(billDate), admittedAt, now)).toBe(isAllowed);
  });
});
