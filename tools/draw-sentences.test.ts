// Proves that translators find every sentence, and that what they wrote says the same values; areas that wait for them are named.
import { languagesMayLack } from '@charaka/contract/composition/open-parts';
import { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import { describe, expect, it } from 'vitest';
import { latinWords } from '../packages/server/test-support/server/said-in.ts';
import { englishByArea, translatedByArea } from './draw-sentences.ts';

/** A text that an open area lacks is shown in English (decisions 0086 and 0114). */
const mayLack = languagesMayLack();
const english = englishByArea();
const languages = languageCodes.filter((code) => code !== 'en');
/** Languages that are not written in Latin letters: an English word among theirs was forgotten. */
const inOwnLetters = ['hi', 'bn', 'ta', 'te'];

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the sentences', () => {
  it('stand in public/sentences/en; `npm run draw:sentences` makes it so', () => {
    expect(Object.fromEntries(translatedByArea('en'))).toEqual(Object.fromEntries(english));
  });

  it.each(languages)('in %s are those of the English, with the same values (R010)', (language) => {
    for (const [area, texts] of translatedByArea(language)) {
      const known = english.get(area) ?? {};
      expect(Object.keys(texts).filter((name) => !(name in known))).toEqual([]);
      for (const [name, text] of Object.entries(texts)) {
        expect(text.trim(), `${area}.${name}`).not.toBe('');
        expect(placeholders(text), `${area}.${name}`).toEqual(placeholders(known[name] ?? ''));
      }
    }
  });

  it.each(languages)('in %s are complete but for the areas that are open (R010)', (language) => {
    const translated = translatedByArea(language);
    const missing = [...english].flatMap(([area, texts]) =>
      Object.keys(texts).filter((name) => !translated.get(area)?.[name] && !mayLack(area, name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(inOwnLetters)('in %s hold no English word (R010)', (language) => {
    const english = [...translatedByArea(language)].flatMap(([area, texts]) =>
      Object.entries(texts).flatMap(([name, text]) =>
        latinWords(text.replace(/\{\w+\}/g, '')).map((word) => `${area}.${name}: ${word}`),
      ),
    );
    expect(english).toEqual([]);
  });
});
