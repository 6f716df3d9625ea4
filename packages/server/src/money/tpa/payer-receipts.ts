// Receipts of payers on the claims of final bills: recorded, listed, cancelled.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import {
  addPayerReceipt as addPayerReceiptEndpoint,
  cancelPayerReceipt as cancelPayerReceiptEndpoint,
  getPayerReceipt as getPayerReceiptEndpoint,
  listPayerReceipts as listPayerReceiptsEndpoint,
} from '@charaka/contract/money/tpa/receipt';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import { mayActForApprover } from '@charaka/rules/access/permission';
import { sumPaise } from '@charaka/rules/money/money';
import { payerPartProblem } from '@charaka/rules/money/payer-receipt';
import { authorityOf, noteUse } from '../../foundation/staff/authority.ts';
import { confirmMoneyOut } from '../../kernel/confirmed.ts';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import {
  type ClaimedBill,
  insertPart,
  insertReceipt,
  lockReceipt,
  type NewPart,
  readClaims,
  readParts,
  readReceipt,
  readReceiptBills,
  receiptList,
  writeReceiptBack,
} from './receipt-store.ts';

type Entry = ParsedOf<typeof addPayerReceiptEndpoint>['receipt'];

/** The bills of the receipt behind the locks of their admissions, taken in one order by everybody. */
async function lockedClaims(call: Call, { associationId, parts }: Entry): Promise<Map<number, ClaimedBill>> {
  const billIds = parts.map(({ billId }) => billId);
  for (const { admissionId } of await readClaims(call, associationId, billIds)) await lockAdmission(call, admissionId);
  return new Map((await readClaims(call, associationId, billIds)).map((bill) => [bill.billId, bill]));
}

/** The parts against what is left of the claims. Refuses with the first thing that is wrong. */
function judgedParts({ parts }: Entry, claims: ReadonlyMap<number, ClaimedBill>): NewPart[] {
  if (new Set(parts.map(({ billId }) => billId)).size < parts.length) refuse(tpaSentences.billTwice);
  return parts.map(({ billId, paid, tds, disallowed, isWrittenOff, reason }) => {
    const bill = claims.get(billId) ?? refuse(tpaSentences.noClaimOnPayer);
    const part = { paidPaise: paid, tdsPaise: tds, disallowedPaise: disallowed, reason: reason ?? '' };
    const problem = payerPartProblem(part, bill.restPaise);
    if (problem) refuse(tpaSentences.billProblem({ orderNo: bill.orderNo, problem }));
    return { ...part, bill, isWrittenOff: isWrittenOff && disallowed > 0 };
  });
}

/** The claims grow less; triggers write the ledger. Disallowed amounts are given up by approvers and delegators alone. */
export const addPayerReceipt = handle(addPayerReceiptEndpoint, async (call, { receipt }) => {
  if (receipt.receivedOn > todayOf(call)) refuse(tpaSentences.afterToday);
  const authority = await authorityOf(call);
  const parts = judgedParts(receipt, await lockedClaims(call, receipt));
  const isGivenUp = parts.some((part) => part.isWrittenOff);
  if (isGivenUp && !mayActForApprover(authority)) refuse(tpaSentences.writeOffNeedsApprover);
  const finYear = financialYearOn(call, receipt.receivedOn);
  const kept = await insertReceipt(call, { ...receipt, finYear, note: receipt.note || null });
  for (const part of parts) await insertPart(call, kept.receiptId, part);
  if (isGivenUp) await noteUse(call, authority, `Receipt ${kept.receiptNo} of a payer: disallowed amount written off`);
  call.say(tpaSentences.receiptRecorded({ receiptNo: kept.receiptNo }));
  return { ...kept, finYear };
});

/** Administrators only; what was disallowed is claimed again, unless the patient already paid of it. */
export const cancelPayerReceipt = handle(cancelPayerReceiptEndpoint, async (call, { receipt }) => {
  const { receiptId, reason } = receipt;
  for (const { admissionId } of await readParts(call, receiptId)) await lockAdmission(call, admissionId);
  const [isClosed, parts] = await call.tx.behind([() => lockReceipt(call, receiptId)], () => [
    readParts(call, receiptId),
  ]);
  if (parts.length === 0) refuse(tpaSentences.receiptGone);
  if (isClosed) refuse(tpaSentences.receiptOfClosedDay);
  const paid = parts.find((part) => part.chargedPaise > part.duePaise);
  if (paid) refuse(tpaSentences.disallowedSettled({ orderNo: paid.orderNo }));
  confirmMoneyOut(call.session, sumPaise(parts.map(({ settledPaise }) => settledPaise)));
  await writeReceiptBack(call, receiptId, reason, parts);
  call.say(tpaSentences.receiptCancelled);
  return {};
});

const row = listPayerReceiptsEndpoint.output.shape.rows.element;

/** The last one first. */
export const listPayerReceipts = handle(listPayerReceiptsEndpoint, (call, { associationId, ...request }) =>
  readList(call.tx, receiptList(call, associationId), row, request),
);

/** Cancelled ones too, as they stood. */
export const getPayerReceipt = handle(getPayerReceiptEndpoint, async (call, { receiptId }) => {
  const [receipt, parts] = await Promise.all([readReceipt(call, receiptId), readReceiptBills(call, receiptId)]);
  return { receipt, parts };
});
