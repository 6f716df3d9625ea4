// Texts by language: those of the pages before the log-in by themselves, all others at once when the first screen opens (R010-R013, Q169).
import type { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadScriptFonts } from './script-fonts.ts';

/** The languages a user may choose, each by its own name (R010). */
export const languages: readonly { readonly code: (typeof languageCodes)[number]; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'pt', name: 'Português' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'ta', name: 'தமிழ்' },
  { code: 'te', name: 'తెలుగు' },
];

/** Codes that are registered but have no texts of their own yet: English shows (R011, Q169). */
export const registeredOnly = ['de', 'cn', 'ae'] as const;

const storageKey = 'charaka.language';

/** Whether a language has texts of its own; a test holds each of the eight complete. */
function hasTexts(language: string): boolean {
  return languages.some(({ code }) => code === language);
}

/** Text files of the pages before the log-in; each is a file of its own. */
const entryNamespaces: readonly string[] = ['kernel', 'access'];

type Texts = Readonly<Record<string, object>>;

async function fetchTexts(path: string): Promise<Texts> {
  const response = await fetch(`/locales/${path}.json`);
  if (!response.ok) throw new Error(`No texts ${path}`);
  return (await response.json()) as Texts;
}

const joined = new Map<string, Promise<Texts>>();

/** Every namespace of a language, from the one file the build makes of them (join-texts.ts). */
function joinedTexts(language: string): Promise<Texts> {
  const known = joined.get(language);
  if (known) return known;
  const asked = fetchTexts(language);
  joined.set(language, asked);
  // The line may have been down: the next one who needs them asks again.
  asked.catch(() => joined.delete(language));
  return asked;
}

const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    if (!hasTexts(language)) {
      done(null, {});
      return;
    }
    const texts = entryNamespaces.includes(namespace)
      ? fetchTexts(`${language}/${namespace}`)
      : joinedTexts(language).then((all) => all[namespace] ?? {});
    texts.then(
      (found) => done(null, found),
      (error: unknown) => done(error as Error, false),
    );
  },
};

/** Starts the translations; answers when the texts of the pages before the log-in are there. */
export async function startTranslations(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    // A language without texts of its own is shown, and read aloud, in English.
    document.documentElement.lang = hasTexts(language) ? language : 'en';
    if (language !== 'en') loadScriptFonts();
  });
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: localStorage.getItem(storageKey) ?? 'en',
      fallbackLng: 'en',
      supportedLngs: [...languages.map(({ code }) => code), ...registeredOnly],
      ns: [...entryNamespaces],
      defaultNS: 'kernel',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/**
 * Loads the texts of every screen, for the guard before the first one. A screen that asked for a namespace only when a row or a
 * panel needs it would be taken away whole until it is there. Throws when they cannot be had.
 */
export async function loadScreenTexts(): Promise<void> {
  loadScriptFonts();
  const names = Object.keys(await joinedTexts('en'));
  if (!names.every((name) => i18next.hasLoadedNamespace(name))) await i18next.loadNamespaces(names);
}

/** Changes the language and remembers it in this browser; `preferences.ts` tells the server. */
export async function chooseLanguage(code: string): Promise<void> {
  localStorage.setItem(storageKey, code);
  await i18next.changeLanguage(code);
}

let ofPapers: i18n | undefined;

/** The texts as papers say them: in English, whatever the language of the one who prints (docs/decisions/0027). For screens that are open. */
export function paperTexts(): i18n {
  ofPapers ??= i18next.cloneInstance({ lng: 'en', initAsync: false });
  return ofPapers;
}

/** The texts in a language that somebody else is to read, with its letters. For screens that are open. */
export async function textsIn(language: string): Promise<i18n> {
  if (!hasTexts(language) || language === 'en') return paperTexts();
  await i18next.loadLanguages(language);
  return i18next.cloneInstance({ lng: language, initAsync: false });
}

/** The language the texts are in now, for numbers and names of months. */
export function currentLanguage(): string {
  return document.documentElement.lang || 'en';
}

/** The language whose texts are shown: English for a code that has none, and before the translations begin. */
export function languageOfTexts(): string {
  return hasTexts(i18next.language) ? i18next.language : 'en';
}

/** A text outside of React, from a namespace that is loaded: 'kernel' always is. */
export function translate(key: string, values: Record<string, unknown> = {}): string {
  return i18next.t(key, values);
}

/** As `translate`, for a key that comes with an answer: undefined where no text has it. */
export function knownText(key: string): string | undefined {
  return i18next.exists(key) ? i18next.t(key) : undefined;
}
