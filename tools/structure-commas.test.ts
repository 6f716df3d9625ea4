// The law of commas finds a split at a comma, also inside an expression, and no repetition or class of other letters.
import { expect, it } from 'vitest';
import { commaBreaches } from './structure-commas.ts';

it('finds each split of product code at commas (RP030)', () => {
  const lines = [
    "const a = (t: string) => t.split(',');",
    'const b = (t: string) => t.split(/[;,]\\s*/);',
    'const c = (t: string) => t.split(/x{2,3}|[^,]/);',
    "const d = (t: string) => t.split('; ');",
    'const e = (t: string) =>\n  t.split(/,/);',
  ];
  const source = {
    path: 'packages/web/src/stay/bed/names.ts',
    lines: lines.join('\n').split('\n'),
    imports: [],
    isTest: false,
  };
  const places = (changed: Partial<typeof source>) => commaBreaches({ ...source, ...changed }).map(({ path }) => path);
  expect(places({})).toEqual([1, 2, 6].map((line) => `packages/web/src/stay/bed/names.ts:${line}`));
  expect(places({ isTest: true })).toEqual([]);
  expect(places({ path: 'tools/names.ts' })).toEqual([]);
});

it('finds each comma that becomes a point (Q245)', () => {
  const lines = [
    "const a = Number(t.replace(',', '.'));",
    "const b = t.replaceAll(',', '');",
    "const c = t.replace(/,/g, '.');",
  ];
  const places = commaBreaches({ path: 'packages/web/src/stay/bed/names.ts', lines, imports: [], isTest: false });
  expect(places.map(({ path }) => path)).toEqual([1, 3].map((line) => `packages/web/src/stay/bed/names.ts:${line}`));
});
