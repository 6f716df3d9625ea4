// Says the sentences of refusals, answers and checks in the user's language; its translations are fetched when one is needed.
import { sentenceSaying } from '@charaka/rules/message/found-sentence';
import { fillTemplate, type Sentence } from '@charaka/rules/message/sentence';
import { languageOfTexts } from './i18n.ts';

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

/** A sentence in the user's language as far as that is loaded; English where it is not translated. */
export function spoken({ code, params, text }: Sentence): string {
  const template = translations.get(languageOfTexts())?.[code];
  return template === undefined ? text : fillTemplate(template, params, spoken);
}

/** As `spoken`, for a text that a check or a rule of this side says; the first one fetches the translations for those after it. */
export function spokenText(text: string): string {
  if (languageOfTexts() === 'en') return text;
  void loadSentences();
  const sentence = sentenceSaying(text);
  return sentence ? spoken(sentence) : text;
}
