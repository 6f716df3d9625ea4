// Reads that rely on a lock use `behind`: no lock is taken among statements whose order depends on a list.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The text between the brackets of each `Promise.all([…])`. */
function listsOf(text: string): string[] {
  return [...text.matchAll(/Promise\.all\(\[/g)].map(({ index, 0: opening }) => {
    const start = index + opening.length;
    let [end, depth] = [start, 1];
    for (; depth > 0 && end < text.length; end += 1) depth += text[end] === '[' ? 1 : text[end] === ']' ? -1 : 0;
    return text.slice(start, end - 1);
  });
}

const takesLock = /\block[A-Z]\w*\(|\bfor (no key )?(update|share)\b/;

it('takes locks by `tx.behind`, never in a list of promises', () => {
  expect(listsOf('await Promise.all([lockBed(call, [1]), two()])')).toEqual(['lockBed(call, [1]), two()']);
  const breaches = sources.flatMap(({ name, text }) =>
    listsOf(text).flatMap((list) => (takesLock.test(list) ? [`${name}: ${list.trim().split('\n')[0]}`] : [])),
  );
  expect(breaches).toEqual([]);
  expect(sources.filter(({ text }) => text.includes('.behind(')).length).toBeGreaterThan(15);
});
