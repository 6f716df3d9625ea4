// Walks every list with its own inputs (days, doctor, search, state): what no input takes is refused, another tenant's numbers find no rows.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDemoTenant } from '../../test-support/figures/figure-hospitals.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp({}, seededTemplate);
let tenant: TestTenant;
/** By the column: numbers that rows of the other tenant have and no row of the asking one. */
let elsewhere: ReadonlyMap<string, readonly number[]>;

beforeAll(async () => {
  tenant = await openDemoTenant(parts, 'sahyog');
  const other = await openDemoTenant(parts, 'demo');
  elsewhere = await numbersElsewhere(other.tenantId, tenant.tenantId);
});

/** The numbers by column: the highest of each table's key in one tenant that the other does not have. */
async function numbersElsewhere(otherId: number, ownId: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows: keys } = await parts.owner.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_index i
     join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[1]
     where i.indisprimary and i.indnkeyatts = 2 and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and a.attname like '%\\_id' and a.atttypid = 'bigint'::regtype
       and exists (select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and t.attnum = i.indkey[0])`,
  );
  const each = keys.map(
    ({ table, column }) =>
      `select '${column}' as column, max(${column}) as highest from ${table}
       where tenant_id = ${otherId} and ${column} not in (select ${column} from ${table} where tenant_id = ${ownId})`,
  );
  const { rows } = await parts.owner.query<{ column: string; highest: number | null }>(each.join(' union all '));
  const found = new Map<string, number[]>();
  for (const { column, highest } of rows)
    if (highest !== null) found.set(column, [...(found.get(column) ?? []), Number(highest)]);
  return found;
}

/** An input of a list besides those of the list language, with its place in the request. */
interface OwnInput {
  readonly path: readonly string[];
  readonly name: string;
  readonly schema: z.ZodType;
}

const ofListLanguage = new Set(['pageNumber', 'pageSize', 'filterParams', 'sortingModel']);

function ownInputs(schema: z.ZodType, above: readonly string[] = []): OwnInput[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    if (above.length === 0 && ofListLanguage.has(name)) return [];
    const path = [...above, wireName(inner, name)];
    const inside = unwrap(field as z.ZodType);
    return inside instanceof z.ZodObject ? ownInputs(inside, path) : [{ path, name, schema: inside }];
  });
}

type Body = Record<string, unknown>;

/** The request with another value at a place. */
function withValue(request: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const of = (request ?? {}) as Body;
  return { ...of, [first]: withValue(of[first], rest, value) };
}

/** Lists beside the rows: totals of a report, and wards that the reader may choose next. */
const besideRows = new Set(['totals', 'numbers', 'wards']);

function countRows({ output }: Endpoint, wire: Body): number {
  const keys =
    output instanceof z.ZodObject
      ? Object.keys(output.shape).filter((key) => !besideRows.has(key) && isList(output.shape[key]))
      : [];
  const counts = keys.map((key) => wire[wireName(output, key)]).map((rows) => (Array.isArray(rows) ? rows.length : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

const isList = (schema: unknown) => {
  const list = unwrap(schema as z.ZodType);
  return list instanceof z.ZodArray && unwrap(list.element as z.ZodType) instanceof z.ZodObject;
};

/** The calls that read lists and have inputs of their own. Previews of files read no rows. */
const lists = handlersOf(noParts).flatMap(({ endpoint }) => {
  const { input, output, effect } = endpoint;
  const isRead = effect === 'read' && output instanceof z.ZodObject && Object.values(output.shape).some(isList);
  const isOfFile = input instanceof z.ZodObject && 'file' in input.shape;
  const inputs = isRead && !isOfFile ? ownInputs(input) : [];
  return inputs.length > 0 ? [{ endpoint, inputs }] : [];
});

const TEN_THOUSAND = 10_000;
const texts = [`%_\\' or ''='" --`, 'a\0b', '\ud800', '\u202edrow', 'x'.repeat(TEN_THOUSAND), '%', '_', '\\'];
const days = ['0000-01-01', '1900-01-01', '9999-12-30', '99999-01-01', '2026-02-30', 'now', '2026-01-01 25:00', 'a\0b'];
const wrongNumbers = ['1e999', 'NaN', -1, 0, 1.5, 2 ** 53, 9_007_199_254_740_991, 2 ** 31, '\u0661'];
const shapes = [[], {}, [[]], 'a\0b', true];

