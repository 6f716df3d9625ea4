// A custom report on a schedule: the mail has what its reader may see at the moment of sending (RP010, RP011).
import { type Definition, emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import { customReportMenu, customReports, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import { reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import {
  reportScheduleChecks,
  reportScheduleSentences,
} from '@charaka/contract/insight/report/report-schedule-sentences';
import { beforeAll, expect, it } from 'vitest';
import { useScheduleDesk } from '../../../test-support/money/schedule-desk.ts';
import { today } from '../../../test-support/money/till.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const desk = useScheduleDesk();
const { parts, byAdmin, mailsOf, typedSchedule, schedule, sendNow } = desk;
let tenant: TestTenant;
let customReportId: number;

const definition: Definition = {
  ...emptyDefinition('Collection'),
  groups: ['Collection.source', '@day'],
  measures: [{ by: 'count' }, { field: 'Collection.amount', by: 'sum' }, { field: 'Collection.amount', by: 'average' }],
};

/** Lets the viewer view these screens alone. */
async function viewerSees(...menus: string[]): Promise<void> {
  await parts.owner.query('delete from role_permission where tenant_id = $1 and role_id = 31', [tenant.tenantId]);
  await parts.owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select $1, 31, menu, true, false, false, false from unnest($2::text[]) menu`,
    [tenant.tenantId, menus],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
}

const add = async (reportName: string, parts: Partial<Definition> = {}, isShared = true) =>
  (
    await tenant.ask(
      customReports.add,
      { customReport: { reportName, isShared, definition: JSON.stringify({ ...definition, ...parts }) } },
      byAdmin,
    )
  ).customReport.customReportId;
const scheduled = (changes: object = {}) =>
  schedule({ reportMenu: customReportMenu, customReportId, period: 'Today', ...changes });

beforeAll(async () => {
  ({ tenant } = desk.made());
  customReportId = await add('Money by source');
  await viewerSees(customReportMenu, 'report/collection');
});

it('is mailed with its measures and groups, which are those of the report, and a link that asks for a log-in (RP001, RP011, RP022)', async () => {
  const { reportScheduleId } = await scheduled({ addresses: 'owner@example.org' });
  const letters = await mailsOf(() => sendNow(reportScheduleId));
  expect(letters.map(({ recipient }) => recipient)).toHaveLength(3);
  const { totals } = await tenant.ask(
    sumCustomReport,
    { definition: JSON.stringify(definition), fromDate: today(), toDate: today() },
    byAdmin,
  );
  expect(totals).toEqual([1, 100_000, 100_000]);
  const [year, month, day] = today().split('-');
  for (const { subject, body } of letters) {
    expect(subject).toContain('Money by source');
    expect(body).toContain('Rows: 1\nTotal: 1,000.00\nTotal, average: 1,000.00');
    expect(body).toContain(`, ${day}/${month}/${year}. Rows: 1, Total: 1,000.00, Total, average: 1,000.00`);
    expect(body).not.toContain('Asha');
  }
  const links = letters.flatMap(
    ({ body }) => /Log in to open the report:\n.*\/Custom_report\/builder\?(.*)/.exec(body)?.[1] ?? [],
  );
  expect(links).toHaveLength(2);
  expect(Object.fromEntries(new URLSearchParams(links[0]))).toMatchObject({
    id: String(customReportId),
    from: today(),
    to: today(),
  });
  const { rows } = await tenant.ask(listReportRuns, { pageNumber: 1, pageSize: 1 }, byAdmin);
  expect(rows[0]).toMatchObject({ part: sumCustomReport.path, rowCount: 1, state: 'Done' });
});

it('names the fields that its reader may not see, and leaves them out (RP010, RP031)', async () => {
  customReportId = await add('With a lost field', {
    measures: [{ by: 'count' }, { field: 'Collection.gone', by: 'sum' }],
  });
  const { reportScheduleId } = await scheduled();
  const letters = await mailsOf(() => sendNow(reportScheduleId));
  for (const { body } of letters) {
    expect(body).toMatch(/Without the fields .*: gone/);
    expect(body).toMatch(/\. Rows: 1$/m);
  }
});

it('drops a recipient who may no longer see the report of its dataset, or a report that is not shared (RP011, RP026)', async () => {
  await viewerSees(customReportMenu);
  customReportId = await add('Of collections');
  const { reportScheduleId } = await scheduled();
  expect(await mailsOf(() => sendNow(reportScheduleId))).toHaveLength(1);
  await viewerSees(customReportMenu, 'report/collection');
  expect(await mailsOf(() => sendNow(reportScheduleId))).toHaveLength(2);
  await parts.owner.query('update custom_report set is_shared = false where custom_report_id = $1', [customReportId]);
  expect(await mailsOf(() => sendNow(reportScheduleId))).toHaveLength(1);
});

it('stops, and tells the owner, when the report was removed (RP011)', async () => {
  customReportId = await add('Removed later');
  const { reportScheduleId } = await scheduled();
  await tenant.ask(customReports.remove, { customReport: { customReportId } }, byAdmin);
  const ended = await sendNow(reportScheduleId);
  expect([ended.lastState, ended.isActive]).toEqual(['OwnerLostRight', false]);
});

it('refuses a schedule without a custom report, with one of another user, and with a threshold (RP024, RP026)', async () => {
  const refusal = async (changes: object) => {
    const reportSchedule = typedSchedule({ reportMenu: customReportMenu, ...changes });
    return JSON.stringify((await tenant.call(reportSchedules.add, { reportSchedule }, byAdmin)).fields ?? {});
  };
  const hidden = await add('Own', {}, false);
  expect(await refusal({})).toContain(reportScheduleChecks.chooseCustomReport.text);
  expect(await refusal({ reportMenu: 'report/collection', customReportId: hidden })).toContain(
    reportScheduleChecks.chooseCustomReport.text,
  );
  expect(await refusal({ customReportId: hidden, onlyIf: 'ThresholdCrossed', thresholdField: 'amount' })).toContain(
    reportScheduleChecks.chooseFigure.text,
  );
  const other = await tenant.call(
    reportSchedules.add,
    { reportSchedule: typedSchedule({ reportMenu: customReportMenu, customReportId: hidden, addresses: '' }) },
    { as: 'clerk' },
  );
  expect(other.message).toBe(reportScheduleSentences.customNotYours.text);
});
