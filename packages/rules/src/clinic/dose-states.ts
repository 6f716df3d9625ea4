// The states of a dose in a plan of vaccines (OP034).
import { shownStates } from '../step/steps.ts';

/** Given, or when it is to be given. */
export const doseStates = shownStates({
  texts: 'immunization:states',
  states: {
    Given: { tone: 'done' },
    Due: { tone: 'waiting' },
    Overdue: { tone: 'danger' },
    Later: { tone: 'info' },
    TooLate: { tone: 'past' },
  },
});
