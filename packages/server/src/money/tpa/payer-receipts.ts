// Receipts of payers on the claims of bills of every desk: recorded, listed, cancelled (Q255).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import {
  addPayerReceipt as addPayerReceiptEndpoint,
  cancelPayerReceipt as cancelPayerReceiptEndpoint,
  getPayerReceipt as getPayerReceiptEndpoint,
  listPayerReceipts as listPayerReceiptsEndpoint,
} from '@charaka/contract/money/tpa/receipt';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import { mayActForApprover } from '@charaka/rules/access/permission';
import { sumPaise, ZERO } from '@charaka/rules/money/money';
import { payerPartProblem, settledByPart } from '@charaka/rules/money/payer-receipt';
import { daysAfter, startOfDay } from '@charaka/rules/stay/hospital-day';
import { authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import { confirmMoneyOut } from '../../kernel/confirmed.ts';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type ClaimedBill, type ClaimSource, claims } from '../bill/claims.ts';
import { judgeMoneyDay } from '../payment/judge-money-day.ts';
import {
  insertPart,
  insertReceipt,
  type KeptPart,
  lockReceipt,
  type NewPart,
  readParts,
  readReceipt,
  readReceiptBills,
  receiptList,
  writeReceiptBack,
} from './receipt-store.ts';

type Entry = ParsedOf<typeof addPayerReceiptEndpoint>['receipt'];
type Part = Entry['parts'][number];

const numberOf = ({ billId, counterBillId }: Part): number => billId ?? counterBillId ?? 0;
const isOf = (sourceKind: ClaimSource['sourceKind'], { billId }: Part) => (billId != null) === (sourceKind === 'Stay');

/** The parts against what is left of the claims, desk by desk. Refuses with the first thing that is wrong. */
async function judgedParts(call: Call, { associationId, parts }: Entry): Promise<NewPart[]> {
  const judged: NewPart[] = [];
  for (const { sourceKind, lock } of claims.partsOf(call.ports)) {
    const asked = parts.filter((part) => isOf(sourceKind, part));
    if (asked.length === 0) continue;
    const billIds = asked.map(numberOf);
    if (new Set(billIds).size < asked.length) refuse(tpaSentences.billTwice);
    const bills = new Map((await lock(call, associationId, billIds)).map((bill) => [bill.billId, bill]));
    for (const part of asked) judged.push(judgedPart(sourceKind, part, bills.get(numberOf(part))));
  }
  return judged;
}

function judgedPart(sourceKind: ClaimSource['sourceKind'], part: Part, claimed: ClaimedBill | undefined): NewPart {
  const bill = claimed ?? refuse(tpaSentences.noClaimOnPayer);
  const { paid, tds, disallowed, isWrittenOff, reason } = part;
  const sums = { paidPaise: paid, tdsPaise: tds, disallowedPaise: disallowed, reason: reason ?? '' };
  const problem = payerPartProblem(sums, bill.restPaise);
  if (problem) refuse(tpaSentences.billProblem({ orderNo: bill.billNo, problem }));
  return { ...sums, sourceKind, bill, isWrittenOff: isWrittenOff && disallowed > 0 };
}

/** Lowers the claim of a part, or raises it again, at the desk that made the bill. */
async function moveClaim(call: Call, way: 'settle' | 'undo', part: KeptPart): Promise<void> {
  for (const source of claims.partsOf(call.ports))
    if (source.sourceKind === part.sourceKind) await source[way](call, part);
}

const changeOf = (associationId: number, { bill, sourceKind, ...part }: NewPart): KeptPart => ({
  sourceKind,
  billId: bill.billId,
  associationId,
  settledPaise: settledByPart(part),
  chargedPaise: part.isWrittenOff ? ZERO : part.disallowedPaise,
  reason: part.reason.trim() || null,
});

