// The law of plain English (docs/english.md): phrases that need a second reading are counted in each file, and no file may gain any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breach, Source } from './structure-source.ts';

/** File of counts: path of a file, and how many such phrases it has; a file that is not listed has none. */
export const COUNTS_PATH = 'tools/english-counts.json';

const anywhere = /\b(?:of|for|to|by|from) (?:who|what|whom)\b/gi;
const openings = /(?:\/\/|\/\*\*?|^\s*\*)\s*(?:Who|Whose|Whoever|What|Where|Nothing|Nobody|Somebody)\b/g;
const userPhrases =
  /\b(?:stands? here|is told|counts? no more|by itself|gives? back|goes back|takes? back|no test of|by hand)\b|(?<!\{)\bdeeds?\b(?!\})/gi;

/** How many of the phrases a text of the code has: in its comments, for its strings belong to the locales. */
export function phrasesInCode(lines: readonly string[]): number {
  const comments = lines.filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line) || /\s\/\/ /.test(line));
  return comments.reduce((sum, line) => sum + matches(line, anywhere) + matches(line, openings), 0);
}

/** How many of the phrases the values of a file of user texts have. */
export function phrasesInTexts(json: string): number {
  const values = [...json.matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value);
  return values.reduce((sum, value) => sum + matches(value, anywhere) + matches(value, userPhrases), 0);
}

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const textFolders = ['packages/web/public/locales/en', 'packages/web/public/sentences/en'];

/** The number of phrases of every file that has any. */
export function countPhrases(root: string, sources: readonly Source[]): Record<string, number> {
  const code = sources.map(({ path, lines }) => [path, phrasesInCode(lines)] as const);
  const texts = textFolders.flatMap((folder) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []).map((file) => {
      const path = `${folder}/${file}`;
      return [path, phrasesInTexts(readFileSync(join(root, path), 'utf8'))] as const;
    }),
  );
  return Object.fromEntries([...code, ...texts].filter(([, count]) => count > 0).toSorted());
}

/** Files with more phrases than are counted for them, and counts that can be lowered. */
export function englishBreaches(root: string, sources: readonly Source[]): Breach[] {
  const path = join(root, COUNTS_PATH);
  const allowed: Record<string, number> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return Object.entries(countPhrases(root, sources)).flatMap(([file, count]) =>
    count > (allowed[file] ?? 0)
      ? [
          {
            path: file,
            sentence: `${count} phrases that need a second reading, ${allowed[file] ?? 0} before (docs/english.md)`,
          },
        ]
      : [],
  );
}
