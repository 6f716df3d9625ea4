// Generates the final bill of an admission and settles it, in one transaction (R489-R516, Q145).

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { addBill as addBillEndpoint } from '@charaka/contract/money/bill/bill';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { mayActForApprover } from '@charaka/rules/access/permission';
import type { Bill } from '@charaka/rules/money/bill';
import { isBillDateAllowed, isDiscountAbove, refundedByAllModes } from '@charaka/rules/money/bill-settlement';
import { sumPaise } from '@charaka/rules/money/money';
import { paidByAllModes } from '@charaka/rules/money/paid-modes';
import { admissionStateOf } from '@charaka/rules/stay/admission-state';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { type Authority, authorityOf, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, financialYearOn, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import type { AdmissionStanding } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import { undecidedOrdersOf } from '../../stay/admission/undecided-orders.ts';
import { fixRent } from '../charge/bed-rent-store.ts';
import { chargeSettings } from '../charge/charge-settings.ts';
import { isServicePlaceOn } from '../charge/gst-rule.ts';
import { judgeCashReceipt, withWarning } from '../payment/cash-receipts.ts';
import { judgeMoneyDay } from '../payment/judge-money-day.ts';
import { readPayerEstimate } from '../payment/payer-estimate.ts';
import { billsIgst, computeAccountBill, readBillAccount } from './bill-account.ts';
import { documentBill, treatmentMedicine } from './bill-document.ts';
import { keepBillFacts, readBillFacts } from './bill-fact-store.ts';
import { judgeBill } from './bill-gift.ts';
import { judgedRefund, recordSettlement } from './bill-money.ts';
import { insertBill, type SavedBill, type Settlement } from './bill-store.ts';
import { finalBillView } from './bill-view.ts';
import { withBank } from './refund-bank.ts';
import { type BillEntry, settleBill } from './settle-bill.ts';

/**
 * The final bill, with its number. The server computes it again behind the lock and refuses when the payable differs
 * from the one that the caller saw. A payment or refund made with it becomes a payment row of the bill, with a receipt
 * or refund number.
 */
export const addBill = handle(addBillEndpoint, async (call, { bill: entry }) => {
  const { admissionId } = entry;
  const [admission, account, authority, estimatePaise] = await call.tx.behind(
    [() => lockAdmission(call, admissionId)],
    () => [readBillAccount(call, admissionId), authorityOf(call), readPayerEstimate(call, admissionId)],
  );
  refuseUnready(account.standing, account.saved);
  await refuseUndecided(call, admissionId);
  const isTrusted = mayActForApprover(authority);
  const billedAt = billDate(call, admission, entry, isTrusted);
  const billedOn = dateInZone(billedAt, call.hospital.timezone);
  const backdateReason = await judgeMoneyDay(call, { record: 'bill', day: billedOn, reason: entry.backdateReason });
  const isServicePlace = isServicePlaceOn(call, billedOn);
  const bill = computeAccountBill(account, { ...entry, isFinal: true, isServicePlace });
  if (bill.netPayablePaise !== entry.netPayable) refuse(kernelSentences.figuresChanged);
  // Approvers and delegators settle without payment, set the bill date and give the reason of a discount (R177).
  refuseWithoutReason(bill, entry, isTrusted);
  if (entry.isSettledWithoutPay && !isTrusted) {
    refuse(billSentences.settlingNeedsApprover);
  }
  const settlement = settleBill(bill, await withBank(call, entry));
  needDeedsOf(call, bill, settlement);
  const refund = await judgedRefund(call, entry, bill, settlement, estimatePaise);
  await judgeBill(call, admissionId, bill, settlement.duePaise);
  const receipt = { patientId: admission.patientId, admissionId, paidAt: call.now, cashPaise: settlement.cashPaise };
  const warning = await judgeCashReceipt(call, receipt);
  // From here on the rent of beds is a charge like any other: what was billed does not change with a price or a stay.
  await fixRent(
    call,
    admissionId,
    account.rows.filter((row) => row.isBedRent),
  );
  const medicines = treatmentMedicine(account.medicine.sales);
  const saved = await insertBill(call, {
    admissionId,
    finYear: financialYearOn(call, billedOn),
    billedAt,
    backdateReason,
    isIgst: billsIgst(account, isServicePlace),
    isServicePlace,
    isPayerEstimate: estimatePaise !== null,
    bill,
    standing: account.standing,
    hasGstDocument: bill.lines.length > 0 || bill.otherChargePaise > 0 || medicines.length > 0,
    treatmentMedicinePaise: sumPaise(medicines.map(({ valuePaise }) => valuePaise)),
    discountReason: (bill.discountPaise > 0 && entry.discountReason) || null,
    refundReason: (refundedByAllModes(settlement) > 0 && entry.refundReason) || null,
    settlement,
  });
  await documentBill(call, admissionId, { saved, bill, medicines });
  await recordSettlement(call, { admissionId, saved, settlement, refund });
  await noteDecisions(call, authority, entry, { saved, bill });
  call.say(withWarning(billSentences.ipdBillGenerated, warning));
  await keepBillFacts(call, saved.billId, entry);
  return { finalBill: { ...finalBillView(saved), ...(await readBillFacts(call, saved.billId)) } };
});

/** A discount, a payment and a refund need deeds of their own, also with a bill (Q224). */
function needDeedsOf({ session }: Call, bill: Bill, settlement: Settlement): void {
  if (bill.discountPaise > 0) needDeed(session, 'discount');
  if (paidByAllModes(settlement) > 0) needDeed(session, 'receive-money');
  if (refundedByAllModes(settlement) > 0) needDeed(session, 'refund');
}

/** Records for the audit the decisions that a delegator made in the approver's place. */
async function noteDecisions(
  call: Call,
  authority: Authority,
  entry: BillEntry,
  { saved, bill }: { saved: SavedBill; bill: Bill },
): Promise<void> {
  const isAboveLimit = isDiscountAbove(bill, chargeSettings.of(call.hospital).discountLimitBasisPoints);
  const decisions = [
    ...(entry.isSettledWithoutPay ? ['settled without payment'] : []),
    ...(entry.billedAt ? ['bill date set'] : []),
    ...(saved.discountReason ? [isAboveLimit ? 'discount above the limit' : 'discount with a reason'] : []),
  ];
  if (decisions.length > 0) await noteUse(call, authority, `Bill ${saved.orderNo}: ${decisions.join(', ')}`);
}

function refuseUnready(standing: AdmissionStanding, saved: SavedBill | undefined): void {
  if (saved) refuse(billSentences.finalBillExists({ orderNo: saved.orderNo, finYear: saved.finYear }));
  const state = admissionStateOf(standing);
  if (state === 'discharged') refuse(billSentences.dischargedNoBill);
  if (state !== 'discharge initiated') refuse(billSentences.initiateDischargeFirst);
}

/** The bill takes no charges after it is made: every order must be finished or charged ahead (OR034). */
async function refuseUndecided(call: Call, admissionId: number): Promise<void> {
  const names = await undecidedOrdersOf(call, admissionId);
  if (names.length > 0) refuse(billSentences.ordersUndecided({ names: names.join(', ') }));
}

/** Refuses a bill without a reason where one is required (R512, Q137). */
function refuseWithoutReason(bill: Bill, entry: BillEntry, isTrusted: boolean): void {
  if (isTrusted && bill.discountPaise > 0 && !entry.discountReason) refuse(billSentences.enterDiscountReason);
}

/** The time of the bill: now, or the one that an approver or delegator entered, from admission to now (R490, R491, Q136). */
function billDate(call: Call, admission: LockedAdmission, entry: BillEntry, isTrusted: boolean): Date {
  if (!entry.billedAt) return call.now;
  if (!isTrusted) refuse(billSentences.billDateNeedsApprover);
  const billedAt = new Date(entry.billedAt);
  if (!isBillDateAllowed(billedAt, new Date(admission.admittedAt), call.now)) {
    refuse(billSentences.billDateOutside);
  }
  return billedAt;
}
