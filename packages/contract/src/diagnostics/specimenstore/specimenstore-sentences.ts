// Messages to the user from calls on kept specimens.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const specimenstoreSentences = sentences('specimenstore', {
  stored: 'Specimen {specimenNo} is kept until {day}',
  discarded: 'Thrown away: {count}',
  notDue: 'Specimen {specimenNo} is to be kept until {day}',
  stillWorkedOn: 'Specimen {specimenNo} is still worked on',
  aliquotAdded: 'Aliquot {specimenNo} made',
  tooMuchSplit: 'Aliquots would have {value} mL of the {limit} mL of the specimen',
  volumeBelowAliquots: 'The aliquots already have {value} mL',
  workElsewhere: '{testName} is not to be done on this specimen',
});

/** Sentences beside fields. */
export const specimenstoreChecks = foundByText(
  sentences('specimenstore', {
    enterPlace: 'Please enter where it is kept',
    volumeNotValid: 'Above 0 and at most 5000 mL',
    chooseSpecimens: 'Please choose at least one specimen',
  }),
);
