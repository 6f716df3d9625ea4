// Messages of the checks of charge fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const chargeChecks = foundByText(
  sentences('charge', {
    addAtLeastOneCharge: 'Add at least one charge',
  }),
);
