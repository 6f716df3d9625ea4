// The list language as it travels.
import { describe, expect, it } from 'vitest';
import { id, text } from './field.ts';
import { listInput, listOutput } from './list.ts';
import { shape } from './shape.ts';
import { readAnswer, readNames, writeAnswer } from './wire.ts';

const input = listInput({ organisationId: id() }, { organisationId: 'organizationId' });
const read = (body: object) => input.safeParse(readNames(input)(body));

describe('a list request', () => {
  it('is read as the specification writes it, in any capitals (R027, R031, R032)', () => {
    const body = {
      organizationId: 100,
      pageNumber: 0,
      pageSize: 10,
      filterParams: [{ columnName: 'a', filterValue: 'x', filterOption: 3, joinCondition: 'AND' }],
      SortingModel: { SortColumn: 'a', SORTDIRECTION: 'dsc' },
    };
    expect(read(body).data).toEqual({
      organisationId: 100,
      pageNumber: 0,
      pageSize: 10,
      filterParams: [{ columnName: 'a', filterValue: 'x', filterOption: 3, joinCondition: 'AND' }],
      sortingModel: { sortColumn: 'a', sortDirection: 'dsc' },
    });
  });

  it.each([
    { filterParams: [{ columnName: 'a', filterOption: 0 }] },
    { filterParams: [{ columnName: 'a', filterOption: 13 }] },
    { filterParams: [{ columnName: 'a', joinCondition: 'xor' }] },
    { filterParams: [{ filterValue: 'x' }] },
    { sortingModel: { SortColumn: 'a', SortDirection: 'desc' } },
    { sortingModel: [{ SortColumn: 'a' }, { SortColumn: 'b' }] },
    { pageSize: 100_001 },
    { pageNumber: '1.5' },
  ])('is refused with %j (R033, Q08)', (odd) => {
    expect(read({ organizationId: 100, ...odd }).success).toBe(false);
  });
});

describe('a list answer', () => {
  it('has its rows under the key of the specification', () => {
    const output = listOutput(shape({ name: text() }, { name: 'bedName' }), 'bedList');
    const wire = { bedList: [{ bedName: 'B-1' }], totalCount: 1, pageNumber: 1 };
    const plain = { rows: [{ name: 'B-1' }], totalCount: 1, pageNumber: 1 };
    expect(writeAnswer(output)(plain)).toEqual(wire);
    expect(readAnswer(output)(wire)).toEqual(plain);
  });
});
