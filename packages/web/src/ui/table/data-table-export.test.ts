// Proves what a list is written as.
import { describe, expect, it } from 'vitest';
import { csvOf } from './data-table-export.ts';

describe('a list as CSV', () => {
  it('has a title row and disarms values that a spreadsheet would run (Q44)', () => {
    const columns = [
      { id: 'name', title: 'Name', value: (row: { name: string; age: number | null }) => row.name },
      { id: 'age', title: 'Age', value: (row: { name: string; age: number | null }) => row.age },
    ];
    const rows = [
      { name: 'Das, "Asha"', age: 31 },
      { name: '=1+1', age: null },
    ];
    expect(csvOf(columns, rows)).toBe('\ufeffName,Age\r\n"Das, ""Asha""",31\r\n\'=1+1,\r\n');
  });
});
