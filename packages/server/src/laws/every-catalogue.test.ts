// Proves that each user text is declared once: codes are unique, texts are found again.
import { isFoundByText, sentenceSaying } from '@charaka/rules/message/found-sentence';
import { fillTemplate, templateOf } from '@charaka/rules/message/sentence';
import { describe, expect, it } from 'vitest';
import { catalogueFiles, catalogues, declaredSentences } from '../../test-support/record/catalogues.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogues of sentences', () => {
  it('are exported, each from where it is declared', () => {
    const declared = catalogueFiles.reduce((sum, { count }) => sum + count, 0);
    expect(declared).toBeGreaterThan(100);
    expect(catalogues).toHaveLength(declared);
  });

  it('give no code twice, and none that says nothing', () => {
    const codes = declaredSentences().map(([code]) => code);
    expect(repeated(codes)).toEqual([]);
    expect(codes.filter((code) => !/^[a-z]\w*\.[a-z]\w*$/i.test(code) || /\d$/.test(code))).toEqual([]);
  });

  it('say one thing by one code; a word inside a sentence may be a sentence of its own elsewhere', () => {
    const sentences = declaredSentences().filter(([code]) => !code.startsWith('word.'));
    expect(repeated(sentences.map(([, template]) => template))).toEqual([]);
  });

  it('are found again by the text they say, where they are declared to be', () => {
    const findable = catalogues.filter(isFoundByText).flatMap((catalogue) => Object.values(catalogue));
    const wrong = findable.flatMap((declared) => {
      const { code } = declared;
      const template = templateOf(declared);
      const values = Object.fromEntries(
        [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `~${name}~`]),
      );
      const found = sentenceSaying(fillTemplate(template, values));
      return found?.code === code ? [] : [`${template}: ${found?.code} instead of ${code}`];
    });
    expect(wrong).toEqual([]);
  });
});
