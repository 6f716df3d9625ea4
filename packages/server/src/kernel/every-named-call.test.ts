// Walks the calls that the specification names: which are served, under their spelling and with the keys it documents (Q21, Q25, Q26).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTenant } from '@charaka/contract/foundation/tenancy/tenancy';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf, openHandlersOf } from '../composition/areas.ts';

const file = join(import.meta.dirname, '../../../../docs/spec/calls.tsv');

/** Calls that are not served: none. A missing call fails the test. */
const notServed: readonly string[] = [];

interface NamedCall {
  readonly path: string;
  readonly area: string;
  /** Keys of the answer that the specification documents. */
  readonly keys: readonly string[];
}

/** The calls with a path. Calls whose path is unknown are listed under '?' and served at the path chosen in decisions.md. */
function namedCalls(): NamedCall[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [path = '', area = '', , answer = ''] = line.split('\t');
    const keys = answer.split(/[;,]/).map((key) => key.trim());
    return path.startsWith('/') ? [{ path, area, keys: keys.filter((key) => /^[a-z]\w+List$/.test(key)) }] : [];
  });
}

const endpoints: readonly Endpoint[] = [
  checkTenant,
  ...handlersOf(noParts).map(({ endpoint }) => endpoint),
  ...openHandlersOf(noParts).map(({ endpoint }) => endpoint),
];
const byPath = new Map(
  endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => [path.toLowerCase(), endpoint] as const),
  ),
);

/** The wire names of an answer's own keys. */
function answerKeys({ output }: Endpoint): string[] {
  const inner = unwrap(output);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape).map((name) => wireName(inner, name)) : [];
}

describe('the calls of the specification', () => {
  it('are served, but for those named here (Q21, Q26, Q230)', () => {
    const calls = namedCalls();
    const missing = calls.filter(({ path }) => !byPath.has(path.toLowerCase()));
    const areas = Map.groupBy(missing, ({ area }) => area);
    const rest = [...areas].map(([area, list]) => `${area}: ${list.map(({ path }) => path).join(', ')}`);
    console.log([`${calls.length - missing.length} of ${calls.length} named calls are served.`, ...rest].join('\n'));
    expect(missing.map(({ path }) => path).toSorted()).toEqual(notServed.toSorted());
  });

  it('answer their lists under the documented keys (Q25)', () => {
    const wrong = namedCalls().flatMap(({ path, keys }) => {
      const endpoint = byPath.get(path.toLowerCase());
      const own = endpoint ? answerKeys(endpoint) : keys;
      return keys.filter((key) => !own.includes(key)).map((key) => `${path} has no ${key} but ${own.join(', ')}`);
    });
    expect(wrong).toEqual([]);
  });
});
