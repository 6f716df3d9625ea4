// Walks the list of every master: pages, order, and all twelve operators, over all masters on every kind of column (law 4).
import { masters } from '@charaka/contract/foundation/masters/all';
import { type Master, masterRecord } from '@charaka/contract/kernel/resource';
import { wireName } from '@charaka/contract/kernel/shape';
import { FILTER_OPERATORS, type FilterableValue, matches } from '@charaka/rules/list/filter-operator';
import { describe, expect, it } from 'vitest';
import { asTyped, type MasterRow, useMasterScene } from '../../test-support/record/master-scene.ts';

const { ask, add } = useMasterScene();
const listed = (master: Master, request: object) => ask(master, 'list', request);
const columnsOf = (master: Master) => [master.key, ...Object.keys(master.fields), 'isActive'];
/** The kind of a column and whether it may be empty; each kind is tested with all twelve operators once, every other column with one. */
function kindOf(master: Master, column: string): string {
  const field = master.fields[column];
  return field ? `${field.kind} ${field.isRequired === true}` : column === master.key ? 'key' : column;
}
const kindsSeen = new Set<string>();
let turn = 0;

const spelled = (master: Master, column: string) => wireName(masterRecord(master, false), column);

describe.each(masters.map((master) => [master.name, master] as const))('the list of %s', (_name, master) => {
  it('lists, pages and sorts; page 0 and 1 are the first, size 0 is all (R028, Q01)', async () => {
    for (let count = 0; count < 5; count++) await add(master, count % 2 === 0);
    const { rows: all, totalCount } = await listed(master, { pageSize: 0 });
    expect(totalCount).toBe(all.length);
    const pages: MasterRow[] = [];
    for (let page = 1; pages.length < all.length; page++) {
      const { rows } = await listed(master, { pageNumber: page, pageSize: 3 });
      expect(rows.length).toBe(Math.min(3, all.length - pages.length));
      pages.push(...rows);
    }
    expect(pages).toEqual(all);
    expect((await listed(master, { pageNumber: 0, pageSize: 3 })).rows).toEqual(all.slice(0, 3));
    for (const column of columnsOf(master)) {
      const byKey = all.toSorted((one, other) => Number(one[master.key]) - Number(other[master.key]));
      const rising = byKey.toSorted((one, other) => order(one[column], other[column]));
      const sortedBy = async (sortDirection: string) =>
        (await listed(master, { sortingModel: { sortColumn: spelled(master, column), sortDirection } })).rows;
      expect(await sortedBy('asc'), column).toEqual(rising);
      expect(await sortedBy('dsc'), column).toEqual(byKey.toSorted((one, other) => order(other[column], one[column])));
    }
  });

  it('filters every column as the rules say, each kind of column by all twelve operators (R033, Q06)', async () => {
    await add(master, true);
    await add(master, false);
    const { rows } = await listed(master, {});
    for (const column of columnsOf(master)) {
      const values = new Set(rows.map((row) => asTyped(master, row)[column]).filter((value) => value !== null));
      const isNew = values.size > 0 && !kindsSeen.has(kindOf(master, column));
      if (isNew) kindsSeen.add(kindOf(master, column));
      const operators = isNew ? FILTER_OPERATORS : FILTER_OPERATORS.filter(({ id }) => id === (turn++ % 12) + 1);
      for (const value of [...values].slice(isNew ? -2 : -1))
        for (const operator of operators) {
          const wanted =
            operator.id <= 4
              ? // Trimmed, as the wire trims what is typed: the end of 'OT 1' is asked for as '1'.
                String(value)
                  .slice(operator.id === 2 ? -2 : 0, operator.id === 1 ? 3 : undefined)
                  .trim()
              : value;
          const filter = { columnName: spelled(master, column), filterValue: wanted, filterOption: operator.id };
          const found = await listed(master, { filterParams: [filter] });
          const expected = rows.filter((row) =>
            matches(
              operator.name,
              (asTyped(master, row)[column] ?? null) as FilterableValue,
              wanted as FilterableValue,
            ),
          );
          expect(found.rows, `${column} ${operator.name} ${wanted}`).toEqual(expected);
          expect(found.totalCount).toBe(expected.length);
        }
    }
  });
});

/** Sorts null first, and text without regard to case. */
function order(one: MasterRow[string] | undefined, other: MasterRow[string] | undefined): number {
  const read = (value: MasterRow[string] | undefined) =>
    typeof value === 'string' ? value.toLowerCase() : Number(value);
  if (one === other) return 0;
  if (one === null || one === undefined) return -1;
  if (other === null || other === undefined) return 1;
  return read(one) < read(other) ? -1 : read(one) > read(other) ? 1 : 0;
}
