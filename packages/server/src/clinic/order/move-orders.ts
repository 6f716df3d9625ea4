// Moves orders a step, all or none, and charges them or takes the charge back where the step says so (OR012, OR015-OR018, OR021, OR022, OR032).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { holdsUp } from '@charaka/rules/clinic/order-gate';
import { chargingDeed, isBeforeWork, type OrderDeed, packageShare, stepOf } from '@charaka/rules/clinic/order-step';
import { type Thousandths, thousandths } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type CounterOrder, counterAccount } from '../../money/charge/counter-account.ts';
import { chargeOrders, type OrderedCharge, takeBackOrderCharge } from '../../money/charge/order-charges.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { bringResults, holdVisits } from './bring-results.ts';
import { refuseHeldCancel } from './cancel-hold.ts';
import { cancelledOrders } from './cancelled-orders.ts';
import {
  admissionsOf,
  type LockedOrder,
  lockOrders,
  moveOrder,
  type OrderChange,
  readPackageParts,
  readStatuses,
  refuseStep,
  writePackageShare,
} from './order-store.ts';
import { struckResults } from './struck-results.ts';
import { refuseUnsigned } from './unsigned-orders.ts';

/** Further facts of a step. */
export interface Told extends OrderChange {
  /** An order that has started and is cancelled: the work stays charged (OR024). */
  readonly keepsCharge?: boolean;
  /** Or so much of it does; the rest is taken back. */
  readonly keptThousandths?: Thousandths | undefined;
  /** The charge stays as it is, also where there is none: a report is withdrawn, which is no matter of money. */
  readonly leavesCharge?: boolean;
  /** A department may hold the orders back: they are cancelled from a list of orders, and not by the department itself. */
  readonly isAskedOfDepartments?: boolean;
}

const touchesMoney: readonly OrderDeed[] = ['begin', 'finish', 'cancel', 'enter-in-error'];

/** Does a deed with orders and answers where they stand then. `deedOf` names the deed where it depends on the order; an order of which it names none stays as it is. */
export async function moveOrders(
  call: Call,
  orderIds: readonly number[],
  deedOf: OrderDeed | ((one: LockedOrder) => OrderDeed | null | Promise<OrderDeed | null>),
  told: Told = {},
) {
  const asked = [...new Set(orderIds)];
  const mayTouchMoney = typeof deedOf !== 'string' || touchesMoney.includes(deedOf);
  if (told.resultSummary !== undefined) await holdVisits(call, asked);
  // Admissions before orders, each in the order of their numbers: nobody waits for somebody who waits for them.
  const billed = mayTouchMoney ? await lockAccounts(call, asked) : [];
  const orders = await lockOrders(call, asked);
  if (told.isAskedOfDepartments) await refuseHeldCancel(call, orders);
  const moving: { readonly order: LockedOrder; readonly deed: OrderDeed }[] = [];
  for (const order of orders) {
    const deed = typeof deedOf === 'string' ? deedOf : await deedOf(order);
    if (deed) moving.push({ order, deed });
  }
  for (const { order, deed } of moving) {
    if (order.admissionId !== null && billed.includes(order.admissionId)) refuseBilled(order, deed, told);
    refuseKeptUnbilled(order, told);
    const status = stepOf(deed, order) ?? (await refuseStep(call, order));
    // A done order that is cancelled is entered in error, whether the caller says so or not (OR021).
    const isEnteredInError = told.isEnteredInError === true || deed === 'enter-in-error';
    await moveOrder(call, order, status, { ...told, isEnteredInError });
  }
  const movedBy = (...wanted: readonly OrderDeed[]) =>
    moving.flatMap(({ order, deed }) => (wanted.includes(deed) ? [order] : []));
  await passGates(call, movedBy('begin'));
  await chargeOnce(
    call,
    moving.flatMap(({ order, deed }) => (deed === chargingDeed(order.kind, order.chargeMoment) ? [order] : [])),
  );
  const undone = told.keepsCharge || told.leavesCharge ? [] : movedBy('cancel', 'enter-in-error');
  for (const order of undone) await takeBack(call, order, told);
  await takeBackAtCounter(call, undone, told);
  const idsOf = (deed: OrderDeed) => movedBy(deed).map(({ orderId }) => orderId);
  await takeBackTold(call, { struck: idsOf('enter-in-error'), cancelled: idsOf('cancel') }, told.reason ?? '');
  if (told.resultSummary !== undefined) await bringResults(call, asked);
  return { orders: await readStatuses(call, asked) };
}

/** Departments take back what they told of orders: of struck ones their results, of others what was released early. */
async function takeBackTold(
  call: Call,
  { struck, cancelled }: { readonly struck: readonly number[]; readonly cancelled: readonly number[] },
  reason: string,
): Promise<void> {
  if (struck.length > 0) for (const takeBack of struckResults.partsIn(call.ports)) await takeBack(call, struck, reason);
  if (cancelled.length > 0)
    for (const takeBack of cancelledOrders.partsIn(call.ports)) await takeBack(call, cancelled, reason);
}

/** Locks the admissions of orders; answers those with a final bill. */
export async function lockAccounts(call: Call, orderIds: readonly number[]): Promise<number[]> {
  const billed: number[] = [];
  for (const admissionId of await admissionsOf(call, orderIds))
    if ((await lockAdmission(call, admissionId)).isFinalBill) billed.push(admissionId);
  return billed;
}

