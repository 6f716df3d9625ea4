// What a typed medicine line says so far, and how a meaning is added to it: the first one wins, a second one is left for the writer to settle.
import type { DoseUnit, FoodRule, Frequency, MedicineForm, MedicineRoute } from './medicine-values.ts';
import { hourly, routeWords, unitWords } from './medicine-vocabulary.ts';
import { strengthAsWritten } from './strength.ts';

/** What was read so far. */
export interface TypedMedicine {
  readonly name: string[];
  /** Words that nobody understands: they are settled before the line is taken. */
  readonly unread: string[];
  readonly instruction: string[];
  readonly need: string[];
  /** Numbers without a unit that stand before how often: a strength or a dose. */
  readonly numbers: string[];
  strength: string | null;
  form: MedicineForm | null;
  dose: number | null;
  doseUnit: DoseUnit | null;
  route: MedicineRoute | null;
  frequency: Frequency | null;
  slots: number[] | null;
  /** The one time of a day that was said: 'before breakfast', 'in the evening'. */
  time: 'morning' | 'noon' | 'evening' | 'night' | null;
  food: FoodRule;
  durationDays: number | null;
  isAsNeeded: boolean;
  isNeedOpen: boolean;
  maxPerDay: number | null;
  hasBegun: boolean;
}

const counts: Readonly<Record<string, number>> = {
  ...{ half: 0.5, quarter: 0.25, one: 1, once: 1, two: 2, twice: 2, three: 3, thrice: 3, four: 4, five: 5 },
};

/** 'half' and '0.5' are the same number. */
export const countOf = (word: string): number => counts[word.toLowerCase()] ?? Number(word);

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/** Nothing is read yet. */
export function blankMedicine(): TypedMedicine {
  return {
    ...{ name: [], unread: [], instruction: [], need: [], numbers: [], strength: null, form: null, dose: null },
    ...{ doseUnit: null, route: null, frequency: null, slots: null, time: null, food: 'Any', durationDays: null },
    ...{ isAsNeeded: false, isNeedOpen: false, maxPerDay: null, hasBegun: false },
  };
}

/** Whether how often was said: a number after it is a length, one before it is a strength or a dose. */
export const isTimed = (read: TypedMedicine): boolean =>
  read.frequency !== null || read.slots !== null || read.isAsNeeded || read.time !== null;

/** The first meaning wins; another one is left for the writer to settle. */
export function once<K extends 'frequency' | 'durationDays' | 'maxPerDay' | 'strength' | 'form' | 'route' | 'time'>(
  read: TypedMedicine,
  key: K,
  value: TypedMedicine[K],
): boolean {
  if (read[key] !== null && read[key] !== value) return false;
  read[key] = value;
  return true;
}

/** A dose with its unit. */
export function takeDose(read: TypedMedicine, value: number, unit: DoseUnit): boolean {
  if (read.dose !== null) return false;
  read.dose = value;
  read.doseUnit = unit;
  return true;
}

/** Every so many hours. */
export function takeHours(read: TypedMedicine, hours: number): boolean {
  const frequency = hourly(hours);
  return frequency !== undefined && once(read, 'frequency', frequency);
}

/** 'twice a week', 'weekly once': how many times in which span. */
export function takeTimes(read: TypedMedicine, times: number, span: string): boolean {
  const byDay: readonly (Frequency | undefined)[] = [undefined, 'OD', 'BD', 'TDS', 'QID', 'FIVE_DAILY'];
  const byWeek: readonly (Frequency | undefined)[] = [undefined, 'WEEKLY', 'TWICE_WEEKLY', 'THRICE_WEEKLY'];
  const kind = span.toLowerCase();
  const frequency = kind.startsWith('d') ? byDay[times] : kind.startsWith('w') ? byWeek[times] : undefined;
  const monthly = kind.startsWith('m') && times === 1 ? 'MONTHLY' : undefined;
  const meant = frequency ?? monthly;
  return meant !== undefined && once(read, 'frequency', meant);
}

/** How long, in days. */
export function takeDays(read: TypedMedicine, value: number, unit: string): boolean {
  const factor = daysOf[unit.toLowerCase().charAt(0)];
  const days = value * (factor ?? 1);
  return Number.isInteger(days) && once(read, 'durationDays', days);
}

/** Doses of a day by its times, as 1-0-1. */
export function takeSlots(read: TypedMedicine, typed: string, unit: string | undefined): boolean {
  if (read.slots) return false;
  read.slots = typed.split(/[-+]+/).map(Number);
  if (unit) read.doseUnit = unitWords[unit.toLowerCase()]?.unit ?? 'unit';
  return true;
}

/** A strength; of 'units' of insulin, and of a second one, the dose. */
export function takeStrength(read: TypedMedicine, typed: string): boolean {
  const written = strengthAsWritten(typed);
  const [, number = '', unit = ''] = /^([\d.]+) (IU|units|mg|mcg|g)$/.exec(written) ?? [];
  if (unit === 'units') return takeDose(read, Number(number), 'unit');
  if (
    unit === 'IU' &&
    /insulin|heparin|parin\b|mixtard|lantus|actrapid|humalog|novo|tresiba|toujeo|basalog/i.test(read.name.join(' '))
  )
    return takeDose(read, Number(number), 'IU');
  if (read.strength === null) {
    read.strength = written;
    return true;
  }
  const isDose = unit === 'mg' || unit === 'mcg' || unit === 'g';
  return isDose && takeDose(read, Number(number), unit);
}

/** Which word says where it goes, and besides which eye or ear: 'both eyes'. */
export function takeRoute(read: TypedMedicine, word: string): boolean {
  const meant = routeWords[word.toLowerCase().replace(/\s+/g, ' ')];
  if (!meant) return false;
  if (meant.side) read.instruction.push(meant.side);
  if (meant.form && read.form === null) read.form = meant.form;
  return once(read, 'route', meant.route);
}

/** A number alone: before how often a strength or a dose, after it the days. */
export function takeNumber(read: TypedMedicine, typed: string): boolean {
  if (isTimed(read))
    return /^\d+$/.test(typed) && read.durationDays === null && once(read, 'durationDays', Number(typed));
  read.numbers.push(typed);
  return true;
}
