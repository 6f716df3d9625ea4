// Days as a hospital counts them: which date it is in its time zone, and when that day starts and ends.
import { type Sentence, sentences } from '../message/sentence.ts';

/** A calendar date, 'YYYY-MM-DD'. */
export type CalendarDate = string;

const MILLISECONDS_PER_DAY = 86_400_000;
/** Days the lists look back when no date is chosen (R298, R299). */
export const DEFAULT_RANGE_DAYS = 90;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Returns the time on a wall clock in the zone, as milliseconds as if it were UTC. */
function wallClockMilliseconds(instant: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  // Years have as many digits as they need: the day after the last one of 9999 is in the year 10000.
  const year = Number(parts.get('year') ?? 0);
  const sign = year > 9999 ? '+' : '';
  const date = `${sign}${String(year).padStart(year > 9999 ? 6 : 4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  return Date.parse(`${date}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}Z`);
}

function offsetMilliseconds(instant: number, timeZone: string): number {
  return wallClockMilliseconds(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/** How far a zone is from UTC at an instant, as '+05:30' or '-03:00'. Throws RangeError when there is no such zone. */
export function timeZoneOffset(instant: Date, timeZone: string): string {
  const minutes = Math.round(offsetMilliseconds(instant.getTime(), timeZone) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

/** April, June, September, November. */
const thirtyDayMonths = new Set([4, 6, 9, 11]);

/** How many days a month has, January being 1. */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return thirtyDayMonths.has(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Whether the text is a date that exists, 'YYYY-MM-DD'. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The first and the last day that a call takes; the day after the last one still has four digits in its year (Q280). */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9999-12-30';

/** Whether a day is one that a call takes, from 1900-01-01 to 9999-12-30 (Q280). */
export function isDayInReach(date: CalendarDate): boolean {
  return date >= FIRST_DAY && date <= LAST_DAY;
}

/**
 * The day of a text that begins with 'YYYY-MM-DD': an instant with a zone is its day in `timeZone`, a text without a zone the date it
 * begins with, and so is an instant where no zone is known (Q278).
 */
export function dayOfText(text: string, timeZone: string | undefined): string {
  const hasZone = /T/i.test(text) && /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const isInstant = timeZone !== undefined && hasZone && !Number.isNaN(Date.parse(text));
  return isInstant && isDayInReach(text.slice(0, 10)) ? dateInZone(new Date(text), timeZone) : text.slice(0, 10);
}

/** The date as milliseconds of UTC midnight. Throws RangeError when there is no such date. */
function midnightMilliseconds(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`'${date}' is not a date written YYYY-MM-DD.`);
  return Date.parse(`${date}T00:00:00Z`);
}

/** The date so many days later (earlier when negative). Throws RangeError when there is no such date. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  return new Date(midnightMilliseconds(date) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** The date so many days earlier; the default from-date is daysBefore(today, DEFAULT_RANGE_DAYS) (R298). */
export function daysBefore(date: CalendarDate, days: number): CalendarDate {
  return daysAfter(date, -days);
}

/** The last day of a month that is given as 'YYYY-MM'. */
export function lastDayOfMonth(month: string): CalendarDate {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnightMilliseconds(to) - midnightMilliseconds(from)) / MILLISECONDS_PER_DAY;
}

/** The date in the zone at an instant: the hospital's today when the instant is now (Q30). Throws RangeError for an unknown zone. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  return new Date(wallClockMilliseconds(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The instant when clocks in the zone show the hour on the date; the first instant after, when the clock skips that hour. */
export function instantAt(date: CalendarDate, hour: number, timeZone: string): Date {
  const wallClock = midnightMilliseconds(date) + hour * 3_600_000;
  const offsetBefore = offsetMilliseconds(wallClock - MILLISECONDS_PER_DAY, timeZone);
  const offsetAfter = offsetMilliseconds(wallClock + MILLISECONDS_PER_DAY, timeZone);
  const candidates = [wallClock - Math.max(offsetBefore, offsetAfter), wallClock - Math.min(offsetBefore, offsetAfter)];
  const exact = candidates.find((instant) => wallClockMilliseconds(instant, timeZone) === wallClock);
  return new Date(exact ?? wallClock - offsetBefore);
}

/** 00:00:00 of the date in the zone (R301). */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  return instantAt(date, 0, timeZone);
}

/** The last millisecond of the date in the zone, 23:59:59.999 (R301). */
export function endOfDay(date: CalendarDate, timeZone: string): Date {
  return new Date(startOfDay(daysAfter(date, 1), timeZone).getTime() - 1);
}

/** Messages about days in the wrong order; codes never change. */
export const dateRangeSentences = sentences('field', { fromAfterTo: 'Fromdate should be equal & less then todate' });

/** Warning of a from-to filter, or null; the list is loaded all the same (R186, R300, Q11). */
export function dateRangeWarning(from: CalendarDate, to: CalendarDate): Sentence | null {
  return from > to ? dateRangeSentences.fromAfterTo : null;
}
