// Users who need a second factor.
import { expect, it } from 'vitest';
import { factorNeedOf, mustHaveFactor } from './second-factor.ts';

const clerk = { policy: 'privileged', roleId: 31, isApprover: false, mayChangeRights: false } as const;

it('administrators, approvers and those who may change rights must have one, the others by policy (PS033)', () => {
  expect(mustHaveFactor(clerk)).toBe(false);
  for (const more of [{ roleId: 0 }, { roleId: 19 }, { isApprover: true }, { mayChangeRights: true }]) {
    expect(mustHaveFactor({ ...clerk, ...more })).toBe(true);
    expect(mustHaveFactor({ ...clerk, ...more, policy: 'nobody' })).toBe(false);
  }
  expect(mustHaveFactor({ ...clerk, policy: 'all' })).toBe(true);
});

it('who has one is asked for its code whatever is demanded; who has none and must is led to set one up (PS033)', () => {
  const not = { hasFactor: false, isProved: false };
  expect(factorNeedOf({ ...clerk, ...not })).toBe('none');
  expect(factorNeedOf({ ...clerk, ...not, hasFactor: true })).toBe('code');
  expect(factorNeedOf({ ...clerk, ...not, roleId: 0 })).toBe('enrolment');
  expect(factorNeedOf({ ...clerk, ...not, policy: 'nobody', roleId: 0, hasFactor: true })).toBe('code');
  expect(factorNeedOf({ ...clerk, roleId: 0, hasFactor: true, isProved: true })).toBe('none');
});
