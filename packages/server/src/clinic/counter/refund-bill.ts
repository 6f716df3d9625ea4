// Takes lines of a counter bill back by a credit note, or all of it, and pays out what was paid for them (OR022, OR023, OR025).

import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import {
  cancelCounterBill as cancelCounterBillEndpoint,
  previewCounterRefund as previewCounterRefundEndpoint,
  refundCounterBill as refundCounterBillEndpoint,
} from '@charaka/contract/clinic/counter/counter-refund';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import {
  type CounterRefund,
  type CounterStanding,
  computeCounterRefund,
  everythingLeft,
  type RefundAsked,
} from '@charaka/rules/money/counter-bill';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { addPaise, subtractPaise, thousandths, thousandthsToQuantity } from '@charaka/rules/money/money';
import { authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockCashOf } from '../../money/payment/cash-receipts.ts';
import { type RefundOwner, refundMoney } from '../../money/payment/tender.ts';
import { findOtherThanTest } from './billed-tests.ts';
import {
  insertCounterReceipt,
  type LockedBill,
  lockCounterBill,
  lowerCounterDue,
  markCancelled,
  readCounterBillHead,
} from './counter-bill-store.ts';
import { readCounterBill } from './counter-bill-view.ts';
import { documentCounterRefund } from './counter-document.ts';
import { insertCounterRefund } from './counter-refund-store.ts';
import { readStanding, type SoldCounterLine } from './counter-standing.ts';
import { cancelRefundedOrder, lockBilledOrders, lowerRefundedOrder, markDeficient } from './counter-visit-store.ts';
import { readFeesOfLines } from './refund-due-store.ts';
import { readHeldByMode, readMakers, shownWay } from './refund-facts-store.ts';

type Form = ParsedOf<typeof refundCounterBillEndpoint>['refund'];
type Standing = CounterStanding<SoldCounterLine>;

/** The amounts of a proposed refund. */
export const previewCounterRefund = handle(previewCounterRefundEndpoint, async (call, { refund }) => {
  await keepToTests(call, refund);
  const bill = await readCounterBillHead(call, refund.counterBillId);
  const standing = await readStanding(call, bill);
  const worked = computeCounterRefund(standing, askedOf(standing, refund.lines));
  refuseSettledClaim(bill, standing, worked);
  return {
    amount: worked.amountPaise,
    claimReduced: worked.claimReducedPaise,
    dueReduced: worked.dueReducedPaise,
    paidOut: worked.paidOutPaise,
    ...shownWay(await readHeldByMode(call, bill.counterBillId), worked.paidOutPaise),
  };
});

/** A credit note of some lines. */
export const refundCounterBill = handle(refundCounterBillEndpoint, async (call, { refund }) => {
  await keepToTests(call, refund);
  return backLines(call, refund);
});

/** A user with only the screen of tests refunds only investigations and images of OPD visits. */
async function keepToTests(call: Call, { counterBillId, lines }: Pick<Form, 'counterBillId' | 'lines'>): Promise<void> {
  if (call.menus.includes(counterMenu)) return;
  const asked = lines.map(({ serviceChargeId }) => serviceChargeId);
  const other = await findOtherThanTest(call, counterBillId, asked);
  if (other) refuse(counterSentences.onlyTests(other));
}

/** Takes lines of a bill back, and answers the credit note with the bill. */
export async function backLines(call: Call, form: Form) {
  const bill = await lockCounterBill(call, form.counterBillId);
  const standing = await readStanding(call, bill);
  const worked = computeCounterRefund(standing, askedOf(standing, form.lines));
  const written = await giveBack(call, { bill, standing, worked, form });
  return answer(call, bill, written.counterRefundId);
}

/** One credit note of everything that is left; the bill is marked with the reason. */
export const cancelCounterBill = handle(cancelCounterBillEndpoint, async (call, { counterBill: form }) => {
  const bill = await lockCounterBill(call, form.counterBillId);
  if (!bill.isActive) refuse(counterSentences.billIsCancelled);
  const standing = await readStanding(call, bill);
  const left = everythingLeft(standing.lines);
  if (left.length === 0) refuse(counterSentences.nothingToRefund);
  const worked = computeCounterRefund(standing, left);
  const { counterRefundId } = await giveBack(call, { bill, standing, worked, form });
  await markCancelled(call, bill.counterBillId, form.reason.trim());
  call.say(counterSentences.billCancelled({ billNo: bill.billNo }));
  return answer(call, bill, counterRefundId);
});

