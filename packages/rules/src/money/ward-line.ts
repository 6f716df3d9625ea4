// A ward with its beds in one line, as people write it down: "Ward A, 20 beds, A-01..A-20".
import { bedNumbers } from '../stay/bed-pattern.ts';

/** Content of a line: the name of the ward, the first bed number, and the number of beds. */
export interface WardLine {
  readonly wardName: string;
  readonly firstBedName: string;
  readonly howMany: number;
}

const RANGE = /^(\S*\d)\s*(?:\.{2,3}|…|–|\bto\b)\s*(\S*\d)$/i;
/** A number alone or with a word, in any script: "20", "20 beds", "20 বেড". */
const COUNT = /^(\d{1,3})(?:\s*\p{L}[\p{L}\p{M}]*)?$/u;

/**
 * Reads a line; undefined when it is not one of a ward, or when its parts contradict each other. The count may be left out where
 * the numbers go from one to another, the last number where the count is told.
 */
export function wardOfLine(line: string): WardLine | undefined {
  const [wardName = '', ...parts] = line.split(',').map((part) => part.trim());
  const ranges = parts.flatMap((part) => [RANGE.exec(part)].filter((match) => match !== null));
  const counts = parts.flatMap((part) => [COUNT.exec(part)].filter((match) => match !== null));
  const singles = parts.filter((part) => /^\S*\D\d+$/.test(part) && !RANGE.test(part));
  if (wardName === '' || ranges.length + singles.length !== 1 || counts.length > 1) return undefined;
  if (ranges.length + singles.length + counts.length !== parts.length) return undefined;
  const [, firstBedName = singles[0] ?? '', lastBedName] = ranges[0] ?? [];
  const told = counts[0] && Number(counts[0][1]);
  const howMany = lastBedName === undefined ? told : countUpTo(firstBedName, lastBedName);
  if (howMany === undefined || (told !== undefined && told !== howMany)) return undefined;
  return bedNumbers(firstBedName, howMany).length > 0 ? { wardName, firstBedName, howMany } : undefined;
}

/** How many numbers there are from one to another; undefined when counting on does not lead there. */
function countUpTo(first: string, last: string): number | undefined {
  const digits = (name: string) => Number(/\d{1,15}$/.exec(name)?.[0]);
  const howMany = digits(last) - digits(first) + 1;
  return bedNumbers(first, howMany).at(-1) === last ? howMany : undefined;
}
