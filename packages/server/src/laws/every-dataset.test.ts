// Walks every dataset of the builder: its figures are those of the report of the dataset, and no text of a definition becomes SQL.
import {
  calculations,
  comparisons,
  type Definition,
  emptyDefinition,
  measureFunctions,
} from '@charaka/contract/insight/report/custom-definition';
import { buildableReports, functionsOf, isAmount, offeredFields } from '@charaka/contract/insight/report/custom-fields';
import { runCustomReport, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDemoTenant } from '../../test-support/figures/figure-hospitals.ts';
import { DEMO_MOMENT, seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
});

const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
const days = { fromDate: daysBefore(lastDay, 120), toDate: daysAfter(lastDay, 30) };
const oneDay = { fromDate: lastDay, toDate: lastDay };
const everything = () => true;
const datasets = buildableReports(everything).map((of) => [of.name, of] as const);

const asAdmin = { as: 'admin' as const };
const asked = (definition: Definition) => ({ ...days, definition: JSON.stringify(definition) });
const run = (definition: Definition, more: object = {}) =>
  demo.ask(runCustomReport, { ...asked(definition), pageNumber: 1, pageSize: 0, ...more }, asAdmin);
const sums = (definition: Definition, more: object = {}) =>
  demo.ask(sumCustomReport, { ...asked(definition), ...more }, asAdmin);

/** The meaning of the days of the report that the builder takes: rows with one time. */
const dayOf = ({ days: meanings = [] }: Report) =>
  meanings.length > 1 ? { dayOf: meanings.find(({ to }) => !to)?.name } : {};

/** A definition of all sums of money by one group. */
const moneyBy = (of: Report, group: string): Definition => ({
  ...emptyDefinition(of.name),
  groups: [group],
  measures: [{ by: 'count' }, ...of.measures.map((field) => ({ field: `${of.name}.${field}`, by: 'sum' as const }))],
});

describe.each(datasets)('the dataset %s', (_name, of) => {
  it('has the groups and totals of its report, and each group leads to its rows (RP001, RP004, RP008)', async () => {
    for (const field of [...of.filters.slice(0, 4), 'month']) {
      const definition = moneyBy(of, field === 'month' ? '@month' : `${of.name}.${field}`);
      const expected = (await demo.ask(of.sums, { ...days, ...dayOf(of), groupBy: field }, asAdmin)) as OutputOf<
        Report['sums']
      >;
      const { rows } = await run(definition);
      const found = rows.map((row) => {
        const cells = row as Readonly<Record<string, unknown>>;
        return [row.k0, ...definition.measures.map((_measure, place) => cells[`c${place + 1}`])];
      });
      const wanted = expected.groups.map(({ key, count, totals }) => [
        key,
        count,
        ...totals.map(({ amount }) => amount),
      ]);
      const byKey = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]));
      expect([field, found.toSorted(byKey)]).toEqual([field, wanted.toSorted(byKey)]);
      const all = await sums(definition);
      expect(all.totals).toEqual([expected.count, ...expected.totals.map(({ amount }) => amount)]);
      const [first] = rows;
      const behind = await run(definition, { isByRow: true, within: [first?.k0], pageSize: 5 });
      expect([field, behind.totalCount]).toEqual([field, first?.c1]);
    }
  });

  it('answers every function of every field and every filter (RP015)', async () => {
    const fields = [...offeredFields(of, everything)];
    const measures = fields.flatMap(([name, field]) =>
      functionsOf(name, field).map((by) => ({ field: `${of.name}.${name}`, by })),
    );
    for (let first = 0; first < measures.length; first += 8) {
      const definition = { ...emptyDefinition(of.name), groups: ['@week'], measures: measures.slice(first, first + 8) };
      expect((await run(definition)).rows.length).toBeGreaterThan(0);
    }
    const filters = fields.flatMap(([name, field]) =>
      isAmount(name, field)
        ? comparisons.map((comparison) => ({ field: `${of.name}.${name}`, comparison, values: ['0'] }))
        : of.filters.includes(name)
          ? (['isEmpty', 'isGiven'] as const).map((comparison) => ({
              field: `${of.name}.${name}`,
              comparison,
              values: [],
            }))
          : [],
    );
    for (let first = 0; first < filters.length; first += 12)
      await run({
        ...emptyDefinition(of.name),
        measures: [{ by: 'count' }],
        filters: filters.slice(first, first + 12),
      });
  });

  it('takes hostile texts in every place of a definition for texts, and never fails (RP015)', async () => {
    const hostile = [
      "x' or 1 = 1 --",
      '"; drop table patient; --',
      '$1); select pg_sleep(9); --',
      `${of.name}.amount) from pg_authid --`,
      '\\',
      '\0',
      `=${"'"}`,
      '@day; --',
    ];
    const [choice = '', { kind = 'text' } = {}] = [...offeredFields(of, everything)].find(
      ([, field]) => field.kind === 'choice',
    ) ?? ['', {}];
    const before = (await sums({ ...emptyDefinition(of.name), measures: [{ by: 'count' }] })).count;
    for (const text of hostile) {
      const good = { ...emptyDefinition(of.name), measures: [{ by: 'count' as const }] };
      const tried: object[] = [
        { ...good, dataset: text },
        { ...good, dayOf: text },
        { ...good, groups: [text] },
        { ...good, groups: [`${of.name}.${text}`] },
        { ...good, columns: [text] },
        { ...good, measures: [{ field: text, by: 'sum' }] },
        { ...good, measures: [{ by: text }] },
        { ...good, chart: text },
        ...of.filters.map((name) => ({
          ...good,
          filters: [{ field: `${of.name}.${name}`, comparison: 'is', values: [text] }],
        })),
        { ...good, filters: [{ field: text, comparison: text, values: [text] }] },
        ...calculations.map((kind) => ({
          ...good,
          groups: [`=${text}`],
          calculated: [{ name: text, kind, fields: [text, text], limits: [1], words: [{ value: text, text }] }],
        })),
        {
          ...good,
          groups: [`=${text}`],
          calculated: [
            { name: text, kind: 'words', fields: [`${of.name}.${choice}`], limits: [], words: [{ value: text, text }] },
          ],
        },
      ];
      for (const definition of kind === 'choice' ? tried : tried.slice(0, -1)) {
        const input = { ...oneDay, definition: JSON.stringify(definition), within: [text] };
        const { status } = await demo.call(sumCustomReport, input, asAdmin);
        expect([JSON.stringify(definition), status]).toEqual([
          JSON.stringify(definition),
          expect.toBeOneOf([200, 400]),
        ]);
      }
    }
    expect((await sums({ ...emptyDefinition(of.name), measures: [{ by: 'count' }] })).count).toBe(before);
  });
});

it('every function of a measure is offered for a field of some dataset (RP028)', () => {
  const offered = datasets.flatMap(([, of]) =>
    [...offeredFields(of, everything)].flatMap(([name, field]) => functionsOf(name, field)),
  );
  expect(measureFunctions.filter((by) => by !== 'count' && !offered.includes(by))).toEqual([]);
});
