// A told sentence in another language: its template and, inside it, the words and sentences that are its values.
import { fillTemplate, type ToldSentence } from './sentence.ts';

/** Translation of a code: the template of a sentence, or the screens' own text for a code such as 'masters:label.Ward'. */
export type Translated = (code: string) => string | undefined;

/** Whether a code names a text of the screens. */
export function isScreenWord(code: string): boolean {
  return code.includes(':');
}

/** Small where the English is, as a label inside a sentence, unless it is an abbreviation. */
function smallAs(english: string, word: string): string {
  const [first = '', second = ''] = word;
  const isSmall = english.startsWith(english.charAt(0).toLowerCase()) && second === second.toLowerCase();
  return isSmall ? first.toLowerCase() + word.slice(1) : word;
}

/** A sentence with the words of a language; whatever has no translation stays English. */
export function saidSentence(translated: Translated, { code, params, text }: ToldSentence): string {
  const template = translated(code);
  if (template === undefined) return text;
  if (isScreenWord(code)) return smallAs(text, template);
  return fillTemplate(template, params, (inner) => saidSentence(translated, inner));
}
