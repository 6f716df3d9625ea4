// Walks every editable record: sending its answer back unchanged leaves it as it was.

import { masters } from '@charaka/contract/foundation/masters/all';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ReadablePair, readablePairs } from '../../test-support/record/area-samples.ts';
import { plainSample } from '../../test-support/record/master-sample.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();

type Wire = Record<string, unknown>;

const ofMasters = masters.map((master): ReadablePair => {
  const { add, get, update } = masterEndpoints(master);
  return {
    get,
    update,
    asked: async (tenant) => {
      const added = (await tenant.ask(add, { item: await plainSample(tenant, master, 7) })) as { item: Wire };
      return { item: { [master.key]: added.item[master.key] } };
    },
  };
});

/** The wire's keys that a call takes and answers a record under. */
function recordKeys({ input, output }: Endpoint): string[] {
  const keysOf = (schema: z.ZodType) => {
    const inner = unwrap(schema);
    if (!(inner instanceof z.ZodObject)) return [];
    const records = Object.entries(inner.shape).filter(
      ([, field]) => unwrap(field as z.ZodType) instanceof z.ZodObject,
    );
    return records.map(([name]) => wireName(inner, name));
  };
  return keysOf(input).filter((key) => keysOf(output).includes(key));
}

async function wireOf(tenant: TestTenant, { get, asked }: ReadablePair, input: object): Promise<Wire> {
  const answer = await tenant.call(get, input as never, { as: 'admin' });
  if (answer.isFailure) throw new Error(`${get.path}: ${answer.message} (${asked.name})`);
  return answer.wire;
}

/** A record with every whole number as a string of digits, as some callers send them. */
const withTextIds = (record: Wire): Wire =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      /(Id|Uid|version)$/.test(key) && typeof value === 'number' ? String(value) : value,
    ]),
  );

describe.each(
  [...ofMasters, ...readablePairs].map((pair) => [`${pair.get.path} to ${pair.update.path}`, pair] as const),
)('%s', (_name, pair) => {
  it('takes a record as it was answered, also with its numbers as text, and leaves it as it was (Q216)', async () => {
    const tenant = await makeTenant(parts);
    const input = await pair.asked(tenant);
    const first = await wireOf(tenant, pair, input);
    const key = pair.wrapper ?? recordKeys(pair.update)[0] ?? '';
    const record = first[key] as Wire;
    expect(Object.keys(record ?? {}).length).toBeGreaterThan(1);
    const again = await tenant.call(pair.update, {} as never, { as: 'admin', body: { [key]: record } });
    expect([again.message, again.fields, again.isFailure].slice(1), again.message).toEqual([undefined, false]);
    const second = (await wireOf(tenant, pair, input))[key] as Wire;
    const moving = new Set(['version', 'updatedOn', 'updatedBy', 'createdBy', 'createdById', ...(pair.moving ?? [])]);
    for (const [name, value] of Object.entries(record))
      if (!moving.has(name)) expect(second[name], name).toEqual(value);
    const asText = await tenant.call(pair.update, {} as never, { as: 'admin', body: { [key]: withTextIds(second) } });
    expect(asText.isFailure, asText.message).toBe(false);
  });
});

/** Deeds that only share their record's key with a call that reads it. */
const deeds = [
  '/OpdPatientMaster/UpdateOpdBookingBillPayment',
  '/OpdPatientMaster/UpdateOPDPatientMaster',
  '/IPD/UpdateIpdTPA',
];

it('has a sample here for every record that a call reads and another one changes (Q216)', () => {
  const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);
  const walked = new Set([...ofMasters, ...readablePairs].map(({ update }) => update.path));
  const changing = endpoints.filter(({ path, effect }) => effect !== 'read' && /\/update[A-Z]/i.test(path));
  const read = new Set(
    endpoints.filter(({ effect }) => effect === 'read').flatMap((one) => recordKeys({ ...one, input: one.output })),
  );
  const open = changing.filter(
    (endpoint) => recordKeys(endpoint).some((key) => read.has(key)) && !walked.has(endpoint.path),
  );
  expect(open.map(({ path }) => path).toSorted()).toEqual(deeds.toSorted());
});
