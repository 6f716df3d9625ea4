// The queue of approvals: who sees it, who decides, that the maker never does, and that one of two who decide at once wins.

import { listAuditLog } from '@charaka/contract/foundation/access/audit';
import {
  approveRequest,
  listApprovals,
  refuseRequest,
  withdrawRequest,
} from '@charaka/contract/foundation/approval/approval';
import { listNotifications, updateNotification } from '@charaka/contract/foundation/message/message';
import { describe, expect, it } from 'vitest';
import { addColleague, queueGift } from '../../../test-support/money/approvals.ts';
import { LiveScreen } from '../../../test-support/server/live-screen.ts';
import { makeApprover, makeDelegator } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const list = async (tenant: TestTenant, as: TestUser, only?: 'toDecide' | 'own' | 'open') =>
  (await tenant.ask(listApprovals, only ? { only } : {}, { as })).rows;
const approve = (tenant: TestTenant, approvalRequestId: number, as: TestUser, key?: string) =>
  tenant.call(approveRequest, { approvalRequest: { approvalRequestId } }, { as, ...(key ? { key } : {}) });
const refuse = (tenant: TestTenant, approvalRequestId: number, as: TestUser, note = 'Too much') =>
  tenant.call(refuseRequest, { approvalRequest: { approvalRequestId, note } }, { as });

/** A tenant with a clerk who asks and an approver who decides. */
async function makeDesk() {
  const tenant = await makeTenant(parts);
  const checker = await addColleague(tenant, { userId: 50, staffId: 2, isApprover: true });
  return { tenant, checker, request: await queueGift(tenant) };
}

describe('the queue of approvals', () => {
  it('shows the maker their request and whoever may decide what waits, with its figures, and nobody else anything (Q223)', async () => {
    const { tenant, checker } = await makeDesk();
    const [shown] = await list(tenant, checker, 'toDecide');
    expect(shown).toMatchObject({
      kind: 'gift',
      subject: 'Gift to Asha Test',
      about: [{ key: 'admissionId', id: 1 }],
      facts: [
        { name: 'listPrice', money: 500_000 },
        { name: 'gift', money: 100_000 },
        { name: 'percent', percent: 2000 },
      ],
      state: 'asked',
      askedByName: 'Clerk User',
      isOwn: false,
      mayDecide: true,
    });
    expect(await list(tenant, 'clerk')).toMatchObject([{ isOwn: true, mayDecide: false }]);
    expect(await list(tenant, 'clerk', 'toDecide')).toEqual([]);
    expect(await list(tenant, 'viewer')).toEqual([]);
    await queueGift(tenant, { hospitalId: 2, admissionId: 2 });
    expect(await list(tenant, checker)).toHaveLength(1);
  });

  it('is decided once, by a second person, and the maker is told (Q223)', async () => {
    const { tenant, checker, request } = await makeDesk();
    const answer = await approve(tenant, request, checker);
    expect(answer.message).toBe('Approved');
    expect(answer.output.approvalRequest).toMatchObject({ state: 'approved', decidedByName: 'Colleague 50' });
    expect((await refuse(tenant, request, checker)).message).toBe(
      "This request is now 'Approved' (Colleague 50), so this cannot be done. Please look again",
    );
    const { rows } = await tenant.ask(listNotifications, {}, { as: 'clerk' });
    expect(rows).toMatchObject([{ title: 'Approved: Gift to Asha Test', path: 'approval', isPersonal: true }]);
    const notification = { notificationId: rows[0]?.notificationId as number };
    for (const as of [checker, 'viewer'] as const) {
      expect((await tenant.ask(listNotifications, {}, { as })).rows).toEqual([]);
      expect((await tenant.call(updateNotification, { notification }, { as })).isFailure).toBe(true);
    }
    expect((await tenant.ask(updateNotification, { notification }, { as: 'clerk' })).notification.readByName).toBe(
      'Clerk User',
    );
    const audit = await tenant.ask(listAuditLog, { tableName: 'approval_request' }, { as: 'admin' });
    expect(audit.rows[0]).toMatchObject({ userName: 'Colleague 50', operation: approveRequest.path });
  });

  it('tells the maker alone, at once, on their open screen (R157)', async () => {
    const { tenant, checker, request } = await makeDesk();
    const address = await parts.app.listen({ port: 0, host: '127.0.0.1' });
    const open = (as: TestUser) => new LiveScreen().open(address, tenant, tenant.tokens.get(as) as string);
    const [maker, other] = [await open('clerk'), await open(checker)];
    await refuse(tenant, request, checker);
    const heard = (screen: LiveScreen) => screen.news.flatMap(({ receiveMessage }) => receiveMessage ?? []);
    await expect
      .poll(() => heard(maker))
      .toMatchObject([{ message: 'Refused: Gift to Asha Test', code: 'approval.refusedSubject' }]);
    await expect.poll(() => other.news.some(({ topic }) => topic === 'approval')).toBe(true);
    expect(heard(other)).toEqual([]);
    for (const screen of [maker, other]) screen.close();
  });

  it('is refused with a note, and only with one (Q223)', async () => {
    const { tenant, checker, request } = await makeDesk();
    expect((await refuse(tenant, request, checker, '')).status).toBe(400);
    const { output } = await refuse(tenant, request, checker, 'Ask the trust first');
    expect(output.approvalRequest).toMatchObject({ state: 'refused', note: 'Ask the trust first', mayDecide: false });
  });

  it('is taken back by whoever asked and by nobody else', async () => {
    const { tenant, checker, request } = await makeDesk();
    const withdraw = (as: TestUser) =>
      tenant.call(withdrawRequest, { approvalRequest: { approvalRequestId: request } }, { as });
    expect((await withdraw(checker)).message).toBe('Only the requester can withdraw a request');
    expect((await withdraw('clerk')).output.approvalRequest.state).toBe('withdrawn');
    expect((await approve(tenant, request, checker)).message).toBe(
      "This request is now 'Taken back' (Clerk User), so this cannot be done. Please look again",
    );
  });

  it('runs out', async () => {
    const { tenant, checker } = await makeDesk();
    const late = await queueGift(tenant, { admissionId: 7, hoursLeft: -1 });
    expect((await approve(tenant, late, checker)).message).toBe(
      'This request has expired. Please ask for approval again',
    );
    const shown = (await list(tenant, checker)).find((row) => row.approvalRequestId === late);
    expect(shown).toMatchObject({ state: 'expired', mayDecide: false });
  });
});