/** The claims grow less; triggers write the ledger. Disallowed amounts are given up by approvers and delegators alone, and not by the maker of the bill (Q268). */
export const addPayerReceipt = handle(addPayerReceiptEndpoint, async (call, { receipt }) => {
  if (receipt.receivedOn > todayOf(call)) refuse(tpaSentences.afterToday);
  const { receivedOn, backdateReason: reason } = receipt;
  const at = startOfDay(daysAfter(receivedOn, 1), call.hospital.timezone);
  const backdateReason = await judgeMoneyDay(call, { record: 'receipt', day: receivedOn, reason, at });
  const authority = await authorityOf(call);
  const parts = await judgedParts(call, receipt);
  const isGivenUp = parts.some((part) => part.isWrittenOff);
  if (isGivenUp && !mayActForApprover(authority)) refuse(tpaSentences.writeOffNeedsApprover);
  const makerIds = parts.flatMap(({ isWrittenOff, bill }) => (isWrittenOff ? [bill.madeBy] : []));
  if (await isByMaker(call, authority, makerIds)) refuse(billSentences.makerWritesNotOff);
  const finYear = financialYearOn(call, receipt.receivedOn);
  const kept = await insertReceipt(call, { ...receipt, finYear, note: receipt.note || null, backdateReason });
  for (const part of parts) {
    await insertPart(call, kept.receiptId, part);
    await moveClaim(call, 'settle', changeOf(receipt.associationId, part));
  }
  if (isGivenUp) await noteUse(call, authority, `Receipt ${kept.receiptNo} of a payer: disallowed amount written off`);
  call.say(tpaSentences.receiptRecorded({ receiptNo: kept.receiptNo }));
  return { ...kept, finYear };
});

/** Locks the bills of a receipt. Refuses when a patient already paid part of the disallowed amount. */
async function lockBillsOf(call: Call, parts: readonly KeptPart[]): Promise<void> {
  for (const { sourceKind, lock } of claims.partsOf(call.ports)) {
    const own = parts.filter((part) => part.sourceKind === sourceKind);
    const [first] = own;
    if (!first) continue;
    const billIds = own.map(({ billId }) => billId);
    for (const bill of await lock(call, first.associationId, billIds)) {
      const charged = own.find(({ billId }) => billId === bill.billId)?.chargedPaise ?? ZERO;
      if (charged > bill.duePaise) refuse(tpaSentences.disallowedSettled({ orderNo: bill.billNo }));
    }
  }
}

/** Administrators only; what was disallowed is claimed again, unless the patient already paid of it. */
export const cancelPayerReceipt = handle(cancelPayerReceiptEndpoint, async (call, { receipt }) => {
  const { receiptId, reason } = receipt;
  await lockBillsOf(call, await readParts(call, receiptId));
  const [isClosed, parts] = await call.tx.behind([() => lockReceipt(call, receiptId)], () => [
    readParts(call, receiptId),
  ]);
  if (parts.length === 0) refuse(tpaSentences.receiptGone);
  if (isClosed) refuse(tpaSentences.receiptOfClosedDay);
  confirmMoneyOut(call.session, sumPaise(parts.map(({ settledPaise }) => settledPaise)));
  await writeReceiptBack(call, receiptId, reason);
  for (const part of parts) await moveClaim(call, 'undo', part);
  call.say(tpaSentences.receiptCancelled);
  return {};
});

const row = listPayerReceiptsEndpoint.output.shape.rows.element;

/** The last one first. */
export const listPayerReceipts = handle(listPayerReceiptsEndpoint, (call, { associationId, ...request }) =>
  answerList(call.tx, receiptList(call, associationId), row, request),
);

/** Cancelled ones too, as they stood. */
export const getPayerReceipt = handle(getPayerReceiptEndpoint, async (call, { receiptId }) => {
  const [receipt, parts] = await Promise.all([readReceipt(call, receiptId), readReceiptBills(call, receiptId)]);
  return { receipt, parts };
});
