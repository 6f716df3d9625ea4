// Receives goods from a supplier, against an order or without one: previewed, asked about, and posted whole or not at all (PH014, PH029-PH039).

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import {
  postReceipt as postReceiptEndpoint,
  previewReceipt as previewReceiptEndpoint,
} from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { subtractPaise } from '@charaka/rules/money/money';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { judgeReceipt } from './judge-receipt.ts';
import { lockOrdered } from './order-of-receipt.ts';
import { askForReceipt } from './receipt-approval.ts';
import { findReceipt } from './receipt-store.ts';
import { refuseKnownInvoice, writeReceipt } from './write-receipt.ts';

const noteOf = ({ text, code, params }: ToldSentence) => ({ text, textCode: code, textParams: params ?? null });

/** The figures, and what there is to accept or to look at again. */
export const previewReceipt = handle(previewReceiptEndpoint, async (call, { receipt }) => {
  const judged = await judgeReceipt(call, receipt);
  await refuseKnownInvoice(call, receipt, judged);
  const { figures, approvals, questions, warnings } = judged;
  return {
    figures: {
      taxable: figures.taxablePaise,
      cgst: figures.cgstPaise,
      sgst: figures.sgstPaise,
      igst: figures.igstPaise,
      chargesTotal: figures.chargesPaise,
      claimed: figures.claimedPaise,
      landed: figures.landedPaise,
      total: figures.totalPaise,
      roundOff: receipt.invoiceTotal == null ? null : subtractPaise(receipt.invoiceTotal, figures.totalPaise),
      lines: figures.lines.map((line) => ({
        taxable: line.taxablePaise,
        cgst: line.cgstPaise,
        sgst: line.sgstPaise,
        igst: line.igstPaise,
        shareOfCharges: line.sharePaise,
        claimed: line.claimedPaise,
        landed: line.landedPaise,
        units: line.units,
      })),
    },
    approvals: approvals.map(noteOf),
    warnings: [...questions, ...warnings].map(noteOf),
  };
});

/** The posted receipt; null where an approver must accept it first. */
export const postReceipt = handle(postReceiptEndpoint, async (call, { receipt, landed }) => {
  await lockOrdered(call, receipt);
  const judged = await judgeReceipt(call, receipt);
  if (landed !== judged.figures.landedPaise) refuse(kernelSentences.figuresChanged);
  await refuseKnownInvoice(call, receipt, judged);
  const [first] = judged.questions;
  if (first) {
    const count = judged.questions.length;
    call.confirm(purchaseSentences.confirmReceipt({ first, count }), purchaseSentences.postAnyway);
  }
  if (judged.approvals.length > 0) {
    await askForReceipt(call, receipt, judged);
    call.say(purchaseSentences.receiptWaits);
    return { receipt: null };
  }
  const receiptId = await writeReceipt(call, receipt, judged, { createdBy: call.userId, approvedBy: null });
  const posted = await findReceipt(call, receiptId);
  call.say(purchaseSentences.receiptPosted({ receiptNumber: posted.receiptNumber }));
  return { receipt: posted };
});
