// Messages of the checks of record fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const recordChecks = foundByText(
  sentences('record', {
    enterBirthDate: 'Please enter the date of birth',
    enterBirthTime: 'Please enter the time of birth',
    timeNotTwentyFour: 'Enter a time in 24 hours, for example 14:35',
    selectBirthKind: 'Please select the kind of birth',
    wholeGrams: 'Enter whole grams',
    gramsOutside: 'Enter between 200 and 9999 grams',
    enterChildName: 'Please enter the name of the child',
    tooManyCauses: 'Enter at most 10 causes',
    selectDeathManner: 'Please select the manner of death',
    enterBodyName: 'Please enter the name, or a description of the body',
    selectGender: 'Please select the gender',
    enterReceivedAt: 'Please enter when the body was received',
    enterChamber: 'Please enter the chamber',
    enterHandedOverAt: 'Please enter the time when the body was handed over',
    enterHandedOverTo: 'Please enter the person who received the body',
    policeClearanceNeeded: 'A medico-legal body can be handed over only with the clearance of the police',
  }),
);
