// Which names are taken for one another at a desk.
import { describe, expect, it } from 'vitest';
import { soundOfName } from './like-sounding.ts';

describe('names', () => {
  it('sound alike when only vowels, doubled letters and usual spellings differ', () => {
    const alike = [
      ['Rina Das', 'Reena Dass'],
      ['Vikas Gosh', 'Vikash Ghosh'],
      ['Sofia Waz', 'Sophia Vaz'],
    ] as const;
    const key = (name: string) => soundOfName(name.split(' ')[0] ?? '', name.split(' ')[1] ?? '');
    for (const [one, other] of alike) expect(key(one), one).toBe(key(other));
    expect(key('Rina Das')).not.toBe(key('Rina Sen'));
    expect(key('Ravi Das')).not.toBe(key('Rina Das'));
    expect(soundOfName('रीना', 'दास')).not.toBe(soundOfName('रवि', 'दास'));
  });
});
