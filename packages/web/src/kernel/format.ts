// How money, days and times are shown: in the hospital's currency, date format and time zone (R143-R145, R190).
import { formatPaise, formatThousandths } from '@charaka/rules/money/lakh-grouping';
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import { currentSession } from './session.ts';

const fallbackZone = 'Asia/Kolkata';

/** The time zone of the session's hospital. */
export function hospitalZone(): string {
  return currentSession()?.hospital?.timezone || fallbackZone;
}

/** Whether the hospital reads clocks to 12 or to 24 (R143). */
export function isTwelveHourClock(): boolean {
  return currentSession()?.hospital?.timeFormat === 12;
}

/** An amount in paise as rupees with lakh grouping: 12345678 is '1,23,456.78' (R189, R190). */
export function formatAmount(amountPaise: Paise | number | null | undefined): string {
  return amountPaise == null ? '' : formatPaise(amountPaise as Paise);
}

/** An amount with the hospital's currency sign before it: '₹ 1,23,456.78'. The space does not break. */
export function formatMoney(paise: Paise | number | null | undefined): string {
  if (paise == null) return '';
  const symbol = currentSession()?.hospital?.currencySymbol ?? '₹';
  const sign = paise < 0 ? '-' : '';
  return `${sign}${symbol}\u00a0${formatAmount(Math.abs(paise))}`;
}

/** A quantity in thousandths with 2-3 decimals: 1500 is '1.50' (R190). */
export function formatQuantity(quantity: Thousandths | number | null | undefined): string {
  return quantity == null ? '' : formatThousandths(quantity as Thousandths);
}

/** A percentage in basis points: 250 is '2.5 %'. */
export function formatPercent(basisPoints: number | null | undefined): string {
  return basisPoints == null ? '' : `${basisPoints / 100} %`;
}

/** A day or a moment in the form date pickers write: 'DD/MM/YYYY', 'MM/DD/YYYY' or 'YYYY/MM/DD' (R144, Q27). */
export function dayPattern(): string {
  const patterns: Record<number, string> = { 1: 'DD/MM/YYYY', 2: 'MM/DD/YYYY', 3: 'YYYY/MM/DD' };
  return patterns[currentSession()?.hospital?.dateFormat ?? 1] ?? 'DD/MM/YYYY';
}

function inOrder(year: string, month: string, day: string): string {
  return dayPattern().replace('YYYY', year).replace('MM', month).replace('DD', day);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A clock of a zone, made once: making one costs more than a hundred readings, and a long paper reads thousands. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Date and time of an instant on the hospital's clock, as 'YYYY-MM-DD' and 'HH:mm'. */
export function wallClock(instant: string | number | Date): { day: string; time: string } {
  const parts = clockOf(hospitalZone()).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** The hospital's today, 'YYYY-MM-DD' (Q30). */
export function today(): string {
  return wallClock(Date.now()).day;
}

/** A day ('YYYY-MM-DD') or an instant as the hospital writes dates; '' for nothing or nonsense. */
export function formatDay(value: string | null | undefined): string {
  if (!value) return '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (!isDay && Number.isNaN(Date.parse(value))) return '';
  const [year = '', month = '', day = ''] = (isDay ? value : wallClock(value).day).split('-');
  return inOrder(year, month, day);
}

/** The time of an instant on the hospital's 12 or 24 hour clock. */
export function formatTime(instant: string | null | undefined): string {
  if (!instant || Number.isNaN(Date.parse(instant))) return '';
  return formatClock(wallClock(instant).time);
}

/** A time 'HH:mm' of the hospital's day on its 12 or 24 hour clock: '14:05' is '02:05 PM' (R143). */
export function formatClock(time: string): string {
  if (!isTwelveHourClock()) return time;
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** From when to when, both 'HH:mm': '09:00 AM–01:00 PM'. */
export function formatHours(from: string, until: string): string {
  return `${formatClock(from)}–${formatClock(until)}`;
}

/** Date and time of an instant, as '21/11/2026 05:30 PM'. */
export function formatDateTime(instant: string | null | undefined): string {
  return instant ? `${formatDay(instant)} ${formatTime(instant)}`.trim() : '';
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, in the words of the language, with the figures of every other number: '5 minutes ago', 'yesterday'. */
export function formatRelative(instant: string, language: string, now: number = Date.now()): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(
    Math.trunc(seconds / length),
    unit,
  );
}

/** So many minutes as days, hours and minutes in short words of the language, those of nought left out: '15h 37m'. */
export function formatMinutes(minutes: number, language: string): string {
  const told = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const kept = told.filter(([unit, count]) => count > 0 || (unit === 'minute' && minutes === 0));
  const words = (unit: string) =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'narrow' });
  return kept.map(([unit, count]) => words(unit).format(count)).join(' ');
}

/** The instant (ISO, UTC) when the hospital's clock shows a time 'HH:mm' on a day 'YYYY-MM-DD'. */
export function instantOf(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Twice: the first guess may lie on the other side of a change of clocks.
  const once = asUtc - zoneOffsetAt(asUtc);
  return new Date(asUtc - zoneOffsetAt(once)).toISOString();
}

function zoneOffsetAt(instant: number): number {
  const { day, time } = wallClock(instant);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}
