// Interprets a text typed into the patient search.
import { stripPrefix } from '../list/display-number.ts';

/** Fewer characters find nothing (R418). */
const MIN_SEARCH_CHARACTERS = 3;
/** A search answers the newest of those found (Q90). */
export const MOST_FOUND_PATIENTS = 20;

/** A typed text as it will be looked for. `patientId` is the number the digits would be as a UHID. */
export type PatientSearch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'number'; readonly patientId: number }
  | { readonly kind: 'digits'; readonly digits: string; readonly patientId: number | undefined }
  | { readonly kind: 'name'; readonly words: string };

const BETWEEN_DIGITS = /[\s()-]/g;

/**
 * Reads a typed text: a leading '+' looks for the start of a phone number, digits for a UHID or any part of a phone number,
 * a UHID with the hospital's prefix for that patient alone, anything else for names (R419, Q76, Q87).
 */
export function readPatientSearch(text: string, registrationPrefix: string): PatientSearch {
  const typed = text.trim();
  if (typed.length < MIN_SEARCH_CHARACTERS) return { kind: 'nothing' };
  const joined = typed.replace(BETWEEN_DIGITS, '');
  if (typed.startsWith('+')) return /^\+\d+$/.test(joined) ? { kind: 'phone', phone: joined } : { kind: 'nothing' };
  if (/^\d+$/.test(joined)) return { kind: 'digits', digits: joined, patientId: patientNumber(joined) };
  const patientId = patientNumber(stripPrefix(typed, [registrationPrefix]));
  if (patientId !== undefined) return { kind: 'number', patientId };
  return { kind: 'name', words: typed };
}

function patientNumber(digits: string): number | undefined {
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
