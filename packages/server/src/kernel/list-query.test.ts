// The list language beyond the test of every master: joining, defaults, and refused requests.
import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { department } from '@charaka/contract/foundation/masters/department';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const { list } = masterEndpoints(department);
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  for (const departmentName of ['Cardiology', 'cardiac surgery', 'Neurology', '50% Ward', 'a_b', "O'Brien"])
    await tenant.ask(masterEndpoints(department).add, { item: { departmentName } });
});

type Filter = { columnName?: string; filterValue?: unknown; filterOption?: number; joinCondition?: string };

const lookUp = (request: object) => tenant.call(list, {}, { body: request });
async function found(...filters: Filter[]): Promise<string[]> {
  const filterParams = filters.map((filter) => ({ columnName: 'departmentName', ...filter }));
  const { output } = await lookUp({ filterParams, sortingModel: { SortColumn: 'departmentId', SortDirection: 'asc' } });
  return (output as { rows: { departmentName: string }[] }).rows.map((row) => row.departmentName);
}

describe('filters', () => {
  it('are joined from left to right: and, or, in any capitals, and by default (Q08)', async () => {
    const [card, surgery, neuro] = [{ filterValue: 'card' }, { filterValue: 'surgery' }, { filterValue: 'neuro' }];
    expect(await found(card, surgery)).toEqual(['cardiac surgery']);
    expect(await found(card, { ...neuro, joinCondition: 'OR' })).toEqual([
      'Cardiology',
      'cardiac surgery',
      'Neurology',
    ]);
    expect(await found(neuro, { ...card, joinCondition: 'or' }, { ...surgery, joinCondition: 'AND' })).toEqual([
      'cardiac surgery',
    ]);
  });

  it('contain by default in texts and equal in numbers (Q06)', async () => {
    expect(await found({ filterValue: 'OLOGY' })).toEqual(['Cardiology', 'Neurology']);
    expect(await found({ columnName: 'departmentId', filterValue: 1 })).toEqual(['Medicine']);
    expect(await found({ columnName: 'DEPARTMENTID', filterValue: '1' })).toEqual(['Medicine']);
  });

  it('take signs of patterns and of SQL for what they are', async () => {
    expect(await found({ filterValue: '%' })).toEqual(['50% Ward']);
    expect(await found({ filterValue: '_' })).toEqual(['a_b']);
    expect(await found({ filterValue: "o'b" })).toEqual(["O'Brien"]);
    expect(await found({ filterValue: "' or true --" })).toEqual([]);
    expect(await found({ filterValue: '\\' })).toEqual([]);
  });

  it('read money as rupees, also as text (R033)', async () => {
    const prices = async (filterOption: number, filterValue: unknown) => {
      const { output } = await tenant.call(
        listCharges,
        {},
        {
          body: { filterParams: [{ columnName: 'standardCharge', filterValue, filterOption }] },
        },
      );
      return output.rows.map((row) => row.chargeCode).sort();
    };
    expect(await prices(11, 6250)).toEqual(['R1']);
    expect(await prices(7, '500.5')).toEqual(['N1', 'R1']);
    expect(await prices(1, '62')).toEqual(['R1']);
    expect(await prices(2, '00')).toEqual(['C1', 'N1']);
  });

  it.each([
    ['an unknown column', { columnName: 'password_hash', filterValue: 'x' }, /no column 'password_hash'/],
    ['SQL for a column', { columnName: 'departmentName"; drop table x --', filterValue: 'x' }, /has no column/],
    ['the key of every object', { columnName: '__proto__', filterValue: 'x' }, /no column/],
    ['a table column that is not listed', { columnName: 'tenant_id', filterValue: '1' }, /no column/],
    ['an operator that does not exist', { columnName: 'departmentName', filterValue: 'x', filterOption: 13 }, /./],
    ['no value', { columnName: 'departmentName', filterOption: 3 }, /has no value/],
    [
      'a word for a number',
      { columnName: 'departmentId', filterValue: 'many', filterOption: 7 },
      /is not a valid value/,
    ],
    ['a number too large', { columnName: 'departmentId', filterValue: 1e300, filterOption: 7 }, /is not a valid value/],
    ['a word for yes or no', { columnName: 'isActive', filterValue: 'maybe' }, /is not a valid value/],
    ['a list for a value', { columnName: 'departmentName', filterValue: ['x'] }, /./],
    [
      'a NUL character',
      { columnName: 'departmentName', filterValue: 'a\u0000b', filterOption: 11 },
      /cannot be stored/,
    ],
    ['a value without end', { columnName: 'departmentName', filterValue: 'x'.repeat(501) }, /too long/],
  ])('are refused with %s', async (_what, filter, sentence) => {
    const answer = await lookUp({ filterParams: [filter] });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.message).toMatch(sentence);
  });

  it('are at most 30', async () => {
    const filterParams = Array.from({ length: 31 }, () => ({ columnName: 'departmentName', filterValue: 'a' }));
    expect(await lookUp({ filterParams })).toMatchObject({ status: 400, message: 'A list takes at most 30 filters' });
  });
});

describe('sorting and paging', () => {
  it.each(['nothing', 'departmentName; select 1', 'departmentName desc', '1'])(
    'refuses to sort by %s',
    async (SortColumn) => {
      expect((await lookUp({ sortingModel: { SortColumn, SortDirection: 'asc' } })).status).toBe(400);
    },
  );

  it('refuses other directions, negative pages and sizes without end (R032)', async () => {
    const sortingModel = { SortColumn: 'departmentName', SortDirection: 'desc' };
    for (const request of [
      { sortingModel },
      { pageNumber: -1 },
      { pageSize: -5 },
      { pageSize: 1.5 },
      { pageSize: 1e9 },
    ])
      expect((await lookUp(request)).status, JSON.stringify(request)).toBe(400);
  });

  it('answers an empty page beyond the last, with the total (Q01)', async () => {
    for (const pageNumber of [99, Number.MAX_SAFE_INTEGER]) {
      const { output } = await lookUp({ pageNumber, pageSize: 100_000 });
      expect(output).toMatchObject({ rows: [], totalCount: 7 });
    }
  });

  it('takes the sorting model as an object or a list of one (R032)', async () => {
    const one = { SortColumn: 'departmentName', SortDirection: 'dsc' };
    const [object, array] = [await lookUp({ sortingModel: one }), await lookUp({ sortingModel: [one] })];
    expect(array.wire).toEqual(object.wire);
  });

  it('answers under the key of the specification (Q25)', async () => {
    const { wire } = await tenant.call(masterEndpoints(chargeCategory).list, { pageSize: 1 });
    expect(Object.keys(wire).sort()).toEqual(
      [chargeCategory.list, '_failure', '_message', 'pageNumber', 'totalCount'].sort(),
    );
  });
});
