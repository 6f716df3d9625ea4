// Fee rule that applies, and free visits: a doctor's rule goes first, a free period ends by days or by visits.
import { expect, it } from 'vitest';
import { feeRuleOf, freePeriodOf } from './consultation-fee.ts';

const rule = (name: string, changes: object = {}) => ({
  name,
  doctorId: null,
  specializationId: null,
  visitKind: 'New' as const,
  freeDays: 7,
  freeVisits: 1,
  validFrom: '2026-01-01',
  ...changes,
});

it('takes the rule of the doctor before that of the speciality before that of the hospital (OP008)', () => {
  const rules = [
    rule('hospital'),
    rule('speciality', { specializationId: 4 }),
    rule('doctor', { doctorId: 7 }),
    rule('doctor later', { doctorId: 7, validFrom: '2026-06-01' }),
    rule('follow-up', { visitKind: 'FollowUp' }),
  ];
  const nameOf = (
    doctorId: number,
    specializationId: number | null,
    day: string,
    visitKind: 'New' | 'FollowUp' = 'New',
  ) => feeRuleOf(rules, { doctorId, specializationId, visitKind, day })?.name;
  expect(nameOf(7, 4, '2026-05-31')).toBe('doctor');
  expect(nameOf(7, 4, '2026-06-01')).toBe('doctor later');
  expect(nameOf(8, 4, '2026-06-01')).toBe('speciality');
  expect(nameOf(8, null, '2026-06-01')).toBe('hospital');
  expect(nameOf(7, 4, '2026-06-01', 'FollowUp')).toBe('follow-up');
  expect(nameOf(7, 4, '2025-12-31')).toBeUndefined();
});

it('is free within the days after a paid visit, so many times (OP008)', () => {
  const judged = (day: string, freeUsed: number, freeDays = 7) =>
    freePeriodOf({ freeDays, freeVisits: 2 }, { visitId: 1, day: '2026-03-01', freeUsed }, day);
  expect(judged('2026-03-08', 1)).toEqual({ isFree: true, until: '2026-03-08' });
  expect(judged('2026-03-09', 0).isFree).toBe(false);
  expect(judged('2026-03-08', 2).isFree).toBe(false);
  expect(judged('2026-03-01', 0, 0).isFree).toBe(false);
});
