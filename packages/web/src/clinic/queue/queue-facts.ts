// Facts worked out from a queue: the state of each patient and their waiting time.
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import type { getQueue } from '@charaka/contract/clinic/queue/queue';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type QueuePart, queuePartOf } from '@charaka/rules/clinic/opd-queue';

/** A queue as answered, and one visit of it. */
export type Queue = OutputOf<typeof getQueue>;
export type QueueRow = Queue['rows'][number];

/** The visits of a queue by where they stand; those in line in the order of being called. */
export interface QueueParts {
  readonly line: readonly QueueRow[];
  readonly called: readonly QueueRow[];
  readonly current: QueueRow | undefined;
  readonly awaiting: readonly QueueRow[];
  readonly booked: readonly QueueRow[];
  readonly over: readonly QueueRow[];
}

/** Address of the note of a visit. */
export const noteAddress = ({ visitId }: QueueRow): string => `/${visitMenu}/consultation/${visitId}`;

/** Divides the visits of a day. */
export function partsOf(rows: readonly QueueRow[]): QueueParts {
  const inPart = (part: QueuePart) => rows.filter((row) => queuePartOf(row) === part);
  return {
    line: inPart('line').toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)),
    called: inPart('called').toSorted((one, other) => (one.calledAt ?? '').localeCompare(other.calledAt ?? '')),
    current: inPart('current')[0],
    awaiting: inPart('awaiting'),
    booked: inPart('booked'),
    over: inPart('over'),
  };
}

const waitingStates: readonly QueueRow['queueState'][] = ['Waiting', 'Ready', 'Skipped', 'AwaitingResult'];

/** Whether the patient is still waiting, so that the waiting time is shown. */
export const isWaiting = ({ queueState }: QueueRow): boolean => waitingStates.includes(queueState);

/** Whole minutes since an instant; none for one that lies ahead. */
export function minutesSince(instant: string | null | undefined, now = Date.now()): number {
  return instant ? Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000)) : 0;
}
