// Typed values of a payer's receipt: bills left empty are not sent, and errors appear before the call.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { emptyPart, partProblem, receiptTotals, sentParts } from './receipt-values.ts';

const rest = rupeesToPaise(800);

describe('a payer’s receipt as typed', () => {
  it('adds up, and sends the bills that something is settled of', () => {
    const parts = {
      'Stay 4': { ...emptyPart, paid: 700, tds: '70' },
      'Stay 5': emptyPart,
      'Counter 6': { ...emptyPart, disallowed: 30, reason: ' Gloves ' },
    };
    const bills = [
      { sourceKind: 'Stay' as const, billId: 4, counterBillId: null },
      { sourceKind: 'Stay' as const, billId: 5, counterBillId: null },
      { sourceKind: 'Counter' as const, billId: null, counterBillId: 6 },
    ];
    expect(receiptTotals(parts)).toEqual({ paidPaise: 70_000, tdsPaise: 7000, disallowedPaise: 3000 });
    expect(sentParts(bills, parts)).toEqual([
      { billId: 4, counterBillId: null, paid: 700, tds: 70, disallowed: 0, isWrittenOff: false, reason: '' },
      { billId: null, counterBillId: 6, paid: 0, tds: 0, disallowed: 30, isWrittenOff: false, reason: 'Gloves' },
    ]);
  });

  it('goes not beyond a claim and gives a reason for what is disallowed', () => {
    expect(partProblem(emptyPart, rest)).toBeUndefined();
    expect(partProblem({ ...emptyPart, paid: 800.01 }, rest)?.text).toBe('Excess Amount');
    expect(partProblem({ ...emptyPart, paid: 700, disallowed: 100 }, rest)?.text).toBe(
      'Please enter the reason for the disallowance',
    );
    expect(partProblem({ ...emptyPart, paid: 700, disallowed: 100, reason: 'Gloves' }, rest)).toBeUndefined();
  });
});
