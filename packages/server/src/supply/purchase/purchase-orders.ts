// The calls on purchase orders: written, submitted, approved by a second person, sent, changed as a new version, closed (PH026, PH027).

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import {
  addOrder as addEndpoint,
  approveOrder as approveEndpoint,
  endOrder as endEndpoint,
  getOrder as getEndpoint,
  listOrders as listEndpoint,
  orderMenu,
  rejectOrder as rejectEndpoint,
  sendOrder as sendEndpoint,
  submitOrder as submitEndpoint,
  updateOrder as updateEndpoint,
} from '@charaka/contract/supply/purchase/purchase-order';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { plainRupees } from '@charaka/rules/money/money';
import { purchaseOrderSteps } from '@charaka/rules/supply/purchase-order-steps';
import sql from 'sql-template-tag';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import { approversWithin } from '../../foundation/staff/approver-decider.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { isDearerVersion, judgeOrder, refuseBelowReceived, refuseSupplier } from './judge-order.ts';
import { insertApproval, neededApprovals, readApprovers } from './order-approvals.ts';
import { followReceipts, isReceived } from './order-of-receipt.ts';
import {
  findOrder,
  insertOrder,
  keepRunning,
  type LockedOrder,
  lockOrder,
  orderList,
  readOrderLines,
  replaceOrder,
  restoreRunning,
} from './purchase-order-store.ts';
import { type Maker, needSecondPerson, withoutMakers } from './second-person.ts';
import { supplierStore } from './suppliers.ts';

const row = listEndpoint.output.shape.rows.element;

/** The newest first. */
export const listOrders = handle(listEndpoint, (call, input) =>
  answerList(call.tx, orderList(call, input), row, input),
);

/** Refuses when the hospital has no order of that number. */
export const getOrder = handle(getEndpoint, async (call, { order: { orderId } }) => ({
  order: await findOrder(call, orderId),
}));

/** A draft; nothing is ordered before it is approved. */
export const addOrder = handle(addEndpoint, async (call, { order: typed }) => {
  await supplierStore.share(call, typed.supplierId);
  const figures = await judgeOrder(call, typed);
  const order = await findOrder(call, await insertOrder(call, typed, figures));
  call.say(purchaseSentences.orderSaved({ orderNumber: order.orderNumber }));
  return { order };
});

/** Refuses when another user saved the order since the screen read it. */
function refuseOtherRevision({ name: orderNumber, revision }: LockedOrder, seen: number): void {
  if (seen !== revision) refuse(purchaseSentences.orderChanged({ orderNumber }));
}

/** A draft changes in place; an approved order gets a version, which is submitted again where it orders more or dearer (PH027). */
export const updateOrder = handle(updateEndpoint, async (call, { order: { orderId, revision, ...typed } }) => {
  await supplierStore.share(call, typed.supplierId);
  const locked = await lockOrder(call, orderId);
  const { name: orderNumber, status, supplierId, approvedPaise } = locked;
  refuseOtherRevision(locked, revision);
  const isDraft = status === 'Draft';
  if (!isDraft) await refuseOtherStates(call, purchaseOrderSteps, [locked], 'resubmit');
  const known = await readOrderLines(call, orderId);
  if (typed.supplierId !== supplierId && (!isDraft || approvedPaise !== null))
    refuse(purchaseSentences.orderKeepsSupplier);
  refuseBelowReceived(known, typed);
  const figures = await judgeOrder(call, typed);
  const isDearer = !isDraft && isDearerVersion({ ...locked, lines: known }, typed, figures);
  if (isDearer) {
    await keepRunning(call, orderId);
    const changed = { changedBy: call.userId, changedByStaffId: call.session.staffId };
    await submit(call, { ...locked, ...changed, totalPaise: figures.totalPaise }, 'resubmit');
  }
  await replaceOrder(call, orderId, typed, { figures, isNewVersion: !isDraft });
  if (!isDraft && !isDearer) await followReceipts(call, locked);
  call.say(
    isDearer ? purchaseSentences.orderSubmitted({ orderNumber }) : purchaseSentences.orderSaved({ orderNumber }),
  );
  return { order: await findOrder(call, orderId) };
});

