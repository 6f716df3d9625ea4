// By which shift a note was written, so that a page of notes reads as days and nights do.
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { wallClock } from '../../kernel/format.ts';

/** Until when each shift lasts, by the clock of the hospital; the night begins before midnight and ends after it. */
const shifts = [
  { shift: 'night', until: '07:00' },
  { shift: 'morning', until: '14:00' },
  { shift: 'evening', until: '21:00' },
] as const;

/** Also the key of its word: `shifts.<name>` in `note.json`. */
export type Shift = (typeof shifts)[number]['shift'];

/** The day on which the shift of an instant began, as YYYY-MM-DD, and its name. */
export function shiftOf(instant: string): { day: string; shift: Shift } {
  const { day, time } = wallClock(instant);
  const [night] = shifts;
  if (time < night.until) return { day: daysBefore(day, 1), shift: 'night' };
  return { day, shift: shifts.find(({ until }) => time < until)?.shift ?? 'night' };
}

/** Consecutive entries of one shift together, in the order given. */
export function byShift<T extends { readonly createdAt: string }>(
  entries: readonly T[],
): { key: string; day: string; shift: Shift; entries: T[] }[] {
  const groups: { key: string; day: string; shift: Shift; entries: T[] }[] = [];
  for (const entry of entries) {
    const { day, shift } = shiftOf(entry.createdAt);
    const key = `${day} ${shift}`;
    const last = groups.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else groups.push({ key, day, shift, entries: [entry] });
  }
  return groups;
}
