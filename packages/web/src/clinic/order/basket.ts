// The basket: chosen lines that are not signed yet, and the fields each line still needs.
import type { findOrderables } from '@charaka/contract/clinic/order/order';
import type { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import type { listOrderChoices } from '@charaka/contract/clinic/order/order-choices';
import type { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { unansweredStop } from '@charaka/rules/clinic/order-alert';
import type { OrderPriority } from '@charaka/rules/clinic/order-step';

/** A result of the search. */
export type Orderable = OutputOf<typeof findOrderables>['orderables'][number];
/** Lines that are ordered together. */
export type OrderSet = OutputOf<typeof listOrderChoices>['sets'][number];
/** One thing that speaks against a line. */
export type Alert = OutputOf<typeof checkOrders>['lines'][number]['alerts'][number];

/** A line of the basket. */
export interface BasketLine {
  readonly item: Orderable;
  readonly quantity: number | string;
  /** How often it is done, and every how many hours where more than once (OR020); a draft of an earlier version has neither. */
  readonly times?: number | string;
  readonly everyHours?: number | string;
  readonly priority: OrderPriority;
  readonly instruction: string;
  /** True when the user confirmed a repeat of an existing order (OR011). */
  readonly isRepeatConfirmed: boolean;
  /** Why it is ordered although something stops it (OR010). */
  readonly overrideReason: string;
  /** A line of a set that is not ticked is seen, and not ordered (OR039). */
  readonly isTicked: boolean;
  readonly set: { readonly orderSetId: number; readonly version: number } | null;
}

/** A line as it begins: one, without hurry. */
export function newLine(item: Orderable): BasketLine {
  return {
    item,
    quantity: 1,
    priority: 'Routine',
    instruction: '',
    isRepeatConfirmed: false,
    overrideReason: '',
    isTicked: true,
    set: null,
  };
}

/** The basket with one more; what is in it already stays one line, and is ticked. */
export function withItem(lines: readonly BasketLine[], item: Orderable): readonly BasketLine[] {
  return lines.some((line) => line.item.chargeId === item.chargeId)
    ? lines.map((line) => (line.item.chargeId === item.chargeId ? { ...line, isTicked: true } : line))
    : [...lines, newLine(item)];
}

/** The basket with every line of a set, each with its tick; what is in it already stays as it is. */
export function withSet(lines: readonly BasketLine[], { orderSetId, setVersion, lines: offered }: OrderSet) {
  const added = offered
    .filter(({ item }) => !lines.some((line) => line.item.chargeId === item.chargeId))
    .map(
      ({ item, quantity, priority, instruction, isTicked }): BasketLine => ({
        ...newLine(item),
        quantity: quantity / 1000,
        priority,
        instruction: instruction ?? '',
        isTicked,
        set: { orderSetId, version: setVersion },
      }),
    );
  return [...lines, ...added];
}

/** Returns the alert of a repeated line: already an open order, or already in the basket above. */
export function repeats(alerts: readonly Alert[]): Alert | undefined {
  return alerts.find(({ isAgain }) => isAgain);
}

/** Whether a line may be repeated: tests and procedures. */
export const isRepeatable = ({ item }: BasketLine): boolean =>
  ['Investigation', 'Imaging', 'Procedure'].includes(item.kind);

/** The repeats of a line as they are sent; none for an order that is done once. */
function repeatsOf({ times = 1, everyHours = '' }: BasketLine) {
  if (Number(times) === 1) return {};
  return { repeatCount: Number(times), repeatEvery: Math.round(Number(everyHours) * 60) };
}

/** At most 50 times, within 48 hours. */
function canBeRepeated(line: BasketLine): boolean {
  const { repeatCount, repeatEvery } = repeatsOf(line);
  if (repeatCount === undefined) return true;
  const isCount = Number.isInteger(repeatCount) && repeatCount >= 2 && repeatCount <= 50;
  return isCount && repeatEvery > 0 && repeatEvery * (repeatCount - 1) <= 48 * 60;
}

/** Whether a line can be signed: a quantity above nothing, a repetition that is confirmed, a Stop that is answered. */
export function isReady(line: BasketLine, alerts: readonly Alert[]): boolean {
  const quantity = Number(line.quantity);
  const isAnswered =
    unansweredStop(
      alerts.map((alert) => ({ ...alert, earlierOrderId: alert.earlierOrderId ?? null })),
      line.overrideReason,
    ) === undefined;
  const isConfirmed = line.isRepeatConfirmed || !repeats(alerts);
  return quantity > 0 && quantity <= 999 && canBeRepeated(line) && isConfirmed && isAnswered;
}

/** The lines as they are sent: those that are ticked. */
export function signedLines(lines: readonly BasketLine[]): InputOf<typeof signOrders>['group']['lines'] {
  return lines
    .filter(({ isTicked }) => isTicked)
    .map((line) => ({
      chargeId: line.item.chargeId,
      quantity: Number(line.quantity),
      priority: line.priority,
      instruction: line.instruction.trim() || null,
      isRepeatConfirmed: line.isRepeatConfirmed,
      overrideReason: line.overrideReason.trim() || null,
      orderSetId: line.set?.orderSetId ?? null,
      orderSetVersion: line.set?.version ?? null,
      ...repeatsOf(line),
    }));
}
