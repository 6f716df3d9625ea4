// Base64 by its letters: short, padded, long, and with a foreign letter anywhere.
import { describe, expect, it } from 'vitest';
import { isBase64 } from './base64-text.ts';

describe('a text', () => {
  it.each(['', 'QUJD', 'QUI=', 'QQ==', '+/09azAZ', 'A'.repeat(8_000_000)])('is base64', (text) => {
    expect(isBase64(text)).toBe(true);
  });

  it.each(['Q=JD', 'QUI===', 'QU JD', 'QUJD\n', 'data:image/png;base64,QUJD', `${'A'.repeat(7_000_000)}é`, 'QUJ-'])(
    'is no base64',
    (text) => {
      expect(isBase64(text)).toBe(false);
    },
  );
});
