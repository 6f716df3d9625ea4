// Proves that each field that a report shows, filters by, groups by or counts has a title.
import { reports } from '@charaka/contract/insight/report/reports';
import { expect, it } from 'vitest';
import { textsOf } from '../../../test-support/locale-texts.ts';

const texts = textsOf('en', 'report');
const hasTitle = (field: string) => texts.has(`fields.${field}`);

it.each(reports.map((of) => [of.name, of] as const))('each field of %s has a title (R012, RP001)', (_name, of) => {
  const { columns, filters, measures, groups, numbers = [] } = of;
  const shown = [...columns, ...filters, ...measures, ...numbers.map(({ field }) => field)];
  const untitled = [
    ...shown.filter((field) => !hasTitle(field)),
    ...groups.filter((group) => !hasTitle(group) && !texts.has(`groups.${group}`)),
  ];
  expect(untitled).toEqual([]);
});
