// The languages of the screens, for a user who chooses one of them (R010).
import type { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import { listLanguages as listLanguagesEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { handle } from '../../kernel/handler.ts';

/** Locale and Windows number of each language; India's variety where there is one. */
const facts: Readonly<Record<(typeof languageCodes)[number], { locale: string; lcid: number }>> = {
  en: { locale: 'en-IN', lcid: 0x4009 },
  es: { locale: 'es-ES', lcid: 0x0c0a },
  fr: { locale: 'fr-FR', lcid: 0x040c },
  pt: { locale: 'pt-BR', lcid: 0x0416 },
  bn: { locale: 'bn-IN', lcid: 0x0445 },
  hi: { locale: 'hi-IN', lcid: 0x0439 },
  ta: { locale: 'ta-IN', lcid: 0x0449 },
  te: { locale: 'te-IN', lcid: 0x044a },
};

/** Numbered in the order they are offered. */
export const listLanguages = handle(listLanguagesEndpoint, async () => ({
  languages: Object.entries(facts).map(([code, fact], index) => ({
    languageId: index + 1,
    languageCode: code as keyof typeof facts,
    ...fact,
  })),
}));
