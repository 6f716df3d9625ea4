// Proves the clocks of authorisations: elapsed time, the limit, and answers whose amount agrees with their word.
import { describe, expect, it } from 'vitest';
import { paise, ZERO } from '../money/money.ts';
import {
  AUTHORIZATION_STATUSES,
  answerProblem,
  clockStateOf,
  DEFAULT_LIMIT_MINUTES,
  elapsedMinutes,
  isAnswer,
} from './authorization-clock.ts';

const askedAt = '2026-11-21T05:00:00Z';
const at = (minutes: number) => new Date(Date.parse(askedAt) + minutes * 60_000);
const waiting = { askedAt, answeredAt: null, limitMinutes: DEFAULT_LIMIT_MINUTES.pre };

describe('the clock of a request', () => {
  it('has an hour before admission and three at discharge unless agreed otherwise (IRDAI 2024)', () => {
    expect(DEFAULT_LIMIT_MINUTES).toEqual({ pre: 60, discharge: 180 });
  });

  it('runs, nears its limit in the last quarter, and is overdue beyond it, not at it', () => {
    const states = [0, 44, 45, 60, 61].map((minutes) => clockStateOf(waiting, at(minutes)));
    expect(states).toEqual(['running', 'running', 'nearing', 'nearing', 'overdue']);
  });

  it('stands still once answered, in time or late', () => {
    const answered = (minutes: number) => ({ ...waiting, answeredAt: at(minutes).toISOString() });
    expect(clockStateOf(answered(60), at(600))).toBe('inTime');
    expect(clockStateOf(answered(61), at(600))).toBe('late');
    expect(elapsedMinutes(answered(61), at(600))).toBe(61);
  });

  it('counts whole minutes, and none backwards when clocks differ', () => {
    expect(elapsedMinutes(waiting, at(1.99))).toBe(1);
    expect(elapsedMinutes(waiting, at(-5))).toBe(0);
  });
});

describe('an answer', () => {
  it('is an approval, a part or a denial; a query is none, so its clock runs on', () => {
    expect(AUTHORIZATION_STATUSES.filter(isAnswer)).toEqual(['approved', 'partly', 'denied']);
  });

  it('has an amount that agrees with its word', () => {
    const asked = paise(5_000_000);
    expect(answerProblem('approved', asked, asked)).toBeNull();
    expect(answerProblem('approved', asked, paise(4_999_999))?.text).toBe(
      'An amount below the request is partly approved',
    );
    expect(answerProblem('partly', asked, paise(4_999_999))).toBeNull();
    expect(answerProblem('partly', asked, asked)?.text).toBe('A part must be less than the requested amount');
    expect(answerProblem('partly', asked, ZERO)?.text).toBe('Enter the approved amount');
    for (const status of ['asked', 'query', 'denied'] as const) {
      expect(answerProblem(status, asked, ZERO)).toBeNull();
      expect(answerProblem(status, asked, paise(1))?.text).toBe('Only an approval can have an amount');
    }
  });
});
