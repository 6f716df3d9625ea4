// Approvers let others act for them, from day to day.

import { logIn } from '@charaka/contract/foundation/access/access';
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import {
  addDelegations,
  getOwnAuthority,
  listDelegations,
  setApprover,
  updateDelegations,
} from '@charaka/contract/foundation/staff/delegation';
import { deactivateStaff, listStaff } from '@charaka/contract/foundation/staff/staff';
import { dateInZone, daysBefore } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from '../access/password.ts';

const parts = useTestApp();
const today = dateInZone(new Date(), 'Asia/Kolkata');
const yesterday = daysBefore(today, 1);
const tomorrow = daysBefore(today, -1);

/** The clerk is staff 1, an approver; the viewer is staff 2; staff 3 is nobody's user. */
async function tenantWithApprover(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  const { tenantId } = tenant;
  await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 1', [tenantId]);
  await parts.owner.query('update app_user set staff_id = user_id - 1 where tenant_id = $1 and user_id > 1', [
    tenantId,
  ]);
  return tenant;
}

/** As above, where the clerk may decide about their own delegations alone. */
async function withoutAuthorityRights(tenant: TestTenant): Promise<TestTenant> {
  await parts.owner.query(
    `update role_permission set can_view = false, can_edit = false where tenant_id = $1 and menu_path = 'human_resource/approving_authorities'`,
    [tenant.tenantId],
  );
  return tenant;
}

const flagsOf = async (tenant: TestTenant, as: TestUser = 'viewer', hospitalId?: number) => {
  const { authority } = await tenant.ask(getOwnAuthority, {}, { as, ...(hospitalId ? { hospitalId } : {}) });
  return [authority.isApprover, authority.isDelegator];
};
const grant = (tenant: TestTenant, staffIds: number[], as: TestUser = 'clerk') =>
  tenant.call(addDelegations, { delegations: staffIds.map((staffId) => ({ staffId, isEnabled: true })) }, { as });
const delegationsOf = async (tenant: TestTenant, approverId = 1) =>
  (await tenant.ask(listDelegations, { approverId })).rows;

