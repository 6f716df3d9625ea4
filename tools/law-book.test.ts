// Proves how citations are read, that every citation in the checkout leads to a line of the law book, and that no number stands twice.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, isThroughProduct, provenAsideOnly, provenNumbers, readLawBook } from './law-book.ts';
import { root } from './step.ts';
import { readSources, type Source } from './structure-source.ts';

/** Numbers no line of the book will ever have; put together here so that they are no citations themselves. */
const rule = (digits: string) => `R${digits}`;

/** The written pages of the product, but for the law book itself. */
function readPages(folder = 'docs'): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): Source[] => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return path === 'docs/spec' ? [] : readPages(path);
    if (!path.endsWith('.md')) return [];
    return [{ path, lines: readFileSync(join(root, path), 'utf8').split('\n'), imports: [], isTest: false }];
  });
}

describe('the law book', () => {
  const book = readLawBook(root);

  it('reads the single numbers that end a title, and no others', () => {
    const [a, b, c, d] = ['901', '903', '907', '910'].map(rule);
    const text = `it('a (${c})')\nit('b (${a}, Q12, ${b})')\nit('c (${d}-${rule('912')})')\n// of ${d} (${d})`;
    expect([...provenNumbers(text)]).toEqual([c, a, 'Q12', b]);
  });

  it('has each number once', () => {
    const seen = new Map<string, number>();
    for (const { number } of book) seen.set(number, (seen.get(number) ?? 0) + 1);
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
    expect(book.filter(({ number }) => /^R\d/.test(number))).toHaveLength(543);
  });

  it('has a line for every number that code, tests and pages cite', () => {
    const known = new Set(book.map(({ number }) => number));
    const citations = citationsIn([...readSources(root), ...readPages()]);
    const lost = citations.filter(({ number }) => !known.has(number));
    expect(lost.map(({ number, path, line }) => `${path}:${line} cites ${number}`)).toEqual([]);
    expect(citations.filter(({ isProof }) => isProof).length).toBeGreaterThan(1000);
  });

  it('counts a number as proved when a test goes through the product, with the exceptions named here', () => {
    const citations = citationsIn(readSources(root)).map((one) => ({ ...one, isThrough: isThroughProduct(one.path) }));
    // Sizes, delays and words of single screens and papers, proved on the part that is shown: this list may only get shorter.
    const aside =
      'Q147 Q148 Q152 Q165 Q166 Q203 Q237 Q263 Q284 R022 R188 R189 R193 R271 R272 R274 R275 R326 R379 R388 R436 R438 R439 R440 R524 R529 R532';
    expect(provenAsideOnly(citations).join(' ')).toBe(aside);
  });

  it('is proved for each built department, or left-for-later.md says what is left', () => {
    const built = /^departments\/(orders|opd|laboratory|privacy-security|scale-operations)\.md$/;
    const proven = new Set(
      citationsIn(readSources(root).filter(({ path }) => isThroughProduct(path)))
        .filter(({ isProof }) => isProof)
        .map(({ number }) => number),
    );
    const rows = readFileSync(join(root, 'docs/spec/left-for-later.md'), 'utf8').split('\n');
    const left = rows.flatMap((row) =>
      [...(/^\| ((?:[A-Z]{2}\d{3} ?)+) \|/.exec(row)?.[1] ?? '').matchAll(/\w+/g)].map(String),
    );
    const unproved = book
      .filter(({ file, number }) => built.test(file) && !proven.has(number))
      .map(({ number }) => number);
    expect(unproved).toEqual(left);
  });

  it('cites and links only decision records that exist, and each of them stands once in their list', () => {
    const folder = join(root, 'docs', 'decisions');
    const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
    const known = new Set(records.map((name) => name.slice(0, 4)));
    const cited = /\b(?:docs\/decisions\/|decisions?\/|decision )(\d{4})\b/g;
    const lost = [...readSources(root), ...readPages()].flatMap(({ path, lines }) =>
      lines.flatMap((line) => [...line.matchAll(cited)].map(([, number = '']) => ({ path, number }))),
    );
    expect(lost.length).toBeGreaterThan(50);
    expect(lost.filter(({ number }) => !known.has(number))).toEqual([]);
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(records.filter((name) => list.split(`](${name})`).length !== 2)).toEqual([]);
    const links = records.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\]\((\d{4}-[^)#]+)/g)].map(([, to = '']) => ({
        name,
        to,
      })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ to }) => !records.includes(to))).toEqual([]);
  });
});
