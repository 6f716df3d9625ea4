// What became of a visit to the OPD, in words, and the tone of where it stands.
import type { QueueState } from '@charaka/rules/clinic/opd-queue';
import type { Tone } from '../../ui/page/status-chip.tsx';

/** The key of its words in opd.json. */
export function visitState(visit: {
  readonly isCancelled: boolean;
  readonly admissionId?: number | null | undefined;
}): string {
  if (visit.isCancelled) return 'visitStates.cancelled';
  return visit.admissionId == null ? 'visitStates.waiting' : 'visitStates.admitted';
}

/** How the state of a visit in the queue is shown. */
export const queueTones: Readonly<Record<QueueState, Tone>> = {
  Booked: 'past',
  Waiting: 'waiting',
  Ready: 'waiting',
  Called: 'info',
  InConsult: 'info',
  AwaitingResult: 'waiting',
  Skipped: 'danger',
  Done: 'done',
  NoShow: 'past',
  Cancelled: 'past',
  Admitted: 'done',
};
