// Statuses of an order, the steps between them, and the steps at which it is charged (OR002, OR016, section 4 of the orders).
import { type ActionOf, mayStep, type StateOf, statesOf, steps } from '../step/steps.ts';

const moved = { at: 'status_at', by: 'status_by' };

/** The states of an order, the furthest last, and the steps between them. Nothing leads out of Stopped and Cancelled. */
export const orderSteps = steps({
  table: 'clinical_order',
  key: 'clinical_order_id',
  column: 'status',
  texts: 'order:statuses',
  states: {
    Ordered: { name: 'Ordered', tone: 'waiting', ...moved },
    Accepted: { name: 'Accepted', tone: 'info', ...moved },
    OnHold: { name: 'On hold', tone: 'past', ...moved },
    InProgress: { name: 'Begun', tone: 'info', ...moved },
    Done: { name: 'Done', tone: 'info', ...moved },
    Verified: { name: 'Verified', tone: 'done', ...moved },
    Stopped: { name: 'Stopped', tone: 'past', ...moved },
    Cancelled: { name: 'Cancelled', tone: 'past', ...moved },
  },
  actions: {
    accept: { from: ['Ordered'], to: 'Accepted', letter: 'a' },
    begin: { from: ['Ordered', 'Accepted'], to: 'InProgress', letter: 'b' },
    finish: { from: ['InProgress'], to: 'Done', letter: 'd' },
    /** Of reports alone: see `stepOf`. */
    verify: { from: ['Done'], to: 'Verified', letter: 'v' },
    'give-back': { from: ['Accepted'], to: 'Ordered' },
    'send-back': { from: ['InProgress', 'Done'], to: 'Ordered' },
    'take-back': { from: ['Done'], to: 'InProgress' },
    hold: { from: ['Ordered', 'Accepted'], to: 'OnHold' },
    /** To the state before the hold. */
    resume: { from: ['OnHold'], to: ['Ordered', 'Accepted'] },
    cancel: { from: ['Ordered', 'Accepted', 'OnHold', 'InProgress'], to: 'Cancelled', letter: 'x', isDangerous: true },
    'enter-in-error': { from: ['Done', 'Verified'], to: 'Cancelled', isDangerous: true },
  },
});
export const orderStatuses = statesOf(orderSteps);
export type OrderStatus = StateOf<typeof orderSteps>;

/** The steps of an order. */
export type OrderDeed = ActionOf<typeof orderSteps>;

/** Kinds of order; each kind belongs to departments of its own. */
export const orderKinds = ['Investigation', 'Imaging', 'Procedure', 'Consult', 'Medicine'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** How soon; the most urgent first, as worklists sort (OR030). */
export const orderPriorities = ['Stat', 'Urgent', 'Routine'] as const;
export type OrderPriority = (typeof orderPriorities)[number];

/** Facts about an order that a step needs. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly kind: OrderKind;
  /** Status before it was put on hold. */
  readonly heldFrom: OrderStatus | null;
}

/** Kinds with a report that a second look makes final; the others end when they are done. */
const reported: readonly OrderKind[] = ['Investigation', 'Imaging'];

/** The state after a step of an order; undefined where the step does not lead on. */
export function stepOf(deed: OrderDeed, { status, kind, heldFrom }: OrderStanding): OrderStatus | undefined {
  if (!mayStep(orderSteps, deed, status)) return undefined;
  if (deed === 'resume') return heldFrom ?? 'Ordered';
  if (deed === 'verify' && !reported.includes(kind)) return undefined;
  return orderSteps.actions[deed].to;
}

const beforeWork: readonly OrderStatus[] = ['Ordered', 'Accepted', 'OnHold'];

/** Whether the work on an order has not begun. */
export function isBeforeWork(status: OrderStatus): boolean {
  return beforeWork.includes(status);
}

/** The states in which an order still waits for work. */
export const openOrderStatuses: readonly OrderStatus[] = [...beforeWork, 'InProgress'];

/** Whether an order still waits for work. */
export function isOrderOpen(status: OrderStatus): boolean {
  return openOrderStatuses.includes(status);
}

/** When an order is charged on an admission: as it is signed, as its work begins, or when it is done. */
export const chargeMoments = ['Order', 'Start', 'Done'] as const;
export type ChargeMoment = (typeof chargeMoments)[number];

/**
 * When an order of a kind is charged where its orderable says nothing else (OR016): an investigation when its specimen is taken, the
 * others when done; never a medicine, which the memo of the pharmacy charges.
 */
export function chargeMomentOf(kind: OrderKind, refined: ChargeMoment | null = null): ChargeMoment | undefined {
  if (kind === 'Medicine') return undefined;
  return refined ?? (kind === 'Investigation' ? 'Start' : 'Done');
}

/** The deed that charges an order on an admission; none what its signature charged, and a medicine. */
export function chargingDeed(kind: OrderKind, refined: ChargeMoment | null = null): OrderDeed | undefined {
  const moment = chargeMomentOf(kind, refined);
  if (moment === 'Start') return 'begin';
  return moment === 'Done' ? 'finish' : undefined;
}

const kindOfType: Readonly<Record<number, OrderKind>> = {
  1: 'Imaging',
  3: 'Investigation',
  4: 'Consult',
  5: 'Procedure',
  6: 'Imaging',
  7: 'Procedure',
  8: 'Procedure',
};

/** The kind of order that a charge of this type is (OR002); undefined where it cannot be ordered, as a bed. */
export function orderKindOf(chargeTypeId: number): OrderKind | undefined {
  return kindOfType[chargeTypeId];
}

/** The types of charges that can be ordered. */
export const orderableTypes: readonly number[] = Object.keys(kindOfType).map(Number);

/** The types of charges that are investigations or images. */
export const testTypes: readonly number[] = orderableTypes.filter((type) =>
  ['Investigation', 'Imaging'].includes(kindOfType[type] ?? ''),
);

/** How much of an order a package still covers, and how much is charged besides (OR018); both in thousandths. */
export function packageShare(quantity: number, left: number): { readonly covered: number; readonly charged: number } {
  const covered = Math.min(quantity, Math.max(0, left));
  return { covered, charged: quantity - covered };
}
