// Proves that a key made of parts, as t(`fields.${field}`), has a text for every value its parts can have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AskedKeys, askedKeys } from '../../test-support/asked-keys.ts';
import { filesWithUntypedKeys } from '../../test-support/untyped-keys.ts';

const web = join(import.meta.dirname, '../..');
const english = join(web, 'public/locales/en');

/** Files whose parts are typed wider than what they can be together, each with its reason. */
const wider: Readonly<Record<string, string>> = {
  'money/finance/collection-papers.tsx': 'medicine that comes back is only paid out, a payer only pays in',
  'money/finance/print-closing.tsx': 'medicine that comes back is only paid out, a payer only pays in',
  'shell/look-form.tsx': 'each part of the look has choices of its own',
};

interface Texts {
  readonly [key: string]: string | Texts;
}

const textsOf = new Map(
  readdirSync(english).map((file) => {
    return [file.replace('.json', ''), JSON.parse(readFileSync(join(english, file), 'utf8')) as Texts];
  }),
);

/** Whether there is a text, also one that is told by a number. */
function hasText(namespace: string, key: string): boolean {
  const [, named = namespace, path = ''] = /^(?:(\w+):)?(.*)$/s.exec(key) ?? [];
  const found = (full: string) =>
    full.split('.').reduce<string | Texts | undefined>((texts, step) => {
      return typeof texts === 'object' ? texts[step] : undefined;
    }, textsOf.get(named));
  return [path, `${path}_one`, `${path}_other`].some((full) => typeof found(full) === 'string');
}

describe('keys made of parts', () => {
  let asked: AskedKeys[] = [];
  beforeAll(() => {
    asked = askedKeys(web);
  });

  it('have a text for each value of their parts (R012)', () => {
    const missing = asked.flatMap(({ place, namespaces: [namespace = 'kernel'], keys = [] }) =>
      keys.filter((key) => !hasText(namespace, key)).map((key) => ({ file: place.replace(/:\d+$/, ''), place, key })),
    );
    expect(missing.filter(({ file }) => !(file in wider))).toEqual([]);
    expect(missing.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(wider)));
    expect(asked.length).toBeGreaterThan(300);
  });

  it('are made of typed words, but in files that are named (Q282)', () => {
    const untyped = asked.filter(({ keys }) => keys === undefined).map(({ place }) => place.replace(/:\d+$/, ''));
    expect([...new Set(untyped)].toSorted()).toEqual(filesWithUntypedKeys.toSorted());
  });
});
