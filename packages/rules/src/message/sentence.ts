// Sentences for the user as data: a stable code, the values in it, and the English text of both.
import type { NotSpelledOut, ValueNamed } from './sentence-values.ts';

declare const declared: unique symbol;

/** Value in a sentence: a name, a number, or other sentences; a word of the product is a sentence too, so that it is translated. */
export type SentenceValue = string | number | ToldSentence | readonly ToldSentence[];

/** A sentence as it travels. `text` is its English; `code` ('bed.taken') and `params` let a screen say it in another language. */
export interface ToldSentence {
  readonly code: string;
  readonly params: Readonly<Record<string, SentenceValue>>;
  readonly text: string;
}

/** A sentence of a catalogue with its values. Nothing else makes one, so that whatever is said has a code and translations. */
export interface Sentence extends ToldSentence {
  readonly [declared]: true;
}

/** The English of a sentence that waits for its values, with their names in braces. */
export interface Template {
  readonly code: string;
  readonly template: string;
}

/** The values of a template; those of a template that is not known to the compiler may be any. */
type ValuesOf<Name extends string> = string extends Name
  ? Readonly<Record<string, SentenceValue>>
  : { readonly [N in Name]: ValueNamed<N, Sentence> };

/** A declared sentence that waits for its values. */
export interface SentenceWithValues<Name extends string = string> extends Template {
  <const V extends ValuesOf<Name>>(values: V & NotSpelledOut<V>): Sentence;
}

/** The names in braces of a template: 'bed' and 'by' of 'Bed {bed} is taken by {by}'. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Declared<Text extends string> = [NamesIn<Text>] extends [never] ? Sentence : SentenceWithValues<NamesIn<Text>>;

/** The declared sentences of an area by their own name. */
export type Catalogue = Readonly<Record<string, Sentence | SentenceWithValues>>;

const nameInBraces = /\{(\w+)\}/g;

/** The text of a template with its values; sentences among them are written by `write`. Names without a value stay as they are. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, SentenceValue>>,
  write: (sentence: ToldSentence) => string = (sentence) => sentence.text,
): string {
  return template.replace(nameInBraces, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value !== 'object') return String(value);
    return 'code' in value ? write(value) : value.map(write).join(', ');
  });
}

function filled(code: string, template: string, params: ToldSentence['params'] = {}): Sentence {
  return { code, params, text: fillTemplate(template, params) } as Sentence;
}

function declare(code: string, template: string): Sentence | SentenceWithValues {
  if (template.search(nameInBraces) < 0) return filled(code, template);
  return Object.assign((params: ToldSentence['params']) => filled(code, template, params), { code, template });
}

/**
 * Declares what an area says: `sentences('bed', { taken: 'Bed {bed} is taken by {by}' }).taken({ bed, by })`. A sentence without
 * values needs no call. The compiler refuses a missing and a surplus value. Codes are kept for ever: translations hang on them.
 */
export function sentences<const T extends Readonly<Record<string, string>>>(
  area: string,
  templates: T,
): { readonly [Name in keyof T]: Declared<T[Name]> } {
  const all = Object.entries(templates).map(([name, template]) => [name, declare(`${area}.${name}`, template)]);
  return Object.fromEntries(all);
}

/**
 * A word that screens have among their own texts, as 'masters:label.Ward': the label of a list, the title of a screen. Its code is the
 * name of that text.
 */
export function screenWord(key: `${string}:${string}`, text: string): Sentence {
  return filled(key, text);
}

/** The English of a declared sentence, with its values' names in braces. */
export function templateOf(sentence: Catalogue[string]): string {
  return 'text' in sentence ? sentence.text : sentence.template;
}
