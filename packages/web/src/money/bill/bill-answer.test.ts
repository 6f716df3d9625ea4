// Rates and groups of the lines of a bill.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import {
  billSample,
  figuresSample,
  finalBillSample,
  lineSample,
  refundSample,
} from '../../../test-support/bill-sample.ts';
import { closingOf, gstRate, linesByCategory } from './bill-answer.ts';

describe('a bill for screens and papers', () => {
  it('groups its lines by type and category, a type in one place (R528, R529)', () => {
    const lines = [
      lineSample(1, 8, 'Hospital Services', 'Administration'),
      lineSample(2, 3, 'Laboratory', 'Biochemistry'),
      lineSample(3, 8, 'Hospital Services', 'Nursing'),
      lineSample(4, 8, 'Hospital Services', 'Administration'),
    ];
    const groups = linesByCategory(lines).map(({ title, lines: group }) => [
      title,
      group.map((line) => line.serviceChargeId),
    ]);
    expect(groups).toEqual([
      ['Hospital Services – Administration', [1, 4]],
      ['Hospital Services – Nursing', [3]],
      ['Laboratory – Biochemistry', [2]],
    ]);
  });

  it('shows one GST rate: IGST, or both halves together (R520, R521)', () => {
    const line = lineSample(1, 8, 'Hospital Services', 'Nursing');
    expect([gstRate(line), gstRate({ ...line, isIgstApplied: true, igst: 1200 as never })]).toEqual([500, 1200]);
  });

  it('says in its last sentence who pays, has paid or gets back what (R504, R535)', () => {
    const provisional = billSample({});
    expect(closingOf(provisional)).toEqual({ sentence: 'toBePaidBy', paise: 200_300 });
    expect(closingOf({ ...provisional, finalBill: finalBillSample(0) })).toEqual({
      sentence: 'receivedFrom',
      paise: 200_300,
    });
    expect(closingOf({ ...provisional, finalBill: finalBillSample(503) })).toEqual({
      sentence: 'toBePaidBy',
      paise: 50_300,
    });
    const refund = billSample({ figures: refundSample(1000) });
    expect(closingOf(refund)).toEqual({ sentence: 'depositBalance', paise: 100_000 });
    const final = { ...refund, finalBill: finalBillSample(0) };
    expect(closingOf(final)).toEqual({ sentence: 'refundTo', paise: 100_000 });
  });

  it('has nothing to pay in its last sentence when everything was paid before (R504)', () => {
    const figures = figuresSample({ netPayable: rupeesToPaise(0) });
    expect(closingOf(billSample({ figures, finalBill: finalBillSample(0) }))).toEqual({
      sentence: 'toBePaidBy',
      paise: 0,
    });
  });
});
