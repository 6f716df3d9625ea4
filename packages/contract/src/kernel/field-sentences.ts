// What is said of a field whose value is missing or wrong, where no area says it in its own words.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const fieldSentences = foundByText(
  sentences('field', {
    missing: 'This field is needed',
    textExpected: 'Text is expected here',
    numberExpected: 'A number is expected here',
    wholeNumberExpected: 'A whole number is expected here',
    yesOrNoExpected: 'Yes or no is expected here',
    listExpected: 'A list is expected here',
    recordExpected: 'A record is expected here',
    wrongKind: 'This value is of the wrong kind',
    chooseOneOf: 'Choose one of: {values}',
    tooManyDecimals: 'This has more decimals than are kept',
    notAccepted: 'This value is not accepted here',
    textTooLong: 'This text is longer than {most} characters',
    textTooShort: 'This text is shorter than {least} characters',
    tooManyItems: 'At most {most} are accepted here',
    tooFewItems: 'At least {least} are needed here',
    tooMuch: "This can't be more than {most}",
    tooLittle: "This can't be less than {least}",
    recordNumberExpected: 'A record number is expected here',
    notADate: 'This is not a valid date',
    notAnInstant: 'This is not a valid date and time',
    nounNotANumber: '{noun} must be a number',
    nounOutOfRange: '{noun} is out of range',
    nounTooManyDigits: '{noun} has too many digits',
    nounNegative: "{noun} can't be negative",
    nounTooMuch: "{noun} can't be more than {most}",
    nounTooManyDecimals: '{noun} has more than {decimals} decimals',
    amount: 'The amount',
    percentage: 'The percentage',
    quantity: 'The quantity',
  }),
);
