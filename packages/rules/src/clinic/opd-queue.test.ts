// The next patient to call, and the time: the rules of the specification case by case, and properties of every queue.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayStep } from '../step/steps.ts';
import {
  averageMinutes,
  expectedMinute,
  placeBefore,
  priorityReasons,
  type QueuedVisit,
  queueOrder,
  queueStates,
  visitSteps,
} from './opd-queue.ts';

const came = (tokenNo: number, changes: Partial<QueuedVisit> = {}): QueuedVisit => ({
  visitId: tokenNo,
  tokenNo,
  queueState: 'Waiting',
  priorityReason: 'None',
  isUrgent: false,
  hasResults: false,
  arrivedMinute: 600 + tokenNo,
  appointmentMinute: null,
  queuePlace: null,
  calledSince: 0,
  ...changes,
});
const tokens = (visits: readonly QueuedVisit[], places?: number) =>
  queueOrder(visits, places).map(({ visit }) => visit.tokenNo);

describe('the line', () => {
  it('has the urgent first, then results back, then appointments and arrivals interleaved, then the token', () => {
    const held = came(4, { appointmentMinute: 602, arrivedMinute: 615 });
    const late = came(5, { appointmentMinute: 600, arrivedMinute: 640 });
    const early = came(6, { appointmentMinute: 660, arrivedMinute: 500 });
    const line = [came(1), came(2, { hasResults: true }), came(3, { isUrgent: true }), held, late, early];
    expect(tokens(line)).toEqual([3, 2, 1, 4, 5, 6]);
    expect(tokens([came(2, { arrivedMinute: 600 }), came(1, { arrivedMinute: 600 })])).toEqual([1, 2]);
  });

  it('moves seniors, the pregnant and the disabled up by the places of the hospital, and nobody before the urgent', () => {
    const line = [1, 2, 3, 4, 5].map((token) => came(token));
    const senior = came(6, { priorityReason: 'Senior' });
    expect(tokens([...line, senior])).toEqual([1, 2, 6, 3, 4, 5]);
    expect(tokens([...line, senior], 1)).toEqual([1, 2, 3, 4, 6, 5]);
    expect(tokens([came(1, { isUrgent: true }), came(2, { priorityReason: 'Pregnant' })])).toEqual([1, 2]);
    expect(tokens([...line, came(6, { priorityReason: 'Staff' })])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('holds who was put somewhere by hand at that place', () => {
    const line = queueOrder([1, 2, 3].map((token) => came(token)));
    const put = came(9, { queuePlace: placeBefore(line, 1) });
    expect(tokens([came(1), came(2), came(3), put])).toEqual([1, 9, 2, 3]);
  });

  it('has who was skipped again after three others', () => {
    const line = [2, 3, 4, 5].map((token) => came(token));
    const skipped = (calledSince: number) => came(1, { queueState: 'Skipped', calledSince });
    expect(tokens([skipped(0), ...line])).toEqual([2, 3, 4, 1, 5]);
    expect(tokens([skipped(2), ...line])).toEqual([2, 1, 3, 4, 5]);
    expect(tokens([skipped(3), ...line])).toEqual([1, 2, 3, 4, 5]);
    expect(tokens([skipped(0)])).toEqual([1]);
  });

  it('loses nobody, names nobody twice, and leaves out who is not here', () => {
    const visit = fc.record({
      queueState: fc.constantFrom(...queueStates),
      priorityReason: fc.constantFrom(...priorityReasons),
      isUrgent: fc.boolean(),
      hasResults: fc.boolean(),
      arrivedMinute: fc.integer({ min: 400, max: 1200 }),
      appointmentMinute: fc.option(fc.integer({ min: 400, max: 1200 })),
      queuePlace: fc.option(fc.double({ min: 0, max: 30_000, noNaN: true })),
      calledSince: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 40 }), (facts) => {
        const visits = facts.map((changes, index) => came(index + 1, changes));
        const here = visits.filter((one) => mayStep(visitSteps, 'call', one.queueState));
        const ordered = tokens(visits);
        expect(ordered.toSorted((one, other) => one - other)).toEqual(here.map(({ tokenNo }) => tokenNo));
      }),
    );
  });
});

describe('the expected time', () => {
  it('is the median of the last ten times those before, plus the delay', () => {
    expect(averageMinutes([], 15)).toBe(15);
    expect(averageMinutes([4, 10, 6], 15)).toBe(6);
    expect(averageMinutes([4, 10, 6, 8], 15)).toBe(7);
    expect(averageMinutes([...Array.from({ length: 10 }, () => 5), 90, 90, 90], 15)).toBe(5);
    const pace = {
      nowMinute: 600,
      beginMinute: 540,
      hasBegun: true,
      delayMinutes: 20,
      averageMinutes: 7,
      isBusy: true,
    };
    expect(expectedMinute(pace, 0)).toBe(627);
    expect(expectedMinute(pace, 3)).toBe(648);
    expect(expectedMinute({ ...pace, isBusy: false }, 0)).toBe(620);
    expect(expectedMinute({ ...pace, hasBegun: false, nowMinute: 500, isBusy: false }, 2)).toBe(574);
  });
});

it('a visit that is over takes no step', () => {
  for (const over of ['Done', 'Cancelled', 'Admitted'] as const)
    expect(Object.values(visitSteps.actions).flatMap(({ from }) => from as readonly string[])).not.toContain(over);
});
