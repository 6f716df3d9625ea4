// Results chosen from a list: one choice a line, with a star behind it abnormal, with two critical (LB033).
import { withoutEnd } from '../list/text-end.ts';
import type { ResultFlag } from './reference-range.ts';

/**
 * Findings that identify or classify a patient, by LOINC code: blood groups ABO and Rh, HBsAg, HCV antibody, HIV. A change of one of them
 * points at another patient's specimen (docs/spec, laboratory, section 10; docs/decisions/0325).
 */
const classifyingCodes = new Set(['883-9', '10331-7', '5195-3', '13955-0', '56888-1']);

/** Whether a change of a choice with this LOINC code is critical until the hospital decides otherwise. */
export const classifiesPatient = (loincCode: string | null | undefined): boolean =>
  classifyingCodes.has(loincCode ?? '');

/** A choice with what it says. */
export interface ResultChoice {
  readonly label: string;
  readonly flag: ResultFlag;
}

/** The choices in the order in which they are written. */
export function readChoices(lines: string): ResultChoice[] {
  return lines.split('\n').flatMap((line) => {
    const bare = withoutEnd(line.trimEnd(), '*');
    const stars = line.trimEnd().length - bare.length;
    const label = bare.trim();
    return label ? [{ label, flag: stars > 1 ? 'AA' : stars === 1 ? 'A' : 'N' }] : [];
  });
}
