// Meaning of a key while a result is verified.
import { expect, it } from 'vitest';
import { LEAST_SEEN_MILLISECONDS, verifyDeed } from './verify-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof verifyDeed>[0]> = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

it('each letter has its deed, large or small, and none with Ctrl, Alt or Cmd (laboratory, section 11)', () => {
  const meant = [...'jkvrbcVx'].map((key) => verifyDeed(press(key), 1000));
  expect(meant).toEqual(['next', 'previous', 'verify', 'repeat', 'return', 'call', 'verify', null]);
  for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
    expect(verifyDeed(press('v', { [held]: true }), 1000)).toBeNull();
});

it('a key held down, or pressed before a result can have been read, verifies nothing; moving on needs no reading (LB040)', () => {
  expect(verifyDeed(press('v', { repeat: true }), 1000)).toBeNull();
  expect(verifyDeed(press('v'), LEAST_SEEN_MILLISECONDS - 1)).toBeNull();
  expect(verifyDeed(press('v'), LEAST_SEEN_MILLISECONDS)).toBe('verify');
  expect(verifyDeed(press('v'), Number.NEGATIVE_INFINITY)).toBeNull();
  expect(verifyDeed(press('j', { repeat: true }), 0)).toBe('next');
});
