// Proves that a key made of parts, as t(`fields.${field}`), has a text for every value its parts can have.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AskedKeys, askedKeys } from '../../test-support/asked-keys.ts';
import { everyText } from '../../test-support/locale-texts.ts';
import { filesWithUntypedKeys } from '../../test-support/untyped-keys.ts';
import { unusedTexts } from '../../test-support/unused-texts.ts';

const web = join(import.meta.dirname, '../..');

/** Files whose parts are typed wider than what they can be together, each with its reason. */
const wider: Readonly<Record<string, string>> = {
  'money/finance/collection-papers.tsx': 'medicine that comes back is only paid out, a payer only pays in',
  'money/finance/print-closing.tsx': 'medicine that comes back is only paid out, a payer only pays in',
  'shell/look-form.tsx': 'each part of the look has choices of its own',
};

const english = everyText('en');

/** Whether there is a text, also one that is told by a number. */
function hasText(namespace: string, key: string): boolean {
  const full = key.includes(':') ? key : `${namespace}:${key}`;
  return [full, `${full}_one`, `${full}_other`].some((one) => english.has(one));
}

let everyCall: AskedKeys[] = [];
beforeAll(() => {
  everyCall = askedKeys(web);
});

describe('texts', () => {
  // The audit log takes its words by the names of calls and columns (every-call-name), the masters by those of the lists of values.
  const keys = [...english.keys()].filter((key) => !/^(?:audit|masters):/.test(key));

  it('are each asked for by a screen (R012)', () => {
    expect(unusedTexts(join(web, '../..'), [...keys, 'laboratory:noScreenAsks'], everyCall)).toEqual([
      'laboratory:noScreenAsks',
    ]);
  });

  // The function `t` of `billTitle` is a parameter.
  const isBillPaper = ({ place }: AskedKeys) => place.startsWith('money/bill/bill-paper.tsx:');

  it('are asked for in every namespace by a function that a caller may give any (R012)', () => {
    const ofAny = everyCall.filter((call) => isBillPaper(call) && call.namespaces.length === 0);
    expect(ofAny.flatMap(({ keys }) => keys)).toContain('billPayments');
    const asked = ofAny.map((call) => ({ ...call, keys: ['noScreenAsks'] }));
    expect(unusedTexts(join(web, '../..'), ['paper:noScreenAsks', 'bill:noScreenAsks'], asked)).toEqual([]);
  });

  it('are asked for by a call that the compiler has not read (R012)', () => {
    const others = everyCall.filter((call) => !isBillPaper(call));
    expect(unusedTexts(join(web, '../..'), ['paper:billPayments'], others)).toEqual([]);
  });
});

describe('keys made of parts', () => {
  let asked: AskedKeys[] = [];
  beforeAll(() => {
    asked = everyCall.filter(({ isWritten }) => !isWritten);
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
