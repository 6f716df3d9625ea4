// Writes the English of every declared sentence, a file an area, for translators; says how much each language has of them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSentences } from '../packages/server/test-support/record/catalogues.ts';
import { root } from './step.ts';

const folder = join(root, 'packages', 'web', 'public', 'sentences');

type Texts = Readonly<Record<string, string>>;

/** The English sentences of each area by their own name: what packages/web/public/sentences/en holds. */
export function englishByArea(): ReadonlyMap<string, Texts> {
  const areas = new Map<string, Record<string, string>>();
  for (const [code, template] of declaredSentences()) {
    const [area = '', name = ''] = code.split('.');
    areas.set(area, { ...areas.get(area), [name]: template });
  }
  return areas;
}

/** The sentences of a language that are translated, by area; none for a language without a folder. */
export function translatedByArea(language: string): ReadonlyMap<string, Texts> {
  const ofLanguage = join(folder, language);
  const files = existsSync(ofLanguage) ? readdirSync(ofLanguage) : [];
  return new Map(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(ofLanguage, file), 'utf8')) as Texts]),
  );
}

function count(areas: ReadonlyMap<string, Texts>): number {
  return [...areas.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0);
}

if (import.meta.main) {
  mkdirSync(join(folder, 'en'), { recursive: true });
  const english = englishByArea();
  for (const [area, texts] of english)
    writeFileSync(join(folder, 'en', `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  for (const language of readdirSync(folder))
    console.log(`${language}: ${count(translatedByArea(language))} of ${count(english)} sentences`);
}
