// Laws of the catalogues of sentences: each entry is said somewhere, and the checks of fields take their sentences from one.
import { type Breach, lineAt, type Source } from './structure-source.ts';

const catalogue = /^export const (\w+) = (?:foundByText\(\s*)?sentences\('\w+', \{\n([\s\S]*?)^\s*\}\)/gm;
const entry = /^\s+(\w+):/;
const ofMigration = /Written by an update \(m\d{4}\)/;
const codeOf = ({ lines }: Source) => lines.join('\n');

/** Entries that nobody says: neither as `bedSentences.taken` nor taken out of their catalogue by name. Tests do not say them. A migration writes those whose comment says so. */
export function unsaidBreaches(sources: readonly Source[]): Breach[] {
  const product = sources.filter(({ path, isTest }) => !isTest && /^packages\/\w+\/src\//.test(path));
  const said = new Set<string>();
  for (const source of product) {
    const code = codeOf(source);
    for (const [, name, word] of code.matchAll(/\b(\w+)\.(\w+)\b/g)) said.add(`${name}.${word}`);
    for (const [, names = '', name] of code.matchAll(/\{([^{}]*)\} = (\w+);/g))
      for (const word of names.match(/\w+/g) ?? []) said.add(`${name}.${word}`);
  }
  return product.flatMap((source) => {
    const code = codeOf(source);
    return [...code.matchAll(catalogue)].flatMap(({ 0: whole, 1: name = '', 2: body = '', index }) => {
      const firstLine = lineAt(code, index + whole.indexOf(body));
      const lines = body.split('\n');
      return lines.flatMap((line, place) => {
        const word = entry.exec(line)?.[1];
        if (word === undefined || ofMigration.test(lines[place - 1] ?? '') || said.has(`${name}.${word}`)) return [];
        return [{ path: `${source.path}:${firstLine + place}`, sentence: `nobody says ${name}.${word}: take it away` }];
      });
    });
  });
}

/** Calls by which a check of a field reports an error. */
const check =
  /\b(?:addIssue|issues\.push)\(|\.(?:refine|check|regex|min|max|length|nonempty|int|positive|nonnegative)\(|\bz\.(?:string|number|int|boolean|array|custom|enum)\(/g;

/** The text between a bracket and its partner, cut at the commas that stand in no further bracket, text or pattern. */
function topLevelParts(code: string): string[] {
  const parts = [''];
  let depth = 0;
  // Texts and patterns are taken whole: what stands in them opens and closes nothing.
  for (const [token] of code.matchAll(
    /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/(?![*/\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/|[\s\S]/g,
  )) {
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && token === ',') parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

const writtenText = /^['`][^'`]*[A-Za-z]/;
const writtenMessage = /^\{[\s\S]*\b(?:message|error): ['`]/;

/** Checks of fields that say a text of their own: it would have neither code nor translation. */
export function checkBreaches(source: Source): Breach[] {
  if (source.isTest || !/^packages\/(contract|rules)\/src\//.test(source.path)) return [];
  const code = codeOf(source);
  return [...code.matchAll(check)].flatMap(({ 0: call, index }) => {
    const parts = topLevelParts(code.slice(index + call.length));
    const texts = /^z\.(?:string|number|int|boolean|array)/.test(call) ? parts : parts.slice(1);
    const isWritten = texts.some((part) => writtenText.test(part)) || parts.some((part) => writtenMessage.test(part));
    if (!isWritten) return [];
    const path = `${source.path}:${lineAt(code, index)}`;
    return [{ path, sentence: 'a check with a text of its own; take it from a catalogue, so that it has a code' }];
  });
}
