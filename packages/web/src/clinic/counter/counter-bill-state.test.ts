// A bill that is credited before anything was paid is no refund.
import { expect, it } from 'vitest';
import { stateOf } from './counter-bill-state.ts';

const bill = { isActive: true, net: 80_000, due: 0, received: 0, refunded: 0 };

it.each([
  ['credited in full before payment', { refunded: 80_000 }, 'states.credited'],
  ['refunded in full', { received: 80_000, refunded: 80_000 }, 'states.refunded'],
  ['credited in part', { received: 50_000, refunded: 30_000 }, 'states.paid'],
  ['paid', { received: 80_000 }, 'states.paid'],
  ['due', { due: 80_000 }, 'states.due'],
  ['cancelled', { isActive: false, refunded: 80_000 }, 'states.cancelled'],
])('a counter bill that is %s says so (Q255)', (_, sums, state) => {
  expect(stateOf({ ...bill, ...sums })).toBe(state);
});
