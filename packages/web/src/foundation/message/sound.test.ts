// Proves which sounds are played.
import { expect, it } from 'vitest';
import { soundAddress } from './sound.ts';

const origin = 'https://hospital.example';

it('plays a file of this server (R159)', () => {
  expect(soundAddress('/sounds/bell.mp3', origin)).toBe('https://hospital.example/sounds/bell.mp3');
});

it.each([undefined, null, '', 'https://evil.example/a.mp3', '//evil.example/a.mp3', 'data:audio/mp3,x', 'http://['])(
  'plays nothing from %s (R159)',
  (url) => expect(soundAddress(url, origin)).toBeNull(),
);
