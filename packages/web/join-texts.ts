// Puts the texts of a language into one file, so that no screen waits for a part of them (src/kernel/i18n.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'public', 'locales');

/** All namespaces of a language by name, as JSON. */
export function joinedTextsOf(language: string): string {
  const texts = readdirSync(join(folder, language)).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
  ]);
  return JSON.stringify(Object.fromEntries(texts));
}

/** Writes `locales/<language>.json` into the build; while developing they are made when asked for. */
export function joinTexts(): Plugin {
  const languages = readdirSync(folder);
  return {
    name: 'join-texts',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const language = /^\/locales\/(\w+)\.json$/.exec(request.url ?? '')?.[1];
        if (language === undefined || !languages.includes(language)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(joinedTextsOf(language));
      });
    },
    generateBundle() {
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: `locales/${language}.json`, source: joinedTextsOf(language) });
      }
    },
  };
}
