// A part of a payment keeps the references of the modes it takes, and leaves cash for last.
import { expect, it } from 'vitest';
import { paise } from './money.ts';
import { nothingPaid } from './paid-modes.ts';
import { takeFromModes } from './part-of-modes.ts';

it('takes cash last and leaves each reference with its amount', () => {
  const held = { ...nothingPaid, cashPaise: paise(300), upiPaise: paise(200), upiReference: 'U1' };
  const { taken, left } = takeFromModes(held, paise(250));
  expect(taken).toEqual({ ...nothingPaid, cashPaise: 50, upiPaise: 200, upiReference: 'U1' });
  expect(left).toEqual({ ...nothingPaid, cashPaise: 250 });
  expect(() => takeFromModes(held, paise(501))).toThrow();
});
