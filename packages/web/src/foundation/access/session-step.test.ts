// Proves when a session is renewed, asked about, or over.
import { describe, expect, it } from 'vitest';
import { nextStep } from './session-step.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-21T12:00:00Z');

/** Walks the steps from noon until one of them does something, and tells which and when. */
function walk(endsAt: number, lastAnswerAt: number): { kind: string; at: number } {
  let now = noon;
  for (;;) {
    const step = nextStep(endsAt, now, lastAnswerAt);
    if (step.kind !== 'wait') return { kind: step.kind, at: now };
    now += step.milliseconds;
  }
}

describe('the watch over a session', () => {
  it('acts a minute before the token ends (R095, R096, Q165)', () => {
    expect(walk(noon + 10 * minute, noon)).toEqual({ kind: 'ask', at: noon + 9 * minute });
    expect(walk(noon + 1000, noon)).toEqual({ kind: 'renew', at: noon });
  });
  it('looks often enough to notice that the machine slept (R101)', () => {
    const step = nextStep(noon + 24 * 60 * minute, noon, noon);
    expect(step).toEqual({ kind: 'wait', milliseconds: 15_000 });
  });
  it('renews silently when the server answered within 5 minutes, else asks (R097, R098, Q166)', () => {
    expect(nextStep(noon + minute, noon, noon - 5 * minute).kind).toBe('renew');
    expect(nextStep(noon + minute, noon, noon - 5 * minute - 1).kind).toBe('ask');
  });
  it('is over when the token is (R101)', () => {
    expect(nextStep(noon, noon, noon).kind).toBe('expired');
    expect(nextStep(Number.NaN, noon, noon).kind).toBe('expired');
  });
});
