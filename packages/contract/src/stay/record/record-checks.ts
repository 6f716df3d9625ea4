// Messages of the checks of record fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const recordChecks = foundByText(
  sentences('record', {
    enterBirthDate: 'Please enter the date of birth',
    enterBirthTime: 'Please enter the time of birth',
    timeNotTwentyFour: 'A time reads as 14:35',
    selectBirthKind: 'Please select the kind of birth',
    wholeGrams: 'Whole grams, please',
    gramsOutside: 'Between 200 and 9999 grams, please',
    enterChildName: 'Please enter the name of the child',
    tooManyCauses: 'At most 10 causes, please',
    selectDeathManner: 'Please select the manner of death',
    enterBodyName: 'Please enter the name, or how the body is known',
    selectGender: 'Please select the gender',
    enterReceivedAt: 'Please enter when the body was received',
    enterChamber: 'Please enter the chamber',
    enterHandedOverAt: 'Please enter when the body was given',
    enterHandedOverTo: 'Please enter to whom the body was given',
    policeClearanceNeeded: 'A medico-legal body is given with the clearance of the police only',
  }),
);
