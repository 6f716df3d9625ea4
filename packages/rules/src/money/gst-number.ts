// A GST number (GSTIN): two digits of the state, the PAN, a count, a Z and a check sign.
import { type Sentence, sentences } from '../message/sentence.ts';

/** Messages about a GST number; codes never change. */
export const gstNumberSentences = sentences('tenancy', {
  gstNumberNotValid: 'A GST number has 15 characters, for example 27AAPFU0939F1ZV',
  gstNumberMistyped: 'This GST number is mistyped: its last character is wrong',
  gstNumberOfAnotherState: 'This GST number is of another state. It must begin with {stateCode}',
});

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check sign of the first fourteen: every second value counts double, both digits of a product in base 36 are added. */
function checkSign(start: string): string {
  const sum = [...start].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** Returns the fault of a GST number of a place of business in the state, or null. `stateCode` is the GST code, '27'. */
export function gstNumberFault(gstNumber: string, stateCode: string | null | undefined): Sentence | null {
  if (!SHAPE.test(gstNumber)) return gstNumberSentences.gstNumberNotValid;
  if (checkSign(gstNumber.slice(0, 14)) !== gstNumber.at(14)) return gstNumberSentences.gstNumberMistyped;
  if (stateCode && !gstNumber.startsWith(stateCode)) return gstNumberSentences.gstNumberOfAnotherState({ stateCode });
  return null;
}
