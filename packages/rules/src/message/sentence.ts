// Sentences for the user as data: a stable code, the values that stand in it, and the English text of both.

/** What stands in a sentence: a word, a number, or another sentence. */
export type SentenceValue = string | number | Sentence;

/** A sentence with its values. `text` is its English; `code` ('bed.taken') and `params` let a screen say it in another language. */
export interface Sentence {
  readonly code: string;
  readonly params: Readonly<Record<string, SentenceValue>>;
  readonly text: string;
}

/** The English of a sentence that waits for its values, with their names in braces. */
export interface Template {
  readonly code: string;
  readonly template: string;
}

/** A declared sentence that waits for its values. */
export interface SentenceWithValues<Name extends string = string> extends Template {
  (values: Readonly<Record<Name, SentenceValue>>): Sentence;
}

/** The names in braces of a template: 'bed' and 'by' of 'Bed {bed} is taken by {by}'. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Declared<Text extends string> = [NamesIn<Text>] extends [never] ? Sentence : SentenceWithValues<NamesIn<Text>>;

/** The declared sentences of an area by their own name. */
export type Catalogue = Readonly<Record<string, Sentence | Template>>;

const nameInBraces = /\{(\w+)\}/g;

/** The text of a template with its values; a value that is a sentence is written by `write`. Names without a value stay as they are. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, SentenceValue>>,
  write: (sentence: Sentence) => string = (sentence) => sentence.text,
): string {
  return template.replace(nameInBraces, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'object' ? write(value) : String(value);
  });
}

function declare(code: string, template: string): Sentence | SentenceWithValues {
  if (template.search(nameInBraces) < 0) return { code, params: {}, text: template };
  const fill = (params: Readonly<Record<string, SentenceValue>>): Sentence => ({
    ...{ code, params },
    text: fillTemplate(template, params),
  });
  return Object.assign(fill, { code, template });
}

/**
 * Declares what an area says: `sentences('bed', { taken: 'Bed {bed} is taken by {by}' }).taken({ bed, by })`. A sentence without
 * values needs no call. The compiler refuses a missing and a surplus value. Codes are kept for ever: translations hang on them.
 */
export function sentences<const T extends Readonly<Record<string, string>>>(
  area: string,
  templates: T,
): { readonly [Name in keyof T]: Declared<T[Name]> } {
  const declared = Object.entries(templates).map(([name, template]) => [name, declare(`${area}.${name}`, template)]);
  return Object.fromEntries(declared);
}

/** The English of a declared sentence, with its values' names in braces. */
export function templateOf(declared: Catalogue[string]): string {
  return 'text' in declared ? declared.text : declared.template;
}