/** The persons who wrote, last changed and submitted an order. */
function makersOf(locked: LockedOrder): Maker[] {
  const { createdBy, createdByStaffId, changedBy, changedByStaffId, submittedBy, submittedByStaffId } = locked;
  return [
    { userId: createdBy, staffId: createdByStaffId },
    ...(changedBy === null ? [] : [{ userId: changedBy, staffId: changedByStaffId }]),
    ...(submittedBy === null ? [] : [{ userId: submittedBy, staffId: submittedByStaffId }]),
  ];
}

/** Moves an order to its approvers and notifies them. Refuses where nobody else may approve its total. */
async function submit(call: Call, locked: LockedOrder, action: 'submit' | 'resubmit'): Promise<void> {
  const { id, name: orderNumber, totalPaise } = locked;
  const makers = makersOf({ ...locked, submittedBy: call.userId, submittedByStaffId: call.session.staffId });
  const deciders = await withoutMakers(call, await approversWithin(call, totalPaise), makers);
  if (deciders.length < neededApprovals(call, totalPaise))
    refuse(purchaseSentences.noOrderApprover({ sum: plainRupees(totalPaise) }));
  const submitted = {
    submitted_by: call.userId,
    submitted_by_staff_id: call.session.staffId,
    submitted_at: call.now,
  };
  if (action === 'submit')
    await moveRows(call, purchaseOrderSteps, [locked], action, { ...submitted, rejection_reason: null });
  else
    await moveRows(call, purchaseOrderSteps, [locked], action, {
      ...submitted,
      approved_by: null,
      approved_at: null,
      rejection_reason: null,
    });
  const { supplierName } = await findOrder(call, id);
  await notifyUsers(call, deciders, {
    title: purchaseSentences.orderToApprove({ orderNumber, supplierName }),
    path: orderMenu,
  });
}

/** The locked order, behind its shared supplier. Refuses a supplier that went out of use or whose licence was stopped (PH028). */
async function lockOrderTo(call: Call, orderId: number): Promise<LockedOrder> {
  const { supplierId } = await findOrder(call, orderId);
  await supplierStore.share(call, supplierId);
  const locked = await lockOrder(call, orderId);
  if (locked.supplierId !== supplierId) refuse(purchaseSentences.orderChanged({ orderNumber: locked.name }));
  await refuseSupplier(call, supplierId);
  return locked;
}

/** The approvers whose limit covers the total are notified (PH026). */
export const submitOrder = handle(submitEndpoint, async (call, { order: { orderId, revision } }) => {
  const locked = await lockOrderTo(call, orderId);
  refuseOtherRevision(locked, revision);
  await submit(call, locked, 'submit');
  call.say(purchaseSentences.orderSubmitted({ orderNumber: locked.name }));
  return { order: await findOrder(call, orderId) };
});

/** Refuses the persons who wrote, last changed and submitted the order, and an approver whose limit is below its total (PH026, Q268). */
async function needApprover(call: Call, locked: LockedOrder, deed: string): Promise<void> {
  await refuseOtherStates(call, purchaseOrderSteps, [locked], 'approve');
  await needSecondPerson(call, {
    makers: makersOf(locked),
    amountPaise: locked.totalPaise,
    refusal: purchaseSentences.anotherApprovesOrder,
    approverRefusal: purchaseSentences.onlyApproverApproves,
    deed: `Purchase order ${deed}: ${locked.name}`,
  });
}

/**
 * Writes the approval of the caller. Answers whether it is the last that the total needs; before it, the remaining approvers are notified.
 * Refuses a second approval of one person (PH026).
 */
