// The texts of the screens as the files of a language hold them, with the path of keys to each; for tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of texts, or a group of it. */
export type Texts = { readonly [key: string]: string | Texts };

/** One folder for each language, in it one file for each namespace. */
export const localeFolder = join(import.meta.dirname, '../public/locales');

/** The texts of a file, each with the path of keys to it. */
function flat(texts: Texts, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
  );
}

/** The namespaces that a language has. */
export const namespacesOf = (language: string) =>
  readdirSync(join(localeFolder, language)).map((file) => file.replace('.json', ''));

/** The texts of a file by key; none where there is no such file. */
export function textsAt(path: string): Map<string, string> {
  return new Map(existsSync(path) ? flat(JSON.parse(readFileSync(path, 'utf8')) as Texts) : []);
}

/** The texts of a namespace by key; none where the language has no such file. */
export const textsOf = (language: string, namespace: string) =>
  textsAt(join(localeFolder, language, `${namespace}.json`));

/** Every text of a language, by `<namespace>:<key>`. */
export function everyText(language: string): Map<string, string> {
  return new Map(
    namespacesOf(language).flatMap((namespace) =>
      [...textsOf(language, namespace)].map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
    ),
  );
}
