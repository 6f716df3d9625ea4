// Purchase orders on the wire: written, approved by a second person, sent, changed as a new version, closed or cancelled (PH026, PH027).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { purchaseOrderSteps } from '@charaka/rules/supply/purchase-order-steps';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  percent,
  requiredText,
  text,
} from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { pharmacyChecks } from '../pharmacy/pharmacy-checks.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { supplierKey } from './supplier.ts';
import { purchaseOrderTopic } from './topics.ts';

/** Menu path that rights on purchase orders hang on. */
export const orderMenu = 'Pharmacy/pharmacy-po';

const lineSpellings: Spellings = { gst: 'gstPercent', orderLineId: 'poLineId' };
const packs = () => count().max(1_000_000, purchaseChecks.packsTooMany.text);

/** A line as typed; the rate is per pack. */
const typedLine = {
  itemId: id(pharmacyChecks.selectItem),
  packs: packs().min(1, entrySentences.valueNotAboveZero.text),
  freePacks: optional(packs().min(0)),
  rate: money(),
  discountPercent: optional(percent(100)),
  gst: percent(100),
};

const orderSpellings: Spellings = { orderId: 'purchaseOrderId', validUntil: 'validTo' };

const typedFields = {
  supplierId: supplierKey(),
  validUntil: optional(day()),
  terms: optional(text(500)),
  /** Agreed freight before tax. */
  freight: optional(money()),
  lines: z
    .array(shape(typedLine, lineSpellings))
    .min(1, purchaseChecks.addAtLeastOneLine.text)
    .max(500, purchaseChecks.orderTooLong.text),
};

/** An order as typed. */
export const typedOrder = shape(typedFields, orderSpellings);

const orderRow = {
  orderId: id(),
  orderNumber: text(),
  versionNo: count(),
  /** Counts each save: a change names the last one that the screen read. */
  revision: count(),
  supplierId: id(),
  supplierName: text(),
  validUntil: optional(day()),
  /** The day until which it is valid has passed. */
  isOverdue: flag(),
  taxable: money(),
  cgst: money(),
  sgst: money(),
  igst: money(),
  freight: money(),
  total: money(),
  status: oneOf(statesOf(purchaseOrderSteps)),
  createdByName: text(),
  createdAt: instant(),
  submittedByName: optional(text()),
  /** The caller wrote, last changed, submitted or already approved it, and so does not approve it. */
  isOwn: flag(),
  approvedByName: optional(text()),
  approvedAt: optional(instant()),
  sentAt: optional(instant()),
  rejectionReason: optional(text()),
  /** A version waits for its approval; when it is rejected, the approved one is in force again. */
  isNextVersion: flag(),
  endReason: optional(text()),
};

const shownSpellings: Spellings = {
  ...orderSpellings,
  orderNumber: 'poNo',
  createdByName: 'createdBy',
  createdAt: 'orderedOn',
  submittedByName: 'submittedBy',
  approvedByName: 'approvedBy',
  approvedAt: 'approvedOn',
  sentAt: 'sentOn',
};

/** An order with its lines; received packs are those that entered stock. */
const purchaseOrder = shape(
  {
    ...orderRow,
    terms: optional(text()),
    /** The approvals that its total needs, each by another person (PH026). */
    neededApprovals: count(),
    /** Those since its last submission. */
    approvals: z.array(
      shape(
        { level: count(), approverName: text(), approvedAt: instant() },
        { approvedAt: 'on', approverName: 'staffName' },
      ),
    ),
    lines: z.array(
      shape(
        {
          orderLineId: id(),
          itemName: text(),
          itemCode: text(),
          /** The pack of the supplier. */
          pack: text(),
          isGeneral: flag(),
          /** Receipts of it ask for batch and expiry (IN063). */
          isBatchTracked: flag(),
          ...typedLine,
          freePacks: count(),
          taxable: money(),
          receivedPacks: count(),
          receivedFree: count(),
        },
        lineSpellings,
      ),
    ),
  },
  shownSpellings,
);

const wrapped: Spellings = { order: 'purchaseOrder' };
const answer = { output: shape({ order: purchaseOrder }, wrapped) };

