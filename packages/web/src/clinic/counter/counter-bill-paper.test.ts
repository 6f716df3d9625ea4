// The lines of a counter bill add up on its face.
import { quantityToThousandths, rupeesToPaise } from '@charaka/rules/money/money';
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { CounterBillPaper } from './counter-bill-paper.tsx';
import { sampleCounterBill } from './sample-counter-bill.ts';
import { TestSheet } from './test-sheet.tsx';

beforeAll(() => signIn());

const [line] = sampleCounterBill.lines;
const discounted = {
  ...line,
  description: 'Scan',
  quantity: quantityToThousandths(2),
  appliedCharge: rupeesToPaise(800),
  itemDiscount: rupeesToPaise(50),
  net: rupeesToPaise(1500),
};

it('names the discount of a line where one has a discount (Q263)', () => {
  const rowOf = (lines: unknown) => {
    const bill = { ...sampleCounterBill, lines } as typeof sampleCounterBill;
    return renderPaper(createElement(CounterBillPaper, { bill })).rows.find((cells) => cells.includes('Scan'));
  };
  expect(rowOf([discounted])?.slice(3)).toEqual(['2.00', '800.00', '100.00', '0.00', '1,500.00']);
  expect(rowOf([{ ...discounted, itemDiscount: rupeesToPaise(0), net: rupeesToPaise(1600) }])?.slice(3)).toEqual([
    '2.00',
    '800.00',
    '0.00',
    '1,600.00',
  ]);
});

it('prints the number of the order group as barcode, once for all orders of the group (OR044)', () => {
  const lines = ['17/1', '17/2', '23/1'].map((orderNo) => ({ ...line, orderNo })) as typeof sampleCounterBill.lines;
  const { barcodes } = renderPaper(createElement(TestSheet, { bill: { ...sampleCounterBill, lines } }));
  expect(barcodes).toEqual(['17', '23']);
});
