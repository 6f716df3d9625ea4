// Walks every list with a filter of days: each row falls on the hospital's day of its instant, and a day ends at the hospital's midnight.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { dateInZone, daysAfter, daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import type { Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDemoTenant } from '../../test-support/figures/figure-hospitals.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { DEMO_MOMENT, seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';
import { Transaction } from '../kernel/transaction.ts';

const parts = useTestApp({}, seededTemplate);
const spied = vi.spyOn(Transaction.prototype, 'rows');
afterAll(() => spied.mockRestore());

let demo: TestTenant;
/** Names of columns that hold an instant somewhere. */
let instants: ReadonlySet<string>;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
  const { rows } = await parts.owner.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where data_type = 'timestamp with time zone'`,
  );
  instants = new Set(rows.map(({ name }) => name));
});

/** Zones of hospitals, and two whose midnight is within the working hours of the demo's rows. */
const ZONES = ['Asia/Kolkata', 'Asia/Dhaka', 'UTC', 'Pacific/Auckland', 'America/Los_Angeles'] as const;
const pairs = [
  ['fromDate', 'toDate'],
  ['fromDay', 'toDay'],
] as const;

interface DayList {
  readonly endpoint: Endpoint;
  readonly from: string;
  readonly to: string;
}

const isList = (schema: unknown) => {
  const list = unwrap(schema as z.ZodType);
  return list instanceof z.ZodArray && unwrap(list.element as z.ZodType) instanceof z.ZodObject;
};

/** The reading calls whose answer is a list and whose request has a first and a last day. */
const lists: DayList[] = handlersOf(noParts).flatMap(({ endpoint }) => {
  const { input, output, effect } = endpoint;
  if (effect !== 'read' || !(input instanceof z.ZodObject) || !(output instanceof z.ZodObject)) return [];
  if (!Object.values(output.shape).some(isList)) return [];
  const pair = pairs.find(([from, to]) => from in input.shape && to in input.shape);
  return pair ? [{ endpoint, from: wireName(input, pair[0]), to: wireName(input, pair[1]) }] : [];
});

type Row = Readonly<Record<string, unknown>>;

/** Asks for the rows of some days; of a report with several meanings of its days, those admitted on them. */
async function ask({ endpoint, from, to }: DayList, first: string, last: string): Promise<Row[]> {
  const body = {
    ...sampleBody(endpoint.input, { pageNumber: 1, pageSize: 0, dayOf: 'admitted' }),
    filterParams: undefined,
  };
  const answer = await demo.call(endpoint, {} as never, { as: 'admin', body: { ...body, [from]: first, [to]: last } });
  expect(answer.status, answer.message).toBe(200);
  return Object.values(answer.wire).flatMap((value) => (Array.isArray(value) ? (value as Row[]) : []));
}

/** Sets the clock of the hospital, and waits until the server knows it. */
async function setZone(timezone: string): Promise<void> {
  await parts.owner.query('update hospital set timezone = $2 where tenant_id = $1', [demo.tenantId, timezone]);
  const news = JSON.stringify({ topic: 'access', tenantId: demo.tenantId });
  await parts.owner.query(`select pg_notify('charaka', $1)`, [news]);
  const known = lists.find(({ endpoint }) => endpoint.path === '/CounterBill/GetAllCounterBills') as DayList;
  const from = startOfDay(lastDay, timezone).getTime();
  await vi.waitUntil(async () => {
    spied.mockClear();
    await ask(known, lastDay, lastDay);
    return sentValues().some((value) => value instanceof Date && value.getTime() === from);
  });
}

const sentValues = () => spied.mock.calls.flatMap(([query]) => (query as Sql).values as unknown[]);
const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
/** As many days as the calendar of the OPD answers at once. */
const [early, late] = [daysBefore(lastDay, 61), daysAfter(lastDay, 30)];

/** The statements of a call that do not end its day at the midnight of the hospital. */
function wrongBounds(day: string, timezone: string): string[] {
  const [start, end] = [startOfDay(day, timezone).getTime(), startOfDay(daysAfter(day, 1), timezone).getTime()];
  return spied.mock.calls.flatMap(([query]) => {
    const { text, values } = query as Sql;
    return values.flatMap((value, index) => {
      const [, before = '', sign = ''] =
        new RegExp(`(\\S+)\\s*(>=|<=|<|>|=)\\s*\\(?\\$${index + 1}(?!\\d)`).exec(text) ?? [];
      if (value instanceof Date && [start, end].some((at) => Math.abs(at - value.getTime()) < A_DAY)) {
        const isBound = (value.getTime() === start && sign === '>=') || (value.getTime() === end && sign === '<');
        return isBound ? [] : [`${before} ${sign} ${value.toISOString()}`];
      }
      // A day compared with an instant is a day of the database's clock, unless its zone is named.
      const isZoned = new RegExp(`\\$${index + 1}::date.{0,40} at time zone`).test(text);
      const isOfClock = value === day && instants.has(before.replace(/^.*\./, '')) && !isZoned;
      return isOfClock ? [`${before} ${sign} ${day}`] : [];
    });
  });
}

const A_DAY = 24 * 60 * 60 * 1000;
const asDay = (value: unknown, timezone: string) =>
  typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)
    ? undefined
    : value.includes('T')
      ? dateInZone(new Date(value), timezone)
      : value;

it('finds the lists with a filter of days', () => {
  expect(lists.length).toBeGreaterThan(30);
});

describe.each(ZONES)('of a hospital in %s', (timezone) => {
  beforeAll(() => setZone(timezone));

  it.each(lists.map((list) => [list.endpoint.path, list] as const))(
    '%s parts the days at midnight (Q262, Q278)',
    // A task of the server may write an entry between two readings of a log.
    { retry: 1 },
    async (path, list) => {
      const all = await ask(list, early, late);
      const fields = [...new Set(all.flatMap((row) => Object.keys(row)))].filter((field) =>
        all.some((row) => asDay(row[field], timezone) !== undefined),
      );
      spied.mockClear();
      const found = new Map<string, string[]>();
      const textOf = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
      const days = [...new Set(all.flatMap((row) => fields.map((field) => asDay(row[field], timezone))))]
        .filter((day) => day !== undefined && day >= early && day <= late)
        .toSorted()
        .slice(-4) as string[];
      for (const day of days.length > 0 ? days : [lastDay]) {
        spied.mockClear();
        found.set(day, textOf(await ask(list, day, day)));
        expect(wrongBounds(day, timezone)).toEqual([]);
      }
      // Sums have no day of their own; their bounds were looked at.
      if (fields.length === 0) return;
      // One field of the rows says on which day each falls.
      const telling = fields.filter((field) =>
        [...found].every(
          ([day, rows]) =>
            JSON.stringify(rows) === JSON.stringify(textOf(all.filter((row) => asDay(row[field], timezone) === day))),
        ),
      );
      expect(telling, `${path}: ${fields}`).not.toEqual([]);
    },
  );
});