async function answer(call: Call, { counterBillId }: LockedBill, counterRefundId: number) {
  const counterBill = await readCounterBill(call, counterBillId);
  const refund = counterBill.refunds.find((each) => each.counterRefundId === counterRefundId);
  return { refund: refund ?? refuse(billSentences.billDoesNotExist), counterBill };
}

/** The lines asked for. Refuses one that is not on the bill, is named twice, or asks for more than is left of it. */
function askedOf({ lines }: Standing, asked: Form['lines']): RefundAsked[] {
  if (everythingLeft(lines).length === 0) refuse(counterSentences.nothingToRefund);
  const seen = new Set<number>();
  return asked.map(({ serviceChargeId, quantity }) => {
    const line =
      lines.find((each) => each.serviceChargeId === serviceChargeId) ?? refuse(counterSentences.lineNotOnBill);
    const { description } = line;
    if (seen.has(serviceChargeId)) refuse(counterSentences.lineNamedTwice({ description }));
    seen.add(serviceChargeId);
    const left = thousandths(line.quantityThousandths - line.refundedThousandths);
    if (quantity > left) refuse(counterSentences.lineNotLeft({ left: thousandthsToQuantity(left), description }));
    return { serviceChargeId, quantityThousandths: quantity };
  });
}

interface GivingBack {
  readonly bill: LockedBill;
  readonly standing: Standing;
  readonly worked: CounterRefund;
  readonly form: Omit<Form, 'lines' | 'isServiceDeficient'> & Partial<Pick<Form, 'isServiceDeficient'>>;
}

/** Writes the credit note, its document and the money that goes out; orders whose line goes back whole are cancelled with it. */
async function giveBack(call: Call, { bill, standing, worked, form }: GivingBack) {
  refuseSettledClaim(bill, standing, worked);
  if (worked.paidOutPaise !== form.amount) refuse(counterSentences.refundDiffers);
  const reason = form.reason.trim();
  const makerIds = await readMakers(call, bill.counterBillId, worked);
  await judgeFees(call, worked, makerIds);
  const isServiceDeficient = form.isServiceDeficient ?? false;
  await settleOrders(call, standing, worked, { reason, isServiceDeficient, makerIds });
  const finYear = financialYearOn(call, todayOf(call));
  const { counterBillId } = bill;
  const counterReceiptId =
    worked.paidOutPaise > 0 ? await refundMoney(call, paidOut(call, bill, { worked, reason, makerIds }), form) : null;
  if (worked.dueReducedPaise > 0) await lowerCounterDue(call, counterBillId, worked.dueReducedPaise);
  const written = await insertCounterRefund(call, { counterBillId, finYear, reason, refund: worked, counterReceiptId });
  const { counterRefundId, refundNo } = written;
  await documentCounterRefund(call, bill, { counterRefundId, finYear, reason, refund: worked, sold: standing.lines });
  call.say(
    worked.paidOutPaise > 0
      ? counterSentences.refundedAndPaid({ refundNo, sum: formatPaise(worked.paidOutPaise) })
      : counterSentences.refunded({ refundNo }),
  );
  return written;
}

/** A part that the payer has paid is not taken off the claim: the payer's receipt is cancelled first (Q255). */
function refuseSettledClaim(
  { settledPaise, authorizedPaise }: LockedBill,
  { claimReducedPaise }: Standing,
  worked: CounterRefund,
): void {
  const openPaise = subtractPaise(authorizedPaise, addPaise(claimReducedPaise, settledPaise));
  if (worked.claimReducedPaise > openPaise) refuse(counterSentences.claimSettled({ sum: formatPaise(settledPaise) }));
}

interface PayingOut {
  readonly worked: CounterRefund;
  readonly reason: string;
  readonly makerIds: readonly number[];
}

