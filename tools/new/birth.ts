// What a command of `npm run new` plans: the files it bears and those it changes, before anything is written.
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

/** Where an area stands: its wing and its name, as supply/kitchen in every wall. */
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
