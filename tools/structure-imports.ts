// The laws about who may import whom: walls between the packages, the order of the areas, no circles.
import type { Import, Source } from './structure-source.ts';

/** One breach of a law, as one sentence about one file. */
export type Breach = { path: string; sentence: string };

/** What each wall may use from outside itself; tests may also use the test tools. */
const allowedOutside: Record<string, RegExp> = {
  rules: /^$/,
  contract: /^(@charaka\/rules\/.+|zod(\/.+)?)$/,
  server: /^(?!@charaka\/web\/)/,
  web: /^(?!@charaka\/server\/|node:|pg$|fastify)/,
};
const testTools = /^(vitest|fast-check|node:.+)$/;

/** The law of the walls: web never reaches the server, nor the server the web; rules need nothing at all. */
export function wallBreaches(source: Source): Breach[] {
  const wall = /^packages\/([^/]+)\/src\//.exec(source.path)?.[1];
  const allowed = wall === undefined ? undefined : allowedOutside[wall];
  if (wall === undefined || allowed === undefined) return [];
  return source.imports
    .filter((imported) => !isInside(imported, wall) && !(source.isTest && testTools.test(imported.specifier)))
    .filter((imported) => imported.specifier.startsWith('.') || !allowed.test(imported.specifier))
    .map(({ specifier }) => ({ path: source.path, sentence: `the wall ${wall} must not import ${specifier}` }));
}

function isInside({ specifier, target }: Import, wall: string): boolean {
  if (specifier.startsWith('.')) return target === undefined || target.startsWith(`packages/${wall}/`);
  return specifier.startsWith(`@charaka/${wall}/`);
}

/**
 * The law of the floors: an area imports only areas above it in the list; kernel, resource, ui and database import no
 * area; and nothing imports the files that compose the house. Tests and the testing folder build whole states and may.
 */
export function orderBreaches(source: Source, areas: readonly string[]): Breach[] {
  const from = placeOf(source.path);
  if (!from || from.isComposing || source.isTest || source.path.includes('/testing/')) return [];
  return source.imports.flatMap(({ specifier, target }) => {
    const to = target === undefined ? undefined : placeOf(target);
    const sentence = to && to.wall === from.wall ? orderSentence(from, to, areas) : undefined;
    return sentence ? [{ path: source.path, sentence: `${sentence} (${specifier})` }] : [];
  });
}

type Place = { wall: string; folder: string; isComposing: boolean };

function placeOf(path: string): Place | undefined {
  const match = /^packages\/(server|web|contract)\/src\/(?:([^/]+)\/)?([^/]+)$/.exec(
    path.replace(/(\/src\/[^/]+)\/.*\/([^/]+)$/, '$1/$2'),
  );
  if (!match) return undefined;
  const [, wall = '', folder, file = ''] = match;
  const name = file.replace(/\.\w+$/, '');
  // The contract keeps a small area as one file of that name.
  if (wall === 'contract') return { wall, folder: folder ?? name, isComposing: false };
  return { wall, folder: folder ?? '', isComposing: folder === undefined };
}

function orderSentence(from: Place, to: Place, areas: readonly string[]): string | undefined {
  const fromFloor = areas.indexOf(from.folder);
  const toFloor = areas.indexOf(to.folder);
  if (to.isComposing) return `${from.folder} must not import a file that composes the house`;
  if (toFloor < 0 || from.folder === to.folder) return undefined;
  if (fromFloor >= 0) return fromFloor < toFloor ? `the area ${from.folder} must not import ${to.folder}` : undefined;
  return from.wall === 'contract' ? undefined : `${from.folder} must not import the area ${to.folder}`;
}

/** The law against circles: each is told once. Imports of types alone vanish before the program runs and do not count. */
export function circleBreaches(sources: Source[]): Breach[] {
  const targets = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target, isTypeOnly }) => (target === undefined || isTypeOnly ? [] : [target])),
    ]),
  );
  const done = new Set<string>();
  const breaches: Breach[] = [];
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) breaches.push({ path, sentence: `circular import: ${[...trail.slice(start), path].join(' > ')}` });
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return breaches;
}
