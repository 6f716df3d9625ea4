// Messages of the checks of bill fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const billChecks = foundByText(
  sentences('bill', {
    tooManyAdmissions: 'Choose at most 1000 admissions at once',
  }),
);
