// Makes bills of the counter and takes what is paid with them; works them out beforehand; receives what stayed due.

import {
  addCounterBill as addCounterBillEndpoint,
  findCounterCharges as findCounterChargesEndpoint,
  getUnbilledOrders as getUnbilledOrdersEndpoint,
  previewCounterBill as previewCounterBillEndpoint,
} from '@charaka/contract/clinic/counter/counter-bill';
import { settleCounterDue as settleCounterDueEndpoint } from '@charaka/contract/clinic/counter/counter-refund';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { type Paise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import { nothingPaid, type PaidModes } from '@charaka/rules/money/paid-modes';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import { insertChargeLines } from '../../money/charge/charge-store.ts';
import { judgeCashReceipt, withWarning } from '../../money/payment/cash-receipts.ts';
import { type SentModes, splitPayment } from '../../money/payment/split-payment.ts';
import { insertCounterBill, insertCounterReceipt, lockCounterBill, lowerCounterDue } from './counter-bill-store.ts';
import { readCounterBill } from './counter-bill-view.ts';
import { documentCounterBill } from './counter-document.ts';
import {
  findCharges,
  lockBilledOrders,
  lockVisit,
  readBilledOrders,
  readCounterPatient,
  readUnbilledOrders,
  readVisit,
  readVisits,
} from './counter-visit-store.ts';
import { type BillAsked, judgeCounterGift, type PricedBill, previewOf, priceBill } from './priced-bill.ts';

/** Visits and orders of a patient that can be billed. */
export const getUnbilledOrders = handle(getUnbilledOrdersEndpoint, async (call, { patientId }) => {
  const [patient, visits, orders] = await Promise.all([
    readCounterPatient(call, patientId),
    readVisits(call, patientId),
    readUnbilledOrders(call, patientId),
  ]);
  return { patient, visits, orders };
});

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
  return { counterBill: previewOf(await priceBill(call, visit, orders, asked)) };
});

/**
 * The bill with its number. It is worked out anew behind the locks of visit and orders, and refused where it comes to another sum than
 * the caller saw; what is not paid of the patient's part stays due, with a reason (OR012).
 */
export const addCounterBill = handle(addCounterBillEndpoint, async (call, { counterBill: asked }) => {
  const [visit, orders] = await call.tx.behind(
    [() => lockVisit(call, asked.encounterId), () => lockBilledOrders(call, orderIdsOf(asked))],
    () => [],
  );
  const priced = await priceBill(call, visit, orders, asked);
  const { bill } = priced;
  if (bill.netPaise !== asked.net) refuse(kernelSentences.figuresChanged);
  if (bill.discountPaise > 0 && !asked.discountReason) refuse(billSentences.enterDiscountReason);
  await judgeCounterGift(call, priced);
  const due = dueAfter(priced, asked.amount);
  if (due > 0 && !asked.dueReason?.trim())
    refuse(counterSentences.dueReasonMissing, { 'counterBill.dueReason': counterSentences.dueReasonMissing });
  const { patientId } = visit;
  const received = await judgeTender(call, asked, { patientId });
  const finYear = financialYearOn(call, todayOf(call));
  const { counterBillId, billNo } = await insertCounterBill(call, {
    billKind: asked.billKind ?? 'Investigation',
    finYear,
    encounterId: visit.encounterId,
    patientId,
    associationId: asked.associationId ?? null,
    isIgst: priced.gst.isIgstApplied,
    bill,
    discountReason: (bill.discountPaise > 0 && asked.discountReason) || null,
    duePaise: due,
    dueReason: due > 0 ? (asked.dueReason?.trim() ?? null) : null,
  });
  await postLines(call, { counterBillId, encounterId: visit.encounterId }, priced);
  await documentCounterBill(call, { counterBillId, patientId, finYear, priced });
  if (asked.amount > 0)
    await insertCounterReceipt(call, {
      counterBillId,
      kind: 'Receive',
      finYear,
      amountPaise: asked.amount,
      modes: received.modes,
      reason: null,
    });
  call.say(withWarning(counterSentences.billMade({ billNo }), received.warning));
  return { counterBill: await readCounterBill(call, counterBillId) };
});

/** What of the patient's part is not paid at once. */
function dueAfter({ bill }: PricedBill, received: Paise): Paise {
  if (received > bill.patientPartPaise)
    refuse(counterSentences.receivedTooMuch({ most: formatPaise(bill.patientPartPaise) }));
  return subtractPaise(bill.patientPartPaise, received);
}

/** The money that comes in, split and judged: by modes, references and what the law says of cash (R487). */
async function judgeTender(
  call: Call,
  sent: SentModes & { readonly amount: Paise },
  of: { readonly patientId: number; readonly counterBillId?: number },
) {
  if (sent.amount === 0) return { modes: nothingPaid, warning: null };
  needDeed(call.session, 'receive-money');
  const modes: PaidModes = splitPayment(sent, { form: 'add payment', amountPaise: sent.amount, isRefund: false });
  const warning = await judgeCashReceipt(call, {
    ...of,
    admissionId: null,
    paidAt: call.now,
    cashPaise: modes.cashPaise,
  });
  return { modes, warning };
}

async function postLines(
  call: Call,
  bill: { readonly counterBillId: number; readonly encounterId: number },
  { lines, gst }: PricedBill,
): Promise<void> {
  const { tenantId, userId, now } = call;
  const place = { ...bill, tenantId, hospitalId: call.hospital.hospitalId, userId, appliedAt: now };
  await insertChargeLines(call.tx, place, lines, gst);
}

/** A payment against the due; at most the due. */
export const settleCounterDue = handle(settleCounterDueEndpoint, async (call, { payment }) => {
  const { counterBillId, amount } = payment;
  const bill = await lockCounterBill(call, counterBillId);
  if (bill.duePaise === ZERO) refuse(billSentences.nothingDue);
  if (amount > bill.duePaise) refuse(paymentRuleSentences.excessAmount);
  const { modes, warning } = await judgeTender(call, payment, { patientId: bill.patientId, counterBillId });
  const finYear = financialYearOn(call, todayOf(call));
  const { counterReceiptId } = await insertCounterReceipt(call, {
    counterBillId,
    kind: 'Receive',
    finYear,
    amountPaise: amount,
    modes,
    reason: null,
  });
  await lowerCounterDue(call, counterBillId, amount);
  call.say(withWarning(paymentSentences.paymentReceived, warning));
  const counterBill = await readCounterBill(call, counterBillId);
  const receipt = counterBill.receipts.find((each) => each.counterReceiptId === counterReceiptId);
  return { receipt: receipt ?? refuse(billSentences.billDoesNotExist), counterBill };
});
