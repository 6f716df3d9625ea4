// A hospital that the law of figures asks: whose calls, of which hospital, and what is today there.

import { getManagementFigures } from '@charaka/contract/insight/report/management';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { TestTenant } from '../server/test-tenant.ts';

/** A hospital with data, and its today. */
export interface FigureHost {
  readonly tenant: TestTenant;
  readonly hospitalId: number;
  readonly today: string;
}

/** Reads one figure where a user reads it. */
export type FigurePlace = (host: FigureHost) => Promise<number>;

/** Figures by name, and each place where a user reads them. A new screen that shows one of them gets a line. */
export type FigureCatalogue = Readonly<Record<string, Readonly<Record<string, FigurePlace>>>>;

/** Everything of a list. */
export const whole = { pageNumber: 1, pageSize: 0 };

/** Asks a call as the administrator, in the hospital. */
export function ask<E extends Endpoint>(
  { tenant, hospitalId }: FigureHost,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  return tenant.ask(endpoint, input, { as: 'admin', hospitalId });
}

/** The number of rows of a report. */
export async function counted(host: FigureHost, { sums }: Pick<Report, 'sums'>, asked: object): Promise<number> {
  return (await ask(host, sums, asked as InputOf<Report['sums']>)).count;
}

/** A figure of today on the page of the management; zero where the caller has no such figure. */
export async function managementFigure(host: FigureHost, wanted: string): Promise<number> {
  const { amounts, counts } = await ask(host, getManagementFigures, { day: host.today });
  return [...amounts, ...counts].find(({ name }) => name === wanted)?.onDay ?? 0;
}

/** The sum of a figure over rows. */
export function sum<Row>(rows: readonly Row[], figureOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figureOf(row), 0);
}

/** The sum of a figure over records that are read one after the other. */
export async function sumOfEach<Row>(rows: readonly Row[], figureOf: (row: Row) => Promise<number>): Promise<number> {
  let total = 0;
  for (const row of rows) total += await figureOf(row);
  return total;
}
