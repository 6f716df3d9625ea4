// Proves that a sentence is said in another language whole: its words, the labels of screens and the sentences inside it.
import { describe, expect, it } from 'vitest';
import { saidSentence } from './said-sentence.ts';
import { screenWord, sentences } from './sentence.ts';

const spoken = sentences('test', {
  changed: '{changedByName} has changed this {noun}',
  missing: 'Not cleared yet: {missing}',
  ward: 'ward',
});
const texts: Readonly<Record<string, string>> = {
  'test.changed': '{noun}: modificado por {changedByName}',
  'test.missing': 'Faltan: {missing}',
  'test.ward': 'sala',
  'masters:label.Charge type': 'Tipo de cargo',
  'masters:label.GST slab': 'GST: tramo',
};
const inSpanish = (code: string) => texts[code];
const changedByName: string = 'Asha';

describe('a sentence in another language', () => {
  it('translates the words inside it and leaves names as they are (R010)', () => {
    const sentence = spoken.changed({ changedByName, noun: spoken.ward });
    expect(sentence.text).toBe('Asha has changed this ward');
    expect(saidSentence(inSpanish, sentence)).toBe('sala: modificado por Asha');
  });

  it('says several words one after the other', () => {
    const sentence = spoken.missing({ missing: [spoken.ward, spoken.ward] });
    expect(sentence.text).toBe('Not cleared yet: ward, ward');
    expect(saidSentence(inSpanish, sentence)).toBe('Faltan: sala, sala');
  });

  it('takes labels from the screens, small inside a sentence unless they are abbreviations', () => {
    const small = screenWord('masters:label.Charge type', 'charge type');
    expect(saidSentence(inSpanish, small)).toBe('tipo de cargo');
    expect(saidSentence(inSpanish, screenWord('masters:label.Charge type', 'Charge type'))).toBe('Tipo de cargo');
    expect(saidSentence(inSpanish, screenWord('masters:label.GST slab', 'gst slab'))).toBe('GST: tramo');
  });

  it('stays English where a language has nothing', () => {
    expect(saidSentence(() => undefined, spoken.missing({ missing: spoken.ward }))).toBe('Not cleared yet: ward');
  });
});

describe('the compiler', () => {
  it('refuses a value that the code spells out where a word with a code is meant', () => {
    const state: 'open' | 'shut' = 'open';
    // @ts-expect-error: a noun is a word of the catalogue
    spoken.changed({ changedByName, noun: 'ward' });
    // @ts-expect-error: a state of ours is no name that somebody gave
    spoken.changed({ changedByName: state, noun: spoken.ward });
    const unknown = sentences('test', { mood: 'It is {mood}' });
    const mood: string = 'sad';
    // @ts-expect-error: what a value is has to be said in sentence-values.ts
    unknown.mood({ mood });
    expect(unknown.mood.template).toBe('It is {mood}');
  });
});
