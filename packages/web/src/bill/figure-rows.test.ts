// The lines of a bill summary and their order.
import { rupeesToPaise } from '@charaka/rules/money';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { billSample, figuresSample, finalBillSample, refundSample } from '../../test-support/bill-sample.ts';
import { figureRows } from './figure-rows.ts';

const key = ((name: string) => name) as unknown as TFunction;
const labels = (bill: Parameters<typeof figureRows>[0]) => figureRows(bill, key).map((row) => row.label);

describe('the lines of a bill summary', () => {
  it('stand in their order, down to the payable (R531)', () => {
    expect(labels(billSample({}))).toEqual([
      'totalCharge',
      'medicineCharge',
      'otherCharge',
      'grossAmount',
      'discount',
      'roundOff',
      'netAmount',
      'paidInAdvance',
      'Amount Payble',
    ]);
  });

  it('name tax, charges left out and the part of the payer where there are any (R523, R531, Q155)', () => {
    const figures = figuresSample({ gst: rupeesToPaise(60), nonHospital: rupeesToPaise(12) });
    const rows = figureRows(billSample({ figures, associationId: 4 }), key);
    expect(rows.map((row) => row.label)).toEqual(
      expect.arrayContaining(['totalWithoutGst', 'gst', 'nonHospital', 'authorized']),
    );
    expect(rows.find((row) => row.label === 'nonHospital')?.paise).toBe(-1200);
  });

  it('end with what the patient can get back (R517, Q127)', () => {
    const rows = figureRows(billSample({ figures: refundSample(1000) }), key);
    expect(rows.at(-1)).toMatchObject({ label: 'Refund Amount', paise: 100_000, isStrong: true });
  });

  it('end with what a final bill left due (R514, R531)', () => {
    const rows = figureRows(billSample({ finalBill: finalBillSample(503) }), key);
    expect(rows.slice(-2).map((row) => [row.label, row.paise])).toEqual([
      ['Amount Payble', 200_300],
      ['dueAmount', 50_300],
    ]);
  });
});
