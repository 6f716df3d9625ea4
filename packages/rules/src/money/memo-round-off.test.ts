// The round-off of a cash memo that is paid at once.
import { expect, it } from 'vitest';
import { memoRoundOff } from './memo-round-off.ts';
import { paise } from './money.ts';

it.each([
  ['down', 9125, 9125, 0, -25],
  ['not above the sum at MRP', 9175, 9175, 0, -75],
  ['up below the sum at MRP', 9500, 9175, 0, 25],
  ['not at all without cash', 9125, 9125, 9125, 0],
  ['with a part in cash', 9125, 9125, 5000, -25],
  ['not of whole rupees', 9100, 9100, 0, 0],
])('a cash memo is rounded %s (PH085)', (_, gross, net, other, roundOff) => {
  expect(memoRoundOff({ grossPaise: paise(gross), netPaise: paise(net), otherModesPaise: paise(other) })).toBe(
    roundOff,
  );
});
