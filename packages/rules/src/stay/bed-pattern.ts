// Bed numbers that go on from a first one, as, and which of them a ward has already.
import { foundByText } from '../message/found-sentence.ts';
import { type Sentence, sentences } from '../message/sentence.ts';

/** The most beds that are added at once. */
export const MOST_BEDS_AT_ONCE = 200;
/** The most letters of a bed number. */
export const LONGEST_BED_NAME = 40;

/** Messages about bed numbers that cannot be assigned; codes never change. */
export const bedPatternSentences = foundByText(
  sentences('bed', {
    enterHowManyBeds: 'Please enter the number of beds',
    tooManyBedsAtOnce: 'At most {most} beds can be added at once',
    firstNumberEndsInDigits: 'The first number must end in digits, for example A-01',
    bedNumberTooLong: 'A bed number has at most {most} letters',
  }),
);

/** Returns the fault of a first number and a number of beds, as a sentence; undefined when the beds can be numbered. */
export function bedPatternFault(firstBedName: string, howMany: number): Sentence | undefined {
  if (!Number.isInteger(howMany) || howMany < 1) return bedPatternSentences.enterHowManyBeds;
  if (howMany > MOST_BEDS_AT_ONCE) return bedPatternSentences.tooManyBedsAtOnce({ most: MOST_BEDS_AT_ONCE });
  if (!/\d$/.test(firstBedName.trim())) return bedPatternSentences.firstNumberEndsInDigits;
  const last = numbersFrom(firstBedName, howMany).at(-1) ?? '';
  if (last.length <= LONGEST_BED_NAME) return undefined;
  return bedPatternSentences.bedNumberTooLong({ most: LONGEST_BED_NAME });
}

/** So many bed numbers from the first one on; digits keep their width, and B-98 goes on to B-100. None for a fault. */
export function bedNumbers(firstBedName: string, howMany: number): string[] {
  return bedPatternFault(firstBedName, howMany) === undefined ? numbersFrom(firstBedName, howMany) : [];
}

function numbersFrom(firstBedName: string, howMany: number): string[] {
  const name = firstBedName.trim();
  // Fifteen digits are counted exactly; what stands before them is part of the name.
  const digits = /\d{1,15}$/.exec(name)?.[0] ?? '';
  const prefix = name.slice(0, name.length - digits.length);
  const first = Number(digits);
  return Array.from(
    { length: howMany },
    (_, index) => `${prefix}${String(first + index).padStart(digits.length, '0')}`,
  );
}

/** Those of the numbers that are known already, in any capitals, in the order wanted. */
export function takenBedNumbers(wanted: readonly string[], known: readonly string[]): string[] {
  const taken = new Set(known.map((name) => name.toLowerCase()));
  return wanted.filter((name) => taken.has(name.toLowerCase()));
}
