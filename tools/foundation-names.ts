// Finds the names of areas above it in the files of the foundation and the kernel: imports, texts, tables, menu paths, papers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import { parseSync } from 'vite';
import { nodesOf } from './expressions.ts';
import { readSources } from './structure-source.ts';

/** Names of areas that are also common words, such as the note beside a field. */
const commonWords: ReadonlySet<string> = new Set(
  'account chart choice document note order payment record report setup'.split(' '),
);

const above = areas.filter(({ wing }) => wing !== 'foundation');
const named = above.flatMap(({ name, auditNames = [], menu = [], papers = [] }) => [
  name,
  ...auditNames,
  ...menu.map(({ path }) => path),
  ...papers.map((paper) => paper.name),
]);
const names: ReadonlySet<string> = new Set(named.filter((name) => !commonWords.has(name)));
const folders = new Set(above.map(({ wing, name }) => `${wing}/${name}`));

/** The names of areas in a text of the program: the text itself, the tables of a statement, the namespace of a key. */
function namesIn(text: string): string[] {
  if (names.has(text)) return [text];
  const tables = [...text.matchAll(/\b(?:from|join|update|into)\s+(\w+)/g)].map(([, table = '']) => table);
  const [, namespace = ''] = /^(\w+):\w/.exec(text) ?? [];
  return [...tables, namespace].filter((name) => names.has(name) || above.some((area) => area.name === name));
}

/** Every name of an area above, as `<file> <name>`; values of `files` are the paths that are read. */
export function namesAboveFoundation(root: string, isRead: (path: string) => boolean): string[] {
  const found = readSources(root).flatMap(({ path, imports, isTest }) => {
    if (isTest || !isRead(path)) return [];
    const imported = imports.flatMap(({ target = '' }) => {
      const [, folder = ''] = /^packages\/\w+\/src\/(\w+\/[\w-]+)\//.exec(target) ?? [];
      return folders.has(folder) ? [folder] : [];
    });
    const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'));
    const said = [...nodesOf(program)].flatMap(({ type, value }) => {
      if (type === 'TemplateElement') return namesIn((value as { cooked: string | null }).cooked ?? '');
      return type === 'Literal' && typeof value === 'string' ? namesIn(value) : [];
    });
    return [...imported, ...said].map((name) => `${path.replace('packages/', '')} ${name}`);
  });
  return [...new Set(found)].toSorted();
}