describe('access delegation', () => {
  it('is given from today on for 30 days by the caller as approver (Q267, R205, R207)', async () => {
    const tenant = await tenantWithApprover();
    expect(await flagsOf(tenant)).toEqual([false, false]);
    const answer = await grant(tenant, [2]);
    expect([answer.message, answer.output.grantedCount]).toEqual(['Access delegated successfully', 1]);
    const [given] = await delegationsOf(tenant);
    expect(given).toMatchObject({
      staffId: 2,
      approverId: 1,
      approvedById: 1,
      fromDay: today,
      isEnabled: true,
      state: 'in force',
    });
    expect(given?.toDay).toBe(daysBefore(today, -30));
    expect(await flagsOf(tenant)).toEqual([false, true]);
  });

  it('is offered for staff who are active, no approvers and no delegators, and refused for others (R202)', async () => {
    const tenant = await tenantWithApprover();
    const offered = async () => {
      const is = (columnName: string, filterValue: boolean) => ({ columnName, filterValue, filterOption: 11 });
      const filterParams = [is('isActive', true), is('isApprover', false), is('isDelegator', false)];
      return (await tenant.ask(listStaff, { filterParams })).rows.map((row) => row.staffId).sort();
    };
    expect(await offered()).toEqual([2, 3]);
    await grant(tenant, [2]);
    expect(await offered()).toEqual([3]);
    expect((await grant(tenant, [3, 2])).message).toBe('Meera Two already acts for an approver');
    expect((await grant(tenant, [1])).message).toBe('Ravi One is an approver');
    expect((await grant(tenant, [99])).message).toBe('This member of staff does not exist');
    await tenant.ask(deactivateStaff, { staff: { staffId: 3, reason: 'Left' } });
    expect((await grant(tenant, [3])).message).toBe('Sara Three is not active');
    expect(await delegationsOf(tenant)).toHaveLength(1);
  });

  it('is for approvers alone: a delegator hands nothing on (R178, Q267)', async () => {
    const tenant = await tenantWithApprover();
    expect((await grant(tenant, [3], 'viewer')).status).toBe(403);
    await grant(tenant, [2]);
    expect((await grant(tenant, [3], 'viewer')).message).toMatch(/Only an approver can delegate access/);
    expect(await delegationsOf(tenant, 2)).toEqual([]);
  });

  it('is for those who work in a hospital of the approver (Q267)', async () => {
    const tenant = await tenantWithApprover();
    await parts.owner.query('update staff set hospital_id = 2 where tenant_id = $1 and staff_id = 3', [
      tenant.tenantId,
    ]);
    expect((await grant(tenant, [3])).message).toBe('Sara Three works in none of the hospitals of the approver');
  });

  it('counts in no hospital where the approver does not work (Q267)', async () => {
    const tenant = await tenantWithApprover();
    await parts.owner.query('insert into user_hospital values ($1, 3, 2)', [tenant.tenantId]);
    await parts.owner.query(
      'update user_hospital set is_active = false where tenant_id = $1 and user_id = 2 and hospital_id = 2',
      [tenant.tenantId],
    );
    await grant(tenant, [2]);
    expect(await flagsOf(tenant, 'viewer', 1)).toEqual([false, true]);
    expect(await flagsOf(tenant, 'viewer', 2)).toEqual([false, false]);
  });

  it('is told to those who decide about approvers, and ends with a day that was sent (Q267)', async () => {
    const tenant = await tenantWithApprover();
    const sent = { staffId: 2, isEnabled: true, toDay: tomorrow };
    await tenant.ask(addDelegations, { delegations: [sent] });
    expect((await delegationsOf(tenant))[0]?.toDay).toBe(tomorrow);
    const { rows } = await tenant.ask(listNotifications, { pageNumber: 1, pageSize: 10 }, { as: 'admin' });
    expect(rows.map(({ title }) => title)).toContainEqual(expect.stringMatching(/delegated approvals to Meera Two/));
    const long = { staffId: 3, isEnabled: true, toDay: daysBefore(today, -31) };
    const refused = await tenant.call(addDelegations, { delegations: [long] });
    expect(refused.message).toMatch(/for 30 days at most/);
  });

  it('never stands above the limit of the approver (Q267)', async () => {
    const tenant = await tenantWithApprover();
    await grant(tenant, [2]);
    await parts.owner.query('update staff set approval_limit_paise = 500 where tenant_id = $1 and staff_id = 1', [
      tenant.tenantId,
    ]);
    expect((await tenant.ask(getOwnAuthority, {}, { as: 'viewer' })).authority.approvalLimit).toBe(500);
  });

  it('given by two at one moment is given once (Q191)', async () => {
    const tenant = await tenantWithApprover();
    await grant(tenant, [2]);
    const answers = await Promise.all([grant(tenant, [3]), grant(tenant, [3])]);
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
    expect(answers.find((answer) => answer.isFailure)?.message).toMatch(/already|just delegated/);
    const { rows } = await parts.owner.query('select 1 from delegation where tenant_id = $1 and staff_id = 3', [
      tenant.tenantId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('shows a salutation for role 1 alone, and is searched by a part of a name (R181, R203, R206, Q192)', async () => {
    const tenant = await tenantWithApprover();
    await parts.owner.query('update staff set role_id = 31 where tenant_id = $1 and staff_id = 3', [tenant.tenantId]);
    await grant(tenant, [2, 3]);
    const rows = await delegationsOf(tenant);
    expect(rows.map((row) => [row.fullName, row.salutation]).sort()).toEqual([
      ['Meera Two', 'Dr.'],
      ['Sara Three', null],
    ]);
    const found = await tenant.ask(listDelegations, {
      approverId: 1,
      filterParams: [{ columnName: 'fullName', filterValue: 'ARA T', filterOption: 3 }],
    });
    expect(found.rows.map((row) => row.fullName)).toEqual(['Sara Three']);
  });
});

describe('a delegation', () => {
  const change = (
    tenant: TestTenant,
    changes: { fromDay?: string; toDay?: string | null; isEnabled?: boolean },
    as: TestUser = 'clerk',
  ) =>
    delegationsOf(tenant).then(([row]) =>
      tenant.call(
        updateDelegations,
        { delegations: [{ delegationId: row?.delegationId ?? 0, fromDay: today, isEnabled: true, ...changes }] },
        { as },
      ),
    );

  it('is in force from its first to its last day, and the flag follows at the next call (R204, Q191)', async () => {
    const tenant = await tenantWithApprover();
    await grant(tenant, [2]);
    const stands = async () => [(await delegationsOf(tenant))[0]?.state, (await flagsOf(tenant))[1]];
    expect((await change(tenant, { fromDay: yesterday, toDay: today })).message).toBe(
      'Delegation updated successfully',
    );
    expect(await stands()).toEqual(['in force', true]);
    await change(tenant, { fromDay: yesterday, toDay: yesterday });
    expect(await stands()).toEqual(['expired', false]);
    await change(tenant, { fromDay: tomorrow });
    expect(await stands()).toEqual(['coming', false]);
    await change(tenant, { isEnabled: false });
    expect(await stands()).toEqual(['disabled', false]);
    await change(tenant, {});
    expect(await stands()).toEqual(['in force', true]);
    expect((await change(tenant, { toDay: daysBefore(today, -31) })).message).toMatch(/for 30 days at most/);
    const wrong = await change(tenant, { fromDay: today, toDay: yesterday });
    expect(Object.values(wrong.fields ?? {})).toEqual(['The To date must not be before the From date']);
  });

  it('ends with the day of the hospital that is worked in, whatever the session remembers (Q191)', async () => {
    const tenant = await tenantWithApprover();
    // Between these two clocks it is never the same day.
    await parts.owner.query(`update hospital set timezone = 'Etc/GMT+12' where tenant_id = $1 and hospital_id = 1`, [
      tenant.tenantId,
    ]);
    await parts.owner.query(
      `update hospital set timezone = 'Pacific/Kiritimati' where tenant_id = $1 and hospital_id = 2`,
      [tenant.tenantId],
    );
    await parts.owner.query('insert into user_hospital values ($1, 3, 2)', [tenant.tenantId]);
    await grant(tenant, [2]);
    const lastDay = dateInZone(new Date(), 'Etc/GMT+12');
    await change(tenant, { fromDay: lastDay, toDay: lastDay });
    expect(await flagsOf(tenant, 'viewer', 1)).toEqual([false, true]);
    expect(await flagsOf(tenant, 'viewer', 2)).toEqual([false, false]);
  });

  it('is worth nothing without the approver (Q267)', async () => {
    const tenant = await tenantWithApprover();
    await grant(tenant, [2]);
    const state = async () => (await delegationsOf(tenant))[0]?.state;
    expect(await state()).toBe('in force');
    await tenant.ask(setApprover, { staff: { staffId: 1, isApprover: false } }, { as: 'admin' });
    expect(await state()).toBe('without approver');
    expect(await flagsOf(tenant)).toEqual([false, false]);
    expect((await grant(tenant, [3], 'viewer')).status).toBe(403);
  });

  it('left without approver does not stand in the way of another approver', async () => {
    const tenant = await tenantWithApprover();
    await grant(tenant, [3]);
    await tenant.ask(setApprover, { staff: { staffId: 1, isApprover: false } }, { as: 'admin' });
    await tenant.ask(setApprover, { staff: { staffId: 2, isApprover: true } }, { as: 'admin' });
    await approveAs(tenant, 'clerk');
    expect((await grant(tenant, [3], 'viewer')).isFailure).toBe(false);
    expect((await delegationsOf(tenant, 1))[0]?.state).toBe('disabled');
    expect((await delegationsOf(tenant, 2))[0]?.state).toBe('in force');
  });

  it('is seen and changed by its approver, or by who decides about approving authorities (R178, R207)', async () => {
    const tenant = await withoutAuthorityRights(await tenantWithApprover());
    await grant(tenant, [2]);
    expect((await change(tenant, { toDay: tomorrow })).isFailure).toBe(false);
    expect((await change(tenant, {}, 'viewer')).status).toBe(403);
    expect((await tenant.call(listDelegations, { approverId: 1 }, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.call(listDelegations, {})).status).toBe(403);
    expect((await tenant.ask(listDelegations, {}, { as: 'admin' })).rows).toHaveLength(1);
    expect((await change(tenant, { isEnabled: false }, 'admin')).isFailure).toBe(false);
  });
});

/** A second person lets what waits stand. */
async function approveAs(tenant: TestTenant, as: TestUser): Promise<void> {
  const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
  for (const { approvalRequestId } of rows)
    await tenant.ask(approveRequest, { approvalRequest: { approvalRequestId } }, { as });
}

describe('approvers', () => {
  it('are made by others who may decide about it, never by themselves, and by two (R177, Q233)', async () => {
    const tenant = await tenantWithApprover();
    const own = await tenant.call(setApprover, { staff: { staffId: 1, isApprover: false } });
    expect(own.message).toBe('You cannot decide whether you are an approver. Another person must decide');
    expect((await tenant.call(setApprover, { staff: { staffId: 2, isApprover: true } }, { as: 'viewer' })).status).toBe(
      403,
    );
    const asked = await tenant.call(setApprover, { staff: { staffId: 2, isApprover: true } });
    expect(asked.message).toMatch(/is an approver once a second person approves$/);
    const standing = await parts.owner.query('select is_approver from staff where tenant_id = $1 and staff_id = 2', [
      tenant.tenantId,
    ]);
    expect(standing.rows).toEqual([{ is_approver: false }]);
    await approveAs(tenant, 'admin');
    const made = await parts.owner.query('select is_approver from staff where tenant_id = $1 and staff_id = 2', [
      tenant.tenantId,
    ]);
    expect(made.rows).toEqual([{ is_approver: true }]);
    expect(await flagsOf(tenant)).toEqual([true, false]);
  });

  it('have a limit that one person lowers and two persons raise (Q137, Q233)', async () => {
    const tenant = await tenantWithApprover();
    const setTo = (approvalLimit: number | null) =>
      tenant.call(setApprover, { staff: { staffId: 2, isApprover: true, approvalLimit } });
    const limit = async () => {
      const { rows } = await tenant.ask(listStaff, { pageNumber: 1, pageSize: 0 });
      return rows.find(({ staffId }) => staffId === 2)?.approvalLimit;
    };
    await setTo(5_000);
    expect(await limit()).toBeNull();
    await approveAs(tenant, 'admin');
    expect(await limit()).toBe(500_000);
    expect((await setTo(4_000)).message).toMatch(/^The limit of .* is saved$/);
    for (const more of [4_000.01, null]) {
      expect((await setTo(more)).message).toMatch(/^The limit of .* applies once a second person approves$/);
      expect(await limit()).toBe(400_000);
      await parts.owner.query(
        `update approval_request set state = 'withdrawn' where tenant_id = $1 and state = 'asked'`,
        [tenant.tenantId],
      );
    }
    await tenant.ask(setApprover, { staff: { staffId: 2, isApprover: false } });
    expect(await limit()).toBeNull();
  });

  it('and delegators are told so at log-in, as of that day (R177, Q178)', async () => {
    const tenant = await tenantWithApprover();
    await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
      await hashPassword('Right#2026'),
      tenant.tenantId,
    ]);
    const enter = async (name: string) => {
      const encryptedPassword = sealedPassword('Right#2026', parts.secrets.publicKey);
      const user = { emailAddress: `${name}@${tenant.name}.example`, encryptedPassword };
      return (await tenant.call(logIn, { user }, { as: 'nobody' })).output.user;
    };
    expect(await enter('clerk')).toMatchObject({ isApprover: true, isDelegator: false });
    expect(await enter('viewer')).toMatchObject({ isApprover: false, isDelegator: false });
    await grant(tenant, [2]);
    expect(await enter('viewer')).toMatchObject({ isApprover: false, isDelegator: true });
  });
});
