// Messages to the user from the calls and the checks of the laboratory's catalogue.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const labParameterSentences = sentences('labtest', {
  labCodeExists: "Another parameter already has the code '{code}'",
  labParameterInUse: "Parameter '{name}' is part of a laboratory test",
  formulaLeadsBack: 'The formula refers back to itself through {name}',
  noSuchParameter: '{name} is not a parameter',
  rangeAdded: 'Reference range added. The previous range ends',
  rangeOverlaps: 'This range overlaps {text}',
  rangeBeginsTooEarly: 'The range that this range replaces began on {day}. Please choose a later day',
  rangeIsNotFromBirth: 'This range no longer starts at birth',
  rangeConfirmed: 'The range of {name} starts at 18 years from today on',
  unitUnknown: '{text} is not a known unit. Confirm it, or correct it',
  unitChanges:
    '{name} has values in {text}. With another unit, its ranges do not apply to new values until you add ranges in that unit. Confirm the change',
  labTest: 'laboratory test',
  labTestAdded: 'Laboratory test added successfully',
  labTestUpdated: 'Laboratory test updated successfully',
  labTestDeactivated: 'Laboratory test deactivated successfully',
  labTestDoesNotExist: 'This laboratory test does not exist',
  labTestExists: 'This charge already has a laboratory test',
  notAnInvestigation: '{chargeName} is not an investigation',
  noSuchParameterCode: "No parameter in use has the code '{code}'",
  catalogueTaken: 'Starting catalogue: {count} parameters added. Please confirm every range before use',
});

/** Sentences beside fields. */
export const labParameterChecks = foundByText(
  sentences('labtest', {
    enterLabParameter: 'Please enter the name of the parameter',
    enterLabCode: 'Please enter a code of capital letters and digits, at most 20',
    loincNotValid: 'The check digit of this LOINC code is wrong',
    decimalsNotValid: 'Enter between 0 and 4 decimals',
    formulaNotReadable: 'This formula cannot be read',
    enterFormula: 'Please enter the formula',
    otherUnitsNotValid: 'Please enter a unit and its factor on each line',
    fastingNotValid: 'Enter between 1 and 24 hours',
    volumeNotValid: 'Enter a volume above 0 and at most 1000 mL',
    printOrderNotValid: 'Enter a whole number between 1 and 9999',
    enterChoices: 'Please enter at least two choices, one per line',
    lowAboveHigh: 'The lower limit is above the upper one',
    rangeSaysNothing: 'Enter a limit or the text of the range',
    conditionOfWomen: 'This condition applies only to women',
    deltaLimitNotValid: 'Enter the maximum change of a value: a number above 0',
    deltaDaysNotValid: 'Enter at least 1 day',
    outsideAbsurd: 'This limit is outside the possible values',
    enterRangeSource: 'Please enter the source of the range',
    hoursNotValid: 'The hours end before they start, or are on other days than the range',
    ageNotValid: 'The age range starts after its end',
    chooseInvestigation: 'Please choose the charge of the test',
    chooseTemplate: 'Please choose the template of the report',
    chooseParameters: 'Please choose at least one parameter',
  }),
);
