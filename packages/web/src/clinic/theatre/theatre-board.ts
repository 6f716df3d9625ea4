// Data of the theatre board: operations of a day as blocks, the free time between them, and surgeons booked twice.
import type { listTheatreAppointments } from '@charaka/contract/clinic/theatre/booking';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import type { RowOf } from '../../kernel/use-list.ts';

/** An operation planned or booked. */
export type TheatreAppointment = RowOf<typeof listTheatreAppointments>;

const DAY_MINUTES = 24 * 60;
/** How long a free place is that is booked by a click. */
const CELL_MINUTES = 30;
/** The hours that are always shown. */
const USUAL = { from: 7 * 60, to: 20 * 60 };

/** Minutes since midnight of 'HH:mm'. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** 'HH:mm' of minutes since midnight; the end of the day is the midnight that follows. */
export function timeOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** From a minute of the day to a later one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** An operation on its day, in minutes of that day. */
export interface Block extends Stretch {
  readonly row: TheatreAppointment;
  /** The surgeon is to operate in another theatre at that time. */
  readonly isSurgeonTwice: boolean;
}

const meets = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

/** The operations of a day, also what of last night's lasts into it; `rows` are those of the day and the one before. */
export function blocksOf(rows: readonly TheatreAppointment[], day: string): Block[] {
  const placed = rows.flatMap((row): (Stretch & { row: TheatreAppointment })[] => {
    const [from, to] = [minutesOf(row.fromTime), minutesOf(row.toTime)];
    const isOverNight = to <= from;
    if (row.day === day) return [{ row, from, to: isOverNight ? DAY_MINUTES : to }];
    return row.day === daysBefore(day, 1) && isOverNight && to > 0 ? [{ row, from: 0, to }] : [];
  });
  return placed.map((block) => ({
    ...block,
    isSurgeonTwice: placed.some(
      (other) => other !== block && other.row.doctorId === block.row.doctorId && meets(block, other),
    ),
  }));
}

/** The hours a board shows: the usual ones, and as many more as there are operations in; whole hours. */
export function shownHours(blocks: readonly Stretch[]): Stretch {
  const from = Math.min(USUAL.from, ...blocks.map((block) => block.from));
  const to = Math.max(USUAL.to, ...blocks.map((block) => block.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Free stretches between the blocks of one theatre within some hours, not before `earliest`. */
export function freeStretches(blocks: readonly Stretch[], hours: Stretch, earliest: number): Stretch[] {
  const free: Stretch[] = [];
  let from = Math.max(hours.from, earliest);
  for (const block of blocks.toSorted((one, other) => one.from - other.from)) {
    if (block.from > from) free.push({ from, to: Math.min(block.from, hours.to) });
    from = Math.max(from, block.to);
  }
  if (from < hours.to) free.push({ from, to: hours.to });
  return free;
}

/**
 * The places in free time that a click books: they begin on whole and half hours, but for one that begins when a block ends or now.
 * None is shorter than half an hour, which is as low as a pointer hits: a shorter rest belongs to its neighbour, and a shorter gap is
 * booked by the form.
 */
export function cellsOf(free: readonly Stretch[]): Stretch[] {
  return free.flatMap(({ from, to }) => {
    const cells: Stretch[] = [];
    for (let start = from; to - start >= CELL_MINUTES; ) {
      const half = Math.ceil((start + CELL_MINUTES) / CELL_MINUTES) * CELL_MINUTES;
      const next = to - half < CELL_MINUTES ? to : half;
      cells.push({ from: start, to: next });
      start = next;
    }
    return cells;
  });
}
