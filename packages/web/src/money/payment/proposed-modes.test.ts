// The form of a deposit's refund proposes the modes that the money came in by.
import { paise } from '@charaka/rules/money/money';
import { expect, it } from 'vitest';
import { proposedModes } from './proposed-modes.ts';

const held = { cash: paise(50_000), card: paise(30_000), upi: paise(20_000), neft: paise(0), cheque: paise(10_000) };

it('a refund is proposed by card, UPI and NEFT before cash, each at most what came by it (Q258)', () => {
  expect(proposedModes(held, paise(20_000))).toEqual({ card: 200, upi: '', neft: '' });
  expect(proposedModes(held, paise(80_000))).toEqual({ card: 300, upi: 200, neft: 100 });
  expect(proposedModes(held, paise(0))).toEqual({ card: '', upi: '', neft: '' });
  expect(proposedModes(null, paise(80_000))).toEqual({ card: '', upi: '', neft: '' });
});
