// Proves what the pharmacy adds to a bill.
import { expect, it } from 'vitest';
import { computeMedicineCharge } from './medicine-charge.ts';
import { paise, rupeesToPaise } from './money.ts';

const memo = (net: number, paid: number) => ({ netPaise: rupeesToPaise(net), paidPaise: rupeesToPaise(paid) });

it('charges the unpaid part of every cash memo less the returns (Q126, Q144)', () => {
  expect(computeMedicineCharge([memo(4000.5, 0), memo(500, 178.95)], [rupeesToPaise(321.05)])).toBe(400_050);
  expect(computeMedicineCharge([memo(100, 100), memo(50, 60)], [])).toBe(0);
  expect(computeMedicineCharge([memo(100, 100)], [paise(300)])).toBe(-300);
});
