// A saved text in the user's language: its sentence when the record has one, else the text unchanged.
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { spoken } from './spoken.ts';

/** `text` is the English of the sentence that `code` and `params` name; without a code it is shown as it is. */
export function toldText(
  text: string,
  code?: string | null,
  params?: Readonly<Record<string, unknown>> | null,
): string {
  return code ? spoken({ code, params: (params ?? {}) as ToldSentence['params'], text }) : text;
}
