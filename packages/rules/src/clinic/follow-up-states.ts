// The states of a next visit: they follow from the bookings and visits that exist (OP028).
import { shownStates } from '../step/steps.ts';

/** Due, booked, visited, or missed. */
export const followUpStates = shownStates({
  texts: 'consultation:followUpStates',
  states: { Due: { tone: 'waiting' }, Booked: { tone: 'info' }, Came: { tone: 'done' }, Missed: { tone: 'danger' } },
});
