// Sentences as an answer tells them: the English, and beside it the code and the values that a screen translates by.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wirePath } from '@charaka/contract/kernel/wire-path';
import { sentenceSaying } from '@charaka/rules/message/found-sentence';
import type { Sentence, SentenceValue } from '@charaka/rules/message/sentence';

/** What is said to the user: a declared sentence, or the text of one that a rule or the check of a field says. */
export type Said = Sentence | string;

/** The declared sentence of a text; one that nobody declared has the code '' and is shown in English. */
export function asSentence(said: Said): Sentence {
  if (typeof said !== 'string') return said;
  return sentenceSaying(said) ?? { code: '', params: {}, text: said };
}

interface ToldSentence {
  readonly _message: string;
  readonly _code?: string;
  readonly _params?: Readonly<Record<string, SentenceValue>>;
}

/** The keys of the envelope that tell a sentence; without one `_message` is ''. */
export function toldSentence(said: Said): ToldSentence {
  const { code, params, text } = asSentence(said);
  return code === '' ? { _message: text } : { _message: text, _code: code, _params: params };
}

interface ToldFields {
  readonly _fields: Readonly<Record<string, string>>;
  readonly _fieldCodes: Readonly<Record<string, Pick<Sentence, 'code' | 'params'>>>;
}

/** Sentences about single fields by their path on the wire, and the codes of those that have one. */
export function toldFields(fields: Readonly<Record<string, Said>>): ToldFields {
  const told = Object.entries(fields).map(([path, said]) => [path, asSentence(said)] as const);
  const coded = told.filter(([, { code }]) => code !== '');
  return {
    _fields: Object.fromEntries(told.map(([path, { text }]) => [path, text])),
    _fieldCodes: Object.fromEntries(coded.map(([path, { code, params }]) => [path, { code, params }])),
  };
}

/** Sentences about fields under the names that the caller used. */
export function spelledFields(
  endpoint: Endpoint | undefined,
  fields: Readonly<Record<string, Said>>,
): Readonly<Record<string, Said>> {
  if (!endpoint) return fields;
  return Object.fromEntries(Object.entries(fields).map(([path, said]) => [wirePath(endpoint.input, path), said]));
}
