// Puts the translated sentences of a language into one file by code, fetched when the first refusal is shown (src/kernel/spoken.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'public', 'sentences');

/** All sentences that are translated into a language, by code, as JSON; `public/sentences/<language>` has a file for each area. */
function joinedSentencesOf(language: string): string {
  const ofLanguage = join(folder, language);
  const files = existsSync(ofLanguage) ? readdirSync(ofLanguage) : [];
  const texts = files.flatMap((file) => {
    const ofArea = JSON.parse(readFileSync(join(ofLanguage, file), 'utf8')) as Record<string, string>;
    return Object.entries(ofArea).map(([name, text]) => [`${file.replace('.json', '')}.${name}`, text]);
  });
  return JSON.stringify(Object.fromEntries(texts));
}

/** Writes `sentences/<language>.json` into the build, English apart; while developing they are made when asked for. */
export function joinSentences(): Plugin {
  const languages = readdirSync(join(folder, '..', 'locales')).filter((language) => language !== 'en');
  return {
    name: 'join-sentences',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const language = /^\/sentences\/(\w+)\.json$/.exec(request.url ?? '')?.[1];
        if (language === undefined || !languages.includes(language)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(joinedSentencesOf(language));
      });
    },
    generateBundle() {
      for (const language of languages) {
        const fileName = `sentences/${language}.json`;
        this.emitFile({ type: 'asset', fileName, source: joinedSentencesOf(language) });
      }
    },
  };
}
