// Sentences in an answer: the English text, with the code and values that a screen translates by.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wirePath } from '@charaka/contract/kernel/wire-path';
import type { Sentence } from '@charaka/rules/message/sentence';

interface ToldKeys {
  readonly _message: string;
  readonly _code?: string;
  readonly _params?: Sentence['params'];
}

/** The keys of the envelope for a sentence; without one `_message` is ''. */
export function toldSentence(sentence: Sentence | undefined): ToldKeys {
  if (!sentence) return { _message: '' };
  return { _message: sentence.text, _code: sentence.code, _params: sentence.params };
}

/** Sentences about single fields by the path of each. */
export type FieldSentences = Readonly<Record<string, Sentence>>;

interface ToldFields {
  readonly _fields: Readonly<Record<string, string>>;
  readonly _fieldCodes: Readonly<Record<string, Pick<Sentence, 'code' | 'params'>>>;
}

/** Sentences about single fields by their path on the wire, and their codes. */
export function toldFields(fields: FieldSentences): ToldFields {
  const told = Object.entries(fields);
  return {
    _fields: Object.fromEntries(told.map(([path, { text }]) => [path, text])),
    _fieldCodes: Object.fromEntries(told.map(([path, { code, params }]) => [path, { code, params }])),
  };
}

/** Sentences about fields under the names that the caller used. */
export function spelledFields(endpoint: Endpoint | undefined, fields: FieldSentences): FieldSentences {
  if (!endpoint) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [wirePath(endpoint.input, path), sentence]),
  );
}
