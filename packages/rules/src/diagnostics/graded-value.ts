// Values that are no plain numbers: titres as 1:80, and grades as trace, +, ++ (LB026).
import { type Comparator, numberText } from './lab-number.ts';
import { readMeasuredNumber } from './measured-number.ts';

/** A titre: its comparator and its dilution. */
export interface Titre {
  readonly comparator: Comparator;
  readonly dilution: number;
  readonly text: string;
}

const titre = /^(<=|>=|<|>|=|≤|≥)?\s*(?:1\s*[:/]\s*)?(\d{1,7})$/;

/** Reads '1:80', '1/80', '80' and '<1:20'. Undefined for another text, and for a titre of 0. */
export function readTitre(typed: string): Titre | undefined {
  const [, sign = '', digits] = titre.exec(typed.trim()) ?? [];
  const read = digits === undefined ? undefined : readMeasuredNumber(`${sign}${digits}`, { decimalComma: false });
  if (read?.kind !== 'value' || Number(read.value.digits) === 0) return undefined;
  const { comparator, digits: dilution } = read.value;
  return { comparator, dilution: Number(dilution), text: numberText({ comparator, digits: `1:${dilution}` }) };
}

/** A range of dilutions as titres: '≤ 80' is printed '≤ 1:80'. Words stay as they are. */
export const titreRange = (text: string | null): string | null =>
  text !== null && /^[\d\s.<>≤≥-]+$/.test(text) ? text.replace(/\d+(?:\.\d+)?/g, '1:$&') : text;

/** The grades of a parameter that has no list of its own; each but the first is abnormal. */
export const usualGrades = 'Negative\nTrace*\n+*\n++*\n+++*\n++++*';

const spelled: Readonly<Record<string, string>> = {
  neg: 'negative',
  nil: 'negative',
  absent: 'negative',
  '-': 'negative',
  '0': 'negative',
  tr: 'trace',
  traces: 'trace',
  '+-': 'trace',
  '±': 'trace',
};

/** A grade as lists write it: '2+' is '++', 'nil' is Negative. */
export function gradeWord(typed: string): string {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/^\+\/-$/, '±');
  const count = /^([1-4])\s*\+$|^\+\s*([1-4])$/.exec(word);
  if (count) return '+'.repeat(Number(count[1] ?? count[2]));
  return spelled[word] ?? word;
}
