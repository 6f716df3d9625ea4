// Every path of a file that a page of the product names leads to a file.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './step.ts';

/** Names that lead to no file of the checkout, with the reason. */
const excused: Readonly<Record<string, string>> = {
  'docs/style.md index.ts': 'a name that the rule forbids',
  'docs/pieces.md audit/architecture.md': 'a report beside the checkout',
  'docs/english.md audit/architecture.md': 'a report beside the checkout',
  'docs/english.md audit/ux.md': 'a report beside the checkout',
};

const folders = ['packages', 'docs', 'tools', 'e2e', 'bench'];
const left = new Set(['node_modules', 'dist', '.cache']);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return left.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

const files = [...folders.flatMap(filesIn), ...readdirSync(root)];
const known = new Set(files);
/** Every end of a path, as `money/bill/bill.ts` of `packages/server/src/money/bill/bill.ts`. */
const ends = new Set(files.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'))));

/** A path is written from the root, from the page, from its wall (`rules/money/bill.ts`) or as the end of one. */
function isFile(page: string, path: string): boolean {
  const [wall, ...rest] = path.split('/');
  return [path, normalize(join(dirname(page), path)), `packages/${wall}/src/${rest.join('/')}`].some(
    (candidate) => known.has(candidate) || ends.has(candidate),
  );
}

it('every path in backticks on a page of the product leads to a file (Q282)', () => {
  const pages = files.filter((path) => path.endsWith('.md') && !path.startsWith('docs/spec/'));
  expect(pages.length).toBeGreaterThan(150);
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(join(root, page), 'utf8').matchAll(/`([\w@.-][\w@./-]*\.(?:ts|tsx|mjs|md|sql|json|css|yml))`/g),
    ].map(([, path = '']) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(300);
  const lost = named.filter(({ page, path }) => !isFile(page, path)).map(({ page, path }) => `${page} ${path}`);
  expect([...new Set(lost)].toSorted()).toEqual(Object.keys(excused).toSorted());
});

it('the living examples of CONTRIBUTING stand so in the files that they name (Q282)', () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const shown = [...page.matchAll(/`(packages\/[^`]+)`[^`]*\n\n```tsx?\n([\s\S]*?)```/g)];
  expect(shown.length).toBeGreaterThanOrEqual(3);
  for (const [, path = '', code] of shown) expect(readFileSync(join(root, path), 'utf8'), path).toContain(code);
});
