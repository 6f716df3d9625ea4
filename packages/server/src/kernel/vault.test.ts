// A sealed secret opens only with its key and at its place.
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Vault } from './vault.ts';

const key = () => randomBytes(32).toString('base64');
const place = [1, 'sms', 7, 'authKey'];

describe('a vault with several keys', () => {
  it('seals with the first, opens with all, and renews what an earlier one sealed (PS044)', () => {
    const [old, fresh] = [key(), key()];
    const before = new Vault(old);
    const both = new Vault(fresh, [old]);
    const sealed = before.seal('s3cret', place);
    expect(both.open(sealed, place)).toBe('s3cret');
    expect(both.keyNames).toEqual([new Vault(fresh).keyName, before.keyName]);
    const renewed = both.renewed(sealed, place) as Buffer;
    expect(new Vault(fresh).open(renewed, place)).toBe('s3cret');
    expect(() => before.open(renewed, place)).toThrow();
    expect(both.renewed(renewed, place)).toBeNull();
    expect(() => both.renewed(new Vault(key()).seal('x', place), place)).toThrow();
  });
});

describe('a vault', () => {
  it('opens what it sealed, never seals alike twice, and shows nothing of the text (Q186)', () => {
    const vault = new Vault(key());
    const [one, other] = [vault.seal('s3cret-পাস', place), vault.seal('s3cret-পাস', place)];
    expect(vault.open(one, place)).toBe('s3cret-পাস');
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain('s3cret');
  });

  it('opens nothing of another tenant, record or field, nothing changed, and nothing under another key (Q186)', () => {
    const vault = new Vault(key());
    const sealed = vault.seal('s3cret', place);
    for (const elsewhere of [
      [2, 'sms', 7, 'authKey'],
      [1, 'sms', 8, 'authKey'],
      [1, 'sms', 7, 'password'],
    ])
      expect(() => vault.open(sealed, elsewhere)).toThrow();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
    expect(() => vault.open(changed, place)).toThrow();
    const another = new Vault(key());
    expect(() => another.open(sealed, place)).toThrow();
    expect(another.keyName).not.toBe(vault.keyName);
  });
});
