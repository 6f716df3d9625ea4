// Sites on which passkeys work.
import { expect, it } from 'vitest';
import { passkeySite } from './passkey-site.ts';

it('is the host over TLS and on the machine itself, and nothing under plain http or a number (PS033)', () => {
  expect(passkeySite('https://Aster.hospital.example')).toBe('aster.hospital.example');
  expect(passkeySite('https://hospital.example:8443')).toBe('hospital.example');
  expect(passkeySite('http://localhost:3000')).toBe('localhost');
  expect(passkeySite('http://aster.localhost:3000')).toBe('aster.localhost');
  for (const origin of [
    'http://hospital.example',
    'https://192.168.1.20',
    'http://127.0.0.1:3000',
    'https://[::1]:3000',
    'null',
    '',
    'https://hospital.example/path',
    'https://user@hospital.example',
    'javascript:alert(1)',
  ])
    expect(passkeySite(origin), origin).toBeUndefined();
});
