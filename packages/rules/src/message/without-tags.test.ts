// Proves that tags fall away, and that text of angle brackets costs time by its length alone.
import { describe, expect, it } from 'vitest';
import { withoutTags } from './without-tags.ts';

describe('html without its tags', () => {
  it.each([
    ['<p>Rest</p>', 'Rest'],
    ['a < b', 'a < b'],
    ['<b>5</b> <i>mg</i>', '5 mg'],
    ['<', '<'],
    ['', ''],
  ])('%s is %s', (html, text) => {
    expect(withoutTags(html)).toBe(text);
  });

  it('of a million angle brackets is found at once', () => {
    const startedAt = performance.now();
    withoutTags('<'.repeat(1_000_000));
    withoutTags('<>'.repeat(500_000));
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
