// Schedules that use a view: its filters as the reader may see them, and what happens when the view is gone (RP010, RP011, RP026).
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { appointmentReport, outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { useScheduleDesk } from '../../../test-support/money/schedule-desk.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const { made, parts, byAdmin, has, mailsOf, schedule, sendNow } = useScheduleDesk();
let tenant: TestTenant;
beforeAll(() => {
  ({ tenant } = made());
});

describe('a schedule with a view', () => {
  type View = InputOf<typeof savedReportViews.add>['savedReportView'];
  const keepView = async (changes: Partial<View>, as: 'admin' | 'clerk' = 'admin') => {
    const view = {
      viewName: 'Refunds',
      reportMenu: collectionReport.menu,
      search: 'kind=Refund',
      sharedWith: 'Owner',
      ...changes,
    } as const;
    return (await tenant.ask(savedReportViews.add, { savedReportView: view }, { as })).savedReportView;
  };

  it('is sent with the filters of an own view, and follows a change of the view (RP026)', async () => {
    const { savedReportViewId, ...view } = await keepView({});
    const { reportScheduleId } = await schedule({ savedReportViewId });
    const sent = await mailsOf(() => sendNow(reportScheduleId));
    const [letter] = sent;
    expect(sent).toHaveLength(2);
    expect(letter?.body).toMatch(new RegExp(`View: ${view.viewName}\nRows: 0\n`));
    expect(letter?.body).toMatch(/\/report\/collection\?tenant=.*kind=Refund.*&file=\d+/);
    const { ownerId: _ownerId, ownerName: _ownerName, ...kept } = view;
    const changed = { ...kept, savedReportViewId, search: 'kind=Receive' };
    await tenant.ask(savedReportViews.update, { savedReportView: changed }, byAdmin);
    const [later] = await mailsOf(() => sendNow(reportScheduleId));
    expect(later?.body).toContain('Rows: 1\n');
  });

  it('leaves out a filter that the reader may not see, names it, and never tells its rows (RP010, RP011)', async () => {
    const setRight = (may: boolean) =>
      parts.owner.query(
        `update role_permission set can_view = $2 where tenant_id = $1 and role_id = 31 and menu_path = 'opd'`,
        [tenant.tenantId, may],
      );
    const reportMenu = outpatientReport.menu;
    const { savedReportViewId } = await keepView({ reportMenu, search: 'feeState=Free&formerField=1' });
    await setRight(false);
    const { reportScheduleId } = await schedule({ reportMenu, savedReportViewId });
    const sent = await mailsOf(() => sendNow(reportScheduleId));
    await setRight(true);
    const bodyOf = (user: string) => sent.find(({ recipient }) => recipient.startsWith(user))?.body ?? '';
    expect(bodyOf('admin')).toMatch(/no longer has: formerField\n/);
    expect(bodyOf('admin')).toContain('feeState=Free');
    expect(bodyOf('viewer')).toMatch(/: (Fee|शुल्क|फ़ीस), formerField\n/);
    expect(bodyOf('viewer')).not.toContain('feeState');
  });

  it('is refused for a view that its owner may not read or that belongs to another report (RP026)', async () => {
    const { savedReportViewId } = await keepView({ viewName: 'Of the clerk' }, 'clerk');
    await expect(schedule({ savedReportViewId })).rejects.toThrow(/not shared with the owner/);
    const shared = await keepView({ viewName: 'Shared', sharedWith: 'Hospital' }, 'clerk');
    const other = { savedReportViewId: shared.savedReportViewId, reportMenu: appointmentReport.menu };
    await expect(schedule(other)).rejects.toThrow(/belongs to another report/);
    await expect(schedule({ savedReportViewId: shared.savedReportViewId })).resolves.toMatchObject({
      viewName: 'Shared',
    });
  });

  it('stops when the view is no longer shared with its owner, who is told (RP011, RP026)', async () => {
    const shared = await keepView({ viewName: 'For a while', sharedWith: 'Hospital' }, 'clerk');
    const { reportScheduleId, scheduleName } = await schedule({ savedReportViewId: shared.savedReportViewId });
    const named = { savedReportView: { savedReportViewId: shared.savedReportViewId } };
    await tenant.ask(savedReportViews.remove, named, { as: 'clerk' });
    const stop = async () =>
      expect(await sendNow(reportScheduleId)).toMatchObject({ lastState: 'OwnerLostRight', isActive: false });
    expect(await mailsOf(stop)).toEqual([]);
    const told = `select title from hms_notification where title like 'Schedule ${scheduleName}: its view was removed%'`;
    expect(await has(told)).toHaveLength(1);
  });
});
