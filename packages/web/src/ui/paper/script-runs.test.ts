// Proves that every letter of a PDF is written by a font that holds it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptRunsOf } from './script-runs.ts';

describe('runs of one script', () => {
  it('gives plain text to one font', () => {
    expect(scriptRunsOf('Asha Das, 12')).toEqual([{ text: 'Asha Das, 12', font: 'Latin' }]);
  });

  it('gives each script its own font and keeps joiners and spaces inside a word (R316)', () => {
    expect(scriptRunsOf('Mr. রিনা চক্রবর্তী (कृष्ण) ₹ 5 அன்பு శ్రీ')).toEqual([
      { text: 'Mr. ', font: 'Latin' },
      { text: 'রিনা চক্রবর্তী ', font: 'Bengali' },
      { text: '(', font: 'Latin' },
      { text: 'कृष्ण', font: 'Devanagari' },
      { text: ') ', font: 'Latin' },
      { text: '₹ ', font: 'LatinExtended' },
      { text: '5 ', font: 'Latin' },
      { text: 'அன்பு ', font: 'Tamil' },
      { text: 'శ్రీ', font: 'Telugu' },
    ]);
    expect(scriptRunsOf('র\u200D্য')).toHaveLength(1);
  });

  it('sets the words of Urdu and Arabic from the right, numbers in them as they are (R316)', () => {
    const set = scriptRunsOf('Name: محمد علی 12 خان (Mr)').map(({ text }) => text);
    expect(set).toEqual(['Name: ', 'خان', ' ', '12', ' ', 'علی', ' ', 'محمد', ' ', '(Mr)']);
  });

  it('loses no letter that a font has', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'ক', 'क', 'க', 'క', '₹', ' ', '\u200D', '।', '≤', 'ễ') });
    fc.assert(
      fc.property(letters, (text) => {
        expect(
          scriptRunsOf(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
