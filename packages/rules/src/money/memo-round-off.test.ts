// The round-off of a cash memo that is paid at once, and its part in returns.
import { expect, it } from 'vitest';
import { memoRoundOff, returnedRoundOff } from './memo-round-off.ts';
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

it.each([
  ['rounded down', 9125, -25, [3000, 3000, 3125], [0, 0, -25]],
  ['rounded up', 9175, 25, [3000, 6175], [0, 25]],
  ['rounded down by more than its last part', 9149, -49, [9129, 20], [-29, -20]],
  ['not rounded', 9100, 0, [100, 9000], [0, 0]],
  ['returned whole', 9125, -25, [9125], [-25]],
])(
  'a memo that was %s refunds what was paid, with its round-off last (PH063, PH085)',
  (_, net, roundOff, parts, shares) => {
    let returned = 0;
    const found = parts.map((part, index) => {
      const memo = { netPaise: paise(net), roundOffPaise: paise(roundOff), returnedNetPaise: paise(returned) };
      returned += part;
      return returnedRoundOff(memo, paise(part), index === parts.length - 1);
    });
    expect(found).toEqual(shares);
    expect(found.every((share, index) => share + (parts[index] ?? 0) >= 0)).toBe(true);
  },
);
