// The law of texts in other languages: a file holds no key that the English file of its area has not, as a merge can bring back.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textsAt } from '../packages/web/test-support/locale-texts.ts';
import type { Breach } from './structure-source.ts';

const folders = ['packages/web/public/locales', 'packages/web/public/sentences'];

/** Keys that only another language has. Keys that it lacks are counted by `kernel/texts.test.ts`, as new areas may lag. */
export function textBreaches(root: string): Breach[] {
  return folders
    .filter((folder) => existsSync(join(root, folder, 'en')))
    .flatMap((folder) => {
      const english = keysBelow(join(root, folder, 'en'));
      return readdirSync(join(root, folder))
        .filter((language) => language !== 'en')
        .flatMap((language) =>
          [...keysBelow(join(root, folder, language))].flatMap(([file, keys]) =>
            [...keys.difference(english.get(file) ?? new Set())].map((key) => ({
              path: `${folder}/${language}/${file}`,
              sentence: `${key} is in no English file; remove it here too`,
            })),
          ),
        );
    });
}

/** The keys of each file of a language, those of one text in several numbers as one. */
function keysBelow(folder: string): Map<string, Set<string>> {
  return new Map(
    readdirSync(folder).map((file) => {
      const keys = [...textsAt(join(folder, file)).keys()];
      return [file, new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))];
    }),
  );
}
