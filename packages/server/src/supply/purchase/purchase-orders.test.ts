// Purchase orders: approval by a second person, versions, receipts in parts, and two receipts at once.

import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { cancelReceipt, postReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import {
  addOrder,
  approveOrder,
  endOrder,
  getOrder,
  listOrders,
  rejectOrder,
  sendOrder,
  submitOrder,
  updateOrder,
} from '@charaka/contract/supply/purchase/purchase-order';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  addSupplier,
  approvedOrder,
  draftOrder,
  figuredReceipt,
  lineOf,
  makeApprovers,
  receiptOf,
  receive,
} from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();

/** A tenant with two approvers, a supplier and an item. */
async function makeDesk() {
  const tenant = await makeTenant(parts);
  await makeApprovers(tenant);
  return { tenant, supplierId: await addSupplier(tenant), itemId: await addItem(tenant) };
}

const orderOf = async (tenant: TestTenant, orderId: number) =>
  (await tenant.ask(getOrder, { order: { orderId } })).order;

/** The user who only looks becomes an approver of the staff of their own. */
async function addThirdApprover({ tenantId }: TestTenant) {
  await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 3', [tenantId]);
}

/** A receipt against an order, without a reason of its own. */
const against = (orderId: number, supplierId: number, lines: Parameters<typeof receiptOf>[1]) =>
  receiptOf(supplierId, lines, { orderId, reason: null });

describe('a purchase order', () => {
  it('has the next number and the figures of its lines, and waits as a draft (PH026)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const lines = [{ itemId, packs: 200, freePacks: 20, rate: 14.5, discountPercent: 5, gst: 5 }];
    const { order } = await tenant.ask(addOrder, { order: { supplierId, lines, freight: 150 } });
    expect(order).toMatchObject({
      orderNumber: 'PO1',
      status: 'Draft',
      versionNo: 1,
      taxable: 275_500,
      cgst: 6888,
      sgst: 6888,
      freight: 15_000,
      total: 304_276,
    });
    expect((await draftOrder(tenant, supplierId, [itemId])).orderNumber).toBe('PO2');
    const { rows } = await tenant.ask(listOrders, { status: 'Draft' });
    expect(rows.map(({ orderNumber }) => orderNumber)).toEqual(['PO2', 'PO1']);
  });

  it('names an item once', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const line = { itemId, packs: 1, rate: 1, gst: 5 };
    const refused = await tenant.call(addOrder, { order: { supplierId, lines: [line, line] } });
    expect(refused.message).toBe('Line 2: this item is on the order already');
  });

  it('is refused for a supplier with a suspended licence (PH028)', async () => {
    const { tenant, itemId } = await makeDesk();
    const licence = { form: '20B' as const, licenceNo: 'L-1', feePaidUntil: dayOf(9), state: 'Suspended' as const };
    const supplierId = await addSupplier(tenant, { licences: [licence] });
    const refused = await tenant.call(addOrder, {
      order: { supplierId, lines: [{ itemId, packs: 1, rate: 1, gst: 5 }] },
    });
    expect(refused.message).toMatch(/^The licence L-1 of Supplier \d+ is suspended$/);
  });
});

