// The purchase desk of a test tenant: suppliers and receipts made by the calls.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { postReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
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

/** Posts a receipt with the figures of its preview. */
export async function receive(tenant: TestTenant, receipt: TypedReceipt) {
  const posted = (await tenant.ask(postReceipt, await figuredReceipt(tenant, receipt))).receipt;
  if (!posted) throw new Error('The receipt waits for an approver');
  return posted;
}
