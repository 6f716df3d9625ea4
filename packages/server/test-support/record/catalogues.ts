// Every catalogue of sentences, found where it is declared: only tests and the drawing for translators need them all together.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, templateOf } from '@charaka/rules/message/sentence';

const packages = join(import.meta.dirname, '../../..');
const declaration = /(?<!\* .*)\bsentences\('\w+', \{/g;
const exported = /^export const (\w+) = (?:foundByText\(\s*)?sentences\('\w+', \{/gm;

/** The files of the rules and of the contract that declare catalogues: how many, and the names of those that are exported. */
export const catalogueFiles = ['rules', 'contract'].flatMap((wall) =>
  readdirSync(join(packages, wall, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => {
      const file = join(packages, wall, 'src', path);
      const text = readFileSync(file, 'utf8');
      const names = [...text.matchAll(exported)].map(([, name = '']) => name);
      return { file, names, count: text.match(declaration)?.length ?? 0 };
    })
    .filter(({ count }) => count > 0),
);

/** All of them. */
export const catalogues: readonly Catalogue[] = (
  await Promise.all(
    catalogueFiles.map(async ({ file, names }) => {
      const module = (await import(file)) as Record<string, Catalogue>;
      return names.map((name) => module[name]).filter((catalogue) => catalogue !== undefined);
    }),
  )
).flat();

/** Code and English of every declared sentence, in the order of the catalogues. */
export function declaredSentences(): readonly (readonly [code: string, template: string])[] {
  return catalogues.flatMap((catalogue) =>
    Object.values(catalogue).map((declared) => [declared.code, templateOf(declared)] as const),
  );
}
