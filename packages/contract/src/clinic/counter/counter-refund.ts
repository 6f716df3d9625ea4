// Later calls on a counter bill: its due is received, lines are refunded, the whole bill is cancelled (OR022, OR023).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, mayDo, type ScreenPermission } from '../../kernel/endpoint.ts';
import { flag, id, money, optional, quantity } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { billTopic } from '../../money/bill/topics.ts';
import { paymentModes, refundReason, refundWay } from '../../money/payment/payment.ts';
import { orderChecks } from '../order/order-sentences.ts';
import { orderTopic } from '../order/topics.ts';
import {
  counterBill,
  counterMenu,
  counterReceipt,
  counterRefund,
  counterSpellings,
  testRefundMenu,
} from './counter-bill.ts';
import { counterChecks } from './counter-sentences.ts';
import { counterTopic } from './topics.ts';

/** A payment against the due of a bill: at most the due, cash being what the other modes leave. */
export const counterDuePayment = shape(
  {
    counterBillId: id(),
    amount: money().refine((value) => value > 0, entrySentences.enterAmount.text),
    ...paymentModes,
  },
  counterSpellings,
  { chequeAmount: ['cheque'] },
);

/** Receives a payment against the due of a bill. */
export const settleCounterDue = endpoint({
  path: '/CounterBill/SettleCounterDue',
  logAs: ['counter_bill', 'paid'],
  summary: 'Receives a payment against the due of a bill of the counter.',
  permission: mayDo('receive-money', counterMenu),
  effect: 'once',
  changes: [counterTopic, billTopic],
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: shape({ payment: counterDuePayment }, { payment: 'counterReceipt' }),
  output: shape({ receipt: counterReceipt, counterBill }, { receipt: 'counterReceipt' }),
});

/** Modes of the refund; the rest is cash. */
const paidOut = {
  /** Refund as the screen showed it; a different amount is refused. */
  amount: money(),
  ...paymentModes,
  reason: refundReason(),
};

/** Lines that go back, with the money that goes out for them. */
const refundForm = shape(
  {
    counterBillId: id(),
    lines: z
      .array(
        shape({
          serviceChargeId: id(),
          quantity: quantity().refine((value) => value > 0, entrySentences.valueNotAboveZero.text),
        }),
      )
      .min(1, orderChecks.chooseAnItem.text)
      .max(100, counterChecks.tooManyItems.text),
    /** Work that was done is refunded all the same: it was faulty (OR025). */
    isServiceDeficient: optional(flag()),
    ...paidOut,
  },
  counterSpellings,
  { chequeAmount: ['cheque'] },
);

/** On the screen of the counter, or on the one that is narrowed to investigations and images: there the handler takes no other lines. */
const mayRefundLines: ScreenPermission = {
  menu: counterMenu,
  action: 'view',
  orMenus: [testRefundMenu],
  deeds: ['refund'],
};

/** Takes lines of a bill back by a credit note: first from the payer's claim and the due, the rest is paid out (OR023). */
export const refundCounterBill = endpoint({
  path: '/CounterBill/RefundCounterBill',
  logAs: ['counter_bill', 'refunded'],
  summary: 'Takes lines of a bill of the counter back and pays out what was paid for them.',
  permission: mayRefundLines,
  effect: 'once',
  changes: [counterTopic, orderTopic, billTopic],
  stepUp: { moneyOut: ({ refund }) => refund.amount },
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: shape({ refund: refundForm }, { refund: 'counterRefund' }),
  output: shape({ refund: counterRefund, counterBill }, { refund: 'counterRefund' }),
});

/** Cancels a bill: one credit note of everything that is left, with the reason on both. */
export const cancelCounterBill = endpoint({
  path: '/CounterBill/CancelCounterBill',
  logAs: ['counter_bill', 'cancelled'],
  summary: 'Cancels a bill of the counter and pays out what was paid for it.',
  permission: mayDo('refund', counterMenu),
  effect: 'once',
  changes: [counterTopic, orderTopic, billTopic],
  stepUp: { moneyOut: ({ counterBill: { amount } }) => amount },
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: shape({
    counterBill: shape({ counterBillId: id(), ...paidOut }, counterSpellings, { chequeAmount: ['cheque'] }),
  }),
  output: shape({ refund: optional(counterRefund), counterBill }, { refund: 'counterRefund' }),
});

/** Returns the amounts of a refund; writes nothing. */
export const previewCounterRefund = endpoint({
  path: '/CounterBill/PreviewCounterRefund',
  logAs: ['counter_refund', 'checked'],
  summary: 'Works out what goes back for lines of a bill of the counter.',
  permission: mayRefundLines,
  effect: 'read',
  input: shape(
    {
      refund: shape({ counterBillId: id(), lines: refundForm.shape.lines }, counterSpellings),
    },
    { refund: 'counterRefund' },
  ),
  output: shape(
    {
      amount: money(),
      claimReduced: money(),
      dueReduced: money(),
      paidOut: money(),
      ...refundWay,
    },
    { ...counterSpellings, amount: 'amount' },
  ),
});
