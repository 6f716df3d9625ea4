// One-time codes against the numbers of RFC 6238, appendix B, and against a clock that is a little wrong.
import { expect, it } from 'vitest';
import { addressOf, codeAt, newSecret, stepAt, stepOfCode } from './totp.ts';

/** '12345678901234567890' in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s (PS033)', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

it('a clock may be one step off, no more, to either side (PS033)', () => {
  const now = new Date(2_000_000_000_000);
  const step = stepAt(now);
  for (const drift of [-1, 0, 1]) expect(stepOfCode(SECRET, codeAt(SECRET, step + drift), now)).toBe(step + drift);
  for (const drift of [-2, 2]) expect(stepOfCode(SECRET, codeAt(SECRET, step + drift), now)).toBeUndefined();
});

it('secrets are 160 random bits that apps can read', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(addressOf(SECRET, 'Aster Hospital', 'a@b.example')).toBe(
    `otpauth://totp/Aster%20Hospital:a%40b.example?secret=${SECRET}&issuer=Aster%20Hospital&algorithm=SHA1&digits=6&period=30`,
  );
});
