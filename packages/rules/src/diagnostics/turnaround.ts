// How long a result may take and took: three clocks, from ordered, collected and received to verified, less what was on hold (LB055).
import type { OrderPriority } from '../clinic/order-step.ts';

/** Within how many minutes of receiving a specimen its result shall be verified (docs/decisions/0191). */
const allowedMinutes: Readonly<Record<OrderPriority, number>> = { Stat: 60, Urgent: 240, Routine: 1440 };

const MINUTE = 60_000;

/** When a work is due; what it waited on hold is not counted. */
export function dueAt(receivedAt: string, priority: OrderPriority, heldMinutes: number): string {
  return new Date(Date.parse(receivedAt) + (allowedMinutes[priority] + heldMinutes) * MINUTE).toISOString();
}

/** Whole minutes from one instant to another, less those on hold; below 0 where the other was before. */
export function minutesBetween(from: string, to: string, heldMinutes = 0): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE) - heldMinutes;
}
