// Schedules with addresses outside the hospital: an administrator decides on what leaves, and a content that changed later is held back (RP011).
import { emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import { customReportMenu, customReports } from '@charaka/contract/insight/report/custom-report';
import { transactionReport } from '@charaka/contract/insight/report/ledger-reports';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { appointmentReport } from '@charaka/contract/insight/report/outpatient-reports';
import { reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { inventoryReport } from '@charaka/contract/insight/report/stock-reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { useScheduleDesk } from '../../../test-support/money/schedule-desk.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const desk = useScheduleDesk();
const { parts, byAdmin, has, mailsOf, typedSchedule, schedule, sendNow } = desk;
const byClerk = { as: 'clerk' } as const;
const addresses = 'board@trust.example';
let tenant: TestTenant;
beforeAll(() => {
  ({ tenant } = desk.made());
});

/** The state of a schedule for its owner, the clerk. */
const opened = async (reportScheduleId: number) =>
  (await tenant.ask(reportSchedules.get, { reportSchedule: { reportScheduleId } }, byClerk)).reportSchedule;

/** A schedule of the clerk, to which an administrator has added an outside address. */
async function scheduleOfClerk(changes: object = {}) {
  const typed = typedSchedule(changes);
  const { reportSchedule } = await tenant.ask(reportSchedules.add, { reportSchedule: typed }, byClerk);
  const sent = { ...typed, addresses, reportScheduleId: reportSchedule.reportScheduleId };
  await tenant.ask(reportSchedules.update, { reportSchedule: sent }, byAdmin);
  return sent;
}

const outsideOf = async (reportScheduleId: number) =>
  (await mailsOf(() => sendNow(reportScheduleId))).filter(({ recipient }) => recipient === addresses);

describe('the owner of a schedule with outside addresses', () => {
  it('changes neither report, custom report, view, period nor addresses without an administrator (RP011)', async () => {
    const sent = await scheduleOfClerk();
    const view = {
      viewName: 'Refunds',
      reportMenu: collectionReport.menu,
      search: 'kind=Refund',
      sharedWith: 'Owner',
    } as const;
    const { savedReportView } = await tenant.ask(savedReportViews.add, { savedReportView: view }, byClerk);
    const customReport = { reportName: 'Of the clerk', definition: JSON.stringify(emptyDefinition('Collection')) };
    const { customReportId } = (await tenant.ask(customReports.add, { customReport }, byClerk)).customReport;
    const { administratorChanges, administratorEnters } = reportScheduleSentences;
    const changes = [
      [{ reportMenu: appointmentReport.menu }, administratorChanges],
      [{ reportMenu: customReportMenu, customReportId }, administratorChanges],
      [{ savedReportViewId: savedReportView.savedReportViewId }, administratorChanges],
      [{ period: 'LastYear' }, administratorChanges],
      [{ addresses: `${addresses}, away@other.example` }, administratorEnters],
    ] as const;
    for (const [change, refusal] of changes) {
      const answer = await tenant.call(reportSchedules.update, { reportSchedule: { ...sent, ...change } }, byClerk);
      expect(answer.message).toBe(refusal.text);
    }
    const changed = { ...sent, reportMenu: appointmentReport.menu };
    await expect(tenant.ask(reportSchedules.update, { reportSchedule: changed }, byAdmin)).resolves.toBeDefined();
    expect(await opened(sent.reportScheduleId)).toMatchObject({ reportMenu: appointmentReport.menu, isHeld: false });
  });

  it('changes its time and recipients, and pauses it; the address gets what was allowed (RP011)', async () => {
    const sent = await scheduleOfClerk();
    const changed = { ...sent, atTime: '08:15', everyKind: 'Week' as const, recipientIds: [tenant.userIds.clerk] };
    await tenant.ask(reportSchedules.update, { reportSchedule: changed }, byClerk);
    expect(await opened(sent.reportScheduleId)).toMatchObject({ atTime: '08:15', isHeld: false });
    expect(await outsideOf(sent.reportScheduleId)).toHaveLength(1);
    await tenant.ask(reportSchedules.update, { reportSchedule: { ...changed, isActive: false } }, byClerk);
    expect((await opened(sent.reportScheduleId)).isActive).toBe(false);
  });

  it('is free to change a schedule that sends to users alone (RP011)', async () => {
    const typed = typedSchedule();
    const { reportScheduleId } = (await tenant.ask(reportSchedules.add, { reportSchedule: typed }, byClerk))
      .reportSchedule;
    const changed = { ...typed, reportScheduleId, period: 'LastYear' as const };
    await expect(tenant.ask(reportSchedules.update, { reportSchedule: changed }, byClerk)).resolves.toBeDefined();
  });
});

describe('a content that was changed since an administrator allowed it', () => {
  const noticesOf = (scheduleName: string) =>
    has(`select user_id from hms_notification where title like 'Schedule ${scheduleName} sends no mail outside%'`);

  it('of a custom report is sent to users alone, until an administrator saves the schedule (RP011)', async () => {
    const definition = { ...emptyDefinition('Collection'), measures: [{ by: 'count' }] };
    const typed = { reportName: 'Rows', isShared: true, definition: JSON.stringify(definition) };
    const { customReportId } = (await tenant.ask(customReports.add, { customReport: typed }, byClerk)).customReport;
    const sent = await scheduleOfClerk({
      reportMenu: customReportMenu,
      customReportId,
      recipientIds: [tenant.userIds.clerk],
    });
    const { reportScheduleId, scheduleName } = sent;
    expect(await outsideOf(reportScheduleId)).toHaveLength(1);
    const wider = {
      ...definition,
      measures: [{ by: 'sum', field: 'Collection.amount' }],
      groups: ['Collection.source'],
    };
    const change = { ...typed, customReportId, definition: JSON.stringify(wider) };
    const answer = await tenant.call(customReports.update, { customReport: change }, byClerk);
    expect(answer.message).toBe(reportScheduleSentences.schedulesHeld({ names: scheduleName }).text);
    expect((await opened(reportScheduleId)).isHeld).toBe(true);
    const letters = await mailsOf(() => sendNow(reportScheduleId));
    expect(letters.map(({ recipient }) => recipient)).toEqual([`clerk@${tenant.name}.example`]);
    expect((await opened(reportScheduleId)).lastFailure).toBe(reportScheduleSentences.contentHeld.text);
    const told = await noticesOf(scheduleName);
    expect(told.map(({ user_id }) => Number(user_id)).toSorted((one, other) => one - other)).toEqual(
      expect.arrayContaining([tenant.userIds.admin, tenant.userIds.clerk]),
    );
    // Owner and administrators are told once, not with each mail.
    await sendNow(reportScheduleId);
    expect(await noticesOf(scheduleName)).toHaveLength(told.length);
    await tenant.ask(reportSchedules.update, { reportSchedule: { ...sent, atTime: '09:00' } }, byClerk);
    expect((await opened(reportScheduleId)).isHeld).toBe(true);
    await tenant.ask(reportSchedules.update, { reportSchedule: sent }, byAdmin);
    expect(await opened(reportScheduleId)).toMatchObject({ isHeld: false });
    const [letter] = await outsideOf(reportScheduleId);
    expect(letter?.body).toContain('Total: 1,000.00');
    expect((await opened(reportScheduleId)).lastFailure ?? null).toBeNull();
  });

  it('of a view is sent to users alone, until an administrator saves the schedule (RP011)', async () => {
    const typed = {
      viewName: 'Kept',
      reportMenu: collectionReport.menu,
      search: 'kind=Refund',
      sharedWith: 'Owner',
    } as const;
    const { savedReportViewId } = (await tenant.ask(savedReportViews.add, { savedReportView: typed }, byClerk))
      .savedReportView;
    const sent = await scheduleOfClerk({ savedReportViewId });
    const { reportScheduleId } = sent;
    expect(await outsideOf(reportScheduleId)).toHaveLength(1);
    const change = { ...typed, savedReportViewId, search: 'kind=Receive' };
    await tenant.ask(savedReportViews.update, { savedReportView: change }, byClerk);
    expect(await outsideOf(reportScheduleId)).toEqual([]);
    // The filters that were allowed are allowed still.
    await tenant.ask(savedReportViews.update, { savedReportView: { ...typed, savedReportViewId } }, byClerk);
    expect(await outsideOf(reportScheduleId)).toHaveLength(1);
  });

  it('is not sent where it changed in the database alone (RP011)', async () => {
    const { reportScheduleId } = await schedule({ addresses });
    await parts.owner.query('update report_schedule set period = $2 where report_schedule_id = $1', [
      reportScheduleId,
      'LastYear',
    ]);
    expect(await outsideOf(reportScheduleId)).toEqual([]);
  });
});

describe('a mail outside the hospital', () => {
  /** Gives or takes the right of the clerk to the ledger, which values at cost need. */
  const seesCost = async (canView: boolean) => {
    await parts.owner.query(
      'update role_permission set can_view = $2 where tenant_id = $1 and role_id = 30 and menu_path = $3',
      [tenant.tenantId, canView, transactionReport.menu],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
  };

  it('has no field to which its owner gained the right after an administrator allowed it (RP010, RP011)', async () => {
    await seesCost(false);
    const sent = await scheduleOfClerk({ reportMenu: inventoryReport.menu });
    await seesCost(true);
    const [mail] = await outsideOf(sent.reportScheduleId);
    expect(mail?.body).not.toContain('Value in');
    await tenant.ask(reportSchedules.update, { reportSchedule: sent }, byAdmin);
    const [allowed] = await outsideOf(sent.reportScheduleId);
    expect(allowed?.body).toContain('Value in');
  });
});
