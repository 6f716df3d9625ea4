// Reasons that hold up work, and grounds on which unpaid work passes, one by one.
import { describe, expect, it } from 'vitest';
import { type GateStanding, gateOf, holdsUp } from './order-gate.ts';

const unpaid: GateStanding = {
  kind: 'Investigation',
  priority: 'Routine',
  isEmergency: false,
  isBilled: false,
  billDuePaise: 0,
  isOfPayer: false,
  pricePaise: 8500,
  owedPaise: 0,
  creditLimitPaise: null,
};

describe('the gate of the counter', () => {
  it.each([
    ['nothing was paid', {}, 'Shut'],
    ['its bill is paid', { isBilled: true }, 'Paid'],
    ['it costs nothing', { pricePaise: 0 }, 'Paid'],
    ['its bill may wait', { isBilled: true, billDuePaise: 100 }, 'Due'],
    ['it is Stat', { priority: 'Stat' }, 'Stat'],
    ['it is urgent only', { priority: 'Urgent' }, 'Shut'],
    ['the patient is in an emergency', { isEmergency: true }, 'Emergency'],
    ['a payer answers for the visit', { isOfPayer: true }, 'Payer'],
    ['the credit covers it to the paisa', { creditLimitPaise: 10_000, owedPaise: 1500 }, 'Credit'],
    ['the credit is used up', { creditLimitPaise: 10_000, owedPaise: 1501 }, 'Shut'],
    ['no credit was agreed', { creditLimitPaise: 0 }, 'Shut'],
    ['the hospital asks no payment of its kind', { kind: 'Imaging' }, 'Switched off'],
  ] as const)('where %s (OR012)', (_, change, expected) => {
    expect(gateOf({ ...unpaid, ...change }, ['Imaging'])).toBe(expected);
  });
});

describe('the yes of a payer', () => {
  it('holds up what is neither approved nor Stat (OR027)', () => {
    const held = (['NotNeeded', 'Needed', 'Asked', 'Approved', 'Refused', 'Overridden'] as const).filter((state) =>
      holdsUp(state, 'Urgent'),
    );
    expect(held).toEqual(['Needed', 'Asked', 'Refused']);
    expect(holdsUp('Asked', 'Stat')).toBe(false);
  });
});
