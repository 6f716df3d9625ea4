// An amount by its modes, as stored.
import { describe, expect, it } from 'vitest';
import { rupeesToPaise, ZERO } from './money.ts';
import { keptModes, nothingPaid, paidByAllModes } from './paid-modes.ts';

const entered = {
  cashPaise: rupeesToPaise(100),
  cardPaise: ZERO,
  cardNumber: '1234',
  upiPaise: ZERO,
  upiTransactionNumber: '5678',
  neftPaise: ZERO,
  neftReference: 'SBIN226326000123',
  chequePaise: ZERO,
  chequeNumber: '000123',
};

describe('an amount as it is kept', () => {
  it('has a reference only with an amount of its mode (R470-R472, Q229)', () => {
    expect(keptModes(entered)).toEqual({ ...nothingPaid, cashPaise: rupeesToPaise(100) });
    const byAll = { cardPaise: rupeesToPaise(1), upiPaise: rupeesToPaise(2), chequePaise: rupeesToPaise(3) };
    const all = { ...entered, ...byAll, neftPaise: rupeesToPaise(4) };
    expect(keptModes(all)).toMatchObject({
      cardNumber: '1234',
      upiReference: '5678',
      neftReference: 'SBIN226326000123',
      chequeNumber: '000123',
    });
    expect(keptModes({ ...all, neftReference: '' }).neftReference).toBeNull();
  });

  it('comes to all modes together (R505)', () => {
    expect(paidByAllModes(nothingPaid)).toBe(0);
    expect(paidByAllModes({ ...entered, upiPaise: rupeesToPaise(50), chequePaise: rupeesToPaise(25) })).toBe(17_500);
  });
});
