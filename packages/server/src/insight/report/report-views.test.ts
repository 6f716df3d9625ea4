// Views of reports: who reads, changes and removes them, and what a view of a report holds (RP025, RP026).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import { customReports } from '@charaka/contract/insight/report/custom-report';
import { customSentences } from '@charaka/contract/insight/report/custom-report-sentences';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { reportViewChecks, reportViewSentences } from '@charaka/contract/insight/report/report-view-sentences';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const VIEWER_ROLE = 31;
const CLERK_ROLE = 30;
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant(parts);
});

type Typed = InputOf<typeof savedReportViews.add>['savedReportView'];

const refunds = (changes: Partial<Typed> = {}): Typed => ({
  viewName: 'Refunds',
  reportMenu: collectionReport.menu,
  search: 'kind=Refund&group=mode',
  hiddenColumns: ['Mode'],
  sharedWith: 'Owner',
  ...changes,
});
const keep = async (changes: Partial<Typed> = {}, as: TestUser = 'clerk') =>
  (await tenant.ask(savedReportViews.add, { savedReportView: refunds(changes) }, { as })).savedReportView;
const seenBy = async (as: TestUser) =>
  (await tenant.ask(savedReportViews.list, { pageNumber: 1, pageSize: 0 }, { as })).rows.map(
    ({ viewName }) => viewName,
  );
type Key = Pick<Awaited<ReturnType<typeof keep>>, 'savedReportViewId'>;
const change = ({ savedReportViewId }: Key, changes: Partial<Typed>, as: TestUser) =>
  tenant.call(savedReportViews.update, { savedReportView: { ...refunds(changes), savedReportViewId } }, { as });
const remove = ({ savedReportViewId }: Key, as: TestUser, headers: Record<string, string> = {}) =>
  tenant.call(savedReportViews.remove, { savedReportView: { savedReportViewId } }, { as, headers });

