// Walks every declared worklist: it answers each filter and each order that it declares, and is what its declaration says.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { listedOf, type Worklist } from '@charaka/contract/people/worklist/worklist';
import { beforeAll, describe, expect, it } from 'vitest';
import { worklistsByName } from '../../test-support/record/worklists.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';
import { worklistBehind } from '../people/worklist/work-source.ts';

const parts = useTestApp();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
});

const worklists = handlersOf(noParts).flatMap((handler) => worklistBehind(handler) ?? []);

/** A value that the kind of a column takes. */
const samples = { text: 'a', number: 1, money: 1, percent: 1, instant: '2026-11-28', day: '2026-11-28', flag: true };
/** Values that break out of a text, or that JavaScript and PostgreSQL read differently. */
const TEN_THOUSAND = 10_000;
const hostileTexts = [`%_\\' or ''='" --`, 'a\0b', '\ud800', '\u202edrow', 'x'.repeat(TEN_THOUSAND), [], {}];
const hostileNumbers = ['0x10', '1e400', 'NaN', '\u0661', ' ', '9'.repeat(TEN_THOUSAND), [], {}];
const hostileDays = ['2026-02-30', '2026-01-01 (x)', '0000-01-01', '99999-01-01', '2026-01-01 25:00', 'now', [], {}];
const hostile = {
  text: hostileTexts,
  number: hostileNumbers,
  money: hostileNumbers,
  percent: hostileNumbers,
  instant: hostileDays,
  day: hostileDays,
  flag: ['yes', '1', [], {}],
};
const filterValues = { firstDay: '2026-11-28', lastDay: '2026-11-28', doctor: 1 };

/** Requests that together use every listed field and every filter of a worklist, alone and with the search. */
function requestsOf({ row, filters, ...of }: Worklist): object[] {
  const compared = listedOf(of).map(([field, kind]) => {
    const columnName = wireName(row, field);
    return {
      filterParams: [{ columnName, filterValue: samples[kind] }],
      sortingModel: { sortColumn: columnName, sortDirection: 'dsc' },
    };
  });
  const filtered = Object.entries(filters).flatMap(([name, { kind, values = [] }]) => {
    const chosen = kind === 'state' || kind === 'word' ? values : [filterValues[kind]];
    return chosen.map((value) => ({ [name]: value }));
  });
  const searched = of.searched.map((field) => ({
    columnName: wireName(row, field),
    filterValue: 'a',
    joinCondition: 'or',
  }));
  return [{}, { filterParams: searched }, ...compared, ...filtered];
}

it('every declared worklist is served', async () => {
  const declared = (await worklistsByName()).map(([, { list }]) => list.path);
  expect(declared.length).toBeGreaterThan(0);
  expect(worklists.map(({ list }) => list.path).toSorted()).toEqual(declared.toSorted());
});

describe.each(worklists.map((of) => [of.list.path, of] as const))('%s', (_path, of) => {
  it('answers every filter and every order that it declares (R024, R033, Q282)', async () => {
    for (const request of requestsOf(of)) {
      const answer = await tenant.call(of.list as Endpoint, request as never);
      expect([request, answer.isFailure, answer.message]).toEqual([request, false, expect.anything()]);
    }
  });

  it('refuses what is no value of a column with a sentence, and takes no sign of a text for a command (R024)', async () => {
    const broken: unknown[] = [];
    for (const [field, kind] of listedOf(of))
      for (const filterValue of hostile[kind]) {
        const filterParams = [{ columnName: wireName(of.row, field), filterValue }];
        const { status, output } = await tenant.call(of.list as Endpoint, { filterParams } as never);
        const found = status === 200 ? (output as { readonly rows?: readonly object[] }).rows?.length : 0;
        if (status >= 500 || found) broken.push([field, String(filterValue).slice(0, 20), status]);
      }
    expect(broken).toEqual([]);
  });

  it('names a key and searched fields that its rows have and its list compares (R024)', () => {
    const listed = listedOf(of).map(([field]) => field);
    expect(Object.keys(of.row.shape)).toEqual(expect.arrayContaining([of.key, listed].flat()));
    expect(listed).toEqual(expect.arrayContaining([...of.searched]));
  });
});
