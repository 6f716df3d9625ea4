// Status of an order after each step, and its charges: the table of the specification, cell by cell.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargingDeed,
  isOrderOpen,
  type OrderDeed,
  orderKindOf,
  orderStatuses,
  orderSteps,
  packageShare,
  stepOf,
} from './order-step.ts';

const orderDeeds = Object.keys(orderSteps.actions) as OrderDeed[];

describe('a step', () => {
  it('leads where the table says, and nowhere else (orders, section 4)', () => {
    const from = (status: (typeof orderStatuses)[number]) =>
      orderDeeds.flatMap((deed) => {
        const to = stepOf(deed, { status, kind: 'Investigation', heldFrom: 'Accepted' });
        return to ? [`${deed} ${to}`] : [];
      });
    expect(Object.fromEntries(orderStatuses.map((status) => [status, from(status)]))).toEqual({
      Ordered: ['accept Accepted', 'begin InProgress', 'hold OnHold', 'cancel Cancelled'],
      Accepted: ['begin InProgress', 'give-back Ordered', 'hold OnHold', 'cancel Cancelled'],
      OnHold: ['resume Accepted', 'cancel Cancelled'],
      InProgress: ['finish Done', 'send-back Ordered', 'cancel Cancelled'],
      Done: ['verify Verified', 'send-back Ordered', 'take-back InProgress', 'enter-in-error Cancelled'],
      Verified: ['enter-in-error Cancelled'],
      Stopped: [],
      Cancelled: [],
    });
  });

  it('verifies reports alone: a procedure and an opinion end when they are done', () => {
    for (const kind of ['Procedure', 'Consult'] as const)
      expect(stepOf('verify', { status: 'Done', kind, heldFrom: null })).toBeUndefined();
    expect(isOrderOpen('Done')).toBe(false);
  });
});

describe('what is charged', () => {
  it('is charged at its moment (OR016), and a bed is no order (OR002)', () => {
    expect(chargingDeed('Investigation')).toBe('begin');
    expect((['Imaging', 'Procedure', 'Consult'] as const).map((kind) => chargingDeed(kind))).toEqual([
      'finish',
      'finish',
      'finish',
    ]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(orderKindOf)).toEqual([
      'Imaging',
      undefined,
      'Investigation',
      'Consult',
      'Procedure',
      'Imaging',
      'Procedure',
      'Procedure',
      undefined,
    ]);
  });

  it('is what a package does not cover; nothing is lost and nothing covered twice (OR018)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }), (quantity, left) => {
        const { covered, charged } = packageShare(quantity, left);
        expect(covered + charged).toBe(quantity);
        expect(covered).toBeLessThanOrEqual(Math.max(0, left));
        expect(charged).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
