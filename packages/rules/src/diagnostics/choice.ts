// Results chosen from a list: one choice a line, with a star behind it abnormal, with two critical (LB033).
import { withoutEnd } from '../list/text-end.ts';
import type { ResultFlag } from './reference-range.ts';

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
