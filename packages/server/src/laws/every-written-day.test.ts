// Sends impossible and last days of the calendar to every writing call: an impossible day is refused with a sentence at its field, and nothing is written.
import { masters } from '@charaka/contract/foundation/masters/all';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap, writeRequest } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commandSamples, nestedSamples, tenderSamples } from '../../test-support/record/area-samples.ts';
import { plainSample } from '../../test-support/record/master-sample.ts';
import { changed, type Wire } from '../../test-support/record/typed-fields.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();

/** A request that is ready to be sent, and the tenant with the records that it names. */
interface Scene {
  readonly tenant: TestTenant;
  readonly body: Wire;
  readonly as: TestUser;
}

/** By path: a request that the call accepts. A call without a sample gets the plainest request of its shape. */
const samples = new Map<string, () => Promise<Scene>>();
const onWire = (endpoint: Endpoint, request: object) => writeRequest(endpoint.input)(request) as Wire;
for (const master of masters) {
  const { add, update } = masterEndpoints(master);
  samples.set(add.path, async () => {
    const tenant = await makeTenant(parts);
    return { tenant, as: 'clerk', body: onWire(add, { item: await plainSample(tenant, master, 1) }) };
  });
  samples.set(update.path, async () => {
    const tenant = await makeTenant(parts);
    const item = await plainSample(tenant, master, 1);
    const added = (await tenant.ask(add, { item } as never)) as { item: object };
    return { tenant, as: 'clerk', body: onWire(update, { item: { ...item, ...added.item } }) };
  });
}
for (const { endpoint, make } of tenderSamples)
  samples.set(endpoint.path, async () => {
    const { tenant, amount, request } = await make(parts);
    return { tenant, as: 'clerk', body: onWire(endpoint, request({ cash: amount })) };
  });
for (const { endpoint, as = 'clerk', make } of nestedSamples)
  samples.set(endpoint.path, async () => {
    const tenant = await makeTenant(parts);
    return { tenant, as, body: onWire(endpoint, await make(tenant)) };
  });
for (const { endpoint, as = 'clerk', make } of commandSamples)
  samples.set(endpoint.path, async () => {
    const { tenant, request } = await make(parts);
    return { tenant, as, body: onWire(endpoint, request) };
  });

/** A field that has a day or an instant: its path on the wire, and its plain path, under which a refusal names it. */
interface DayField {
  readonly way: readonly string[];
  readonly plain: readonly string[];
}

/** The fields of an input that have a day or an instant; a list is represented by its first line. */
function dayFields(schema: z.ZodType, way: readonly string[] = [], plain: readonly string[] = []): DayField[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return dayFields(inner.element as z.ZodType, [...way, '0'], [...plain, '0']);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => dayFields(option as z.ZodType, way, plain));
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      dayFields(field as z.ZodType, [...way, wireName(inner, name)], [...plain, name]),
    );
  return isOfDay(inner, plain.findLast((step) => step !== '0') ?? '') ? [{ way, plain }] : [];
}

/** Texts that are no day: short ones for fields with a limit, a longer one for reasons. */
const texts = ['Walked', 'twenty letters, none', 'A reason of several words.'];

/** True for a field that accepts instants and no text, or that accepts any text under the name of a day. */
function isOfDay(schema: z.ZodType, name: string): boolean {
  const accepts = (value: string) => schema.safeParse(value).success;
  const isTyped = accepts('2026-11-01T10:00:00Z') && !texts.some(accepts);
  return isTyped || (accepts('2026-11-01') && /(date|day|datetime)$/i.test(name));
}

/** Columns of a file by their headings, not days. */
const headings = '/Patient/ImportPatients';

const written = handlersOf(noParts).flatMap(({ endpoint }) => {
  const days = endpoint.effect === 'read' || endpoint.path === headings ? [] : dayFields(endpoint.input);
  return days.length > 0 ? [[endpoint.path, { endpoint, days }] as const] : [];
});

const impossible = [
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-13-01',
  '2026-11-00',
  '31/04/2026',
  '0000-01-01',
  '1899-12-31T10:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '2026-11-01T25:00:00Z',
  '2026-11-01Tmorning',
  'tomorrow',
  "2026-11-01'; --",
];
const last = ['1900-01-01', '1900-01-01T00:00:00Z', '9999-12-30', '9999-12-30T23:59:59.999Z'];

async function entriesOf({ tenantId }: TestTenant): Promise<number> {
  const { rows } = await parts.owner.query<{ entries: number }>(
    'select count(*)::integer as entries from audit_log where tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.entries ?? 0;
}

describe('a writing call with a day', () => {
  it('is found by its input (Q280)', () => {
    expect(written.length).toBeGreaterThan(60);
  });

  it.each(written)('%s refuses an impossible day at its field and writes nothing (Q280)', async (path, known) => {
    const { endpoint, days } = known;
    const plain = async (): Promise<Scene> => ({
      tenant: await makeTenant(parts),
      as: 'admin',
      body: sampleBody(endpoint.input, {}),
    });
    const { tenant, body, as } = await (samples.get(path) ?? plain)();
    const before = await entriesOf(tenant);
    const wrong: unknown[] = [];
    for (const { way, plain: named } of days)
      for (const day of impossible) {
        const sent = changed(body, way, day);
        const { status, isFailure, fields } = await tenant.call(endpoint, {} as never, { as, body: sent });
        const sentence = fields?.[named.join('.')] ?? '';
        const isClear = /\w{3,}.* .*\w{2,}/.test(sentence);
        if (status !== 400 || !isFailure || !isClear) wrong.push([way.join('.'), day, status, fields]);
      }
    expect(wrong).toEqual([]);
    expect(await entriesOf(tenant)).toBe(before);
    for (const { way } of days)
      for (const day of last) {
        const { status } = await tenant.call(endpoint, {} as never, { as, body: changed(body, way, day) });
        if (status >= 500) wrong.push([way.join('.'), day, status]);
      }
    expect(wrong).toEqual([]);
  });
});
