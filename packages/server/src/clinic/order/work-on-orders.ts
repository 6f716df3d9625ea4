// The calls by which departments and doctors move orders (orders, section 4).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { isOrderOpen, type OrderDeed } from '@charaka/rules/clinic/order-step';
import type { Sentence } from '@charaka/rules/message/sentence';
import { thousandthsToQuantity } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { refuseFrozenVerifier } from '../../foundation/access/frozen.ts';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { refuseDepartmentWork } from './department-work.ts';
import { moveOrders } from './move-orders.ts';
import { type LockedOrder, lockOrders, readStatuses } from './order-store.ts';
import { tellOrderers } from './tell-orderers.ts';

/** The department takes orders into its list. */
export const acceptOrders = handle(work.acceptOrders, async (call, { orderIds }) => {
  call.say(orderSentences.orderAccepted);
  return moveOrders(call, orderIds, 'accept');
});

/** The work begins; an investigation is charged (OR016). */
export const startOrders = handle(work.startOrders, async (call, { orderIds }) => {
  await refuseDepartmentWork(call, orderIds);
  call.say(orderSentences.orderBegun);
  return moveOrders(call, orderIds, 'begin');
});

/** The work is done. An investigation or an image is not done without its result. */
export const completeOrders = handle(work.completeOrders, async (call, { orderIds, resultSummary, isCritical }) => {
  await refuseDepartmentWork(call, orderIds);
  call.say(orderSentences.orderDone);
  const told = { resultSummary: resultSummary || undefined, isCritical: isCritical ?? undefined };
  return moveOrders(
    call,
    orderIds,
    ({ kind, orderName, resultSummary: known }) =>
      (kind === 'Investigation' || kind === 'Imaging') && !resultSummary && !known
        ? refuse(orderSentences.resultMissing({ orderName }))
        : 'finish',
    told,
  );
});

/** The result is final. */
export const verifyOrders = handle(work.verifyOrders, async (call, { orderIds }) => {
  await refuseFrozenVerifier(call);
  await refuseDepartmentWork(call, orderIds);
  call.say(orderSentences.orderVerified);
  return moveOrders(call, orderIds, 'verify');
});

type BackwardEndpoint = typeof work.giveBackOrder;

function backward(endpoint: BackwardEndpoint, deed: OrderDeed, said: Sentence) {
  return handle(endpoint, async (call, { orderId, reason }) => {
    if (deed !== 'hold' && deed !== 'resume') await refuseDepartmentWork(call, [orderId]);
    call.say(said);
    return moveOrders(call, [orderId], deed, { reason });
  });
}

/** Steps back, and aside, each with its reason. */
export const backwardSteps = [
  backward(work.giveBackOrder, 'give-back', orderSentences.orderBackInLine),
  backward(work.sendBackOrder, 'send-back', orderSentences.orderBackInLine),
  backward(work.takeBackOrder, 'take-back', orderSentences.orderTakenBack),
  backward(work.holdOrder, 'hold', orderSentences.orderHeld),
  backward(work.resumeOrder, 'resume', orderSentences.orderResumed),
];

/**
 * Only the department cancels an order that has begun, and decides on its charge; users who verify the work strike out a done order as
 * entered in error (OR021, OR024, Q271).
 * From then on the hospital owes what was paid for it at the counter (OR022).
 */
export const cancelOrders = handle(work.cancelOrders, async (call, asked) => {
  const { orderIds, reason, isEnteredInError, charge } = asked;
  call.say(orderSentences.orderCancelled);
  const keptThousandths = charge === 'Part' ? (asked.keptQuantity ?? undefined) : undefined;
  if (keptThousandths && orderIds.length > 1) refuse(orderSentences.partOfOne);
  const refuseUnsaid = ({ status, chargeId, orderName }: LockedOrder): void => {
    const isBegun = status === 'InProgress' || (status === 'Done' && !isEnteredInError);
    if (isBegun && chargeId !== null && !charge) refuse(orderSentences.sayWhatIsCharged({ orderName }));
  };
  const deedOf = (one: LockedOrder): OrderDeed => {
    const { status, orderName, quantityThousandths, kind } = one;
    if (keptThousandths && keptThousandths >= quantityThousandths)
      refuse(orderSentences.partTooLarge({ quantity: thousandthsToQuantity(quantityThousandths), orderName }));
    if (!isOrderOpen(status)) {
      const isOfLaboratory = kind === 'Investigation' && does(call.session, 'verify-laboratory');
      if (!isOfLaboratory && !does(call.session, 'verify-order'))
        refuse(orderSentences.onlyVerifierStrikes({ orderName }));
      refuseUnsaid(one);
      return 'enter-in-error';
    }
    if (status === 'InProgress' && !does(call.session, 'do-order'))
      refuse(orderSentences.onlyDepartmentCancels({ orderName }));
    refuseUnsaid(one);
    return 'cancel';
  };
  const moved = await moveOrders(call, orderIds, deedOf, {
    reason,
    isEnteredInError: isEnteredInError ?? false,
    isAskedOfDepartments: true,
    keepsCharge: charge === 'Keep',
    keptThousandths,
  });
  await tellOrderers(call, orderIds, reason);
  return moved;
});

/** A doctor has seen verified results; who saw one first stays. Whoever else signs orders would take them off the doctor's list unseen. */
export const acknowledgeResults = handle(work.acknowledgeResults, async (call, { orderIds }) => {
  const { staffId } = call.session;
  if (staffId === null || !(await areDoctorsHere(call, [staffId]))) refuse(orderSentences.doctorSeesResults);
  const orders = await lockOrders(call, [...new Set(orderIds)]);
  for (const { status, orderName } of orders)
    if (status !== 'Verified') refuse(orderSentences.nothingToAcknowledge({ orderName }));
  await call.tx.rows(sql`
    update clinical_order set acknowledged_by = ${call.userId}, acknowledged_at = ${call.now}
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${orderIds}::bigint[]) and acknowledged_at is null`);
  call.say(orderSentences.resultAcknowledged);
  return { orders: await readStatuses(call, orderIds) };
});
