// The second person who accepts what a goods receipt needs an approver for: short expiry, licences, a fallen MRP (PH012, PH028, PH033, Q268).

import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { receiptMenu } from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { goodsReceiptTopic } from '@charaka/contract/supply/purchase/topics';
import { plainRupees } from '@charaka/rules/money/money';
import { type ApprovalKind, toldFact } from '../../foundation/approval/approval-kind.ts';
import { askApproval } from '../../foundation/approval/ask-approval.ts';
import { keyOfText } from '../../foundation/approval/key-of-text.ts';
import { decidedByApprovers, needOtherApprover } from '../../foundation/staff/approver-decider.ts';
import type { Call } from '../../kernel/handler.ts';
import { type JudgedReceipt, judgeReceipt, type TypedLine, type TypedReceipt } from './judge-receipt.ts';
import { lockOrdered } from './order-of-receipt.ts';
import type { ReceivedItem } from './received-items.ts';
import { refuseKnownInvoice, writeReceipt } from './write-receipt.ts';

/** An approver reads so many lines of a receipt. */
const MOST_LINES_SHOWN = 50;

/** Batch, expiry and MRP of goods that have none (IN063). */
const NONE = '–';

/** A line as the approver reads it. */
function lineFact({ packs, freePacks, batchNumber, expiry, rate, mrp }: TypedLine, item: ReceivedItem | undefined) {
  return purchaseSentences.receivedLine({
    itemName: item?.itemName ?? '',
    batchNumber: batchNumber || NONE,
    quantity: packs + (freePacks ?? 0),
    expiry: expiry ?? NONE,
    rate: plainRupees(rate),
    mrp: mrp == null ? NONE : plainRupees(mrp),
  });
}

/** Puts a judged receipt into the queue of approvals. Refuses where nobody else could decide. */
export async function askForReceipt(
  call: Call,
  receipt: TypedReceipt,
  { supplier, items, figures, approvals }: JudgedReceipt,
): Promise<void> {
  await needOtherApprover(call, figures.totalPaise, purchaseSentences.noOtherApprover);
  const invoiceNumber = receipt.invoiceNumber || receipt.challanNumber || '';
  await askApproval(call, receiptApproval, {
    // Another delivery of the supplier does not wait for this one.
    about: { supplierId: supplier.supplierId, paper: keyOfText(invoiceNumber) },
    subject: purchaseSentences.receiptAsked({ supplierName: supplier.supplierName, invoiceNumber }),
    facts: [
      { name: 'valueOfGoods', money: figures.landedPaise },
      ...approvals.map((sentence) => toldFact('toAccept', sentence)),
      ...receipt.lines
        .slice(0, MOST_LINES_SHOWN)
        .map((line, index) => toldFact('receivedLine', lineFact(line, items[index]))),
    ],
    asked: receipt,
    amountPaise: figures.totalPaise,
    reason: receipt.reason || purchaseSentences.receiptOfOrder,
    path: receiptMenu,
  });
}

/** Registered in area.ts; the goods enter stock with the approval, in the name of the user who received them. */
export const receiptApproval: ApprovalKind = {
  kind: 'goods-receipt',
  hoursValid: 72,
  ...decidedByApprovers('Receipt'),
  onApproved: async (call, { asked, askedBy }) => {
    const receipt = asked as TypedReceipt;
    await lockOrdered(call, receipt);
    const judged = await judgeReceipt(call, receipt);
    await refuseKnownInvoice(call, receipt, judged);
    await writeReceipt(call, receipt, judged, { createdBy: askedBy, approvedBy: call.userId });
    await call.tx.announce(pharmacyStockTopic, { tenantId: call.tenantId });
    await call.announce(goodsReceiptTopic);
  },
};
