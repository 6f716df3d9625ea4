// Orders that need a payer's approval, on the wire: requested, approved, refused, overridden, or paid by the patient (OR027, OR028).
import { approvalStates, payerApprovals } from '@charaka/rules/clinic/order-gate';
import { orderPriorities, orderStatuses } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, money, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { stateFilter } from '../../people/worklist/work-filters.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { inpatientName } from '../../stay/admission/admission-words.ts';
import { maySignOrders, orderSpellings } from '../order/order.ts';
import { orderTopic } from '../order/topics.ts';
import { orderApprovalChecks } from './order-approval-sentences.ts';

/** Menu path of the list, which rights on payers' answers hang on. */
export const orderApprovalMenu = 'tpa/order-approval';

/** States a user can record for an order; the other states follow from price and payer. */
export const saidStates = ['Asked', 'Approved', 'Refused', 'Overridden'] as const;

const spellings = {
  ...orderSpellings,
  approvedAmount: 'approvedAmount',
  approvalReason: 'overrideReason',
  approvalAt: 'approvalOn',
  approvalByName: 'approvalBy',
  stayNumber: 'hospitalRegnNo',
};

/** Orders not begun whose payer has not said yes, the soonest wanted first; with a state those that have it. */
export const orderApprovalWorklist = worklist({
  path: '/ClinicalOrder/GetOrderApprovals',
  summary: 'Lists orders that a payer has to approve. An extension.',
  menu: orderApprovalMenu,
  topic: orderTopic,
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  wire: 'orderApprovalList',
  fields: {
    orderId: id(),
    groupNo: count(),
    lineNo: count(),
    orderName: text(),
    quantity: quantity(),
    priority: oneOf(orderPriorities),
    status: oneOf(orderStatuses),
    admissionId: id(),
    patientId: id(),
    ...inpatientName,
    sex: text(),
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
    /** With the prefix of the hospital. */
    stayNumber: text(),
    associationName: text(),
    orderedByName: text(),
    orderedAt: instant(),
    orderFor: instant(),
    /** Amount at the payer's rate. */
    amount: money(),
    approvalState: oneOf(approvalStates),
    approvalNo: optional(text()),
    approvedAmount: optional(money()),
    approvalReason: optional(text()),
    approvalAt: optional(instant()),
    approvalByName: optional(text()),
  },
  spellings,
  key: 'orderId',
  listed: {
    text: ['orderName', 'firstName', 'stayNumber', 'associationName'],
    number: ['groupNo', 'patientId'],
    instant: ['orderFor', 'orderedAt'],
  },
  searched: ['orderName', 'firstName', 'stayNumber', 'associationName'],
  filters: {
    approvalState: stateFilter(
      payerApprovals,
      'preapproval:open',
      approvalStates.filter((state) => state !== 'NotNeeded'),
    ),
  },
});

const reason = () => optional(text(300));
const answer = shape({ orderId: id(), approvalState: oneOf(approvalStates) }, spellings);

/** The payer desk records request and answer; without an answer the order proceeds only with a reason. */
export const setPayerApproval = endpoint({
  path: '/ClinicalOrder/SetPayerApproval',
  logAs: ['payer_approval', 'changed'],
  summary: 'Says what a payer was asked about an order, and what it answered.',
  permission: may('edit', orderApprovalMenu),
  effect: 'write',
  changes: [orderTopic],
  input: shape(
    {
      order: withChecks(
        shape(
          {
            orderId: id(),
            approvalState: oneOf(saidStates),
            approvalNo: optional(text(60)),
            approvedAmount: optional(money()),
            approvalReason: reason(),
          },
          spellings,
        ),
        ({ approvalState, approvalReason }, context) => {
          if (
            (approvalState === 'Refused' || approvalState === 'Overridden') &&
            (approvalReason?.trim().length ?? 0) < 5
          )
            context.addIssue({
              code: 'custom',
              path: ['approvalReason'],
              message: orderApprovalChecks.enterWhy.text,
            });
        },
      ),
    },
    { order: 'clinicalOrder' },
  ),
  output: shape({ order: answer }, { order: 'clinicalOrder' }),
});

/** The clinician says that the patient pays what the payer refused: the line is at the hospital's price, and none of the payer's. */
export const letPatientPay = endpoint({
  path: '/ClinicalOrder/LetPatientPay',
  logAs: ['order_payer', 'changed'],
  summary: 'Lets the patient pay an order that the payer refused. An extension.',
  permission: maySignOrders,
  effect: 'write',
  changes: [orderTopic],
  input: shape({ orderIds: z.array(id()).min(1).max(100) }, { orderIds: 'clinicalOrderIds' }),
  output: shape({ orders: z.array(answer) }, { orders: 'clinicalOrderList' }),
});
