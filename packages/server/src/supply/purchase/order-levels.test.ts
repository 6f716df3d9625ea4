// Approvals of a purchase order on several levels by its total: each by another person, counted from the last submission.

import { approveOrder, getOrder, rejectOrder, submitOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { expect, it } from 'vitest';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, draftOrder, makeApprovers } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, openSessions } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A submitted order of Rs 840 in a hospital whose second level begins above a sum, with two approvers besides its maker. */
async function makeSubmitted(secondAbove: number) {
  const tenant = await makeTenant(parts);
  await makeApprovers(tenant);
  await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 3', [tenant.tenantId]);
  await parts.owner.query(
    `update role_permission set can_edit = true where tenant_id = $1 and menu_path = 'Pharmacy/pharmacy-po'`,
    [tenant.tenantId],
  );
  await parts.owner.query('update hospital set second_approval_paise = $2 where tenant_id = $1', [
    tenant.tenantId,
    secondAbove * 100,
  ]);
  await openSessions(tenant);
  const { orderId } = await draftOrder(tenant, await addSupplier(tenant), [await addItem(tenant)]);
  const read = async (as?: 'admin') => (await tenant.ask(getOrder, { order: { orderId } }, as ? { as } : {})).order;
  const submit = async () => tenant.call(submitOrder, { order: { orderId, revision: (await read()).revision } });
  const approve = async (as: 'admin' | 'viewer') =>
    tenant.call(approveOrder, { order: { orderId, revision: (await read()).revision, total: 840 } }, { as });
  return { tenant, orderId, read, submit, approve };
}

it('an order above the sum of the second level is approved by two persons (PH026)', async () => {
  const { read, submit, approve } = await makeSubmitted(839.99);
  expect((await submit()).isFailure).toBe(false);
  expect((await approve('admin')).message).toBe('Purchase order PO1 approved by 1 of 2 approvers');
  expect(await read()).toMatchObject({ status: 'Submitted', neededApprovals: 2, approvals: [{ level: 1 }] });
  expect(await read('admin')).toMatchObject({ isOwn: true });
  expect((await approve('admin')).message).toBe('You approved this order already: another person must approve it too');
  expect((await approve('viewer')).message).toBe('Purchase order PO1 approved');
  expect(await read()).toMatchObject({ status: 'Approved', approvals: [{ level: 1 }, { level: 2 }] });
});

it('an order up to that sum needs one approval (PH026)', async () => {
  const { read, submit, approve } = await makeSubmitted(840);
  await submit();
  expect((await approve('admin')).message).toBe('Purchase order PO1 approved');
  expect(await read()).toMatchObject({ status: 'Approved', neededApprovals: 1 });
});

it('approvals before a rejection do not count for the next submission (PH026)', async () => {
  const { tenant, orderId, read, submit, approve } = await makeSubmitted(500);
  await submit();
  await approve('admin');
  const { revision } = await read();
  const rejected = { order: { orderId, revision, reason: 'Ask another supplier' } };
  expect((await tenant.call(rejectOrder, rejected, { as: 'viewer' })).isFailure).toBe(false);
  await submit();
  expect(await read()).toMatchObject({ status: 'Submitted', approvals: [] });
  expect((await approve('admin')).message).toBe('Purchase order PO1 approved by 1 of 2 approvers');
});

it('an order that too few persons may approve is not submitted (PH026)', async () => {
  const { tenant, submit } = await makeSubmitted(500);
  await parts.owner.query('update staff set is_approver = false where tenant_id = $1 and staff_id = 3', [
    tenant.tenantId,
  ]);
  expect((await submit()).message).toBe('No other approver may approve Rs 840.00');
});
