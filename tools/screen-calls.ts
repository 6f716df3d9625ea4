// Reads from the source of the screens which calls of the contract each of them can make, through every module it draws in.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readSources } from './structure-source.ts';

/** A screen by its address, and what it takes from the contract: a module with a name in it. */
export interface ScreenNames {
  readonly address: string;
  readonly names: readonly { readonly module: string; readonly name: string }[];
}

const WEB = 'packages/web/src/';
const screenPattern =
  /path: (?:'([^']*)'|`([^`]*)`|([\w.]+)),?\s*load: (?:async )?\(\) => (?:\{\s*const [^=]*= await )?import\('(\.[^']+)'\)/g;
const contractPattern = /^import\s+\{([^}]*)\}\s*from\s*'(@charaka\/contract\/[^']+)'/gm;

/** Every screen that an area declares or `routes.tsx` writes out; an address that is worked out stands as it is written there. */
export function namesOfScreens(root: string): ScreenNames[] {
  const sources = readSources(root);
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const lists = sources.filter(
    ({ path }) => path.startsWith(WEB) && /\/(area\.ts|composition\/routes\.tsx)$/.test(path),
  );
  return lists.flatMap(({ path: list, lines }) =>
    [...lines.join('\n').matchAll(screenPattern)].map(([, plain, template, expression, file = '']) => ({
      address: plain ?? template ?? expression ?? '',
      names: modulesOf(posix.join(dirname(list), file), importsOf).flatMap((path) =>
        namesIn(readFileSync(join(root, path), 'utf8')),
      ),
    })),
  );
}

type ImportsOf = ReadonlyMap<string, readonly { readonly target: string | undefined; readonly isTypeOnly: boolean }[]>;

function modulesOf(first: string, importsOf: ImportsOf): string[] {
  const found = new Set<string>();
  const waiting = [first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !path.startsWith(WEB)) continue;
    found.add(path);
    for (const { target, isTypeOnly } of importsOf.get(path) ?? [])
      if (target !== undefined && !isTypeOnly) waiting.push(target);
  }
  return [...found];
}

function namesIn(text: string): { module: string; name: string }[] {
  return [...text.matchAll(contractPattern)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ module, name: name.split(' as ')[0] ?? name })),
  );
}
