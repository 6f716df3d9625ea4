// Messages of the checks of bed fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const bedChecks = foundByText(
  sentences('bed', {
    enterFloorName: 'Please enter the name of the floor',
    enterWardName: 'Please enter the name of the ward',
    enterBedNumber: 'Please enter the bed number',
    enterFirstBedNumber: 'Please enter the first bed number',
    enterReservedUntil: 'Please enter the end of the reservation',
  }),
);
