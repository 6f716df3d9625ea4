// Proves what is read of a token, by a wrong clock too.
import { describe, expect, it } from 'vitest';
import { localEndOf, sessionIdOf } from './token.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
const token = `${part({ alg: 'HS256' })}.${part({ sid: 'a?b>c~', tid: 1, iat: 1_000, exp: 2_800 })}.signature`;

describe('a token', () => {
  it('names its session', () => {
    expect(sessionIdOf(token)).toBe('a?b>c~');
    expect(sessionIdOf('nonsense')).toBe('');
  });
  it('lasts as long as the server says, by the clock of this machine (R095, R096)', () => {
    const wrongClock = Date.parse('2031-01-01T00:00:00Z');
    expect(localEndOf(token, '2026-11-21T12:30:00Z', wrongClock)).toBe(wrongClock + 30 * 60_000);
    expect(localEndOf('nonsense', '2026-11-21T12:30:00Z', wrongClock)).toBe(Date.parse('2026-11-21T12:30:00Z'));
  });
});
