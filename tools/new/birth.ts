// The plan of a command of `npm run new`: the files it adds and those it changes, before the first write.
import type { Field } from './fields.ts';
import type { Name } from './names.ts';

/** A file by its path in the checkout. */
export type Files = Readonly<Record<string, string>>;

/** Reads a file of the checkout; undefined where there is none. */
export type Read = (path: string) => string | undefined;

/** Files to write, new and changed, and what is left to do by hand. */
export interface Birth {
  readonly born: Files;
  readonly changed: Files;
  readonly hints: readonly string[];
}

/** The place of an area: its wing and its name, as supply/kitchen in every wall. */
export interface Home {
  readonly wing: string;
  readonly area: Name;
  readonly path: string;
}

/** A kind of record with its fields, in its area. */
export interface BornRecord {
  readonly home: Home;
  readonly noun: Name;
  readonly nouns: Name;
  readonly fields: readonly Field[];
  readonly title: Field;
}

/** Changes files by path; one that is not there is a mistake of ours. */
export function changing(read: Read, changes: Readonly<Record<string, (text: string) => string>>): Files {
  return Object.fromEntries(
    Object.entries(changes).map(([path, change]) => {
      const text = read(path);
      if (text === undefined) throw new Error(`There is no ${path}.`);
      return [path, change(text)];
    }),
  );
}

/** Files written whole: those that the checkout has are changed, the others are born. */
export function writing(read: Read, files: Files): Pick<Birth, 'born' | 'changed'> {
  const part = (isThere: boolean) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => (read(path) !== undefined) === isThere));
  return { born: part(false), changed: part(true) };
}

/** The folders of an area in the walls. */
export const foldersOf = ({ path }: Home) => ({
  contract: `packages/contract/src/${path}`,
  server: `packages/server/src/${path}`,
  web: `packages/web/src/${path}`,
});

/** The folder of the English texts, and the list of parts that may lag in other languages. */
export const english = 'packages/web/public/locales/en';
export const openPartsPath = 'packages/contract/src/composition/open-parts.ts';
/** How journeys find the dialogs of lists. */
export const dialogWaysPath = 'e2e/shell/dialog-ways.ts';

/** The page of the manual that a new screen stands on until its author moves it. */
export const manualPath = 'docs/manual/administrator.md';

export const manualHint = (nouns: string) =>
  `Write in ${manualPath} what ${nouns.toLowerCase()} are for, and move it to the page of the role that works with them.`;

/** The file that names the fields a choice needs. */
export const neededForChoosingPath = 'packages/server/test-support/record/needed-for-choosing.ts';

/** The remaining work on a part that is open now. */
export const openPartHint = (part: string) =>
  `${part} is an open part now: write its texts and sentences in the other languages, then take it out of ${openPartsPath}.`;
