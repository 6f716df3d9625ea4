// What counts as a phone number.

/** Ten digits, with or without a country code of + and 1-3 digits before them (R413, Q73). */
export const PHONE_PATTERN = /^(\+\d{1,3})?\d{10}$/;

/** Whether the text is a phone number (R230, R237, R413, Q73, Q197). */
export function isPhone(text: string): boolean {
  return PHONE_PATTERN.test(text);
}

/** The digits of a text, for the alternate phone (R238). */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
