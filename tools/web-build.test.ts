// Proves what makes the screens stale.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stampOf } from './web-build.ts';

it('counts a changed, touched or added source, but neither tests nor what was built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'charaka-stamp-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('a.tsx', 'one');
  const stamps = [stampOf([folder])];
  mkdirSync(join(folder, 'dist'));
  write('dist/out.js', '');
  write('a.test.ts', '');
  expect(stampOf([folder])).toBe(stamps[0]);
  write('a.tsx', 'other');
  stamps.push(stampOf([folder]));
  utimesSync(join(folder, 'a.tsx'), 1, 1);
  stamps.push(stampOf([folder]));
  write('b.tsx', '');
  stamps.push(stampOf([folder]));
  expect(new Set(stamps).size).toBe(4);
  rmSync(folder, { recursive: true });
});
