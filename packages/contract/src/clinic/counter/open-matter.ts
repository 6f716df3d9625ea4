// Matters of orders that the counter must settle: refunds of cancelled orders, and work begun without payment (OR012, OR017, OR022).
import { passGrounds } from '@charaka/rules/clinic/order-gate';
import { orderStatuses } from '@charaka/rules/clinic/order-step';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, money, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { counterMenu, counterPatient, counterSpellings } from './counter-bill.ts';

/** The two lists of the cashier. */
export const openMatterKinds = ['RefundDue', 'Unpaid'] as const;

const spellings = { ...counterSpellings, amount: 'amount', since: 'sinceOn', byName: 'byName' };

const openMatter = shape(
  {
    orderId: id(),
    groupNo: count(),
    lineNo: count(),
    orderName: text(),
    status: oneOf(orderStatuses),
    ...counterPatient,
    contactNo: text(),
    opdNumber: optional(text()),
    encounterId: id(),
    /** Quantity to refund, or quantity done; in thousandths of its unit. */
    quantity: quantity(),
    /** Refund due; for work begun without payment, the amount of its line or the price of the list. */
    amount: money(),
    since: instant(),
    byName: text(),
    /** Why the order was cancelled. */
    reason: optional(text(300)),
    /** Why work began without payment. */
    ground: optional(oneOf(passGrounds)),
    counterBillId: optional(id()),
    billNo: optional(count()),
    serviceChargeId: optional(id()),
  },
  spellings,
);

/** The longest waiting first. */
export const listOpenMatters = endpoint({
  path: '/CounterBill/GetOpenMatters',
  summary: 'Lists refunds that are due for cancelled orders, or work that began without payment. An extension.',
  permission: may('view', counterMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: listInput({ kind: oneOf(openMatterKinds) }, spellings),
  output: listOutput(openMatter, 'openMatterList'),
});
