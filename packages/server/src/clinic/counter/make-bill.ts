// Makes bills of the counter and takes what is paid with them; works them out beforehand; receives what stayed due.

import {
  addCounterBill as addCounterBillEndpoint,
  previewCounterBill as previewCounterBillEndpoint,
} from '@charaka/contract/clinic/counter/counter-bill';
import { settleCounterDue as settleCounterDueEndpoint } from '@charaka/contract/clinic/counter/counter-refund';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import {
  findCounterCharges as findCounterChargesEndpoint,
  getUnbilledOrders as getUnbilledOrdersEndpoint,
} from '@charaka/contract/clinic/counter/unbilled-orders';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { type Paise, smallerPaise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertChargeLines } from '../../money/charge/charge-store.ts';
import { lockCashOf, withWarning } from '../../money/payment/cash-receipts.ts';
import { judgeReceipt, type PaidOwner, receiveMoney } from '../../money/payment/tender.ts';
import {
  type CounterBill,
  insertCounterBill,
  insertCounterReceipt,
  lockCounterBill,
  lowerCounterDue,
} from './counter-bill-store.ts';
import { readCounterBill } from './counter-bill-view.ts';
import { judgeCounterDue, judgePayerShare } from './counter-credit.ts';
import { documentCounterBill } from './counter-document.ts';
import {
  findCharges,
  type LockedVisit,
  lockBilledOrders,
  lockOpdVisit,
  lockVisit,
  readBilledOrders,
  readCounterPatient,
  readOpenStay,
  readUnbilledOrders,
  readVisit,
  readVisits,
  type VisitOfBill,
  writeFeeBill,
} from './counter-visit-store.ts';
import { orderOnPaper } from './order-on-paper.ts';
import { lockHeldAdvance, payAdvanceIn } from './pay-advance-in.ts';
import { type BillAsked, judgeCounterGift, type PricedBill, previewOf, priceBill } from './priced-bill.ts';
import { workedFee } from './visit-fee.ts';

/** Visits and orders of a patient that can be billed. */
export const getUnbilledOrders = handle(getUnbilledOrdersEndpoint, async (call, { patientId }) => {
  const [patient, visits, orders, openStay] = await Promise.all([
    readCounterPatient(call, patientId),
    readVisits(call, patientId),
    readUnbilledOrders(call, patientId),
    readOpenStay(call, patientId),
  ]);
  const withFees = await Promise.all(visits.map((visit) => withFee(call, patientId, visit)));
  return { patient, visits: withFees, orders, openStay };
});

/** A visit with the fee that is owed for it. */
async function withFee(call: Call, patientId: number, { opdVisit, ...visit }: VisitOfBill) {
  if (opdVisit?.feeState !== 'Due' || opdVisit.isFeeBilled) return visit;
  const { chargeId, chargeName, price } = await workedFee(call, { ...opdVisit, patientId });
  return chargeId && chargeName ? { ...visit, fee: { chargeId, chargeName, price } } : visit;
}

/** Charges of the price list by their words. */
export const findCounterCharges = handle(findCounterChargesEndpoint, async (call, { searchText }) => ({
  charges: searchText.trim().length < 2 ? [] : await findCharges(call, searchText),
}));

const orderIdsOf = ({ lines }: BillAsked): number[] => lines.flatMap(({ orderId }) => orderId ?? []);

/** The bill as it would be. */
export const previewCounterBill = handle(previewCounterBillEndpoint, async (call, { counterBill: asked }) => {
  const [visit, orders] = await Promise.all([
    readVisit(call, asked.encounterId),
    readBilledOrders(call, orderIdsOf(asked)),
  ]);
  return { counterBill: previewOf(await priceBill(call, visit, orders, asked), visit) };
});

/** A new bill as it is asked for. */
type NewBill = ParsedOf<typeof addCounterBillEndpoint>['counterBill'];

/** The bill with its number. */
export const addCounterBill = handle(addCounterBillEndpoint, async (call, { counterBill: asked }) => {
  const { counterBill, warning } = await makeBill(call, asked);
  call.say(withWarning(counterSentences.billMade({ billNo: counterBill.billNo }), warning));
  return { counterBill };
});

/** A bill that was made, and the sentence about its cash that the caller says with its own. */
interface MadeBill {
  readonly counterBill: CounterBill;
  readonly warning: Sentence | null;
}

/**
 * Makes a bill. It is worked out anew behind the locks of visit and orders, and refused where it comes to another sum than the caller
 * saw; what the visit's appointment holds pays first (OP010), and what is not paid of the patient's part stays due, with a reason (OR012).
 */
