// Proves that Hindi, Bengali, Tamil and Telugu say one thing with one word: one English text has one translation.
import { expect, it } from 'vitest';
import { everyText } from '../../test-support/locale-texts.ts';
import { severalMeanings } from '../../test-support/several-meanings.ts';

const english = everyText('en');

it.each(['hi', 'bn', 'ta', 'te'])('%s has one translation for one English text (Q284)', (language) => {
  const texts = everyText(language);
  const translations = new Map<string, Map<string, string>>();
  for (const [key, text] of english) {
    const translation = texts.get(key);
    if (translation === undefined || severalMeanings.has(text)) continue;
    translations.set(text, (translations.get(text) ?? new Map<string, string>()).set(translation, key));
  }
  const several = [...translations].filter(([, variants]) => variants.size > 1);
  expect(several.map(([text, variants]) => [text, ...[...variants].map((variant) => variant.join(' in '))])).toEqual(
    [],
  );
});
