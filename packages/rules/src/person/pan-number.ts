// A PAN, the number under which India taxes a person or firm: five letters, four digits, a letter.

/** The fourth letter tells whose it is: a person's, a company's, a firm's, a trust's and so on. */
const PAN_PATTERN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

/** Whether the text is a PAN, in capitals (R260). */
export function isPanNumber(text: string): boolean {
  return PAN_PATTERN.test(text);
}