describe('a view of a report', () => {
  it('keeps the address, the columns and its name as they were typed (RP025, RP026)', async () => {
    const kept = await keep({ viewName: 'प्रतिपूर्ति <b>', shownColumns: ['CollectedBy'] });
    const { savedReportView } = await tenant.ask(
      savedReportViews.get,
      { savedReportView: { savedReportViewId: kept.savedReportViewId } },
      { as: 'clerk' },
    );
    expect(savedReportView).toMatchObject({
      viewName: 'प्रतिपूर्ति <b>',
      search: 'kind=Refund&group=mode',
      shownColumns: ['CollectedBy'],
      hiddenColumns: ['Mode'],
      ownerId: tenant.userIds.clerk,
    });
  });

  it('is read by its owner, by the roles or by the whole hospital, and by nobody in another hospital (RP026)', async () => {
    await keep({ viewName: 'Own' });
    await keep({ viewName: 'Of viewers', sharedWith: 'Roles', roleIds: [VIEWER_ROLE] });
    await keep({ viewName: 'Of clerks', sharedWith: 'Roles', roleIds: [CLERK_ROLE] }, 'admin');
    await keep({ viewName: 'Of all', sharedWith: 'Hospital' }, 'admin');
    await keep({ viewName: 'Of the administrator' }, 'admin');
    expect(await seenBy('viewer')).toEqual(['Of all', 'Of viewers']);
    expect(await seenBy('clerk')).toEqual(['Of all', 'Of clerks', 'Of viewers', 'Own']);
    expect(await seenBy('admin')).toEqual(['Of all', 'Of clerks', 'Of the administrator', 'Of viewers']);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.ask(savedReportViews.list, { pageNumber: 1, pageSize: 0 }, elsewhere)).rows).toEqual([]);
  });

  it('is changed by its owner alone; a reader saves a copy, and loses it when it is no longer shared (RP026)', async () => {
    const shared = await keep({ sharedWith: 'Hospital' });
    const privately = await keep({ viewName: 'Own' });
    for (const other of ['viewer', 'admin'] as const) {
      expect((await change(shared, { search: 'kind=Receive' }, other)).message).toBe(
        reportViewSentences.notOwnView.text,
      );
      expect((await change(privately, { search: 'kind=Receive' }, other)).message).toMatch(/does not exist/);
    }
    await keep({}, 'viewer');
    expect(await seenBy('viewer')).toEqual(['Refunds', 'Refunds']);
    expect((await change(shared, { sharedWith: 'Owner' }, 'clerk')).isFailure).toBe(false);
    expect(await seenBy('viewer')).toEqual(['Refunds']);
    expect((await keep({}, 'clerk').catch((error: Error) => error.message)) as string).toMatch(/already have a view/);
  });

  it('is removed by its owner, and a shared one by an administrator too (RP026)', async () => {
    const shared = await keep({ sharedWith: 'Hospital' });
    const privately = await keep({ viewName: 'Own' });
    expect((await remove(shared, 'viewer')).message).toBe(reportViewSentences.notOwnView.text);
    expect((await remove(privately, 'admin')).message).toMatch(/does not exist/);
    expect((await remove(shared, 'admin')).isFailure).toBe(false);
    expect((await remove(privately, 'clerk')).isFailure).toBe(false);
    expect(await seenBy('clerk')).toEqual([]);
  });

  it('that a schedule uses is removed after a question that names the schedule and its owner (RP026)', async () => {
    const shared = await keep({ sharedWith: 'Hospital' });
    await tenant.ask(
      reportSchedules.add,
      {
        reportSchedule: {
          scheduleName: 'Daily refunds',
          reportMenu: collectionReport.menu,
          savedReportViewId: shared.savedReportViewId,
          everyKind: 'Day',
          atTime: '07:00',
          period: 'Yesterday',
          recipientIds: [tenant.userIds.admin],
          onlyIf: 'Always',
        },
      },
      { as: 'admin' },
    );
    const asked = await remove(shared, 'clerk', { 'charaka-question': 'ask' });
    expect([asked.isFailure, asked.message]).toEqual([true, expect.stringMatching(/will stop: Daily refunds \(.+\)/)]);
    expect(await seenBy('viewer')).toEqual(['Refunds']);
    expect((await remove(shared, 'clerk')).isFailure).toBe(false);
  });

  it('is refused for a report that its owner may not see, and hidden from readers without the report (RP010)', async () => {
    const setRight = (roleId: number, may: boolean) =>
      parts.owner.query(
        `update role_permission set can_view = $3 where tenant_id = $1 and role_id = $2 and menu_path = $4`,
        [tenant.tenantId, roleId, may, collectionReport.menu],
      );
    await keep({ sharedWith: 'Hospital' });
    await setRight(VIEWER_ROLE, false);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    await expect.poll(() => seenBy('viewer')).toEqual([]);
    const refused = await tenant.call(savedReportViews.add, { savedReportView: refunds() }, { as: 'viewer' });
    expect(refused.status).toBe(403);
  });

  it('opens first for others only where an administrator chose it, and goes to roles that exist (RP026)', async () => {
    const send = (changes: Partial<Typed>, as: TestUser) =>
      tenant.call(savedReportViews.add, { savedReportView: refunds(changes) }, { as });
    const first = { sharedWith: 'Hospital', isFirst: true } as const;
    expect((await send(first, 'clerk')).message).toBe(reportViewSentences.administratorSetsFirst.text);
    expect((await send(first, 'admin')).isFailure).toBe(false);
    const nobody = await send({ sharedWith: 'Roles', viewName: 'None' }, 'admin');
    expect(Object.values(nobody.fields ?? {})).toEqual([reportViewChecks.chooseRoles.text]);
    const unknown = await send({ sharedWith: 'Roles', roleIds: [998], viewName: 'Unknown' }, 'admin');
    expect(unknown.message).toBe(accessSentences.roleDoesNotExist.text);
  });
});

describe('a custom report', () => {
  it('has the same rule: an administrator removes a shared one, changes none and opens no private one (RP026)', async () => {
    const made = async (reportName: string, isShared: boolean) =>
      (
        await tenant.ask(
          customReports.add,
          { customReport: { reportName, isShared, definition: JSON.stringify(emptyDefinition('Collection')) } },
          { as: 'clerk' },
        )
      ).customReport;
    const [own, shared] = [await made('Own', false), await made('Shared', true)];
    const byAdmin = { as: 'admin' } as const;
    const { customReportId } = shared;
    const { ownerId: _ownerId, ownerName: _ownerName, ...sent } = { ...shared, reportName: 'Taken' };
    const change = await tenant.call(customReports.update, { customReport: sent }, byAdmin);
    expect(change.message).toBe(customSentences.notOwner.text);
    const get = tenant.call(customReports.get, { customReport: { customReportId: own.customReportId } }, byAdmin);
    expect((await get).message).toMatch(/does not exist/);
    const removeAs = (id: number) =>
      tenant.call(customReports.remove, { customReport: { customReportId: id } }, byAdmin);
    expect((await removeAs(own.customReportId)).message).toMatch(/does not exist/);
    expect((await removeAs(customReportId)).isFailure).toBe(false);
  });
});
