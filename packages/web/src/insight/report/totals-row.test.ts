// The totals that end a file of a report.

import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { expect, it } from 'vitest';
import { formatAmount } from '../../kernel/format.ts';
import { csvOf } from '../../ui/table/data-table-export.ts';
import { isTotalsRow, type ReportRow, totalsRow } from './totals-row.ts';

it('ends a file with the totals that the screen shows, and says which row they are (RP008)', () => {
  const totals = [{ field: 'amount', amount: 123_450 }];
  const sums = { asOf: '', count: 2, totals, numbers: [], groups: [], isCut: false } as unknown as OutputOf<
    Report['sums']
  >;
  const rows: ReportRow[] = [{ no: 1, amount: 100_000 }, { no: 2, amount: 23_450 }, totalsRow(sums)];
  const columns = [
    { id: 'no', title: 'No', value: (row: ReportRow) => (isTotalsRow(row) ? 'Total' : (row.no as number)) },
    { id: 'amount', title: 'Amount', value: (row: ReportRow) => formatAmount(row.amount as number) },
  ];
  const lines = csvOf(columns, rows)
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual(['1,1,000.00', '2,234.50', 'Total,1,234.50']);
  expect(rows.map(isTotalsRow)).toEqual([false, false, true]);
});
