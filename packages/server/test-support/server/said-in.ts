// A sentence of the server as a screen shows it in another language, from the files of translations, and the English words left in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saidSentence, type Translated } from '@charaka/rules/message/said-sentence';
import type { ToldSentence } from '@charaka/rules/message/sentence';

const publicFolder = join(import.meta.dirname, '../../../web/public');

type Texts = { readonly [key: string]: string | Texts };

function flat(texts: Texts, before: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
  );
}

function textsBelow(folder: string, language: string, separator: string): [string, string][] {
  const ofLanguage = join(publicFolder, folder, language);
  const files = existsSync(ofLanguage) ? readdirSync(ofLanguage) : [];
  return files.flatMap((file) =>
    flat(JSON.parse(readFileSync(join(ofLanguage, file), 'utf8')) as Texts, file.replace('.json', separator)),
  );
}

/** The sentences of a language and the texts of its screens, by code. */
export function translatedInto(language: string): Translated {
  const texts = new Map([...textsBelow('sentences', language, '.'), ...textsBelow('locales', language, ':')]);
  return (code) => texts.get(code);
}

/** Units, and what is to be typed or read exactly so. */
const literals = new Set([
  'Rs',
  'Id',
  'Mb',
  'mm',
  'cm',
  'kg',
  'pdf',
  'docx',
  'https',
  'yes',
  'no',
  'asc',
  'dsc',
  'SortDirection',
  'HH:mm',
  'code',
  'x',
  'quantity',
  'amount',
  'npm',
  'run',
  'clock:accept',
  'Idempotency-Key',
  'name@bank',
  'base64',
  'smtp.example.org',
  'sounds/bell.mp3',
]);

/** The words of a text in Latin letters that are neither abbreviations in capitals nor such literals. */
export function latinWords(text: string): string[] {
  const words = text.match(/[A-Za-z][\w.@:/]*(-(?=[A-Za-z])[\w.@:/]+)*/g) ?? [];
  return words
    .map((word) => word.replace(/[.:/]+$/, ''))
    .filter((word) => !literals.has(word) && !/^[A-Z0-9_]+$/.test(word) && !/^[\da-f]{2,6}$/.test(word));
}

/** The English words that are left when a sentence is said in a language whose letters are not Latin; names and figures are no words. */
export function englishLeft(translated: Translated, sentence: ToldSentence): string[] {
  return latinWords(saidSentence(translated, withoutNames(sentence)));
}

function withoutNames(sentence: ToldSentence): ToldSentence {
  const params = Object.entries(sentence.params).map(([name, value]) => {
    if (typeof value !== 'object') return [name, '…'];
    return [name, 'code' in value ? withoutNames(value) : value.map(withoutNames)];
  });
  return { ...sentence, params: Object.fromEntries(params) };
}