const isDay = (name: string) => /date|day$/i.test(name);

function hostileValues({ name, schema }: OwnInput): readonly unknown[] {
  if (schema instanceof z.ZodString) return [...(isDay(name) ? days : texts), ...shapes];
  if (schema instanceof z.ZodArray) return [...shapes, ['x'], [2 ** 53], [null], Array(TEN_THOUSAND).fill(1)];
  return [...wrongNumbers, ...shapes, 'x'.repeat(TEN_THOUSAND)];
}

/** Texts that make expressions try again from each letter, at about the length that a request may have. */
const LONG = 60_000;
const longTexts = ['x', '1', ' ', '%', ', ', '-_'].map((of) => `a${of.repeat(LONG / of.length)}b`);
/** The time that a text of this length may take; an expression of quadratic time takes several times as long. */
const LONGEST_MS = 1000;

/** A payer chooses the rate beside each row, not the rows: one without own rates gets those of the hospital. */
const choosesRates: Readonly<Record<string, string>> = {
  '/Bed/GetAllBeds': 'associationId',
  '/Charge/ShowChargesRates': 'associationId',
};

const ask = (endpoint: Endpoint, body: unknown) => tenant.call(endpoint, {} as never, { as: 'admin', body });
const plainBody = ({ input }: Endpoint) => ({
  ...(sampleBody(input, { pageNumber: 1, pageSize: 10 }) as Body),
  filterParams: undefined,
});

const named = (kept: readonly (typeof lists)[number][]) => kept.map((list) => [list.endpoint.path, list] as const);
const keeping = (isKept: (input: OwnInput) => boolean) =>
  named(
    lists.flatMap(({ endpoint, inputs }) => (inputs.some(isKept) ? [{ endpoint, inputs: inputs.filter(isKept) }] : [])),
  );

it.each(named(lists))('%s never fails the server (R024, Q280)', async (_path, { endpoint, inputs }) => {
  const failed: unknown[] = [];
  for (const input of inputs)
    for (const value of hostileValues(input)) {
      const { status } = await ask(endpoint, withValue(plainBody(endpoint), input.path, value));
      if (status >= 500) failed.push([input.path.join('.'), JSON.stringify(value).slice(0, 40), status]);
    }
  expect(failed).toEqual([]);
});

const isId = ({ name }: OwnInput) => /Ids?$/.test(name);
it.each(keeping(isId))(
  "%s answers no row for another tenant's number (R003, Q18)",
  async (path, { endpoint, inputs }) => {
    const shown: unknown[] = [];
    for (const { path: at, name, schema } of inputs) {
      if (choosesRates[path] === name) continue;
      const column = name.replace(/s$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const numbers = elsewhere.get(column) ?? [...new Set([...elsewhere.values()].flat())].slice(-12);
      for (const number of numbers) {
        const value = schema instanceof z.ZodArray ? [number] : number;
        const { status, isFailure, wire } = await ask(endpoint, withValue(plainBody(endpoint), at, value));
        const rows = isFailure ? 0 : countRows(endpoint, wire);
        if (status >= 500 || rows > 0) shown.push([at.join('.'), number, status, rows]);
      }
    }
    expect(shown).toEqual([]);
  },
);

const isText = ({ name, schema }: OwnInput) => schema instanceof z.ZodString && !isDay(name);
it.each(keeping(isText))('%s reads a text of any length in linear time (Q291)', async (_path, { endpoint, inputs }) => {
  const slow: unknown[] = [];
  for (const { path } of inputs)
    for (const text of longTexts) {
      const body = withValue(plainBody(endpoint), path, text);
      const took = async () => {
        const from = performance.now();
        const { status } = await ask(endpoint, body);
        return status < 500 ? performance.now() - from : Number.POSITIVE_INFINITY;
      };
      // A second try tells a slow expression from a slow machine.
      const least = Math.min(await took(), await took());
      if (least > LONGEST_MS) slow.push([path.join('.'), text.slice(0, 10), Math.round(least)]);
    }
  expect(slow).toEqual([]);
});
