// The lines of a bill summary and their order.
import { rupeesToPaise } from '@charaka/rules/money/money';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { billSample, figuresSample, finalBillSample, refundSample } from '../../../test-support/bill-sample.ts';
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
      'amountPayable',
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

  it('name what each payer is to pay, and the patient: together the net amount (Q127, R531)', () => {
    const payer = (associationId: number, associationName: string, rupees: number) => ({
      associationId,
      associationName,
      versionNo: associationId,
      authorized: rupeesToPaise(rupees),
      claim: rupeesToPaise(rupees),
    });
    const payers = [payer(1, 'Setu', 3000), payer(2, 'Mills', 1500.5), payer(3, 'Nobody', 0)];
    const named = ((name: string, values?: { name: string }) => values?.name ?? name) as unknown as TFunction;
    const rows = figureRows(billSample({ payers, associationId: 1 }), named);
    const from = rows.findIndex(({ label }) => label === 'authorized') + 1;
    const shown = rows.slice(from, from + 4).map(({ label, paise }) => [label, paise / 100]);
    expect(shown).toEqual([
      ['Setu', 3000],
      ['Mills', 1500.5],
      ['patientPart', 502.5],
      ['amountPayable', 2003],
    ]);
    const single = [{ ...payer(1, 'Setu', 3000), versionNo: null }];
    expect(figureRows(billSample({ payers: single, associationId: 1 }), named)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Setu', paise: 300_000 }),
        expect.objectContaining({ label: 'patientPart', paise: 200_300 }),
      ]),
    );
    expect(labels(billSample({}))).not.toContain('patientPart');
  });

  it('end with the refund to the patient (R517, Q127)', () => {
    const rows = figureRows(billSample({ figures: refundSample(1000) }), key);
    expect(rows.at(-1)).toMatchObject({ label: 'refundToPatient', paise: 100_000, isStrong: true });
  });

  it('end with what a final bill left due (R514, R531)', () => {
    const rows = figureRows(billSample({ finalBill: finalBillSample(503) }), key);
    expect(rows.slice(-2).map((row) => [row.label, row.paise])).toEqual([
      ['amountPayable', 200_300],
      ['dueAmount', 50_300],
    ]);
  });

  it('say that a bill is paid in full, or that its payer owes it', () => {
    const nothing = { netPayable: rupeesToPaise(0), refundable: rupeesToPaise(0) };
    const last = (figures: object) => figureRows(billSample({ figures: figuresSample(figures) }), key).at(-1);
    expect(last(nothing)).toMatchObject({ label: 'paidInFull', paise: 0 });
    expect(last({ ...nothing, payerDue: rupeesToPaise(500) })).toMatchObject({ label: 'nothingToPay', paise: 0 });
    const paid = figureRows(billSample({ finalBill: finalBillSample(0) }), key).at(-1);
    expect(paid).toMatchObject({ label: 'paidInFull', paise: 0, isStrong: true });
  });
});
