// Walks every call with the keys that the specification's records give it: none of them is unknown, and what no record names still is.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { type ModelName, models } from '@charaka/contract/kernel/model';
import { modelsByKey, modelsByPath } from '@charaka/contract/kernel/record-keys';
import { acceptedNames, wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
});

/** The position of a specification record in a request: the body around it, and the record. */
interface Place {
  readonly path: string;
  readonly names: readonly ModelName[];
  readonly around: (record: object) => object;
}

/** The positions of documented records in a call's input: at its top, and under the keys of records, alone or in a list. */
function placesOf({ path, input }: Endpoint): Place[] {
  const own = modelsByPath[path];
  const top: Place[] = own ? [{ path: '', names: own, around: (record) => record }] : [];
  return [...top, ...within(input, [], (record) => record)];
}

function within(schema: z.ZodType, path: readonly string[], around: (record: object) => object): Place[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    const key = wireName(inner, name);
    const inside = unwrap(field as z.ZodType);
    const isList = inside instanceof z.ZodArray;
    const record = isList ? unwrap(inside.element as z.ZodType) : inside;
    if (!(record instanceof z.ZodObject)) return [];
    const here = (value: object) => around({ [key]: isList ? [value] : value });
    const names = modelsByKey[key];
    const own = names ? [{ path: [...path, key].join('.'), names, around: here }] : [];
    return [...own, ...within(record, [...path, key], here)];
  });
}

const places = endpoints.flatMap((endpoint) =>
  placesOf(endpoint).map((place) => [`${endpoint.path} ${place.path}`, endpoint, place] as const),
);

/** Calls that end the token they are made with, so that each is made with one of its own. */
const ending = ['/User/RefreshToken', '/User/Logout', '/User/LogoutEverywhere'];

async function post(endpoint: Endpoint, body: object) {
  const caller = ending.includes(endpoint.path) ? await makeTenant(parts) : tenant;
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${caller.name}${endpoint.path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${caller.tokens.get('admin')}`,
    },
    payload: JSON.stringify(body),
  });
  return { status: reply.statusCode, text: reply.payload };
}

/** The validator's own English sentences. */
const validatorsEnglish =
  /Invalid (input|option|string|value|type)|Too (big|small)|Unrecognized key|expected \w+, received/;

describe('the keys of a documented record', () => {
  it.each(places)('are known to %s (Q216)', async (_name, endpoint, { names, around }) => {
    const keys = [...new Set(names.flatMap((name) => models[name]))];
    // Of a foreign tenant or hospital the call would be turned away before its keys are looked at.
    const own = { tenantId: undefined, hospitalId: 1 };
    for (const value of [null, '1']) {
      const record = Object.fromEntries(keys.map((key) => [key, value]));
      const { status, text } = await post(endpoint, around(value === null ? record : { ...record, ...own }));
      expect(text).not.toContain('not known here');
      expect(text).not.toMatch(validatorsEnglish);
      expect(status, text).toBeLessThan(500);
    }
  });

  it.each(places)('do not open %s to keys that no record names (Q216)', async (_name, endpoint, { around }) => {
    const { status, text } = await post(endpoint, around({ zzUnknown: 1 }));
    expect(status).toBe(400);
    expect(text).toContain('not known here: zzUnknown');
  });

  it('cover the records of every call that names one (Q216)', () => {
    const walked = new Set(places.flatMap(([, , { names }]) => names));
    const answersOnly: readonly ModelName[] = [
      'country',
      'language',
      'ipdListRow',
      'paymentCalculation',
      'profitLossMaster',
      'pharmacyCharge',
      'pharmacySalesReturnMaster',
      'pharmacyReturn',
      'user',
    ];
    const names = Object.keys(models) as ModelName[];
    expect(names.filter((name) => !walked.has(name) && !answersOnly.includes(name))).toEqual([]);
    expect(places.length).toBeGreaterThan(150);
  });
});

describe('every call', () => {
  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s takes the paging of the base request, and speaks of faults in its own words (Q216)',
    async (_path, endpoint) => {
      const paging = { pageNumber: 0, pageSize: 10, filterParams: [], sortingModel: null, totalCount: 0 };
      const inner = unwrap(endpoint.input) as z.ZodObject;
      const wrong = Object.keys(inner.shape).filter(
        (name) => !(acceptedNames(inner, name)[0] ?? '').startsWith('page'),
      );
      const answers = await Promise.all([
        post(endpoint, { ...paging, zzUnknown: 1 }),
        ...wrong.map((name) => post(endpoint, { [wireName(inner, name)]: { zzUnknown: [true] } })),
        ...wrong.map((name) => post(endpoint, { [wireName(inner, name)]: [[true]] })),
      ]);
      for (const { text } of answers) expect(text).not.toMatch(validatorsEnglish);
      expect(answers[0]?.text).toContain('not known here: zzUnknown"');
    },
  );
});
