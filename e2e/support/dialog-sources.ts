// Reads from the sources which components show a dialog, and by which titles it is known in English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const sourceFolder = join(root, 'packages/web/src');
const opening = /<(?:Dialog|FormDialog|DoneDialog|Modal|Drawer|Overlay)\b|\srole="dialog"/g;

/** Components of dialogs, and the sheet beside a board, where the board may keep the focus. */
const parts = [
  'ui/dialog/dialog.tsx',
  'ui/dialog/done-dialog.tsx',
  'ui/dialog/form-dialog.tsx',
  'shell/overlay.tsx',
  'ui/page/side-sheet.tsx',
];

type Texts = { readonly [key: string]: string | Texts };

/** The English text of a key, `area:some.key` or a key of one of the namespaces. */
function textOf(key: string, namespaces: readonly string[]): string | undefined {
  const [, named, plain = key] = /^(\w+):(.+)$/.exec(key) ?? [];
  for (const namespace of named ? [named] : namespaces) {
    const texts = JSON.parse(
      readFileSync(join(root, `packages/web/public/locales/en/${namespace}.json`), 'utf8'),
    ) as Texts;
    const found = plain
      .split('.')
      .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** The text between the braces of `title={…}` of the element that begins there. */
function titleAt(source: string, start: number): string {
  const from = source.indexOf('title={', start);
  if (from < 0) return '';
  let depth = 0;
  for (let place = from + 6; place < source.length; place += 1) {
    if (source[place] === '{') depth += 1;
    if (source[place] === '}') depth -= 1;
    // A dialog titled after its record has no fixed title to recognise it by.
    if (depth === 0) return source.slice(from + 7, place).replace(/^.*\?\?.*$/s, '');
  }
  return '';
}

/** A text with its placeholders open. */
function patternOf(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+');
}

/** By file, below `packages/web/src`: the titles of its dialogs as one pattern, undefined where they are told from outside. */
export function dialogSources(): ReadonlyMap<string, RegExp | undefined> {
  const paths = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !parts.includes(path))
    .toSorted();
  return new Map(
    paths.flatMap((path) => {
      const source = readFileSync(join(sourceFolder, path), 'utf8');
      const starts = [...source.matchAll(opening)].map(({ index }) => index);
      if (starts.length === 0) return [];
      const named = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      );
      const titles = starts
        .flatMap((start) => [...titleAt(source, start).matchAll(/'([\w.:]+)'/g)])
        .flatMap(([, key = '']) => textOf(key, named) ?? []);
      return [[path, titles.length > 0 ? new RegExp(`^(?:${titles.map(patternOf).join('|')})`) : undefined] as const];
    }),
  );
}
