// Proves that what is said to the user is declared once: every catalogue is listed, codes are unique, texts are found again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFoundByText, sentenceSaying } from '@charaka/rules/message/found-sentence';
import { fillTemplate, templateOf } from '@charaka/rules/message/sentence';
import { describe, expect, it } from 'vitest';
import { catalogues, declaredSentences } from './catalogues.ts';

const packages = join(import.meta.dirname, '../../..');
const sources = ['rules', 'contract'].flatMap((wall) =>
  readdirSync(join(packages, wall, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(packages, wall, 'src', path), 'utf8')),
);

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogues of sentences', () => {
  it('are all listed', () => {
    const declared = sources.flatMap((source) => source.match(/(?<!\* .*)\bsentences\('\w+', \{/g) ?? []);
    expect(declared.length).toBeGreaterThan(0);
    expect(catalogues).toHaveLength(declared.length);
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
