// Proves that a part is named as open only while it is there and a language lacks some of its texts.
import { readdirSync } from 'node:fs';
import { areas } from '@charaka/contract/composition/areas';
import { languagesMayLack, openParts } from '@charaka/contract/composition/open-parts';
import { masters } from '@charaka/contract/foundation/masters/all';
import { expect, it } from 'vitest';
import { localeFolder, namespacesOf, textsOf } from '../packages/web/test-support/locale-texts.ts';
import { englishByArea, translatedByArea } from './draw-sentences.ts';

/** Whether a language lacks a text or a sentence that it may lack while only this part is open. */
function isUnfinished(part: string): boolean {
  const mayLack = languagesMayLack([part]);
  return readdirSync(localeFolder).some((language) => {
    const sentences = translatedByArea(language);
    return (
      namespacesOf('en').some((namespace) => {
        const known = textsOf(language, namespace);
        return [...textsOf('en', namespace).keys()].some((key) => !known.has(key) && mayLack(namespace, key));
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
