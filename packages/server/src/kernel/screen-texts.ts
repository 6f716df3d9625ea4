// The texts of the screens in the languages of users, for mails: read from the files that browsers load.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillTemplate, type ToldSentence } from '@charaka/rules/message/sentence';

type Texts = { readonly [name: string]: string | Texts };

/** Words a sentence in a language. */
export type Say = (sentence: ToldSentence) => string;

/** The part of a code before its area ends: 'report' of 'report.mailRows' and of 'report:fields.amount'. */
const areaEnd = /[.:]/;

function textAt(texts: Texts, path: string): string | undefined {
  const found = path.split('.').reduce<string | Texts | undefined>((at, name) => {
    return typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  }, texts);
  return typeof found === 'string' ? found : undefined;
}

/** Catalogues of sentences and of words of screens, each file read once. */
export class ScreenTexts {
  readonly #folder: string;
  readonly #files = new Map<string, Promise<Texts>>();

  /** The folder of the built screens, or that of their public files. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Words the sentences and screen words of these areas in a language; a text that the language has not stays English. */
  async in(language: string, areas: readonly string[]): Promise<Say> {
    const known = new Map<string, Texts>();
    for (const area of areas) {
      known.set(`${area}.`, await this.#file('sentences', language, area));
      known.set(`${area}:`, await this.#file('locales', language, area));
    }
    const say: Say = ({ code, params, text }) => {
      const end = code.search(areaEnd) + 1;
      const found = textAt(known.get(code.slice(0, end)) ?? {}, code.slice(end));
      return found === undefined ? text : fillTemplate(found, params, say);
    };
    return say;
  }

  #file(kind: 'sentences' | 'locales', language: string, area: string): Promise<Texts> {
    const path = join(this.#folder, kind, language, `${area}.json`);
    const texts = this.#files.get(path) ?? readFile(path, 'utf8').then(JSON.parse, () => ({}));
    this.#files.set(path, texts);
    return texts;
  }
}
