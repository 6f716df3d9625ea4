// Which addresses the server may be made to call.
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { findAddress, isOuterAddress } from './outer-address.ts';

describe('an address that a hospital names', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '192.0.2.7',
    '198.51.100.7',
    '203.0.113.7',
    '192.88.99.1',
    '255.255.255.255',
  ])('may not be %s (ASVS 5.2.6)', (address) => expect(isOuterAddress(address)).toBe(false));

  it.each([
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    'localhost',
  ])('may not be %s either (ASVS 5.2.6)', (address) => expect(isOuterAddress(address)).toBe(false));

  it("may not be one of this machine's own, whatever the world calls it (ASVS 5.2.6)", () => {
    const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(isOuterAddress(address), address).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('may be %s', (address) =>
    expect(isOuterAddress(address)).toBe(true),
  );

  it('is looked up and pinned; inner ones need the word of the operator (ASVS 5.2.6)', async () => {
    await expect(findAddress('localhost', false)).rejects.toThrow('inside this network');
    await expect(findAddress('[::1]', false)).rejects.toThrow('inside this network');
    expect(await findAddress('127.0.0.1', true)).toBe('127.0.0.1');
    await expect(findAddress('no.such.host.invalid', true)).rejects.toThrow('is not known');
  });
});
