// Walks every list that names patients: no filter, search or order by a personal column tells anything of a marked patient (PS009).
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { tellsWho, veilOf } from '@charaka/contract/people/privacy/veil';
import type { Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';
import { Transaction } from '../kernel/transaction.ts';

const parts = useTestApp();
const viewer = { as: 'viewer' } as const;
const spied = vi.spyOn(Transaction.prototype, 'rows');
afterAll(() => spied.mockRestore());

let tenant: TestTenant;
let marked = 0;
beforeAll(async () => {
  tenant = await makeTenant(parts);
  [marked = 0] = await tenant.addPatients(1, 'Indira');
  await tenant.ask(markChart, { patientId: marked, kind: 'VIP', reason: 'Minister' }, { as: 'admin' });
});

interface NamingList {
  readonly endpoint: Endpoint;
  readonly row: z.ZodObject;
}

/** The lists with filters and an order whose rows are veiled. */
const lists: NamingList[] = handlersOf(noParts).flatMap(({ endpoint }) => {
  const { input, output, isVeiled } = endpoint;
  const rows = output instanceof z.ZodObject ? Object.values(output.shape).map((one) => unwrap(one as z.ZodType)) : [];
  const row = rows.flatMap((one) => (one instanceof z.ZodArray ? unwrap(one.element as z.ZodType) : [])).at(0);
  const isList = input instanceof z.ZodObject && 'filterParams' in input.shape && isVeiled;
  return isList && row instanceof z.ZodObject && veilOf(row) ? [{ endpoint, row }] : [];
});

/** Values one of which each kind of column takes. */
const VALUES = ['Indira', '1', '1990-05-01'];
const STARTS_WITH = 1;
const GREATER = 7;
const EQUAL = 11;
const OPTIONS = [undefined, STARTS_WITH, GREATER, EQUAL];

/** Their search finds numbers of patients first and leaves the hidden out there. */
const searchedFirst: readonly string[] = ['/Patient/GetAllPatients'];

/** Sends a request as a stranger; answers whether the page it reads leaves the marked patient aside, and undefined for a refusal. */
async function leavesAside({ input, ...endpoint }: Endpoint, request: object): Promise<boolean | undefined> {
  spied.mockClear();
  const body = { ...(sampleBody(input, { pageNumber: 1, pageSize: 10 }) as object), filterParams: null, ...request };
  const { status, isFailure, message } = await tenant.call({ input, ...endpoint }, {} as never, { ...viewer, body });
  expect(status, `${endpoint.path} ${JSON.stringify(request)}: ${message}`).toBeLessThan(500);
  if (isFailure) return undefined;
  const pages = spied.mock.calls
    .map(([query]) => query as Sql)
    .filter(({ sql }) => /\border by\b[\s\S]*\blimit\b/.test(sql));
  return pages.some(({ values }) => values.some((value) => Array.isArray(value) && value.includes(marked)));
}

it('finds the lists that name patients', () => {
  expect(lists.length).toBeGreaterThan(0);
});

it.each(lists.map((list) => [list.endpoint.path, list] as const))('%s (PS009)', async (path, { endpoint, row }) => {
  const telling: string[] = [];
  const personal = [...Object.keys(row.shape).filter(tellsWho), 'name'];
  for (const field of personal) {
    const columnName = wireName(row, field);
    const sorted = await leavesAside(endpoint, { sortingModel: { sortColumn: columnName, sortDirection: 'asc' } });
    if (sorted === false) telling.push(`${path} ordered by ${columnName}`);
    for (const filterOption of OPTIONS)
      for (const filterValue of VALUES) {
        const filtered = await leavesAside(endpoint, { filterParams: [{ columnName, filterOption, filterValue }] });
        if (filtered === false) telling.push(`${path} where ${columnName} ${filterOption} ${filterValue}`);
      }
  }
  const { shape } = endpoint.input as z.ZodObject;
  for (const key of Object.keys(shape).filter((name) => /search|identifier|query/i.test(name))) {
    const found = await leavesAside(endpoint, { [wireName(endpoint.input, key)]: 'Indira' });
    if (found === false && !searchedFirst.includes(path)) telling.push(`${path} searched by ${key}`);
  }
  expect(telling).toEqual([]);
});
