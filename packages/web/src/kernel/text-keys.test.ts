// Proves by the compiler that a key made of parts, as t(`fields.${field}`), has a text for every value its parts can have.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const compiler = join(web, '../../node_modules/typescript/bin/tsc');

/** Files whose parts are typed wider than what they can be together, each with its reason. */
const wider: Readonly<Record<string, string>> = {
  'src/money/finance/collection-papers.tsx': 'medicine that comes back is only paid out, a payer only pays in',
  'src/money/finance/print-closing.tsx': 'medicine that comes back is only paid out, a payer only pays in',
  'src/shell/look-form.tsx': 'each part of the look has choices of its own',
};

/** As many keys may be made of words only known when the program runs; a pattern proves those (texts.test.ts). Let the number fall. */
const MOST_UNTYPED = 70;

interface UnknownKey {
  readonly file: string;
  readonly keys: string;
}

/** What `t` was asked for that no English text answers, as the compiler tells it with the texts as types. */
async function unknownKeys(): Promise<UnknownKey[]> {
  const run = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.texts.json'], {
    cwd: web,
  });
  let told = '';
  for await (const part of run.stdout) told += part;
  return [
    ...told.matchAll(/^([^(\n]+)\(\d+,\d+\): error TS2345: Argument of type '\[(.*?)\]' is not assignable/gm),
  ].map(([, file = '', keys = '']) => ({ file, keys }));
}

const isUntyped = ({ keys }: UnknownKey) => /\$\{\w+\}|^string\b/.test(keys);

describe('keys made of parts', () => {
  let unknown: UnknownKey[] = [];
  beforeAll(async () => {
    unknown = await unknownKeys();
  }, 900_000);

  it('have a text for each value of their parts (R012)', () => {
    const missing = unknown.filter((key) => !isUntyped(key) && !(key.file in wider));
    expect(missing).toEqual([]);
    expect(unknown.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(wider)));
  });

  it('are made of typed words, but for a number that only falls', () => {
    expect(unknown.filter(isUntyped).length).toBeLessThanOrEqual(MOST_UNTYPED);
  });

  it('are checked against every file of English texts', () => {
    const types = readFileSync(join(web, 'text-keys.d.ts'), 'utf8');
    const files = readdirSync(join(web, 'public/locales/en')).map((file) => file.replace('.json', ''));
    expect(files.filter((name) => !types.includes(`${name}: typeof ${name}Texts;`))).toEqual([]);
  });
});