describe('the approval of an order', () => {
  it('is by another person than the one who submitted it (PH026, Q268)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision, total } = await draftOrder(tenant, supplierId, [itemId]);
    await tenant.ask(submitOrder, { order: { orderId, revision } });
    const approve = { order: { orderId, revision, total: total / 100 } };
    const own = await tenant.call(approveOrder, approve);
    expect(own.message).toBe('You wrote, changed or submitted this order: another person must approve it');
    expect((await tenant.ask(approveOrder, approve, { as: 'admin' })).order).toMatchObject({
      status: 'Approved',
      approvedByName: 'Admin User',
    });
    expect((await tenant.call(approveOrder, approve, { as: 'admin' })).message).toContain("PO1 is now 'Approved'");
  });

  it('is by nobody who wrote or last changed the order, whoever submitted it (PH026, Q268)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision, total } = await draftOrder(tenant, supplierId, [itemId]);
    const refused = 'You wrote, changed or submitted this order: another person must approve it';
    const byWriter = { order: { orderId, revision, total: total / 100 } };
    // The two approvers are the writer and the person who submits.
    const submitted = await tenant.call(submitOrder, { order: { orderId, revision } }, { as: 'admin' });
    expect(submitted.message).toBe('No other approver may approve Rs 840.00');
    await addThirdApprover(tenant);
    await tenant.ask(submitOrder, { order: { orderId, revision } }, { as: 'admin' });
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Submitted', isOwn: true });
    expect((await tenant.call(approveOrder, byWriter)).message).toBe(refused);
    const second = await draftOrder(tenant, supplierId, [itemId]);
    const lines = [{ itemId, packs: 9, rate: 80, gst: 5 }];
    const typed = { orderId: second.orderId, revision: second.revision, supplierId, lines };
    const changed = (await tenant.ask(updateOrder, { order: typed }, { as: 'admin' })).order;
    const seen = { orderId: changed.orderId, revision: changed.revision };
    await tenant.ask(submitOrder, { order: seen });
    const byEditor = await tenant.call(approveOrder, { order: { ...seen, total: 756 } }, { as: 'admin' });
    expect(byEditor.message).toBe(refused);
  });

  it('is of the save that the screen shows (PH026)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision } = await draftOrder(tenant, supplierId, [itemId]);
    const lines = [{ itemId, packs: 5, rate: 160, gst: 5 }];
    const { order } = await tenant.ask(updateOrder, { order: { orderId, revision, supplierId, lines } });
    const changed = 'Purchase order PO1 was changed meanwhile. Please open it again';
    expect((await tenant.call(submitOrder, { order: { orderId, revision } })).message).toBe(changed);
    await tenant.ask(submitOrder, { order: { orderId, revision: order.revision } });
    const stale = await tenant.call(approveOrder, { order: { orderId, revision, total: 840 } }, { as: 'admin' });
    expect(stale.message).toBe(changed);
    const rejected = await tenant.call(rejectOrder, { order: { orderId, revision, reason: 'No' } }, { as: 'admin' });
    expect(rejected.message).toBe(changed);
  });

  it('is refused when the supplier went out of use meanwhile (PH028)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision, total } = await draftOrder(tenant, supplierId, [itemId]);
    const draft = await draftOrder(tenant, supplierId, [itemId]);
    await tenant.ask(submitOrder, { order: { orderId, revision } });
    await parts.owner.query('update supplier set is_active = false where tenant_id = $1', [tenant.tenantId]);
    const approve = { order: { orderId, revision, total: total / 100 } };
    expect((await tenant.call(approveOrder, approve, { as: 'admin' })).message).toMatch(/ is out of use$/);
    const submit = { order: { orderId: draft.orderId, revision: draft.revision } };
    expect((await tenant.call(submitOrder, submit)).message).toMatch(/ is out of use$/);
  });

  it('is by an approver whose limit covers the total (PH026)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision, total } = await draftOrder(tenant, supplierId, [itemId]);
    await tenant.ask(submitOrder, { order: { orderId, revision } });
    const approve = { order: { orderId, revision, total: total / 100 } };
    await parts.owner.query('update staff set approval_limit_paise = $2 where tenant_id = $1', [
      tenant.tenantId,
      total - 1,
    ]);
    expect((await tenant.call(approveOrder, approve, { as: 'admin' })).message).toContain('is above your limit');
    await parts.owner.query('update staff set is_approver = false where tenant_id = $1', [tenant.tenantId]);
    const refused = await tenant.call(approveOrder, approve, { as: 'admin' });
    expect(refused.message).toBe('Only an approver may decide about a purchase order');
  });

  it('is not asked for where nobody else may give it (PH026)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision } = await draftOrder(tenant, supplierId, [itemId]);
    await parts.owner.query('update staff set approval_limit_paise = 1 where tenant_id = $1', [tenant.tenantId]);
    const refused = await tenant.call(submitOrder, { order: { orderId, revision } });
    expect(refused.message).toBe('No other approver may approve Rs 840.00');
  });

  it('sends an order back to its draft with the reason, and is asked for again (PH026)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision } = await draftOrder(tenant, supplierId, [itemId]);
    await tenant.ask(submitOrder, { order: { orderId, revision } });
    await tenant.ask(rejectOrder, { order: { orderId, revision, reason: 'Too dear' } }, { as: 'admin' });
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Draft', rejectionReason: 'Too dear' });
    await tenant.ask(submitOrder, { order: { orderId, revision } });
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Submitted', rejectionReason: null });
  });
});

