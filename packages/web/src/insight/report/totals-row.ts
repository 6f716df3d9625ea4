// The totals of a report as the last row of its files (RP008).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** A row of a report by its fields. */
export type ReportRow = Readonly<Record<string, unknown>>;

const totals = new WeakSet<object>();

/** The row, known as totals. */
export function asTotals<Row extends object>(row: Row): Row {
  totals.add(row);
  return row;
}

/** The sums of money below their columns; other columns are empty. */
export function totalsRow(sums: OutputOf<Report['sums']>): ReportRow {
  return asTotals(Object.fromEntries(sums.totals.map(({ field, amount }) => [field, amount])));
}

/** Whether a row is the totals, whose first column says so. */
export function isTotalsRow(row: object): boolean {
  return totals.has(row);
}
