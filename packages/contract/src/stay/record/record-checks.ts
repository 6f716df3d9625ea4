// What the checks of record fields say, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const recordChecks = foundByText(
  sentences('record', {
    enterDateBirth: 'Please enter the date of birth',
    enterTimeBirth: 'Please enter the time of birth',
    timeNotTwentyFour: 'A time reads as 14:35',
    selectKindBirth: 'Please select the kind of birth',
    wholeGrams: 'Whole grams, please',
    gramsOutside: 'Between 200 and 9999 grams, please',
    enterNameChild: 'Please enter the name of the child',
    tooManyCauses: 'At most 10 causes, please',
    enterTimeDeath: 'Please enter the time of death',
    enterCauseDeath: 'Please enter the cause of death',
    selectMannerDeath: 'Please select the manner of death',
    enterBodyName: 'Please enter the name, or how the body is known',
    selectGender: 'Please select the gender',
    enterWhenBodyWasReceived: 'Please enter when the body was received',
    enterChamber: 'Please enter the chamber',
    enterWhenBodyWasGiven: 'Please enter when the body was given',
    enterWhomBodyWasGiven: 'Please enter to whom the body was given',
    policeClearanceNeeded: 'A medico-legal body is given with the clearance of the police only',
  }),
);
