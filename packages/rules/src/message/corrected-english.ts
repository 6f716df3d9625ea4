// The English that screens show for sentences that the specification misspells or words badly: answers of calls keep its words (Q222).
import { saidSentence } from './said-sentence.ts';
import type { ToldSentence } from './sentence.ts';

/** Corrected templates by the code of their sentence. */
const corrections: Readonly<Record<string, string>> = {
  'admission.selectEmergencyNumber': 'Enter an emergency number',
  'bill.ipdBillGenerated': 'Final bill created',
  'document.documentTooOld': 'Not older than one year',
  'field.fromAfterTo': 'The from date must not be after the to date',
  'field.valueNotAboveZero': 'The value must be greater than 0',
  'patient.addharNotValid': 'Please enter the 12 digits of the Aadhaar number',
  'payment.enterChequeNumber': 'Enter the cheque number',
  'payment.enterNeftNumber': 'Enter the NEFT transaction number',
  'payment.enterUpiNumber': 'Enter the UPI transaction number',
  'payment.tooMuchCash': 'The cash amount must not be above {limit}',
  'tpa.addTpaFirst': 'This patient has no TPA. Add a TPA',
  'tpa.tpaChangeSuccessful': 'TPA changed',
};

/** The English of a sentence as a screen shows it. */
export function shownEnglish(sentence: ToldSentence): string {
  return saidSentence((code) => corrections[code], sentence);
}
