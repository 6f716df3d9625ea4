// Custom reports: exact figures of functions and calculated columns, rights of fields, and reports as records of their makers.
import { type Definition, emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import {
  customReportMenu,
  customReports,
  runCustomReport,
  sumCustomReport,
} from '@charaka/contract/insight/report/custom-report';
import { customChecks, customSentences } from '@charaka/contract/insight/report/custom-report-sentences';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTill, pay, today } from '../../../test-support/money/till.ts';
import { book, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant, TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
const days = { fromDate: daysBefore(today(), 6), toDate: today() };

beforeEach(async () => {
  const made = await makeTill(parts);
  tenant = made.tenant;
  for (const rupees of [10, 20, 30]) await pay(tenant, made.admissionId, { amount: rupees });
  await pay(tenant, made.admissionId, { amount: 440, upi: 440, upiReference: '1234' });
});

const collection = (parts: Partial<Definition>): Definition => ({ ...emptyDefinition('Collection'), ...parts });
const text = (definition: object) => JSON.stringify(definition);

const run = (definition: object, more: object = {}, as: TestUser = 'admin') =>
  tenant.call(runCustomReport, { ...days, definition: text(definition), pageNumber: 1, pageSize: 50, ...more }, { as });
const cells = async (definition: object, more: object = {}) =>
  (await run(definition, more)).output.rows.map((row) =>
    Object.entries(row).flatMap(([name, value]) => (name.startsWith('c') && value != null ? [value] : [])),
  );
const sums = (definition: object, as: TestUser = 'admin') =>
  tenant.call(sumCustomReport, { ...days, definition: text(definition) }, { as });

/** Lets the viewer view these screens alone. */
async function viewerSees(menus: readonly string[]): Promise<void> {
  await parts.owner.query(
    'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
    [tenant.tenantId, menus],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
}

const amount = 'Collection.amount';
const allFunctions = collection({
  measures: [
    { by: 'count' },
    { field: amount, by: 'sum' },
    { field: amount, by: 'average' },
    { field: amount, by: 'median' },
    { field: amount, by: 'p90' },
    { field: amount, by: 'share' },
    { field: 'Collection.patientId', by: 'distinct' },
  ],
});

describe('figures', () => {
  it('every function is worked out over the rows, also in the total (RP004)', async () => {
    const { output } = await sums(allFunctions);
    expect(output.totals).toEqual([4, 50_000, 12_500, 2_500, 31_700, 100, 1]);
  });

  it('a share is of the total shown, and groups lead to their rows (RP004, RP008)', async () => {
    const byBand = collection({
      groups: ['=Size'],
      measures: [{ by: 'count' }, { field: amount, by: 'share' }, { by: 'share' }],
      calculated: [{ name: 'Size', kind: 'bands', fields: [amount], limits: [20, 100], words: [] }],
    });
    expect(await cells(byBand)).toEqual([
      ['0', 1, 2, 25],
      ['1', 2, 10, 50],
      ['2', 1, 88, 25],
    ]);
    const behind = await run(byBand, { isByRow: true, within: ['1'] });
    expect(behind.output.totalCount).toBe(2);
  });

  it('calculates sums, differences, products and quotients of fields, and divides nothing by zero (RP030)', async () => {
    const of = (name: string, kind: string, fields: string[]) => ({ name, kind, fields, limits: [], words: [] });
    const definition = collection({
      columns: ['=Both', '=Less', '=Part', amount],
      calculated: [
        of('Both', 'plus', ['Collection.cash', 'Collection.upi']),
        of('Less', 'minus', [amount, 'Collection.upi']),
        of('Part', 'over', [amount, 'Collection.upi']),
      ] as Definition['calculated'],
    });
    expect((await cells(definition)).toSorted((one, other) => Number(one.at(-1)) - Number(other.at(-1)))).toEqual([
      [1_000, 1_000, 1_000],
      [2_000, 2_000, 2_000],
      [3_000, 3_000, 3_000],
      [44_000, 0, 1, 44_000],
    ]);
    const added = collection({ ...definition, columns: [], measures: [{ field: '=Less', by: 'sum' }] });
    expect((await sums(added)).output.totals).toEqual([6_000]);
    const wrong = collection({
      measures: [{ field: '=Wrong', by: 'sum' }],
      calculated: [of('Wrong', 'times', [amount, 'Collection.cash'])] as Definition['calculated'],
    });
    expect((await sums(wrong)).message).toBe(
      customSentences.wrongCalculation({ column: String(wrong.calculated[0]?.name) }).text,
    );
  });

  it('refuses limits of bands that do not ascend, also where no group uses them (RP030)', async () => {
    const bands = { name: 'Size', kind: 'bands', fields: [amount], limits: [500, 100], words: [] };
    const refused = await sums(
      collection({ measures: [{ by: 'count' }], calculated: [bands] as Definition['calculated'] }),
    );
    expect(refused.message).toBe(customSentences.wrongLimits({ column: String(bands.name) }).text);
  });

  it('groups by texts of a choice, and takes every text for a text (RP015, RP030)', async () => {
    const words = [{ value: 'inpatient', text: "Ward'); drop table payment; --" }];
    const definition = collection({
      groups: ['=Place'],
      measures: [{ by: 'count' }],
      calculated: [{ name: 'Place', kind: 'words', fields: ['Collection.source'], limits: [], words }],
    });
    expect(await cells(definition)).toEqual([[words[0]?.text, 4]]);
  });

  it('narrows by amounts in rupees, by words, and by what is not given (RP028)', async () => {
    const count = async (comparison: string, values: string[], field = amount) =>
      (await sums(collection({ measures: [{ by: 'count' }], filters: [{ field, comparison, values }] as never })))
        .output.count;
    expect(await count('atLeast', ['20'])).toBe(3);
    expect(await count('atMost', ['20.50'])).toBe(2);
    expect(await count('is', ['10', '440'])).toBe(2);
    expect(await count('isNot', ['10', '440'])).toBe(2);
    expect(await count('is', ['inpatient'], 'Collection.source')).toBe(4);
    expect(await count('isEmpty', [], 'Collection.source')).toBe(0);
    const wrong = collection({
      measures: [{ by: 'count' }],
      filters: [{ field: amount, comparison: 'is', values: ['ten'] }],
    });
    expect((await sums(wrong)).isFailure).toBe(true);
  });
});

describe('fields that are not there', () => {
  it('a field that has gone is named, and the rest of the report answers (RP031)', async () => {
    const definition = collection({
      groups: ['Collection.source', 'Collection.shelf'],
      measures: [{ by: 'count' }, { field: '=Gone', by: 'sum' }],
      filters: [{ field: 'Collection.colour', comparison: 'is', values: ['red'] }],
      calculated: [{ name: 'Gone', kind: 'plus', fields: [amount, 'Collection.tips'], limits: [], words: [] }],
    });
    const { output } = await sums(definition);
    expect(output.missing.toSorted()).toEqual(['Gone', 'colour', 'shelf', 'tips']);
    expect(output.totals).toEqual([4]);
    expect(await cells(definition)).toEqual([['inpatient', 4]]);
  });

  it('a field that identifies a person is not offered (RP013)', async () => {
    const { output } = await sums(collection({ columns: ['Collection.patientName', amount] }));
    expect(output.missing).toEqual(['patientName']);
  });

  it('a measure of another dataset is refused with the dataset that has both (RP029)', async () => {
    const both = collection({ groups: ['Collection.source'], measures: [{ field: 'Charge.net', by: 'sum' }] });
    const { isFailure, message } = await sums(both);
    expect([isFailure, message]).toEqual([true, expect.stringContaining('another dataset')]);
    const shared = {
      ...emptyDefinition('Charge'),
      groups: ['Charge.doctorId'],
      measures: [{ field: 'InpatientRevenue.gross', by: 'sum' }],
    };
    expect((await sums(shared)).message).toMatch(/another dataset/);
  });
});

describe('rights', () => {
  const booked = (more: object) => ({ ...emptyDefinition('Appointment'), measures: [{ by: 'count' }], ...more });
  const advance = 'Appointment.advance';
  const calculated = (kind: string, limits: number[]) => [
    { name: 'Hidden', kind, fields: kind === 'bands' ? [advance] : [advance, advance], limits, words: [] },
  ];
  const reached: readonly (readonly [string, object])[] = [
    ['filter', { filters: [{ field: advance, comparison: 'atLeast', values: ['1'] }] }],
    ['measure', { measures: [{ by: 'count' }, { field: advance, by: 'sum' }] }],
    ['share', { measures: [{ by: 'count' }, { field: advance, by: 'share' }] }],
    ['column', { columns: [advance, 'Appointment.status'] }],
    [
      'calculated column',
      { measures: [{ by: 'count' }, { field: '=Hidden', by: 'sum' }], calculated: calculated('plus', []) },
    ],
    ['band', { groups: ['=Hidden', '@day'], calculated: calculated('bands', [100]) }],
    [
      'filter of a band',
      { filters: [{ field: '=Hidden', comparison: 'is', values: ['1'] }], calculated: calculated('bands', [100]) },
    ],
  ];

  it.each(reached)('an amount that the reader may not see is not reached by a %s (RP010)', async (_way, more) => {
    await holdOpd(tenant, 20);
    await book(tenant, { advance: 500 });
    await book(tenant, { slot: '09:15', phone: '9800022222' });
    await viewerSees([customReportMenu, 'appointment_report']);
    const definition = booked(more);
    await expect.poll(async () => (await sums(definition, 'viewer')).output?.missing).toContain('advance');
    const hidden = (await sums(definition, 'viewer')).output;
    expect([hidden.count, hidden.totals]).toEqual([2, [2]]);
    const rows = await run(definition, {}, 'viewer');
    expect(JSON.stringify(rows.output.rows)).not.toContain('50000');
    // The sort of the list language knows no column that is not there.
    const last = { sortingModel: { sortColumn: 'C5', sortDirection: 'asc' as const } };
    expect((await run(definition, last, 'viewer')).status).toBe(400);
    expect(JSON.stringify((await sums(definition)).output.missing)).toBe('[]');
  });

  it('a dataset whose report the reader may not view has no answer, and neither has the builder without its right (RP010)', async () => {
    await viewerSees([customReportMenu]);
    const definition = collection({ measures: [{ by: 'count' }] });
    await expect.poll(async () => (await sums(definition, 'viewer')).message).toBe(customSentences.noSuchDataset.text);
    await viewerSees(['report/collection']);
    await expect.poll(async () => (await sums(definition, 'viewer')).status).toBe(403);
  });
});

describe('a saved report', () => {
  const saved = (reportName: string, isShared: boolean) => ({
    customReport: { reportName, isShared, definition: text(allFunctions) },
  });
  const names = async (as: TestUser) =>
    (await tenant.ask(customReports.list, { pageNumber: 1, pageSize: 0 }, { as })).rows.map(
      ({ reportName }) => reportName,
    );

  it('is seen by its maker, and by others when it is shared; its maker alone changes it (RP026)', async () => {
    const { customReport: own } = await tenant.ask(customReports.add, saved('Own', false), { as: 'admin' });
    const { customReport: shared } = await tenant.ask(customReports.add, saved('Shared', true), { as: 'admin' });
    await viewerSees([customReportMenu]);
    await parts.owner.query(
      `update role_permission set can_edit = true, can_delete = true where tenant_id = $1 and role_id = 31 and menu_path = $2`,
      [tenant.tenantId, customReportMenu],
    );
    await viewerSees([customReportMenu]);
    await expect.poll(() => names('viewer').catch(() => [])).toEqual(['Shared']);
    expect(await names('admin')).toEqual(['Own', 'Shared']);
    const change = ({ customReportId }: { customReportId: number }) =>
      tenant.call(
        customReports.update,
        { customReport: { ...saved('Mine', true).customReport, customReportId } },
        { as: 'viewer' },
      );
    expect((await change(shared)).message).toBe(customSentences.notOwner.text);
    expect((await change(own)).isFailure).toBe(true);
    const removal = await tenant.call(
      customReports.remove,
      { customReport: { customReportId: shared.customReportId } },
      { as: 'viewer' },
    );
    expect(removal.message).toBe(customSentences.notOwner.text);
    const found = await tenant.call(
      customReports.get,
      { customReport: { customReportId: own.customReportId } },
      { as: 'viewer' },
    );
    expect(found.isFailure).toBe(true);
  });

  it('has a definition that can be read (RP015)', async () => {
    const wrong = { customReport: { reportName: 'Wrong', definition: '{"dataset": 1}' } };
    const { isFailure, fields } = await tenant.call(customReports.add, wrong, { as: 'admin' });
    expect([isFailure, Object.values(fields ?? {})]).toEqual([true, [customChecks.noDefinition.text]]);
  });
});