describe('the maker of a request', () => {
  it('never decides it: not as an approver, not by another log-in of the same person (Q223, Q233)', async () => {
    const tenant = await makeTenant(parts);
    await makeApprover(tenant);
    const request = await queueGift(tenant, { askedByStaffId: 3 });
    const refusal = 'You cannot decide your own request. Another person must decide';
    expect((await approve(tenant, request, 'clerk')).message).toBe(refusal);
    expect(await list(tenant, 'clerk', 'toDecide')).toEqual([]);
    await parts.owner.query('update app_user set staff_id = null where tenant_id = $1', [tenant.tenantId]);
    const again = await addColleague(tenant, { userId: 51, staffId: 3, isApprover: true });
    expect((await approve(tenant, request, again)).message).toBe(refusal);
    expect(await list(tenant, again, 'toDecide')).toEqual([]);
  });

  it('does not decide it by lending their right either, nor by a right lent to them (Q191, Q223)', async () => {
    const tenant = await makeTenant(parts);
    // The clerk, staff 3, acts for the approver, staff 2, who has a log-in of their own.
    await makeDelegator(tenant);
    const approver = await addColleague(tenant, { userId: 52, staffId: 2, isApprover: true });
    const ofApprover = await queueGift(tenant, { askedBy: 52, askedByStaffId: 2, admissionId: 2 });
    const ofClerk = await queueGift(tenant, { askedByStaffId: 3, admissionId: 3 });
    expect((await approve(tenant, ofApprover, 'clerk')).isFailure).toBe(true);
    expect((await approve(tenant, ofClerk, 'clerk')).isFailure).toBe(true);
    expect((await approve(tenant, ofClerk, approver)).isFailure).toBe(false);
    expect(await list(tenant, 'clerk', 'toDecide')).toEqual([]);
  });

  it('is kept out by the database too, whatever the server says (Q223)', async () => {
    const { tenant, request } = await makeDesk();
    const decide = (columns: string) =>
      parts.owner.query(
        `update approval_request set state = 'approved', decided_at = now(), ${columns}
          where tenant_id = $1 and approval_request_id = $2`,
        [tenant.tenantId, request],
      );
    await expect(decide('decided_by = 2')).rejects.toThrow(/another_person_decides/);
    const ofStaff = await queueGift(tenant, { askedByStaffId: 3, admissionId: 4 });
    for (const column of ['decided_by_staff_id', 'decided_for_staff_id'])
      await expect(
        parts.owner.query(
          `update approval_request set state = 'approved', decided_at = now(), decided_by = 50, ${column} = 3
            where tenant_id = $1 and approval_request_id = $2`,
          [tenant.tenantId, ofStaff],
        ),
      ).rejects.toThrow(/another_person_decides/);
    await expect(decide(`decided_by = 50, facts = '[]'`)).rejects.toThrow(/stays as it is/);
    await decide('decided_by = 50');
    await expect(decide(`decided_by = 50, note = 'again'`)).resolves.toBeDefined();
    await expect(
      parts.owner.query(`update approval_request set state = 'asked' where approval_request_id = $1`, [request]),
    ).rejects.toThrow(/cannot become/);
  });
});

describe('whoever may not decide', () => {
  it('is refused, with or without the right to see the queue (Q223, R168)', async () => {
    const { tenant, request } = await makeDesk();
    const colleague = await addColleague(tenant, { userId: 53, staffId: 1, isApprover: false });
    expect((await approve(tenant, request, colleague)).message).toBe('You may not decide requests of this kind');
    expect((await approve(tenant, request, 'viewer')).status).toBe(403);
    const other = await makeTenant(parts);
    await addColleague(other, { userId: 50, staffId: 2, isApprover: true });
    expect((await approve(other, request, 'colleague 50' as TestUser)).message).toBe('This request does not exist');
  });
});

describe('several who decide at once', () => {
  it('come to one decision; the others learn whose it was (Q223)', async () => {
    const { tenant, checker, request } = await makeDesk();
    const second = await addColleague(tenant, { userId: 54, staffId: 1, isApprover: true });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const as = index % 2 === 0 ? checker : second;
        return index % 3 === 0 ? refuse(tenant, request, as) : approve(tenant, request, as);
      }),
    );
    const [winner, ...more] = answers.filter(({ isFailure }) => !isFailure);
    expect(more).toEqual([]);
    const name = winner?.output.approvalRequest.decidedByName;
    for (const { message } of answers.filter(({ isFailure }) => isFailure)) expect(message).toContain(`(${name})`);
    const { rows } = await tenant.ask(listNotifications, {}, { as: 'clerk' });
    expect(rows).toHaveLength(1);
  });

  it('with one key decide once and get one answer (R042)', async () => {
    const { tenant, checker, request } = await makeDesk();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => approve(tenant, request, checker, 'approval-key-1')),
    );
    expect(answers.map(({ message }) => message)).toEqual(Array(5).fill('Approved'));
  });
});
