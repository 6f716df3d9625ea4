// The order and the choice of blocks of a paper, by layouts whole, partial and out of date.
import { describe, expect, it } from 'vitest';
import { orderedBlocks, printedBlocks } from './layout.ts';

const declared = [
  { key: 'facts', isRequired: true },
  { key: 'lines', isRequired: true },
  { key: 'payments', isRequired: false },
  { key: 'end', isRequired: true },
];

describe('a layout of blocks', () => {
  it('is what the paper declares where nothing is laid out', () => {
    expect(printedBlocks(declared, { order: [], hidden: [] })).toEqual(['facts', 'lines', 'payments', 'end']);
  });

  it('orders and leaves out, but never what is required', () => {
    const layout = { order: ['lines', 'facts', 'payments', 'end'], hidden: ['payments', 'facts'] };
    expect(printedBlocks(declared, layout)).toEqual(['lines', 'facts', 'end']);
  });

  it('keeps a block that it does not know behind the one it is declared after, and forgets what is no more', () => {
    const keys = orderedBlocks(declared, { order: ['gone', 'payments', 'facts', 'facts'], hidden: [] });
    expect(keys.map(({ key }) => key)).toEqual(['payments', 'end', 'facts', 'lines']);
  });
});
