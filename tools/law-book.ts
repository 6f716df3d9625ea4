// Reads the law book in docs/spec: every numbered line of it, and every place in the checkout that cites one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './structure-source.ts';

/** A numbered line of the law book: its number, its text without the leading dash, and the file below docs/spec. */
export interface LawLine {
  readonly number: string;
  readonly text: string;
  readonly file: string;
}

/** A place that cites a number. `isProof`: it stands in the brackets that end the title of a test. */
export interface Citation {
  readonly number: string;
  readonly path: string;
  readonly line: number;
  readonly isProof: boolean;
}

/** The prefixes of the departments' rules (docs/spec/departments/README.md). */
const departmentPrefixes = 'OR OP NU OT EM DC DE IV BB AM CS LI EQ LC TP LB RD PH IN HR FI RP IO PS SC'.split(' ');
const numberPattern = new RegExp(`\\b(?:R\\d{3}|Q\\d{2,3}|(?:${departmentPrefixes.join('|')})\\d{3})\\b`, 'g');
const linePattern = new RegExp(`^- (?:\\*\\*)?(${numberPattern.source})`);

/** Every numbered line of the law book, in the order of its files. Throws when the book is not there. */
export function readLawBook(root: string): LawLine[] {
  const folder = join(root, 'docs', 'spec');
  const departments = readdirSync(join(folder, 'departments')).sort();
  const files = ['rules.md', 'decisions.md', ...departments.map((name) => `departments/${name}`)];
  return files.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    return lines.flatMap((line) => {
      const number = linePattern.exec(line)?.[1];
      return number ? [{ number, text: line.slice(2), file }] : [];
    });
  });
}

/** Numbers cited in the titles of tests: single ones in the brackets that end a title, `it('frees the bed (R336, Q39)'`. */
export function provenNumbers(text: string): Set<string> {
  const brackets = [...text.matchAll(/\(([^()]*)\)['"`]/g)];
  const items = brackets.flatMap(([, list = '']) => list.split(', '));
  return new Set(items.filter((item) => item.match(numberPattern)?.[0] === item));
}

/** Whether a test goes through the running product: a browser, or the server over HTTP on a real database. */
export function isThroughProduct(path: string): boolean {
  return path.startsWith('e2e/') || path.startsWith('packages/server/');
}

/** Numbers that are cited by tests of pure functions and of single screens alone, in order. */
export function provenAsideOnly(citations: readonly (Citation & { readonly isThrough: boolean })[]): string[] {
  const proofs = citations.filter(({ isProof }) => isProof);
  const through = new Set(proofs.filter(({ isThrough }) => isThrough).map(({ number }) => number));
  return [...new Set(proofs.map(({ number }) => number))].filter((number) => !through.has(number)).toSorted();
}

/** Every place in these files that cites a number of the law book, or what looks like one. */
export function citationsIn(sources: readonly Source[]): Citation[] {
  return sources.flatMap(({ path, lines, isTest }) =>
    lines.flatMap((line, index) => {
      const proven = isTest ? provenNumbers(line) : new Set<string>();
      const numbers = new Set(line.match(numberPattern) ?? []);
      return [...numbers].map((number) => ({ number, path, line: index + 1, isProof: proven.has(number) }));
    }),
  );
}