export async function makeBill(call: Call, sent: NewBill): Promise<MadeBill> {
  const asked = await orderOnPaper(call, sent);
  const [, visit, orders] = await call.tx.behind(
    [
      () => lockOpdVisit(call, asked.encounterId),
      () => lockVisit(call, asked.encounterId),
      () => lockBilledOrders(call, orderIdsOf(asked)),
    ],
    () => [],
  );
  const held = await lockHeldAdvance(call, visit.opdVisit);
  const priced = await priceBill(call, visit, orders, asked);
  const { bill } = priced;
  if (bill.netPaise !== asked.net) refuse(kernelSentences.figuresChanged);
  if (bill.discountPaise > 0 && !asked.discountReason) refuse(billSentences.enterDiscountReason);
  await judgeCounterGift(call, priced);
  await judgePayerShare(call, asked, visit.patientId, priced);
  const advance = smallerPaise(held?.advancePaise ?? ZERO, bill.patientPartPaise);
  const due = dueAfter(priced, asked.amount, advance);
  if (due > 0 && !asked.dueReason?.trim())
    refuse(counterSentences.dueReasonMissing, { 'counterBill.dueReason': counterSentences.dueReasonMissing });
  const { patientId, encounterId } = visit;
  await judgeCounterDue(call, patientId, due);
  const occasion = { patientId, admissionId: null };
  const received = asked.amount > 0 ? await judgeReceipt(call, { occasion }, asked) : null;
  // Before a number is taken: who receives of the patient holds the same lock while they take theirs.
  if (advance > 0) await lockCashOf(call, patientId);
  const finYear = financialYearOn(call, todayOf(call));
  const { counterBillId } = await insertCounterBill(call, {
    finYear,
    encounterId,
    patientId,
    bill,
    duePaise: due,
    billKind: asked.billKind ?? 'Investigation',
    associationId: asked.associationId ?? null,
    authorizationNo: (asked.associationId != null && asked.authorizationNo) || null,
    authorizedOn: (asked.associationId != null && asked.authorizedOn) || null,
    isIgst: priced.gst.isIgstApplied,
    discountReason: (bill.discountPaise > 0 && asked.discountReason) || null,
    dueReason: due > 0 ? (asked.dueReason?.trim() ?? null) : null,
  });
  const lineIds = await postLines(call, { counterBillId, encounterId }, priced);
  await documentCounterBill(call, { counterBillId, patientId, finYear, priced });
  if (held && advance > 0) await payAdvanceIn(call, { counterBillId, finYear, held, amountPaise: advance });
  if (received) await insertCounterReceipt(call, { counterBillId, kind: 'Receive', reason: null }, received.money);
  await noteFee(call, visit, { counterBillId, lineIds, asked });
  return { counterBill: await readCounterBill(call, counterBillId), warning: received?.warning ?? null };
}

/** The unpaid amount of the patient's part. */
function dueAfter({ bill }: PricedBill, received: Paise, advance: Paise): Paise {
  const most = subtractPaise(bill.patientPartPaise, advance);
  if (received > most)
    refuse(
      advance > 0
        ? counterSentences.advanceTransfers({ sum: formatPaise(advance), most: formatPaise(most) })
        : counterSentences.receivedTooMuch({ most: formatPaise(most) }),
    );
  return subtractPaise(most, received);
}

/** The fee that the bill holds is this one of the visit from now on. */
async function noteFee(
  call: Call,
  { opdVisit }: LockedVisit,
  { counterBillId, lineIds, asked }: { counterBillId: number; lineIds: readonly number[]; asked: BillAsked },
): Promise<void> {
  const feeLineId = lineIds[asked.lines.findIndex(({ isVisitFee }) => isVisitFee)];
  if (!opdVisit || feeLineId === undefined) return;
  await writeFeeBill(call, opdVisit.visitId, { counterBillId, feeLineId });
  await call.announce(opdTopic, opdVisit.visitId);
}

async function postLines(
  call: Call,
  bill: { readonly counterBillId: number; readonly encounterId: number },
  { lines, gst }: PricedBill,
): Promise<number[]> {
  const { tenantId, userId, now } = call;
  const place = { ...bill, tenantId, hospitalId: call.hospital.hospitalId, userId, appliedAt: now };
  return insertChargeLines(call.tx, place, lines, gst);
}

/** The due of a bill, behind its lock. */
async function lockCounterDue(call: Call, counterBillId: number): Promise<PaidOwner<number>> {
  const { duePaise, patientId } = await lockCounterBill(call, counterBillId);
  if (duePaise === ZERO) refuse(billSentences.nothingDue);
  return {
    occasion: { patientId, admissionId: null, counterBillId },
    limitPaise: duePaise,
    write: async (money) => {
      const counterReceiptId = await insertCounterReceipt(
        call,
        { counterBillId, kind: 'Receive', reason: null },
        money,
      );
      await lowerCounterDue(call, counterBillId, money.amountPaise);
      return counterReceiptId;
    },
  };
}

/** A payment against the due; at most the due. */
export const settleCounterDue = handle(settleCounterDueEndpoint, async (call, { payment }) => {
  const { counterBillId } = payment;
  const { written, warning } = await receiveMoney(call, await lockCounterDue(call, counterBillId), payment);
  call.say(withWarning(paymentSentences.paymentReceived, warning));
  const counterBill = await readCounterBill(call, counterBillId);
  const receipt = counterBill.receipts.find((each) => each.counterReceiptId === written);
  return { receipt: receipt ?? refuse(billSentences.billDoesNotExist), counterBill };
});
