// Where an order stands, which steps lead on from there, and at which of them it is charged (OR002, OR016, section 4 of the orders).

/** The states of an order, the furthest last. Nothing leads out of Stopped and Cancelled. */
export const orderStatuses = [
  'Ordered',
  'Accepted',
  'OnHold',
  'InProgress',
  'Done',
  'Verified',
  'Stopped',
  'Cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What is asked for; each kind is done by departments of its own. */
export const orderKinds = ['Investigation', 'Imaging', 'Procedure', 'Consult', 'Medicine'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** How soon; the most urgent first, as worklists sort (OR030). */
export const orderPriorities = ['Stat', 'Urgent', 'Routine'] as const;
export type OrderPriority = (typeof orderPriorities)[number];

/** What somebody does with an order. */
export const orderDeeds = [
  'accept',
  'begin',
  'finish',
  'verify',
  'give-back',
  'send-back',
  'take-back',
  'hold',
  'resume',
  'cancel',
  'enter-in-error',
] as const;
export type OrderDeed = (typeof orderDeeds)[number];

interface Step {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
}

const steps: Readonly<Record<Exclude<OrderDeed, 'resume'>, Step>> = {
  accept: { from: ['Ordered'], to: 'Accepted' },
  begin: { from: ['Ordered', 'Accepted'], to: 'InProgress' },
  finish: { from: ['InProgress'], to: 'Done' },
  verify: { from: ['Done'], to: 'Verified' },
  'give-back': { from: ['Accepted'], to: 'Ordered' },
  'send-back': { from: ['InProgress', 'Done'], to: 'Ordered' },
  'take-back': { from: ['Done'], to: 'InProgress' },
  hold: { from: ['Ordered', 'Accepted'], to: 'OnHold' },
  cancel: { from: ['Ordered', 'Accepted', 'OnHold', 'InProgress'], to: 'Cancelled' },
  'enter-in-error': { from: ['Done', 'Verified'], to: 'Cancelled' },
};

/** What a step asks of an order. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly kind: OrderKind;
  /** Where it stood before it was put on hold. */
  readonly heldFrom: OrderStatus | null;
}

/** Kinds with a report that a second look makes final; the others end when they are done. */
const reported: readonly OrderKind[] = ['Investigation', 'Imaging'];

/** Where a deed leads an order; undefined where it is not allowed. */
export function stepOf(deed: OrderDeed, { status, kind, heldFrom }: OrderStanding): OrderStatus | undefined {
  if (deed === 'resume') return status === 'OnHold' ? (heldFrom ?? 'Ordered') : undefined;
  if (deed === 'verify' && !reported.includes(kind)) return undefined;
  const { from, to } = steps[deed];
  return from.includes(status) ? to : undefined;
}

/** Every pair of states that some deed joins, as the database is told them. */
export function allowedSteps(): (readonly [from: OrderStatus, to: OrderStatus])[] {
  const pairs = Object.values(steps).flatMap(({ from, to }) => from.map((one) => [one, to] as const));
  return [...pairs, ...steps.hold.from.map((one) => ['OnHold', one] as const)];
}

/** The states in which an order still waits for somebody's work. */
export const openOrderStatuses: readonly OrderStatus[] = ['Ordered', 'Accepted', 'OnHold', 'InProgress'];

/** Whether an order still waits for somebody's work. */
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