/** The amount to pay out for the lines of a locked bill. */
function paidOut(
  call: Call,
  { counterBillId, patientId, billedAt }: LockedBill,
  { worked, reason, makerIds }: PayingOut,
): RefundOwner<number> {
  return {
    limitPaise: worked.paidOutPaise,
    facts: async () => ({
      held: await readHeldByMode(call, counterBillId),
      paidAt: billedAt,
      doneWork: null,
      makerIds,
    }),
    write: async (money) => {
      // Before a number is taken: who receives of the patient holds the same lock while they take theirs.
      await lockCashOf(call, patientId);
      return insertCounterReceipt(call, { counterBillId, kind: 'Refund', reason }, money);
    },
  };
}

/** Why lines go back, and whether the work they were paid for was not good. */
interface Ground {
  readonly reason: string;
  readonly isServiceDeficient: boolean;
  /** They approve no refund of it (Q268). */
  readonly makerIds: readonly number[];
}

/** How much of an order goes back, and whether nothing of it is left then. */
interface OrderBack {
  readonly quantityThousandths: number;
  readonly isWhole: boolean;
}

function backOfOrders({ lines }: Standing, worked: CounterRefund): ReadonlyMap<number, OrderBack> {
  return new Map(
    worked.lines.flatMap(({ serviceChargeId, quantityThousandths }) => {
      const line = lines.find((each) => each.serviceChargeId === serviceChargeId);
      if (line?.orderId == null) return [];
      const isWhole = line.refundedThousandths + quantityThousandths === line.quantityThousandths;
      return [[line.orderId, { quantityThousandths, isWhole }] as const];
    }),
  );
}

/**
 * An order whose line goes back whole is cancelled in the same transaction, so that nobody begins what was paid back; of one that goes
 * back in part only what stays paid is left to be done (OR022). What has begun the department cancels first. What was done is given back by an approver alone, and only where it was entered in error or the
 * service was deficient, which the order then says (OR025); so is of a cancelled order what the department kept (OR024).
 */
async function settleOrders(call: Call, standing: Standing, worked: CounterRefund, ground: Ground): Promise<void> {
  const backById = backOfOrders(standing, worked);
  if (backById.size === 0) return;
  for (const order of await lockBilledOrders(call, [...backById.keys()])) {
    const { orderId, orderName, status, owedThousandths, isEnteredInError } = order;
    const { quantityThousandths = 0, isWhole = false } = backById.get(orderId) ?? {};
    if (status === 'InProgress') refuse(counterSentences.begunNotRefunded({ orderName }));
    const isDone = status === 'Done' || status === 'Verified';
    if (isDone && !ground.isServiceDeficient) refuse(counterSentences.doneNotRefunded({ orderName }));
    const isBeyond = status === 'Cancelled' && (isEnteredInError || quantityThousandths > owedThousandths);
    if (isDone || isBeyond) await needApprover(call, orderName, ground.makerIds);
    if (isDone) await markDeficient(call, orderId);
    else if (status === 'Cancelled') continue;
    else if (isWhole) await cancelRefundedOrder(call, orderId, ground.reason);
    else await lowerRefundedOrder(call, orderId, quantityThousandths);
  }
}

/** The fee of a visit that was held is given back by an approver alone; of one that makes another visit free not at all (OP008). */
async function judgeFees(call: Call, worked: CounterRefund, makerIds: readonly number[]): Promise<void> {
  const lineIds = worked.lines.map(({ serviceChargeId }) => serviceChargeId);
  for (const { description, isHeld, isUsed } of await readFeesOfLines(call, lineIds)) {
    if (isUsed) refuse(counterSentences.feeMakesFree);
    if (isHeld) await needApprover(call, description, makerIds);
  }
}

async function needApprover(call: Call, orderName: string, makerIds: readonly number[]): Promise<void> {
  const authority = await authorityOf(call);
  if (!authority.isApprover && !authority.isDelegator) refuse(counterSentences.approverRefunds({ orderName }));
  if (await isByMaker(call, authority, makerIds)) refuse(paymentSentences.refundByMaker);
  await noteUse(call, authority, 'refund of work that was done');
}
