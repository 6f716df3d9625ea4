// Messages to the user from calls on kept specimens.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const specimenstoreSentences = sentences('specimenstore', {
  stored: 'Specimen {specimenNo} will be kept until {day}',
  discarded: 'Discarded: {count}',
  notDue: 'Specimen {specimenNo} must be kept until {day}',
  stillWorkedOn: 'Specimen {specimenNo} is still in progress',
  aliquotAdded: 'Aliquot {specimenNo} created',
  tooMuchSplit: 'Aliquots would have {value} mL, but the specimen has {limit} mL',
  volumeBelowAliquots: 'The aliquots already have {value} mL',
  workElsewhere: '{testName} is not a test of this specimen',
});

/** Sentences beside fields. */
export const specimenstoreChecks = foundByText(
  sentences('specimenstore', {
    enterPlace: 'Please enter the place of the specimen',
    volumeNotValid: 'Enter a volume above 0 and at most 5000 mL',
    chooseSpecimens: 'Please choose at least one specimen',
  }),
);
