// The law against sentences written where they are said: what a user reads comes from a catalogue, which has its code and its translations.
import { type Breach, lineAt, type Source } from './structure-source.ts';

/** Commands of operators and the database's own tools speak English on a terminal (docs/decisions/0086). */
const isForOperators = (path: string) =>
  /-command\.ts$|^packages\/server\/src\/(database\/|kernel\/dead-jobs\.ts)/.test(path);

const written =
  /(?:\brefuse|new (?:Refusal|RefusedAnswer|HttpError|TooManyRequests|AnswerWithSentence)|\.say)\(\s*(?:\d+,\s*|\{\},\s*)?['"`]/g;

/** Calls of the server that refuse or answer with a text of their own. */
export function sentenceBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !path.startsWith('packages/server/src/') || isForOperators(path)) return [];
  const text = lines.join('\n');
  return [...text.matchAll(written)].map(({ index }) => ({
    path: `${path}:${lineAt(text, index)}`,
    sentence: 'a sentence of its own; declare it in the catalogue of the area, so that it has a code and translations',
  }));
}
