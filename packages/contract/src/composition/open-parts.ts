// THE list of parts under construction: their texts are written in English first, and other languages may lag behind while they stand here.
import { masters } from '../foundation/masters/all.ts';
import type { FileTable } from '../kernel/file-table.ts';
import { areas } from './areas.ts';

/** Areas and masters by name. A part that is finished leaves the list, and its texts are whole in all eight languages from then on. */
export const openParts: readonly string[] = [];

const isMaster = (table: FileTable) => masters.some((master) => master === table);

/** The words of some parts that shared files of texts translate: titles of the menu, labels of lists and of their fields. */
function wordsOf(isMeant: (part: string) => boolean): ReadonlySet<string> {
  const items = areas.filter(({ name }) => isMeant(name)).flatMap(({ menu = [] }) => menu);
  const tables = areas.flatMap(({ name, fileTables = [] }) =>
    fileTables.filter((table) => isMeant(isMaster(table) ? table.name : name)),
  );
  return new Set([
    ...items.flatMap(({ title, pages = [] }) => [title, ...pages.map((page) => page.title)]),
    ...tables.flatMap(({ label, labelPlural, fields }) => [
      label,
      labelPlural,
      ...Object.values(fields).flatMap((field) => [
        field.label,
        ...(field.options ?? []).map((option) => option.label),
      ]),
    ]),
  ]);
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Tells whether languages may lack a text: all those in the namespace of an open area, and of the shared namespaces the words and
 * the names of records that open parts alone declare. The screen says what is lacking in English.
 */
export function languagesMayLack(parts: readonly string[] = openParts): (namespace: string, key: string) => boolean {
  const namespaces = new Set(parts.map(camelCase));
  const finished = wordsOf((part) => !parts.includes(part));
  const open = wordsOf((part) => parts.includes(part));
  const isNamed = (name: string, isMeant: (part: string) => boolean) =>
    areas.some(({ auditNames = [], ...area }) => isMeant(area.name) && auditNames.includes(name));
  const isOpenName = (name: string) =>
    isNamed(name, (part) => parts.includes(part)) && !isNamed(name, (part) => !parts.includes(part));
  return (namespace, key) => {
    if (namespace === 'audit' && key.startsWith('tables.')) return isOpenName(key.slice('tables.'.length));
    const word = /^(?:menu|label)\.(.+)$/.exec(key)?.[1] ?? '';
    return (
      namespaces.has(namespace) || (['shell', 'masters'].includes(namespace) && open.has(word) && !finished.has(word))
    );
  };
}