/** Refuses to cancel an order on a final bill; a result entered in error is struck out nevertheless when its charge stays (OR021). */
function refuseBilled(one: LockedOrder, deed: OrderDeed, { keepsCharge, leavesCharge }: Told): void {
  const movesMoney = !leavesCharge && (deed === 'cancel' || (deed === 'enter-in-error' && !keepsCharge));
  if (movesMoney && hasBeenCharged(one)) refuse(orderSentences.cancelBillFirst({ orderName: one.orderName }));
}

/** Work of a visit that stands on no bill is billed before it is cancelled: what is cancelled is billed no more (OR017, OR024). */
function refuseKeptUnbilled(one: LockedOrder, { keepsCharge, keptThousandths }: Told): void {
  const isKept = keepsCharge || keptThousandths !== undefined;
  if (isKept && !isBeforeWork(one.status) && one.admissionId === null && one.chargeId !== null && !hasBeenCharged(one))
    refuse(orderSentences.billBeforeKeeping({ orderName: one.orderName }));
}

/**
 * Charges orders that are not charged yet, behind the lock of their admissions; what a package of the admission holds is taken from it
 * (OR018). Orders of visits are charged by the counter's bill alone (OR017), and what has no charge by none.
 */
export async function chargeOnce(call: Call, orders: readonly LockedOrder[]): Promise<void> {
  const byAdmission = new Map<number, OrderedCharge[]>();
  for (const one of orders.filter((order) => !hasBeenCharged(order))) {
    if (!isOnStay(one)) continue;
    const rest = await takeFromPackage(call, one);
    if (rest === 0) continue;
    const { orderId, chargeId, admissionId, isPatientShare } = one;
    const lines = byAdmission.get(admissionId) ?? [];
    byAdmission.set(admissionId, [
      ...lines,
      { orderId, chargeId, isPatientShare, quantityThousandths: thousandths(rest) },
    ]);
  }
  for (const [admissionId, lines] of byAdmission) await chargeOrders(call, admissionId, lines);
}

type StayOrder = LockedOrder & { readonly admissionId: number; readonly chargeId: number };

function isOnStay(one: LockedOrder): one is StayOrder {
  return one.admissionId !== null && one.chargeId !== null;
}

/** The orders whose account the counter keeps. */
function atCounter(orders: readonly LockedOrder[]): CounterOrder[] {
  return orders.flatMap((one) =>
    one.admissionId === null && one.chargeId !== null ? [{ ...one, chargeId: one.chargeId }] : [],
  );
}

/**
 * The conditions before work begins: the payer's approval (OR027), the doctor's countersignature (Q286), and for a visit the patient's payment
 * (OR012). Work for an inpatient never waits for money (OR013). The laboratory asks before it prints a label (LB016).
 */
export async function passGates(call: Call, orders: readonly LockedOrder[]): Promise<void> {
  for (const one of orders) refuseUnapproved(one);
  await refuseUnsigned(call, orders);
  const asked = atCounter(orders);
  if (asked.length === 0) return;
  for (const counter of counterAccount.partsIn(call.ports)) await counter.passBegin(call, asked);
}

function refuseUnapproved({ orderName, approvalState, priority }: LockedOrder): void {
  if (holdsUp(approvalState, priority)) refuse(orderSentences.approvalMissing({ orderName }));
}

async function takeBackAtCounter(
  call: Call,
  orders: readonly LockedOrder[],
  { reason = '', keptThousandths }: Told,
): Promise<void> {
  const begun = new Set(orders.flatMap(({ orderId, status }) => (isBeforeWork(status) ? [] : [orderId])));
  const asked = atCounter(orders).map((one) => ({
    ...one,
    hasBegun: begun.has(one.orderId),
    backThousandths: thousandths(one.quantityThousandths - (keptThousandths ?? 0)),
  }));
  if (asked.length === 0) return;
  for (const counter of counterAccount.partsIn(call.ports)) await counter.takeBack(call, asked, reason);
}

function hasBeenCharged({ isCharged, isToFollow, packagePartId }: LockedOrder): boolean {
  return isCharged || isToFollow || packagePartId !== null;
}

/** Takes what the first package with something left covers; answers what is charged besides. */
async function takeFromPackage(
  call: Call,
  { orderId, admissionId, chargeId, quantityThousandths }: StayOrder,
): Promise<number> {
  const parts = await readPackageParts(call, admissionId, chargeId);
  const part = parts.find(({ left }) => left > 0);
  if (!part) return quantityThousandths;
  const { covered, charged } = packageShare(quantityThousandths, part.left);
  await writePackageShare(call, orderId, { packagePartId: part.packagePartId, covered });
  return charged;
}

async function takeBack(
  call: Call,
  { orderId, admissionId, packagePartId, packageThousandths }: LockedOrder,
  { reason = '', keptThousandths = thousandths(0) }: Told,
): Promise<void> {
  if (admissionId === null) return;
  const covered = Math.min(packageThousandths ?? 0, keptThousandths);
  if (packagePartId !== null) await writePackageShare(call, orderId, covered > 0 ? { packagePartId, covered } : null);
  const kept = thousandths(keptThousandths - covered);
  await takeBackOrderCharge(call, admissionId, orderId, { reason, keptThousandths: kept });
}
