// The laws of imports: walls between the packages, and no circles.
import { type Breach, type Import, isSampleFile, type Source } from './structure-source.ts';

/** Imports that each wall may use from outside itself; tests may also use the test tools. */
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

/** The law of samples: only tests read the samples of an area. */
export function sampleBreaches({ path, isTest, imports }: Source): Breach[] {
  if (isTest || !/^packages\/\w+\/(src|db)\//.test(path)) return [];
  return imports
    .filter(({ target }) => target !== undefined && isSampleFile(target))
    .map(({ specifier }) => ({ path, sentence: `samples are for tests; the product must not import ${specifier}` }));
}

function isInside({ specifier, target }: Import, wall: string): boolean {
  if (specifier.startsWith('.')) return target === undefined || target.startsWith(`packages/${wall}/`);
  return specifier.startsWith(`@charaka/${wall}/`);
}

/** The law against circles: each is reported once. Imports of types count: a reader of one file of a circle must read all of it. */
export function circleBreaches(sources: Source[]): Breach[] {
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target === undefined ? [] : [target]))]),
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
