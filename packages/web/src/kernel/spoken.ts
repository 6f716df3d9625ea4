// Says the sentences of refusals, answers and checks in the user's language; its translations are fetched when one is needed.
import { shownEnglish } from '@charaka/rules/message/corrected-english';
import { sentenceSaying } from '@charaka/rules/message/found-sentence';
import { isScreenWord, saidSentence } from '@charaka/rules/message/said-sentence';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { knownText, languageOfTexts } from './i18n.ts';

/** Translated sentences by code, as { 'bed.taken': 'बेड {bedName} …' }. */
type Translations = Readonly<Record<string, string>>;

const asked = new Map<string, Promise<void>>();
const translations = new Map<string, Translations>();

async function fetchTranslations(language: string): Promise<void> {
  const response = await fetch(`/sentences/${language}.json`);
  if (!response.ok) throw new Error(`No sentences in ${language}`);
  translations.set(language, (await response.json()) as Translations);
}

/** Fetches the sentences of the user's language, once; none for English, which every sentence brings along. Never fails. */
export async function loadSentences(): Promise<void> {
  const language = languageOfTexts();
  if (language === 'en') return;
  const known = asked.get(language) ?? fetchTranslations(language);
  asked.set(language, known);
  // Without a line the sentence is shown in English, and the next one asks again.
  await known.catch(() => asked.delete(language));
}

/** A sentence in the user's language; English where it is not translated, and until the translations are there, which the first asks for. */
export function spoken(sentence: ToldSentence): string {
  const language = languageOfTexts();
  if (language === 'en') return shownEnglish(sentence);
  const known = translations.get(language);
  if (!known) void loadSentences();
  return saidSentence((code) => (isScreenWord(code) ? knownText(code) : known?.[code]), sentence);
}

/** As `spoken`, for a rule that may return no sentence. */
export function spokenOrNothing(sentence: ToldSentence | null | undefined): string | undefined {
  return sentence ? spoken(sentence) : undefined;
}

/** As `spoken`, for the text of a check of this side. */
export function spokenText(text: string): string {
  void loadSentences();
  const sentence = sentenceSaying(text);
  return sentence ? spoken(sentence) : text;
}
