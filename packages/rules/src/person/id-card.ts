// The number of a card that proves who somebody is: what is right about an Addhar number, and how much of one is shown.
import { foundByText } from '../message/found-sentence.ts';
import { type Sentence, sentences } from '../message/sentence.ts';

/** An Addhar number has twelve digits. */
const ADDHAR_PATTERN = /^\d{12}$/;
const SHOWN_AT_END = 4;

/** Messages about a card's number; codes never change. */
export const idCardSentences = foundByText(
  sentences('patient', { addharNotValid: 'Please enter the 12 digits of the Addhar number' }),
);

/** Returns the fault of a card's number, or null; only Addhar numbers have a form of their own (R222). */
export function idCardFault(type: string | null | undefined, cardNo: string | null | undefined): Sentence | null {
  if (type !== 'Addhar' || !cardNo) return null;
  return ADDHAR_PATTERN.test(cardNo) ? null : idCardSentences.addharNotValid;
}

/** A card's number as lists and papers show it: the last four signs, the others as crosses; 'XXXX XXXX 1234' for an Addhar. */
export function maskedIdCardNo(cardNo: string): string {
  const signs = cardNo.replace(/\s/g, '');
  const hidden = 'X'.repeat(Math.max(signs.length - SHOWN_AT_END, 0)) + signs.slice(-SHOWN_AT_END);
  return ADDHAR_PATTERN.test(signs) ? hidden.replace(/(.{4})(?=.)/g, '$1 ') : hidden;
}

/** A card's number to compare by: capitals, blanks and signs between do not count. */
export function plainCardNo(cardNo: string | null | undefined): string {
  return (cardNo ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Whether two numbers are of one card. */
export function isSameIdCard(one: string | null | undefined, other: string | null | undefined): boolean {
  return plainCardNo(one) !== '' && plainCardNo(one) === plainCardNo(other);
}
