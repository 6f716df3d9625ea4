// The interest on overdue invoices of micro and small enterprises.
import { expect, it } from 'vitest';
import { rupeesToPaise } from './money.ts';
import { lateInterest } from './supplier-due.ts';

const maker = { msmeKind: 'Micro', activity: 'Maker' } as const;
const open = rupeesToPaise(100_000);

it('is three times the bank rate, added to the sum each month (PH045, FI031)', () => {
  expect(lateInterest(maker, open, '2026-06-30', '2026-07-30')).toBe(rupeesToPaise(1375));
  expect(lateInterest(maker, open, '2026-06-30', '2026-08-30')).toBe(rupeesToPaise(2768.91));
  expect(lateInterest(maker, open, '2026-06-30', '2026-07-10')).toBe(rupeesToPaise(452.05));
});

it('is nothing up to the due day, for traders and for medium enterprises (PH045, FI031)', () => {
  expect(lateInterest(maker, open, '2026-06-30', '2026-06-30')).toBe(0);
  expect(lateInterest({ ...maker, activity: 'Trader' }, open, '2026-06-30', '2026-08-30')).toBe(0);
  expect(lateInterest({ ...maker, msmeKind: 'Medium' }, open, '2026-06-30', '2026-08-30')).toBe(0);
});
