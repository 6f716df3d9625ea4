// Goods received from suppliers on the wire: the paper as typed, the figures worked out, posting and cancelling (PH012, PH029-PH040).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  id,
  instant,
  money,
  oneOf,
  optional,
  percent,
  requiredText,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { pharmacyChecks } from '../pharmacy/pharmacy-checks.ts';
import { pharmacyStockTopic } from '../pharmacy/topics.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { supplierKey } from './supplier.ts';
import { goodsReceiptTopic, purchaseOrderTopic } from './topics.ts';

/** Menu path that rights on goods receipts hang on. */
export const receiptMenu = 'Pharmacy/grn';
/** States of a goods receipt. */
const receiptStates = ['Posted', 'Cancelled'] as const;
const MOST_LINES = 2000;

const lineSpellings: Spellings = {
  discount: 'discountAmount',
  gst: 'gstPercent',
};
const packs = () => count().min(0).max(1_000_000, purchaseChecks.packsTooMany.text);

/**
 * A line as typed from the supplier's paper; MRP and rate are per pack. Medicine has batch, expiry and MRP; general goods have batch and
 * expiry where their item is batch-tracked (IN063).
 */
const typedLine = {
  itemId: id(pharmacyChecks.selectItem),
  batchNumber: optional(text(40)),
  expiry: optional(day()),
  mrp: optional(money().refine((value) => value > 0, entrySentences.valueNotAboveZero.text)),
  packs: packs(),
  freePacks: optional(packs()),
  shortPacks: optional(packs()),
  damagedPacks: optional(packs()),
  refusedPacks: optional(packs()),
  rate: money(),
  discountPercent: optional(percent(100)),
  discount: optional(money()),
  gst: percent(100),
};

const receiptLine = withChecks(
  shape(typedLine, lineSpellings),
  ({ packs: paid, freePacks, shortPacks, damagedPacks, refusedPacks, discountPercent, discount }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const received = paid + (freePacks ?? 0);
    if (received === 0) issue('packs', purchaseChecks.enterPacks.text);
    const rejected = (shortPacks ?? 0) + (damagedPacks ?? 0) + (refusedPacks ?? 0);
    if (rejected > received) issue('packs', purchaseChecks.rejectedAboveReceived.text);
    if (discountPercent && discount) issue('discount', purchaseChecks.oneDiscount.text);
  },
);

/** Freight or another charge on the supplier's invoice. */
const receiptCharge = shape(
  { chargeName: requiredText(purchaseChecks.enterChargeName, 60), amount: money(), gst: percent(100) },
  { chargeName: 'name', gst: 'gstPercent' },
);

const receiptSpellings: Spellings = {
  orderId: 'purchaseOrderId',
  invoiceNumber: 'invoiceNo',
  challanNumber: 'challanNo',
};

/** A receipt as typed. An invoice has number, date and total; goods on a challan have its number alone. */
export const typedReceipt = withChecks(
  shape(
    {
      supplierId: supplierKey(),
      /** The order that the goods came for. */
      orderId: optional(id()),
      invoiceNumber: optional(text(40)),
      invoiceDate: optional(day()),
      invoiceTotal: optional(money()),
      challanNumber: optional(text(40)),
      challanDate: optional(day()),
      receivedOn: day(),
      /** Why goods without an order are received (PH029). */
      reason: optional(text(200)),
      lines: z
        .array(receiptLine)
        .min(1, purchaseChecks.addAtLeastOneLine.text)
        .max(MOST_LINES, purchaseChecks.receiptTooLong.text),
      charges: z.array(receiptCharge).max(20),
      invoiceDiscount: optional(money()),
    },
    receiptSpellings,
  ),
  ({ invoiceNumber, invoiceDate, invoiceTotal, challanNumber, orderId, reason }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (orderId == null && !reason) issue('reason', entrySentences.enterReasonShort.text);
    if (!invoiceNumber && !challanNumber) issue('invoiceNumber', purchaseChecks.enterPaper.text);
    if (!invoiceNumber) return;
    if (!invoiceDate) issue('invoiceDate', purchaseChecks.enterInvoiceDate.text);
    if (invoiceTotal == null) issue('invoiceTotal', purchaseChecks.enterInvoiceTotal.text);
  },
);

/** Figures of a line (section 8); `landed` is the cost of its units, `claimed` what the supplier owes for rejected packs. */
const lineFigures = {
  taxable: money(),
  cgst: money(),
  sgst: money(),
  igst: money(),
  shareOfCharges: money(),
  claimed: money(),
  landed: money(),
  units: count(),
};

const receiptFigures = {
  taxable: money(),
  cgst: money(),
  sgst: money(),
  igst: money(),
  chargesTotal: money(),
  claimed: money(),
  landed: money(),
  /** The sum of the paper before its round-off. */
  total: money(),
  /** The total on the paper less that sum; null without a typed total. */
  roundOff: optional(signedMoney()),
};