/** The orders of the hospital, the newest first; `isOpen` for those whose goods may come. */
export const listOrders = endpoint({
  path: '/Purchase/GetAllPurchaseOrders',
  summary: 'Lists purchase orders.',
  permission: may('view', orderMenu),
  effect: 'read',
  input: listInput({
    status: optional(oneOf(statesOf(purchaseOrderSteps))),
    isOpen: optional(flag()),
  }),
  output: listOutput(shape(orderRow, shownSpellings), 'purchaseOrderList'),
});

const orderKey = shape({ orderId: id() }, orderSpellings);

/** `revision` is the save that the screen shows; after another save the call is refused. */
const seenKey = { orderId: id(), revision: count() };

/** One order with its lines. */
export const getOrder = endpoint({
  path: '/Purchase/GetPurchaseOrderById',
  summary: 'Reads a purchase order.',
  permission: may('view', orderMenu),
  effect: 'read',
  input: shape({ order: orderKey }, wrapped),
  ...answer,
});

/** Writes the draft of an order with the next number of the year. */
export const addOrder = endpoint({
  path: '/Purchase/AddPurchaseOrder',
  logAs: ['purchase_order', 'added'],
  summary: 'Writes the draft of a purchase order.',
  permission: may('add', orderMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [purchaseOrderTopic],
  input: shape({ order: typedOrder }, wrapped),
  ...answer,
});

/** Changes a draft, or an approved order as its next version: one that orders more or dearer is approved again, and no line falls below what was received (PH027). */
export const updateOrder = endpoint({
  path: '/Purchase/UpdatePurchaseOrder',
  logAs: ['purchase_order', 'changed'],
  summary: 'Changes a purchase order; an approved one as a new version.',
  permission: may('add', orderMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [purchaseOrderTopic],
  input: shape({ order: shape({ orderId: id(), revision: count(), ...typedFields }, orderSpellings) }, wrapped),
  ...answer,
});

/** Submits a draft to the approvers whose limit covers its total (PH026). Refuses a supplier that is out of use or has a stopped licence (PH028). */
export const submitOrder = endpoint({
  path: '/Purchase/SubmitPurchaseOrder',
  logAs: ['purchase_order', 'submitted'],
  summary: 'Submits a purchase order for approval.',
  permission: may('add', orderMenu),
  effect: 'once',
  changes: [purchaseOrderTopic],
  input: shape({ order: shape(seenKey, orderSpellings) }, wrapped),
  ...answer,
});

/** Approves an order within the approver's limit; never by a person who wrote, last changed or submitted it (PH026). `total` is what the screen shows. */
export const approveOrder = endpoint({
  path: '/Purchase/ApprovePurchaseOrder',
  logAs: ['purchase_order', 'approved'],
  summary: 'Approves a purchase order.',
  permission: may('edit', orderMenu),
  effect: 'once',
  changes: [purchaseOrderTopic],
  input: shape({ order: shape({ ...seenKey, total: money() }, orderSpellings) }, wrapped),
  ...answer,
});

const reason = () => requiredText(entrySentences.enterReasonShort, 300);

/** Sends an order back to its draft, with the reason; of a version, the approved order is in force again (PH027). */
export const rejectOrder = endpoint({
  path: '/Purchase/RejectPurchaseOrder',
  logAs: ['purchase_order', 'sentBack'],
  summary: 'Sends a purchase order back to its draft, or rejects its new version.',
  permission: may('edit', orderMenu),
  effect: 'once',
  changes: [purchaseOrderTopic],
  input: shape({ order: shape({ ...seenKey, reason: reason() }, orderSpellings) }, wrapped),
  ...answer,
});

/** Records that an approved order went to the supplier, by mail or in print. */
export const sendOrder = endpoint({
  path: '/Purchase/SendPurchaseOrder',
  logAs: ['purchase_order', 'sent'],
  summary: 'Records that a purchase order was sent to the supplier.',
  permission: may('add', orderMenu),
  effect: 'once',
  changes: [purchaseOrderTopic],
  input: shape({ order: orderKey }, wrapped),
  ...answer,
});

/** Closes an order whose rest does not come, or cancels one without receipts. */
export const endOrder = endpoint({
  path: '/Purchase/ClosePurchaseOrder',
  logAs: ['purchase_order', 'closed'],
  summary: 'Closes a purchase order without its rest, or cancels one without receipts.',
  permission: may('delete', orderMenu),
  effect: 'once',
  changes: [purchaseOrderTopic],
  input: shape({ order: shape({ orderId: id(), reason: reason() }, orderSpellings) }, wrapped),
  ...answer,
});
