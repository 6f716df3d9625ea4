// The purchase desk of a test tenant: suppliers and receipts made by the calls.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { postReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { addOrder, approveOrder, submitOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import { gstNumberFault } from '@charaka/rules/money/gst-number';
import { dayOf } from '../patient/opd-day.ts';
import type { TestTenant } from '../server/test-tenant.ts';

type TypedSupplier = InputOf<typeof suppliers.add>['supplier'];
/** A receipt as typed, in rupees. */
export type TypedReceipt = InputOf<typeof postReceipt>['receipt'];
type TypedLine = TypedReceipt['lines'][number];

let made = 0;

/** A GST number of Maharashtra that no other supplier has. */
function nextGstNumber(): string {
  const start = `27AAPFU${String(made % 10_000).padStart(4, '0')}F1Z`;
  const sign = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((each) => gstNumberFault(start + each, null) === null);
  return `${start}${sign}`;
}

/** A supplier of the hospital's own state with a licence for a year, as it is typed. */
export function supplierOf(more: Partial<TypedSupplier> = {}): TypedSupplier {
  made += 1;
  return {
    supplierName: `Supplier ${made}`,
    gstKind: 'Regular',
    gstNumber: nextGstNumber(),
    licences: [{ form: '20B', licenceNo: 'MH-20B-1', feePaidUntil: dayOf(365), state: 'Valid' }],
    ...more,
  };
}

/** Adds a supplier and answers its number. */
export async function addSupplier(tenant: TestTenant, more: Partial<TypedSupplier> = {}): Promise<number> {
  return (await tenant.ask(suppliers.add, { supplier: supplierOf(more) })).supplier.supplierId;
}

/** A line of ten packs at Rs 80, MRP Rs 100, 5 % GST, that expires in two years. */
export function lineOf(itemId: number, more: Partial<TypedLine> = {}): TypedLine {
  made += 1;
  return { itemId, batchNumber: `P${made}`, expiry: dayOf(730), mrp: 100, packs: 10, rate: 80, gst: 5, ...more };
}

/** A receipt on an invoice of today. Without a total in `more`, the total is worked out by the server's own preview. */
export function receiptOf(supplierId: number, lines: TypedLine[], more: Partial<TypedReceipt> = {}): TypedReceipt {
  made += 1;
  return {
    supplierId,
    invoiceNumber: `INV-${made}`,
    invoiceDate: dayOf(),
    receivedOn: dayOf(),
    reason: 'Needed today',
    lines,
    charges: [],
    ...more,
  };
}

/** The receipt with the total of its lines, and the cost that a screen shows. */
export async function figuredReceipt(tenant: TestTenant, receipt: TypedReceipt): Promise<InputOf<typeof postReceipt>> {
  const challan = { ...receipt, invoiceNumber: null, challanNumber: 'preview' };
  const { figures } = await tenant.ask(previewReceipt, { receipt: challan });
  const total = figures.total / 100;
  return {
    receipt: { ...receipt, ...(receipt.invoiceNumber ? { invoiceTotal: receipt.invoiceTotal ?? total } : {}) },
    landed: figures.landed / 100,
  };
}

/** Writes the draft of an order of ten packs at Rs 80 of each item. */
export async function draftOrder(tenant: TestTenant, supplierId: number, itemIds: readonly number[], packs = 10) {
  const lines = itemIds.map((itemId) => ({ itemId, packs, rate: 80, gst: 5 }));
  return (await tenant.ask(addOrder, { order: { supplierId, lines } })).order;
}

/** Makes clerk and administrator approvers, as two members of staff. */
export async function makeApprovers({ tenantId, parts }: TestTenant): Promise<void> {
  await parts.owner.query('update staff set is_approver = true where tenant_id = $1', [tenantId]);
  await parts.owner.query('update app_user set staff_id = 3 - user_id where tenant_id = $1 and user_id in (1, 2)', [
    tenantId,
  ]);
}

/** An order that the clerk submitted and the administrator approved; `makeApprovers` comes before. */
export async function approvedOrder(tenant: TestTenant, supplierId: number, itemIds: readonly number[], packs = 10) {
  const { orderId, revision, total } = await draftOrder(tenant, supplierId, itemIds, packs);
  await tenant.ask(submitOrder, { order: { orderId, revision } });
  return (await tenant.ask(approveOrder, { order: { orderId, revision, total: total / 100 } }, { as: 'admin' })).order;
}

/** Posts a receipt with the figures of its preview. */
export async function receive(tenant: TestTenant, receipt: TypedReceipt) {
  const posted = (await tenant.ask(postReceipt, await figuredReceipt(tenant, receipt))).receipt;
  if (!posted) throw new Error('The receipt waits for an approver');
  return posted;
}