/** A sentence with its code, so that each screen shows it in its language. */
const note = shape({
  text: text(2000),
  textCode: optional(text(80)),
  textParams: optional(z.record(z.string(), z.unknown())),
});

/** Works out the figures of a receipt, what an approver must accept, and what the user should look at again. Writes nothing. */
export const previewReceipt = endpoint({
  path: '/Purchase/PreviewGrn',
  summary: 'Works out the figures of a goods receipt.',
  permission: may('add', receiptMenu),
  effect: 'read',
  bodyBytes: bodySize.long,
  input: shape({ receipt: typedReceipt }, { receipt: 'goodsReceipt' }),
  output: shape(
    {
      figures: shape({ ...receiptFigures, lines: z.array(shape(lineFigures)) }),
      /** Each needs an approver before the goods enter stock. */
      approvals: z.array(note),
      warnings: z.array(note),
    },
    { figures: 'goodsReceipt' },
  ),
});

const shownReceipt = {
  receiptId: id(),
  receiptNumber: text(),
  supplierId: id(),
  supplierName: text(),
  orderId: optional(id()),
  orderNumber: optional(text()),
  invoiceNumber: optional(text()),
  invoiceDate: optional(day()),
  invoiceTotal: optional(money()),
  challanNumber: optional(text()),
  challanDate: optional(day()),
  receivedOn: day(),
  reason: optional(text()),
  ...receiptFigures,
  state: oneOf(receiptStates),
  createdByName: text(),
  createdAt: instant(),
  approvedByName: optional(text()),
  cancelledByName: optional(text()),
  cancelledAt: optional(instant()),
  cancelReason: optional(text()),
};

const shownSpellings: Spellings = {
  ...receiptSpellings,
  receiptId: 'goodsReceiptId',
  receiptNumber: 'grnNo',
  orderNumber: 'poNo',
  state: 'status',
  createdByName: 'createdBy',
  createdAt: 'createdOn',
  approvedByName: 'approvedBy',
  cancelledByName: 'cancelledBy',
  cancelledAt: 'cancelledOn',
};

/** A posted receipt with its lines and charges. */
const goodsReceipt = shape(
  {
    ...shownReceipt,
    invoiceDiscount: money(),
    lines: z.array(
      shape(
        {
          receiptLineId: id(),
          itemName: text(),
          itemCode: text(),
          pack: text(),
          ...typedLine,
          freePacks: count(),
          shortPacks: count(),
          damagedPacks: count(),
          refusedPacks: count(),
          discount: money(),
          ...lineFigures,
          lotId: optional(id()),
        },
        { ...lineSpellings, receiptLineId: 'grnLineId' },
      ),
    ),
    charges: z.array(receiptCharge),
  },
  shownSpellings,
);

/**
 * Receives goods, against an order or without one: all lines or none enter the main store at their landed cost. `landed` is what the screen shows; another
 * figure is refused. Without a receipt in the answer, the goods wait for an approver (PH012, PH028, PH033).
 */
export const postReceipt = endpoint({
  path: '/Purchase/PostGrn',
  logAs: ['goods_receipt', 'added'],
  summary: 'Receives goods from a supplier into stock.',
  permission: may('add', receiptMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [goodsReceiptTopic, purchaseOrderTopic, pharmacyStockTopic],
  input: shape({ receipt: typedReceipt, landed: money() }, { receipt: 'goodsReceipt' }),
  output: shape({ receipt: optional(goodsReceipt) }, { receipt: 'goodsReceipt' }),
});

/** The receipts of the hospital, the newest first. */
export const listReceipts = endpoint({
  path: '/Purchase/GetAllGrns',
  summary: 'Lists the goods receipts.',
  permission: may('view', receiptMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(shape(shownReceipt, shownSpellings), 'goodsReceiptList'),
});

/** One receipt with its lines and charges. */
export const getReceipt = endpoint({
  path: '/Purchase/GetGrnById',
  summary: 'Reads a goods receipt.',
  permission: may('view', receiptMenu),
  effect: 'read',
  input: shape({ receipt: shape({ receiptId: id() }, shownSpellings) }, { receipt: 'goodsReceipt' }),
  output: shape({ receipt: goodsReceipt }, { receipt: 'goodsReceipt' }),
});

/** Cancels a receipt whose units all lie untouched in their store; its number stays (PH040). */
export const cancelReceipt = endpoint({
  path: '/Purchase/CancelGrn',
  logAs: ['goods_receipt', 'cancelled'],
  summary: 'Cancels a goods receipt whose units have not moved.',
  permission: may('delete', receiptMenu),
  effect: 'once',
  changes: [goodsReceiptTopic, purchaseOrderTopic, pharmacyStockTopic],
  input: shape(
    { receipt: shape({ receiptId: id(), reason: requiredText(entrySentences.enterReasonShort, 200) }, shownSpellings) },
    { receipt: 'goodsReceipt' },
  ),
  output: shape({ receipt: goodsReceipt }, { receipt: 'goodsReceipt' }),
});
