// The English that screens show for sentences that the specification misspells: answers of calls keep its spelling (Q222).
import { saidSentence } from './said-sentence.ts';
import type { ToldSentence } from './sentence.ts';

/** Corrected templates by the code of their sentence. */
const corrections: Readonly<Record<string, string>> = {
  'document.documentTooOld': 'Not older than one year',
  'field.fromAfterTo': 'The from date must not be after the to date',
  'field.valueNotAboveZero': 'The value must be greater than 0',
  'patient.addharNotValid': 'Please enter the 12 digits of the Aadhaar number',
  'payment.tooMuchCash': 'The cash amount must not be above {limit}',
};

/** The English of a sentence as a screen shows it. */
export function shownEnglish(sentence: ToldSentence): string {
  return saidSentence((code) => corrections[code], sentence);
}