describe('a receipt against an order', () => {
  it('takes its open packs in parts, and the order follows (PH029, PH030)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId]);
    const part = lineOf(itemId, { packs: 6, shortPacks: 1 });
    const posted = await receive(tenant, against(orderId, supplierId, [part]));
    expect(posted).toMatchObject({ orderNumber: 'PO1', reason: null });
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'PartlyReceived', lines: [{ receivedPacks: 5 }] });
    await receive(tenant, against(orderId, supplierId, [lineOf(itemId, { packs: 5 })]));
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Received', lines: [{ receivedPacks: 10 }] });
    const cancelled = await tenant.ask(cancelReceipt, {
      receipt: { receiptId: posted.receiptId, reason: 'Typed twice' },
    });
    expect(cancelled.receipt.state).toBe('Cancelled');
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'PartlyReceived', lines: [{ receivedPacks: 5 }] });
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('is refused above the order, for an item that is not on it, and for another supplier (PH030)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId]);
    await receive(tenant, against(orderId, supplierId, [lineOf(itemId, { packs: 7 })]));
    const preview = async (of: number, lines: Parameters<typeof receiptOf>[1], invoiceTotal: number) =>
      (await tenant.call(previewReceipt, { receipt: { ...against(orderId, of, lines), invoiceTotal } })).message;
    const twoBatches = [lineOf(itemId, { packs: 2 }), lineOf(itemId, { packs: 2 })];
    expect(await preview(supplierId, twoBatches, 336)).toMatch(/^Medicine \d+: 10 packs were ordered, 7 came already$/);
    expect(await preview(supplierId, [lineOf(await addItem(tenant), { packs: 1 })], 84)).toMatch(
      /^Medicine \d+ is not on purchase order PO1$/,
    );
    expect(await preview(await addSupplier(tenant), [lineOf(itemId, { packs: 1 })], 84)).toBe(
      'Purchase order PO1 is to another supplier',
    );
  });

  it('names free packs beyond the order, and accepts them (PH030)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId]);
    const receipt = against(orderId, supplierId, [lineOf(itemId, { packs: 10, freePacks: 2 })]);
    const { warnings } = await tenant.ask(previewReceipt, { receipt: { ...receipt, invoiceTotal: 840 } });
    expect(warnings.map(({ text }) => text)).toEqual([expect.stringContaining('2 free packs more than ordered')]);
    await receive(tenant, receipt);
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Received', lines: [{ receivedFree: 2 }] });
  });

  it('at a rate above the order, or after its day, waits for an approver (PH031)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId]);
    const dear = await figuredReceipt(tenant, against(orderId, supplierId, [lineOf(itemId, { rate: 80.02 })]));
    const { approvals } = await tenant.ask(previewReceipt, { receipt: dear.receipt });
    expect(approvals.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Medicine \d+: the rate 80.02 is above 80.00 of the order$/),
    ]);
    expect((await tenant.ask(postReceipt, dear)).receipt).toBeNull();
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as: 'admin' });
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    await tenant.ask(approveRequest, { approvalRequest }, { as: 'admin' });
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Received' });
    const late = await approvedOrder(tenant, supplierId, [itemId]);
    await parts.owner.query(
      'update purchase_order set valid_until = $3 where tenant_id = $1 and purchase_order_id = $2',
      [tenant.tenantId, late.orderId, dayOf(-1)],
    );
    const receipt = { ...against(late.orderId, supplierId, [lineOf(itemId)]), invoiceTotal: 840 };
    expect((await tenant.ask(previewReceipt, { receipt })).approvals.map(({ text }) => text)).toEqual([
      expect.stringContaining('Purchase order PO2 was valid until'),
    ]);
  });

  it('with charges or GST above the order waits for an approver (PH031)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const lines = [{ itemId, packs: 10, rate: 80, gst: 5 }];
    const { orderId, revision, total } = (await tenant.ask(addOrder, { order: { supplierId, freight: 100, lines } }))
      .order;
    await tenant.ask(submitOrder, { order: { orderId, revision } });
    await tenant.ask(approveOrder, { order: { orderId, revision, total: total / 100 } }, { as: 'admin' });
    const charged = (amount: number, gst = 5) => ({
      ...against(orderId, supplierId, [lineOf(itemId, { packs: 5, gst })]),
      charges: [{ chargeName: 'Freight', amount, gst: 0 }],
    });
    const asked = async (receipt: ReturnType<typeof charged>) => {
      const challan = { ...receipt, invoiceNumber: null, challanNumber: 'preview' };
      return (await tenant.ask(previewReceipt, { receipt: challan })).approvals.map(({ text }) => text);
    };
    expect(await asked(charged(100))).toEqual([]);
    expect(await asked(charged(60, 12))).toEqual([
      expect.stringMatching(/^Medicine \d+: GST of 12 % is above the GST of the order$/),
    ]);
    await receive(tenant, charged(60));
    expect(await asked(charged(40))).toEqual([]);
    expect(await asked(charged(41))).toEqual([
      'The charges of all receipts of this order are Rs 101.00, above Rs 100.00 of the order',
    ]);
  });

  it('and another one at the same instant do not take more than was ordered (PH030)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId]);
    const sent = await Promise.all(
      [1, 2, 3].map(() => figuredReceipt(tenant, against(orderId, supplierId, [lineOf(itemId, { packs: 6 })]))),
    );
    const answers = await Promise.all(sent.map((each) => tenant.call(postReceipt, each)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'PartlyReceived', lines: [{ receivedPacks: 6 }] });
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });
});

describe('ending an order', () => {
  it('cancels one without receipts, and closes one without its rest (PH026)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const first = await approvedOrder(tenant, supplierId, [itemId]);
    await tenant.ask(sendOrder, { order: { orderId: first.orderId } });
    expect((await orderOf(tenant, first.orderId)).sentAt).not.toBeNull();
    const end = (orderId: number) => tenant.ask(endOrder, { order: { orderId, reason: 'Not needed' } });
    expect((await end(first.orderId)).order).toMatchObject({ status: 'Cancelled', endReason: 'Not needed' });
    const second = await approvedOrder(tenant, supplierId, [itemId]);
    await receive(tenant, against(second.orderId, supplierId, [lineOf(itemId, { packs: 6 })]));
    expect((await end(second.orderId)).order).toMatchObject({ status: 'Closed' });
    const late = { ...against(second.orderId, supplierId, [lineOf(itemId, { packs: 1 })]), invoiceTotal: 84 };
    expect((await tenant.call(previewReceipt, { receipt: late })).message).toContain("PO2 is now 'Closed short'");
  });
});
