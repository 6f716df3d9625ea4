// Reads the limit of a band as it is typed.
import { digitsOfText } from '@charaka/rules/list/spreadsheet-cell';

/** The number that a text writes, also with commas between thousands; NaN for words, for two numbers and for a decimal comma. */
export const limitOfText = (text: string): number => Number(digitsOfText(text.trim()) ?? Number.NaN);
