// The law of exports: what a file gives away, somebody takes.
import type { Breach, Source } from './structure-source.ts';

const exported = /^export (?:async )?(?:function\*?|const|class|enum) ([A-Za-z_$][\w$]*)/;

/** A catalogue of sentences: tests and the drawing for translators gather all that are exported. */
const isCatalogue = (lines: readonly string[], index: number) =>
  lines.slice(index, index + 2).some((line) => /^.*\bsentences\('\w+', \{/.test(line));

/**
 * Functions, values and classes that no other file names need no export, and often are not needed at all. Types may be exported
 * beside what uses them: who calls a function may want to name what it takes.
 */
export function exportBreaches(sources: readonly Source[]): Breach[] {
  const filesOfWord = new Map<string, number>();
  for (const { lines } of sources)
    for (const word of new Set(lines.join('\n').match(/[A-Za-z_$][\w$]*/g)))
      filesOfWord.set(word, (filesOfWord.get(word) ?? 0) + 1);
  return sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => {
      const name = exported.exec(line)?.[1];
      if (name === undefined || (filesOfWord.get(name) ?? 0) > 1 || isCatalogue(lines, index)) return [];
      return [{ path: `${path}:${index + 1}`, sentence: `nobody imports ${name}: take its export away, or itself` }];
    }),
  );
}
