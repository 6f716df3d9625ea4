// A person's age in years, months and days, and the birth date an age stands for.
import { type CalendarDate, daysBefore, daysInMonth, isCalendarDate } from '../stay/hospital-day.ts';

export interface Age {
  years: number;
  months: number;
  days: number;
}

const MONTHS_PER_YEAR = 12;

/** A date as the number of its month (years x 12 + month - 1) and its day. */
function monthAndDay(date: CalendarDate): [month: number, day: number] {
  return [Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5, 7)) - 1, Number(date.slice(8))];
}

function lengthOf(month: number): number {
  const year = Math.floor(month / MONTHS_PER_YEAR);
  return daysInMonth(year, month - year * MONTHS_PER_YEAR + 1);
}

/** The same day of the month so many months later, or that month's last day where it is shorter. */
function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const [firstMonth, day] = monthAndDay(date);
  const month = firstMonth + months;
  const year = Math.floor(month / MONTHS_PER_YEAR);
  const place = month - year * MONTHS_PER_YEAR + 1;
  const dayOfMonth = Math.min(day, lengthOf(month));
  return `${String(year).padStart(4, '0')}-${String(place).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

function ageOf(months: number, days: number): Age {
  return { years: Math.floor(months / MONTHS_PER_YEAR), months: months % MONTHS_PER_YEAR, days };
}

/** Age on a day (R246, Q57). Throws RangeError when either is no date or the birth date is later than the day. */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): Age {
  for (const date of [birthDate, today])
    if (!isCalendarDate(date)) throw new RangeError(`'${date}' is not a date written YYYY-MM-DD.`);
  if (birthDate > today) throw new RangeError('The date of birth cannot be in the future.');
  const [birthMonth, birthDay] = monthAndDay(birthDate);
  const [month, day] = monthAndDay(today);
  const monthFullOn = Math.min(birthDay, lengthOf(month));
  if (day >= monthFullOn) return ageOf(month - birthMonth, day - monthFullOn);
  const lengthBefore = lengthOf(month - 1);
  return ageOf(month - birthMonth - 1, lengthBefore - Math.min(birthDay, lengthBefore) + day);
}

/** Returns the birth date of a person of this age today (R247). Throws RangeError for a part that is negative or no whole number. */
export function birthDateFrom(age: Age, today: CalendarDate): CalendarDate {
  for (const part of [age.years, age.months, age.days]) {
    if (!Number.isInteger(part) || part < 0) throw new RangeError('An age is counted in whole years, months and days.');
  }
  return monthsAfter(daysBefore(today, age.days), -(age.years * MONTHS_PER_YEAR + age.months));
}

/** The age as text, its empty parts left out: '34Y 2M 5D', '6M', and '0D' when there is none (R193). */
export function ageText(age: Age): string {
  const parts = [
    [age.years, 'Y'],
    [age.months, 'M'],
    [age.days, 'D'],
  ] as const;
  const text = parts.filter(([count]) => count > 0).map(([count, letter]) => `${count}${letter}`);
  return text.length === 0 ? '0D' : text.join(' ');
}
