// The law of translations: a text whose English changed after it was translated is translated anew, or said to hold (Q284).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesMayLack } from '@charaka/contract/composition/open-parts';
import { textsAt } from '../packages/web/test-support/locale-texts.ts';
import type { Breach } from './structure-source.ts';

const textFolders = ['locales', 'sentences'] as const;

/** The path of the record of the translations of a file of texts. */
export const recordPath = (folder: string, file: string) => join('packages/web/translated', folder, file);

/** A file of texts: each text in English and in every other language, "" where a language lacks it. */
export type TranslatedFile = {
  readonly folder: string;
  readonly file: string;
  readonly languages: readonly string[];
  readonly texts: ReadonlyMap<string, readonly string[]>;
};

/** Every file of texts of the screens and the sentences; in each text English comes first. */
export function translatedFiles(root: string): TranslatedFile[] {
  return textFolders.flatMap((folder) => {
    const path = join(root, 'packages/web/public', folder);
    if (!existsSync(join(path, 'en'))) return [];
    const languages = ['en', ...readdirSync(path).filter((language) => language !== 'en')];
    return readdirSync(join(path, 'en')).map((file) => {
      const known = languages.map((language) => textsAt(join(path, language, file)));
      const english = [...(known[0]?.keys() ?? [])];
      const texts = new Map(english.map((key) => [key, known.map((language) => language.get(key) ?? '')]));
      return { folder, file, languages, texts };
    });
  });
}

/** The record of a text: a short hash of its English, and of each translation made from it. */
export const recordOf = (texts: readonly string[]) =>
  texts.map((text) => createHash('sha256').update(text).digest('hex').slice(0, 6)).join(' ');

/** The records of a file of texts by key; none where nothing is recorded yet. */
export function recordsOf(root: string, folder: string, file: string): Map<string, string> {
  const path = join(root, recordPath(folder, file));
  return new Map(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object) : []);
}

/** The languages whose text is still the one made from the English that was there before. */
export function staleLanguages(record: string | undefined, texts: readonly string[], languages: readonly string[]) {
  const before = record?.split(' ') ?? [];
  const now = recordOf(texts).split(' ');
  if (before[0] === undefined || before[0] === now[0]) return [];
  return languages.filter((_, index) => index > 0 && texts[index] !== '' && before[index] === now[index]);
}

/** Texts that still translate the former English, but in the parts that are under construction. */
export function translationBreaches(root: string): Breach[] {
  const mayLack = languagesMayLack();
  return translatedFiles(root).flatMap(({ folder, file, languages, texts }) => {
    const records = recordsOf(root, folder, file);
    return [...texts].flatMap(([key, text]) => {
      const stale = staleLanguages(records.get(key), text, languages);
      if (stale.length === 0 || mayLack(file.replace('.json', ''), key)) return [];
      const sentence = `${key} changed in English and not in ${stale.join(', ')}; translate it, or run "npm run translated -- --all" if it holds`;
      return [{ path: `packages/web/public/${folder}/en/${file}`, sentence }];
    });
  });
}
