// The states of a message on its way out.
import { shownStates } from '../step/steps.ts';

/** Waiting to be sent, sent, or failed for good. */
export const outgoingStates = shownStates({
  texts: 'gateway:outbox.states',
  states: { waiting: { tone: 'info' }, sent: { tone: 'done' }, failed: { tone: 'danger' } },
});