async function isWhollyApproved(call: Call, locked: LockedOrder): Promise<boolean> {
  const { id, name: orderNumber, totalPaise } = locked;
  const earlier = await readApprovers(call, id);
  const refusal = purchaseSentences.anotherApprovesLevel;
  await needSecondPerson(call, { makers: earlier, amountPaise: totalPaise, refusal, deed: `Level of ${orderNumber}` });
  const approvalCount = neededApprovals(call, totalPaise);
  const count = earlier.length + 1;
  await insertApproval(call, { orderId: id, levelNo: count, totalPaise });
  if (count >= approvalCount) return true;
  const approvers = [...makersOf(locked), ...earlier, { userId: call.userId, staffId: call.session.staffId }];
  const { supplierName } = await findOrder(call, id);
  await notifyUsers(call, await withoutMakers(call, await approversWithin(call, totalPaise), approvers), {
    title: purchaseSentences.orderToApprove({ orderNumber, supplierName }),
    path: orderMenu,
  });
  call.say(purchaseSentences.orderLevelApproved({ orderNumber, count, approvalCount }));
  return false;
}

/** Goods may come from now on, once every approval is there that the total needs. */
export const approveOrder = handle(approveEndpoint, async (call, { order: { orderId, revision, total } }) => {
  const locked = await lockOrderTo(call, orderId);
  refuseOtherRevision(locked, revision);
  if (total !== locked.totalPaise) refuse(kernelSentences.figuresChanged);
  await needApprover(call, locked, 'approved');
  if (!(await isWhollyApproved(call, locked))) return { order: await findOrder(call, orderId) };
  const isPartlyReceived = isReceived(await readOrderLines(call, orderId));
  await moveRows(call, purchaseOrderSteps, [locked], isPartlyReceived ? 'approveRest' : 'approve', {
    approved_by: call.userId,
    approved_at: call.now,
    approved_paise: total,
    running_version: null,
  });
  call.say(purchaseSentences.orderApproved({ orderNumber: locked.name }));
  return { order: await findOrder(call, orderId) };
});

/** The order is a draft again, with the reason beside it; after a rejected version the approved one is in force, and goods may come (PH027). */
export const rejectOrder = handle(rejectEndpoint, async (call, { order: { orderId, revision, reason } }) => {
  const locked = await lockOrder(call, orderId);
  refuseOtherRevision(locked, revision);
  await needApprover(call, locked, 'rejected');
  const { name: orderNumber, versionNo, hasRunning } = locked;
  if (hasRunning) {
    await restoreRunning(call, orderId);
    const isPartlyReceived = isReceived(await readOrderLines(call, orderId));
    await moveRows(call, purchaseOrderSteps, [locked], isPartlyReceived ? 'keepRest' : 'keep', {
      rejection_reason: reason,
    });
    call.say(purchaseSentences.versionRejected({ versionNo, orderNumber }));
  } else {
    await moveRows(call, purchaseOrderSteps, [locked], 'reject', { rejection_reason: reason });
    call.say(purchaseSentences.orderRejected({ orderNumber }));
  }
  return { order: await findOrder(call, orderId) };
});

/** Keeps the first time at which it was sent. */
export const sendOrder = handle(sendEndpoint, async (call, { order: { orderId } }) => {
  const locked = await lockOrder(call, orderId);
  await refuseOtherStates(call, purchaseOrderSteps, [locked], 'resubmit');
  await call.tx.rows(sql`
    update purchase_order set sent_by = ${call.userId}, sent_at = ${call.now}
    where tenant_id = ${call.tenantId} and purchase_order_id = ${orderId} and sent_at is null`);
  call.say(purchaseSentences.orderSent({ orderNumber: locked.name }));
  return { order: await findOrder(call, orderId) };
});

/** A partly received order is closed without its rest; an order of which nothing came is cancelled. */
export const endOrder = handle(endEndpoint, async (call, { order: { orderId, reason } }) => {
  const locked = await lockOrder(call, orderId);
  const { name: orderNumber, status } = locked;
  const isPartlyReceived = status === 'PartlyReceived';
  if (!isPartlyReceived && isReceived(await readOrderLines(call, orderId)))
    refuse(purchaseSentences.orderHasReceipts({ orderNumber }));
  await moveRows(call, purchaseOrderSteps, [locked], isPartlyReceived ? 'close' : 'cancel', { end_reason: reason });
  const { orderClosed, orderCancelled } = purchaseSentences;
  call.say((isPartlyReceived ? orderClosed : orderCancelled)({ orderNumber }));
  return { order: await findOrder(call, orderId) };
});
