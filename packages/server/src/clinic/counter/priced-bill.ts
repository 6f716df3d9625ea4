// The bill of a visit as it would be: its orders and charges at the price of its payer, with discount and the payer's part.

import type { previewCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import { type OrderStatus, testTypes } from '@charaka/rules/clinic/order-step';
import type { Bill, BillLine } from '@charaka/rules/money/bill';
import type { ChargeLineFigures } from '@charaka/rules/money/charge-line';
import { type CounterBillInput, computeCounterBill, discountShares } from '@charaka/rules/money/counter-bill';
import { type GiftLine, giftOf, isGiftAbove } from '@charaka/rules/money/gift';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import {
  addPaise,
  type Paise,
  percentOf,
  shareInBasisPoints,
  smallerPaise,
  subtractPaise,
  thousandths,
  ZERO,
} from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import { refuseAmounts, refusePartOfWhole, refuseUnusual } from '../../money/charge/charge-checks.ts';
import { findPricedCharges, type NewChargeLine, type PricedCharge } from '../../money/charge/charge-store.ts';
import { gstOfLine, isServicePlaceOn } from '../../money/charge/gst-rule.ts';
import { giftLimitOf } from '../../money/charge/judge-gift.ts';
import { type BilledOrder, isPayerHere, type LockedVisit } from './counter-visit-store.ts';
import { listPrice, workedFee } from './visit-fee.ts';

/** The lines to bill, as requested. */
export type BillAsked = ParsedOf<typeof previewCounterBill>['counterBill'];
type Preview = OutputOf<typeof previewCounterBill>['counterBill'];

/** A line with what the price list says of it, and its figures. */
export type PricedLine = NewChargeLine & BillLine & ChargeLineFigures;

/** A bill that is not written yet. */
export interface PricedBill {
  readonly bill: Bill<NewChargeLine & BillLine>;
  readonly lines: readonly PricedLine[];
  readonly gst: { readonly isIgstApplied: boolean; readonly isGstBeforeDiscount: boolean };
}

const CHARGED_BY_STAY = 2;

/** Prices what is asked for. Refuses what cannot be billed for this visit. */
export async function priceBill(
  call: Call,
  visit: LockedVisit,
  orders: readonly BilledOrder[],
  asked: BillAsked,
): Promise<PricedBill> {
  refuseVisit(visit, orders, asked);
  const feeChargeId = asked.lines.some(({ isVisitFee }) => isVisitFee) ? await chargeOfFee(call, visit, asked) : null;
  const associationId = asked.associationId ?? null;
  if (associationId !== null && !(await isPayerHere(call, associationId))) refuse(counterSentences.payerUnknown);
  const wanted = wantedCharges(visit, { orders, feeChargeId }, asked);
  const place = {
    tenantId: call.tenantId,
    hospitalId: call.hospital.hospitalId,
    admissionId: null,
    associationId,
    appliedAt: call.now,
  };
  const prices = await findPricedCharges(call.tx, place, [...new Set(wanted.map(({ chargeId }) => chargeId))]);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const gst = gstOfLine(call, visit);
  const lines = wanted.map((line) => ({ ...pricedLine(line, priceById.get(line.chargeId)), ...gst }));
  for (const line of lines) refuseUnusual(call, line, { appliedPaise: listPrice(line), itemDiscountPaise: ZERO });
  const discountPaise = asked.discount ?? ZERO;
  const authorizedPaise = asked.authorized ?? ZERO;
  if (authorizedPaise > 0 && associationId === null) refuse(counterSentences.payerMissing);
  const bill = computed({
    lines,
    discount: { kind: 'amount', paise: discountPaise },
    authorizedPaise,
    hospitalStateCode: visit.hospitalStateCode,
    patientStateCode: visit.patientStateCode,
    isServicePlace: isServicePlaceOn(call, todayOf(call)),
  });
  if (authorizedPaise > bill.netPaise) refuse(counterSentences.payerTakesTooMuch({ most: formatPaise(bill.netPaise) }));
  if (discountPaise > 0) needDeed(call.session, 'discount');
  return { bill, lines: bill.lines, gst };
}

/** The figures. Refuses one that cannot be, as a discount above the bill, in the sentence of the rules (Q280). */
function computed<Line extends BillLine>(input: CounterBillInput<Line>): Bill<Line> {
  try {
    return computeCounterBill(input);
  } catch (error) {
    if (error instanceof ImpossibleFigure) refuse(error.sentence);
    throw error;
  }
}

const begun: readonly OrderStatus[] = ['InProgress', 'Done', 'Verified'];

/** Of a visit that is cancelled only the work is billed that had begun, as what was Stat (OR012, OR017). */
function refuseVisit(
  { admissionId, closeReason }: LockedVisit,
  orders: readonly BilledOrder[],
  { lines }: BillAsked,
): void {
  if (admissionId !== null) refuse(counterSentences.visitOfAdmission);
  if (closeReason !== 'Cancelled') return;
  const isWork = lines.every(({ orderId }) =>
    orders.some((order) => order.orderId === orderId && begun.includes(order.status)),
  );
  if (!isWork) refuse(counterSentences.visitCancelled);
}

/** The bill line of the fee of a visit. Refuses a visit that owes no fee, or that has its fee on a bill already (OP008). */
async function chargeOfFee(call: Call, { patientId, opdVisit }: LockedVisit, asked: BillAsked): Promise<number> {
  if (opdVisit?.feeState !== 'Due' || opdVisit.isFeeBilled) return refuse(counterSentences.feeNotDue);
  if (asked.lines.filter(({ isVisitFee }) => isVisitFee).length > 1) refuse(counterSentences.feeNamedTwice);
  const fee = await workedFee(call, { ...opdVisit, patientId, associationId: asked.associationId });
  return fee.chargeId ?? refuse(counterSentences.feeNotDue);
}

type Wanted = BillAsked['lines'][number] & { readonly chargeId: number };

interface Billable {
  readonly orders: readonly BilledOrder[];
  readonly feeChargeId: number | null;
}

/** The lines with the charge of their order, where they name one. */
function wantedCharges(visit: LockedVisit, { orders, feeChargeId }: Billable, { lines }: BillAsked): Wanted[] {
  const orderById = new Map(orders.map((order) => [order.orderId, order]));
  const seen = new Set<number>();
  return lines.map((line) => {
    if (line.isVisitFee && feeChargeId !== null) return { ...line, chargeId: feeChargeId, quantity: thousandths(1000) };
    if (line.orderId == null) return { ...line, chargeId: line.chargeId ?? refuse(counterSentences.orderDoesNotExist) };
    const order = orderById.get(line.orderId) ?? refuse(counterSentences.orderDoesNotExist);
    const { orderName, chargeId, quantityThousandths } = order;
    if (order.encounterId !== visit.encounterId) refuse(counterSentences.orderOfAnotherVisit({ orderName }));
    if (order.status === 'Cancelled') refuse(counterSentences.orderCancelled({ orderName }));
    if (order.isBilled) refuse(counterSentences.orderBilled({ orderName }));
    if (seen.has(order.orderId)) refuse(counterSentences.orderNamedTwice({ orderName }));
    seen.add(order.orderId);
    // As much as was ordered, whatever the screen says: what is done is what is charged.
    return { ...line, chargeId, quantity: quantityThousandths };
  });
}

function pricedLine(line: Wanted, price: PricedCharge | undefined): NewChargeLine {
  if (!price) return refuse(chargeSentences.chargeNotInPriceList({ chargeId: line.chargeId }));
  if (price.chargeTypeId === CHARGED_BY_STAY) return refuse(orderSentences.bedNotOrdered);
  const listPaise = listPrice(price);
  const appliedPaise = line.appliedCharge ?? listPaise;
  if (listPaise === 0 || appliedPaise === 0) refuse(counterSentences.priceMissing({ chargeName: price.chargeName }));
  const amounts = {
    quantityThousandths: line.quantity,
    appliedPaise,
    itemDiscountPaise: line.itemDiscount ?? ZERO,
  };
  if (line.orderId == null) refusePartOfWhole(price, line.quantity);
  refuseAmounts(price.chargeName, amounts);
  const ordered = line.orderId == null ? {} : { clinicalOrderId: line.orderId };
  return { ...price, ...amounts, ...ordered, remark: null, isBedRent: false };
}

/**
 * The price of a line without any concession: the payer's tariff for the part that the payer takes over, the hospital's own price for the
 * patient's part. A payer who takes over no part of the bill therefore makes the whole difference a concession.
 */
function owedPrice(line: PricedLine, { patientPartPaise, netPaise }: PricedBill['bill']): Paise {
  const tariffPaise = listPrice(line);
  const morePaise = line.standardPaise > tariffPaise ? subtractPaise(line.standardPaise, tariffPaise) : ZERO;
  return addPaise(tariffPaise, percentOf(morePaise, shareInBasisPoints(patientPartPaise, netPaise)));
}

/** Refuses a gift above what the caller may give alone: an approver makes such a bill (Q223). */
export async function judgeCounterGift(call: Call, { bill, lines }: PricedBill): Promise<void> {
  const gift = giftOf({
    lines: lines.map(
      (line): GiftLine => ({
        ...line,
        listPricePaise: owedPrice(line, bill),
        lateQuantityThousandths: null,
        isTypedWhole: !line.isDivisible,
        isCharged: true,
      }),
    ),
    medicineListPaise: ZERO,
    medicineDiscountPaise: ZERO,
    otherChargePaise: ZERO,
    billDiscountPaise: bill.discountPaise,
    unpaidPaise: ZERO,
    writtenOffPaise: ZERO,
  });
  if (isGiftAbove(gift, await giftLimitOf(call)))
    refuse(counterSentences.giftAboveLimit({ gift: formatPaise(gift.giftPaise) }));
}

/** The bill as the screen shows it before it is made. */
export function previewOf({ bill, lines }: PricedBill, visit: LockedVisit): Preview {
  const shares = discountShares(lines, bill.discountPaise);
  return {
    totalWithoutGst: bill.totalChargeWithoutGstPaise,
    gst: bill.gstPaise,
    totalCharge: bill.totalChargePaise,
    gross: bill.grossPaise,
    discount: bill.discountPaise,
    roundOff: bill.roundOffPaise,
    net: bill.netPaise,
    authorized: bill.payerDuePaise,
    netPayable: bill.patientPartPaise,
    advance: smallerPaise(visit.opdVisit?.advancePaise ?? ZERO, bill.patientPartPaise),
    lines: lines.map((line, index) => ({
      orderId: line.clinicalOrderId ?? null,
      chargeId: line.chargeId,
      chargeCode: line.chargeCode,
      description: line.chargeName,
      quantity: line.quantityThousandths,
      appliedCharge: line.appliedPaise,
      itemDiscount: line.itemDiscountPaise,
      net: line.netPaise,
      gst: line.gstPaise,
      discountShare: shares[index] ?? ZERO,
      refundedQuantity: thousandths(0),
      isTest: testTypes.includes(line.chargeTypeId),
    })),
  };
}
