// Investigations and images that the counter billed, on the wire: quantities that can be refunded, and refunds due (opd, section 1).
import { orderStatuses } from '@charaka/rules/clinic/order-step';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { counterPatient, counterSpellings, testRefundMenu } from './counter-bill.ts';

const spellings = { ...counterSpellings, amount: 'amount', orderStatus: 'orderStatus' };

const billedTest = shape(
  {
    serviceChargeId: id(),
    counterBillId: id(),
    finYear: text(),
    billNo: count(),
    billedAt: instant(),
    description: text(),
    orderNo: optional(text()),
    orderStatus: optional(oneOf(orderStatuses)),
    quantity: quantity(),
    refundedQuantity: quantity(),
    /** Quantity to be refunded since the order was cancelled. */
    owedQuantity: optional(quantity()),
    reason: optional(text(300)),
    /** Amount of the line. */
    amount: money(),
    ...counterPatient,
    contactNo: text(),
    opdNumber: optional(text()),
  },
  spellings,
);

/** Tests with a refund due come first, then the latest bill. */
export const listBilledTests = endpoint({
  path: '/CounterBill/GetBilledTests',
  summary: 'Lists investigations and images of the OPD that are on bills and have not gone back. An extension.',
  permission: may('view', testRefundMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: listInput({ ...askedDays, isOwed: optional(flag()) }, spellings),
  output: listOutput(billedTest, 'serviceChargeList'),
});
