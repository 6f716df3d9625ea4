// Messages of the checks of note fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const noteChecks = foundByText(
  sentences('note', {
    enterNote: 'Please enter a note',
  }),
);
