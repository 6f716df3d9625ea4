// Proves that a part is named as open only while it is there and a language lacks some of its texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import { languagesMayLack, openParts } from '@charaka/contract/composition/open-parts';
import { masters } from '@charaka/contract/foundation/masters/all';
import { expect, it } from 'vitest';
import { englishByArea, translatedByArea } from './draw-sentences.ts';
import { root } from './step.ts';

const locales = join(root, 'packages', 'web', 'public', 'locales');

type Texts = { readonly [key: string]: string | Texts };

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysOf(text, `${before}${key}.`),
  );
}

function screenTexts(language: string, namespace: string): string[] {
  const path = join(locales, language, `${namespace}.json`);
  return existsSync(path) ? keysOf(JSON.parse(readFileSync(path, 'utf8')) as Texts) : [];
}

/** Whether a language lacks a text or a sentence that it may lack while only this part is open. */
function isUnfinished(part: string): boolean {
  const mayLack = languagesMayLack([part]);
  const namespaces = readdirSync(join(locales, 'en')).map((file) => file.replace('.json', ''));
  return readdirSync(locales).some((language) => {
    const sentences = translatedByArea(language);
    return (
      namespaces.some((namespace) => {
        const known = new Set(screenTexts(language, namespace));
        return screenTexts('en', namespace).some((key) => !known.has(key) && mayLack(namespace, key));
      }) ||
      [...englishByArea()].some(([area, texts]) =>
        Object.keys(texts).some((name) => !sentences.get(area)?.[name] && mayLack(area, name)),
      )
    );
  });
}

it('are open only while they are there and unfinished: what is whole leaves the list (R010)', () => {
  const parts = [...areas, ...masters].map(({ name }) => name);
  expect(openParts.filter((part) => !parts.includes(part))).toEqual([]);
  expect(openParts.filter((part) => !isUnfinished(part))).toEqual([]);
  const finished = parts.find((part) => !openParts.includes(part)) ?? '';
  expect(isUnfinished(finished), finished).toBe(false);
});
