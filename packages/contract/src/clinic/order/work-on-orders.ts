// Calls by which departments and doctors move orders on: every step is a call (orders, section 4).

import { orderStatuses } from '@charaka/rules/clinic/order-step';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, mayDo, mayDoAny, type Permission } from '../../kernel/endpoint.ts';
import { flag, id, instant, oneOf, optional, quantity, requiredText, text } from '../../kernel/field.ts';
import type { LogWords } from '../../kernel/log-words.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { chargeTopic } from '../../money/charge/topics.ts';
import { maySignOrders, orderSpellings } from './order.ts';
import { orderChecks } from './order-sentences.ts';
import { orderTopic } from './topics.ts';

const lists = { orderIds: 'clinicalOrderIds', orders: 'clinicalOrderList' };
const several = { orderIds: z.array(id()).min(1, orderChecks.chooseAnItem.text).max(100, orderChecks.mostOrders.text) };
const reason = () =>
  requiredText(entrySentences.enterReason, 300).refine((value) => value.length >= 5, entrySentences.enterReason.text);
/** The new status of each order; the patient is not repeated. */
const answer = shape(
  { orders: z.array(shape({ orderId: id(), status: oneOf(orderStatuses), statusAt: instant() }, orderSpellings)) },
  lists,
);
const changes = [orderTopic];
const charging = { effect: 'once', changes: [orderTopic, chargeTopic] } as const;
const department: Permission = mayDo('do-order');

/** The department takes the orders into its list. */
export const acceptOrders = endpoint({
  path: '/ClinicalOrder/AcceptOrders',
  logAs: ['clinical_order', 'accepted'],
  summary: 'Takes orders into the list of the department.',
  permission: department,
  effect: 'write',
  changes,
  input: shape(several, lists),
  output: answer,
});

/** The work begins: the specimen is taken, the patient is on the table. Investigations are charged now (OR015, OR016). */
export const startOrders = endpoint({
  path: '/ClinicalOrder/StartOrders',
  logAs: ['clinical_order', 'begun'],
  summary: 'Begins the work on orders; investigations are charged.',
  permission: department,
  ...charging,
  input: shape(several, lists),
  output: answer,
});

/** The work is done, with its result in words. Images, procedures and opinions are charged now (OR015, OR016). */
export const completeOrders = endpoint({
  path: '/ClinicalOrder/CompleteOrders',
  logAs: ['clinical_order', 'finished'],
  summary: 'Ends the work on orders with a result; what is not charged yet is charged.',
  permission: department,
  ...charging,
  input: shape(
    { ...several, resultSummary: optional(text(4000)), isCritical: optional(flag()) },
    { ...orderSpellings, ...lists },
  ),
  output: answer,
});

/** A second person checked the result and vouches for it; the ordering doctor is notified. */
export const verifyOrders = endpoint({
  path: '/ClinicalOrder/VerifyOrders',
  logAs: ['clinical_order', 'verified'],
  summary: 'Makes the results of orders final.',
  permission: mayDo('verify-order'),
  effect: 'write',
  changes,
  input: shape(several, lists),
  output: answer,
});

const oneWithReason = shape({ orderId: id(), reason: reason() }, orderSpellings);

function backward(path: string, summary: string, permission: Permission, logAs: LogWords) {
  return endpoint({ path, summary, permission, effect: 'write', logAs, changes, input: oneWithReason, output: answer });
}

/** An accepted order returns to the queue: the slot is lost, the patient did not come. */
export const giveBackOrder = backward(
  '/ClinicalOrder/GiveBackOrder',
  'Gives an accepted order back to the worklist.',
  department,
  ['clinical_order', 'givenBack'],
);
/** Work that was begun or done must be repeated, as after a rejected specimen; nothing is charged twice. */
export const sendBackOrder = backward(
  '/ClinicalOrder/SendBackOrder',
  'Sends an order back to be done anew; it is not charged again.',
  department,
  ['clinical_order', 'sentBack'],
);
/** Returns a result to the department, to be repeated. */
export const takeBackOrder = backward(
  '/ClinicalOrder/TakeBackOrder',
  'Takes a result back to be repeated.',
  department,
  ['lab_result', 'takenBack'],
);
/** The order leaves the worklist for a while. */
export const holdOrder = backward('/ClinicalOrder/HoldOrder', 'Puts an order on hold.', maySignOrders, [
  'clinical_order',
  'held',
]);
/** The order is on the worklist again, where it was. */
export const resumeOrder = backward('/ClinicalOrder/ResumeOrder', 'Resumes an order on hold.', maySignOrders, [
  'clinical_order',
  'resumed',
]);

/**
 * Cancels orders with a reason; what has begun only the department cancels, and says whether the work is charged, a part of it or nothing (OR021, OR024). What
 * was done in error is struck out and stays readable.
 */
export const cancelOrders = endpoint({
  path: '/ClinicalOrder/CancelClinicalOrders',
  logAs: ['clinical_order', 'cancelled'],
  summary: 'Cancels orders with a reason; what was charged is taken back unless it is kept.',
  permission: mayDoAny('do-order', 'sign-order'),
  ...charging,
  input: withChecks(
    shape(
      {
        ...several,
        reason: reason(),
        isEnteredInError: optional(flag()),
        charge: optional(oneOf(['Keep', 'Part', 'TakeBack'])),
        /** How much of the one order stays charged where a part does; a thousandth of its quantity is the least. */
        keptQuantity: optional(quantity()),
      },
      lists,
    ),
    ({ charge, keptQuantity }, context) => {
      if (charge === 'Part' && !keptQuantity)
        context.addIssue({ code: 'custom', path: ['keptQuantity'], message: orderChecks.enterKeptPart.text });
    },
  ),
  output: answer,
});

/**
 * Says before a final bill that open orders still follow: they are charged at once, and what is done later is charged no more (OR034).
 */
export const followOrders = endpoint({
  path: '/ClinicalOrder/MarkOrdersToFollow',
  logAs: ['clinical_order', 'charged'],
  summary: 'Charges open orders before the final bill; they are done afterwards. An extension.',
  permission: mayDo('final-bill'),
  ...charging,
  input: shape(several, lists),
  output: answer,
});

/** The doctor has seen the results (OR035). */
export const acknowledgeResults = endpoint({
  path: '/ClinicalOrder/AcknowledgeResults',
  logAs: ['lab_result', 'seen'],
  summary: 'Says that the doctor has seen the results.',
  permission: maySignOrders,
  effect: 'write',
  changes,
  input: shape(several, lists),
  output: answer,
});
