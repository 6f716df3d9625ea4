// Versions of approved purchase orders: approved again where a part is dearer, and the approved one in force where one is rejected.

import { previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import {
  addOrder,
  approveOrder,
  getOrder,
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

/** A receipt against an order, without a reason of its own. */
const against = (orderId: number, supplierId: number, lines: Parameters<typeof receiptOf>[1], more: object = {}) =>
  receiptOf(supplierId, lines, { orderId, reason: null, ...more });

describe('a version of an approved order', () => {
  it('is approved again when a part of it is dearer and the total is not (PH027)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const other = await addItem(tenant);
    const known = { itemId, packs: 10, freePacks: 2, rate: 80, discountPercent: 5, gst: 5 };
    const first = { supplierId, validUntil: dayOf(10), lines: [known] };
    const dearer = [
      { ...first, lines: [{ ...known, itemId: other, packs: 1 }] },
      { ...first, lines: [{ ...known, rate: 160, packs: 5 }] },
      { ...first, lines: [{ ...known, gst: 12, packs: 5 }] },
      { ...first, lines: [{ ...known, discountPercent: 4, packs: 5 }] },
      { ...first, lines: [{ ...known, freePacks: 1 }] },
      { ...first, lines: [{ ...known, packs: 11, rate: 40 }] },
      { ...first, freight: 50, lines: [{ ...known, packs: 5 }] },
      { ...first, validUntil: dayOf(11) },
      { ...first, validUntil: null },
    ];
    const states = [];
    for (const typed of [...dearer, { ...first, validUntil: dayOf(9), lines: [{ ...known, packs: 9 }] }]) {
      const { orderId, revision, total } = (await tenant.ask(addOrder, { order: first })).order;
      await tenant.ask(submitOrder, { order: { orderId, revision } });
      await tenant.ask(approveOrder, { order: { orderId, revision, total: total / 100 } }, { as: 'admin' });
      const { order } = await tenant.ask(updateOrder, { order: { orderId, revision, ...typed } });
      expect(order.total).toBeLessThanOrEqual(total);
      states.push(order.status);
    }
    expect(states).toEqual([...dearer.map(() => 'Submitted'), 'Approved']);
  });

  it('is to be sent again, and keeps its supplier after a rejection (PH027)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision } = await approvedOrder(tenant, supplierId, [itemId]);
    await tenant.ask(sendOrder, { order: { orderId } });
    const change = (seen: number, packs: number, of = supplierId) =>
      tenant.call(updateOrder, {
        order: { orderId, revision: seen, supplierId: of, lines: [{ itemId, packs, rate: 80, gst: 5 }] },
      });
    const version = (await change(revision, 12)).output.order;
    expect(version).toMatchObject({ status: 'Submitted', sentAt: null });
    const reject = { order: { orderId, revision: version.revision, reason: 'Too many' } };
    await tenant.ask(rejectOrder, reject, { as: 'admin' });
    const moved = await change(version.revision + 1, 10, await addSupplier(tenant));
    expect(moved.message).toBe('An approved order keeps its supplier');
  });

  it('leaves the approved order in force when it is rejected, and goods come against it (PH027, PH030)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const other = await addItem(tenant);
    const approved = await approvedOrder(tenant, supplierId, [itemId, other]);
    const { orderId } = approved;
    await tenant.ask(sendOrder, { order: { orderId } });
    const bill = { invoiceTotal: 84 * 4 };
    await receive(tenant, against(orderId, supplierId, [lineOf(itemId, { packs: 4 })], bill));
    const sent = await orderOf(tenant, orderId);
    const third = await addItem(tenant);
    const change = (revision: number) =>
      tenant.ask(updateOrder, {
        order: {
          orderId,
          revision,
          supplierId,
          terms: 'At once',
          lines: [itemId, third].map((each) => ({ itemId: each, packs: 50, rate: 90, gst: 5 })),
        },
      });
    const version = (await change(sent.revision)).order;
    expect(version).toMatchObject({ status: 'Submitted', isNextVersion: true, versionNo: 2 });
    const reject = { order: { orderId, revision: version.revision, reason: 'Too dear' } };
    const rejected = await tenant.call(rejectOrder, reject, { as: 'admin' });
    expect(rejected.message).toBe('Version 2 of PO1 is rejected: the approved order is in force again');
    expect(rejected.output.order).toEqual({
      ...sent,
      revision: version.revision + 1,
      rejectionReason: 'Too dear',
      isOwn: false,
    });
    await receive(tenant, against(orderId, supplierId, [lineOf(itemId, { packs: 6 }), lineOf(other)]));
    expect(await orderOf(tenant, orderId)).toMatchObject({ status: 'Received' });
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('is approved again when it is dearer, and keeps its state when it is not (PH027)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { orderId, revision } = await approvedOrder(tenant, supplierId, [itemId]);
    const change = (packs: number, seen: number) =>
      tenant.ask(updateOrder, {
        order: { orderId, revision: seen, supplierId, lines: [{ itemId, packs, rate: 80, gst: 5 }] },
      });
    const cheaper = (await change(8, revision)).order;
    expect(cheaper).toMatchObject({ status: 'Approved', versionNo: 2, total: 67_200 });
    const dearer = (await change(11, cheaper.revision)).order;
    expect(dearer).toMatchObject({ status: 'Submitted', versionNo: 3, approvedByName: null });
    const lines = [lineOf(itemId, { packs: 1 })];
    const refused = await tenant.call(previewReceipt, {
      receipt: { ...against(orderId, supplierId, lines), invoiceTotal: 84 },
    });
    expect(refused.message).toContain("PO1 is now 'Awaiting approval'");
    const stale = await tenant.call(updateOrder, {
      order: { orderId, revision, supplierId, lines: [{ itemId, packs: 1, rate: 80, gst: 5 }] },
    });
    expect(stale.message).toBe('Purchase order PO1 was changed meanwhile. Please open it again');
  });

  it('has no line below what was received, and keeps received lines and the supplier (PH027)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const other = await addItem(tenant);
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId, other]);
    await receive(tenant, against(orderId, supplierId, [lineOf(itemId, { packs: 4 })]));
    const { revision } = await orderOf(tenant, orderId);
    const change = async (itemIds: readonly number[], packs: number, of = supplierId) =>
      tenant.call(updateOrder, {
        order: {
          orderId,
          revision,
          supplierId: of,
          lines: itemIds.map((each) => ({ itemId: each, packs, rate: 80, gst: 5 })),
        },
      });
    expect((await change([itemId, other], 3)).message).toMatch(/^Medicine \d+: 4 packs were received already$/);
    expect((await change([other], 4)).message).toMatch(/^Medicine \d+ was received and stays on the order$/);
    expect((await change([itemId], 4, await addSupplier(tenant))).message).toBe('An approved order keeps its supplier');
    expect((await change([itemId], 4)).output.order).toMatchObject({ status: 'Received', versionNo: 2 });
  });
});
