// Finds texts that no screen can ask for: by the compiler where a key is typed, by the words of the source elsewhere; for tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedKeys } from './asked-keys.ts';

interface SourceWords {
  readonly path: string;
  readonly text: string;
  /** Words that may be a key or the begin of one: those in quotes, and names of fields (rules declare none). */
  readonly words: ReadonlySet<string>;
  readonly templates: readonly string[];
}

/** The texts that nothing asks for, as `<namespace>:<key>`. */
export function unusedTexts(root: string, keys: readonly string[], asked: readonly AskedKeys[]): string[] {
  const known = new Set(asked.flatMap(keysAsked));
  const sources = sourcesBelow(root, asked);
  const used = new Map<string, (key: string) => boolean>();
  return keys.filter((full) => {
    const base = full.replace(/_(?:zero|one|two|few|many|other)$/, '');
    const [namespace = '', key = ''] = base.split(':');
    if ([base, full, `${anyNamespace}:${key}`].some((one) => known.has(one))) return false;
    const isSaid = used.get(namespace) ?? wordsOf(namespace, sources);
    used.set(namespace, isSaid);
    return !isSaid(key);
  });
}

/** Stands for the namespace of a function that a caller may give any. */
const anyNamespace = '*';

function keysAsked({ namespaces, keys = [] }: AskedKeys): string[] {
  const names = namespaces.length > 0 ? namespaces : [anyNamespace];
  return keys.flatMap((key) => (key.includes(':') ? [key] : names.map((name) => `${name}:${key}`)));
}

function sourcesBelow(root: string, asked: readonly AskedKeys[]): SourceWords[] {
  const read = new Set(asked.filter(({ isWritten }) => isWritten).map(({ place, keys }) => `web/${place} ${keys}`));
  return ['rules', 'contract', 'web'].flatMap((wall) =>
    readdirSync(join(root, 'packages', wall, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) =>
        sourceOf(`${wall}/${path}`, readFileSync(join(root, 'packages', wall, 'src', path), 'utf8'), read),
      ),
  );
}

function sourceOf(path: string, text: string, read: ReadonlySet<string>): SourceWords {
  // The compiler has told the namespaces of the calls that translate by a written key.
  const rest = text.replace(/\b\w*[tT]\(\s*'([^']+)'/g, (call, key, start) =>
    read.has(`${path}:${text.slice(0, start).split('\n').length} ${key}`) ? '' : call,
  );
  const quoted = [...rest.matchAll(/['"]([\w:. -]+)['"]/g)].map(([, word = '']) => word);
  const names = path.startsWith('rules/') ? [] : (rest.match(/\b[a-zA-Z]\w*\b/g) ?? []);
  const templates = [...text.matchAll(/`([\w:.-]*\$\{[^`\n]*)`/g)].map(([, template = '']) => template);
  return { path, text, words: new Set([...quoted, ...names]), templates };
}

/** Whether a key of a namespace is written, or built, in a source that has to do with the namespace. */
function wordsOf(namespace: string, sources: readonly SourceWords[]): (key: string) => boolean {
  const named = new RegExp(`['"\`]${namespace}['":]`);
  const near = sources.filter(
    ({ path, text }) => path.startsWith('rules/') || path.includes(`/${namespace}/`) || named.test(text),
  );
  const words = new Set(near.flatMap((source) => [...source.words].map((word) => word.replace(`${namespace}:`, ''))));
  const groups = sources.flatMap((source) => [...source.words].filter((word) => word.startsWith(`${namespace}:`)));
  const starts = groups.map((word) => `${word.slice(namespace.length + 1)}.`);
  const patterns = [
    ...near.flatMap((source) =>
      source.templates.map((template) => patternOf(template.replace(`${namespace}:`, ''), source)),
    ),
    // The namespace itself may be a part: `${area}:printed.${kind}`.
    ...sources.flatMap((source) =>
      source.templates
        .filter((template) => /\}:\w/.test(template))
        .map((template) => patternOf(template.replace(/^.*?\}:/, ''), source)),
    ),
  ].filter((pattern) => pattern !== undefined);
  return (key) =>
    words.has(key) || starts.some((start) => key.startsWith(start)) || patterns.some((pattern) => pattern.test(key));
}

/** A built key as a pattern. One that begins with a part needs that part as a word of its file. */
function patternOf(template: string, { words }: SourceWords): RegExp | undefined {
  const [head = '', ...tails] = template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
  const rest = tails
    .slice(0, 1)
    .concat(tails.slice(1).map((tail) => `.+${tail}`))
    .join('');
  if (head !== '') return new RegExp(`^${head}.+${rest}$`);
  if (!tails.some((tail) => tail.includes('.'))) return undefined;
  const starts = [...words].filter((word) => /^\w+$/.test(word));
  return new RegExp(`^(?:${starts.join('|')})${rest}$`);
}
