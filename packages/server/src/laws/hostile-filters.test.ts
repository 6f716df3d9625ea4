// Walks every list with filters: a value that no column takes is refused with a sentence, and never fails the server.
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
});

const TEN_THOUSAND = 10_000;
/** Values that break out of a text, or that JavaScript and PostgreSQL read differently. */
const hostile = [
  `%_\\' or ''='" --`,
  'a\0b',
  '\ud800',
  'x'.repeat(TEN_THOUSAND),
  '1e999',
  '9'.repeat(19),
  'NaN',
  '0000-01-01',
  '99999-01-01',
  '2026-02-30',
  '2026-01-01 (x)',
  '2026-01-01 25:00',
  [],
  {},
];

const lists = handlersOf(noParts).flatMap(({ endpoint }) => {
  const { input, output } = endpoint;
  const answered = output instanceof z.ZodObject ? Object.values(output.shape) : [];
  const arrays = answered.map((one) => unwrap(one as z.ZodType)).filter((one) => one instanceof z.ZodArray);
  const row = arrays.map((one) => unwrap(one.element as z.ZodType)).at(0);
  const isList = input instanceof z.ZodObject && 'filterParams' in input.shape;
  return isList && row instanceof z.ZodObject ? [{ endpoint, row }] : [];
});

it.each(lists.map((list) => [list.endpoint.path, list] as const))(
  '%s (R024, Q280)',
  async (_path, { endpoint, row }) => {
    const failed: unknown[] = [];
    const plain = sampleBody(endpoint.input, { pageNumber: 1, pageSize: 10, filterParams: null });
    for (const field of Object.keys(row.shape)) {
      const columnName = wireName(row, field);
      for (const filterValue of hostile) {
        const body = { ...plain, filterParams: [{ columnName, filterOption: 11, filterValue }] };
        const { status, message } = await tenant.call(endpoint, {} as never, { as: 'admin', body });
        if (status >= 500) failed.push([field, String(filterValue).slice(0, 20), status]);
        if (message.startsWith('This list has no column')) break;
      }
    }
    expect(failed).toEqual([]);
  },
);
