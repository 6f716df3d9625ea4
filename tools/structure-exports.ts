// The law of exports: what a file gives away, another file imports.
import { parseSync } from 'vite';
import { type Breach, isSampleFile, type Source } from './structure-source.ts';

/** The whole name; one that a template fills in, as `list${plural}`, is none of this file. */
const exported = /^export (?:async )?(?:function\*?|const|class|enum) ([A-Za-z_$][\w$]*)(?![\w${])/;
const everything = '*';

/** A catalogue of sentences, or the store of a document or an entry: tests and the drawing for translators gather all that are exported. */
const isGathered = (lines: readonly string[], index: number) =>
  lines
    .slice(index, index + 2)
    .some((line) => /^.*\bsentences\('\w+', \{|= (?:documentStore|chartEntryStore)\(/.test(line));

/**
 * Functions, values and classes that no other file imports need no export, and often are not needed at all. A word of the same name
 * elsewhere is no import. Types may be exported beside what uses them: a caller may want to name what a function takes. Samples of an
 * area are gathered by their file.
 */
export function exportBreaches(sources: readonly Source[]): Breach[] {
  const imported = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [target, name] of namesImported(source))
      imported.set(target, (imported.get(target) ?? new Set()).add(name));
  return sources.flatMap(({ path, lines }) => {
    const names = imported.get(path);
    if (names?.has(everything) || isSampleFile(path)) return [];
    return lines.flatMap((line, index) => {
      const name = exported.exec(line)?.[1];
      if (name === undefined || names?.has(name) || isGathered(lines, index)) return [];
      return [{ path: `${path}:${index + 1}`, sentence: `nobody imports ${name}: take its export away, or itself` }];
    });
  });
}

/** The imports of a file, each as its source file and the name there; all names when a module is imported whole. */
function namesImported({ path, lines, imports }: Source): (readonly [target: string, name: string])[] {
  const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]));
  const { staticImports } = parseSync(path, importsOf(lines)).module;
  const named = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.value));
  const text = lines.join('\n');
  // A module that is loaded when it is needed, or exported again.
  const isWhole = (specifier: string) => !named.has(specifier) || text.includes(`import('${specifier}')`);
  const whole = imports.filter(({ specifier }) => isWhole(specifier)).map(({ specifier }) => [specifier, everything]);
  const each = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => [moduleRequest.value, importName.name ?? everything]),
  );
  return [...whole, ...each].flatMap(([specifier = '', name = '']) => {
    const target = targets.get(specifier);
    return target === undefined ? [] : [[target, name] as const];
  });
}

/** The lines up to the last import, which are much faster to read than the whole file. */
function importsOf(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => /^(?:import\b|\} from ')/.test(line));
  return lines.slice(0, last + 1).join('\n');
}
