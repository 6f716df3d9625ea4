// The states of a message of an analyser (LB085).
import { shownStates } from '../step/steps.ts';

/** Stored, then matched with the works it belongs to. */
export const analyserMessageStates = shownStates({
  texts: 'analyser:statuses',
  states: {
    Stored: { tone: 'info' },
    Matched: { tone: 'done' },
    PartlyMatched: { tone: 'waiting' },
    Unmatched: { tone: 'danger' },
    Refused: { tone: 'past' },
    Duplicate: { tone: 'past' },
    Answered: { tone: 'past' },
    NoResult: { tone: 'past' },
  },
});
