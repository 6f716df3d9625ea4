// Facts worked out from a queue: the state of each patient and their waiting time.
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import type { getQueue } from '@charaka/contract/clinic/queue/queue';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { queueStatesBefore } from '@charaka/rules/clinic/opd-queue';

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
  const inState = (...states: readonly QueueRow['queueState'][]) =>
    rows.filter(({ queueState }) => states.includes(queueState));
  return {
    line: inState('Waiting', 'Ready', 'Skipped').toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)),
    called: inState('Called').toSorted((one, other) => (one.calledAt ?? '').localeCompare(other.calledAt ?? '')),
    current: inState('InConsult')[0],
    awaiting: inState('AwaitingResult'),
    booked: inState('Booked'),
    over: inState('Done', 'NoShow', 'Admitted'),
  };
}

const statesBefore: readonly QueueRow['queueState'][] = queueStatesBefore;

/** Whether a visit is not over yet: the home page counts these. */
export const isStillToSee = ({ queueState }: QueueRow): boolean => statesBefore.includes(queueState);

const waitingStates: readonly QueueRow['queueState'][] = ['Waiting', 'Ready', 'Skipped', 'AwaitingResult'];

/** Whether the patient is still waiting, so that the waiting time is shown. */
export const isWaiting = ({ queueState }: QueueRow): boolean => waitingStates.includes(queueState);

/** Whole minutes since an instant; none for one that lies ahead. */
export function minutesSince(instant: string | null | undefined, now = Date.now()): number {
  return instant ? Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000)) : 0;
}
