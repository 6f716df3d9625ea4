// A typed medicine line as read so far, and how a meaning is added: the first meaning wins, the writer settles a second one.
import type { DoseUnit, FoodRule, Frequency, MedicineForm, MedicineRoute } from './medicine-values.ts';
import { formOfUnit, hourly, routeWords, unitWords } from './medicine-vocabulary.ts';
import { strengthAsWritten } from './strength.ts';

/** A dose without a unit may be so many pieces at most; a bigger number is a strength. */
export const MOST_PIECES_A_DOSE = 4;

/** A dose of so many counted pieces is a strength before a form: 'fentanyl 25 50 patch'. */
const LEAST_PIECES_OF_NO_DOSE = 20;

const partMark = /\.(?:500|250|750)$/;
/** Whether a number was typed as a part, '½' or '1/2': a part is a dose, where 0.5 may be a strength. */
export const isPart = (number: string): boolean => partMark.test(number);
/** The words without the zeros that mark a part. */
export const withoutMark = (words: string): string => words.replace(/\.(5|25|75)0+(?!\d)/g, '.$1');

/** The line as read so far. */
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
  /** The days were a number alone, as in 'tds 5' or 'tds x 5'. */
  bareDays: 'Number' | 'Times' | null;
  /** The last that was read is a number alone: an unknown word behind it takes it along, as in '8 am'. */
  lastNumber: string | null;
  isAsNeeded: boolean;
  isNeedOpen: boolean;
  maxPerDay: number | null;
  hasBegun: boolean;
}

const counts: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
};

/** 'half' and '0.5' are the same number. */
export const countOf = (word: string): number => counts[word.toLowerCase()] ?? Number(word);

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/** Returns a line with no part read yet. */
export function blankMedicine(): TypedMedicine {
  return {
    name: [],
    unread: [],
    instruction: [],
    need: [],
    numbers: [],
    strength: null,
    form: null,
    dose: null,
    doseUnit: null,
    route: null,
    frequency: null,
    slots: null,
    time: null,
    food: 'Any',
    durationDays: null,
    bareDays: null,
    lastNumber: null,
    isAsNeeded: false,
    isNeedOpen: false,
    maxPerDay: null,
    hasBegun: false,
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
  const isPieces = unit === 'tablet' || unit === 'capsule';
  // '1-0-1 10 tab' says how many are handed out; '1-0-1 5 ml' says how much each time.
  const isQuantity = isPieces && isTimed(read) && (value > MOST_PIECES_A_DOSE || read.slots !== null);
  const isEachTime = read.slots === null || Math.max(...read.slots) === 1;
  if (read.dose !== null || !isEachTime || (isQuantity && !(read.slots && value === 1))) return false;
  read.slots = read.slots?.map((one) => one * value) ?? null;
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

/** Whether the last of four numbers may be the days of '1 - 0 - 1 - 5', or the first of them a strength. */
function areSlotsUnclear(slots: readonly number[], isSpaced: boolean): boolean {
  const [last = 0, ...others] = slots.toReversed();
  const most = Math.max(...others);
  return slots.length > 3 && (last > most * (isSpaced ? 1 : 2) || most > MOST_PIECES_A_DOSE * Math.max(1, last) * 3);
}

/** Doses of a day by its times, as 1-0-1. */
export function takeSlots(read: TypedMedicine, typed: string, unit: string | undefined): boolean {
  const slots = typed.replace(/u/gi, '').split(/[-+]+/).map(Number);
  const most = Math.max(...slots);
  const isDoseUnclear = read.dose !== null && most !== 1 && most !== read.dose;
  if (read.slots || isDoseUnclear || areSlotsUnclear(slots, /\s/.test(typed))) return false;
  read.slots = most === 1 ? slots.map((one) => one * (read.dose ?? 1)) : slots;
  if (/u/i.test(typed)) read.doseUnit = 'unit';
  else if (unit) read.doseUnit = unitWords[unit.toLowerCase()]?.unit ?? 'unit';
  return true;
}

/** A strength; of 'units' of insulin, and of a second one, the dose. */
export function takeStrength(read: TypedMedicine, typed: string): boolean {
  // '60 000 iu' is typed for 60000: nothing is a strength of 0.
  if (/(?:^|[/+\s])0+(?:\.0+)?(?=\s*[a-z%])/i.test(typed)) return false;
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
  return isDose && !isTimed(read) && takeDose(read, Number(number), unit);
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
  // Behind a word that nobody understands, a number belongs to that word: 'over 30 min'.
  if (read.unread.some((word) => /\p{L}/u.test(word))) return false;
  if (isTimed(read)) return /^\d+$/.test(typed) && takeBareDays(read, Number(typed), 'Number');
  read.numbers.push(typed);
  return true;
}

/** Days as a number alone. */
export function takeBareDays(read: TypedMedicine, days: number, kind: 'Number' | 'Times'): boolean {
  if (read.durationDays !== null) return false;
  read.bareDays = kind;
  read.lastNumber = String(days);
  return once(read, 'durationDays', days);
}

const countedWords =
  /^(?:am|pm|o'?clock|hrs?|hours?|mins?|minutes?|strips?|bottles?|tubes?|box|boxes|packs?|glass|glasses|cups?|doses?|nos?|litres?|kg)$/i;

/** An unknown word; where it counts something, a number alone before it is no length: '8 am', '1 strip'. */
export function leaveUnread(read: TypedMedicine, word: string): void {
  if (read.lastNumber !== null && countedWords.test(word)) {
    read.unread.push(read.lastNumber);
    read.durationDays = null;
    read.bareDays = null;
  }
  read.unread.push(word);
}

const rare: readonly (Frequency | null)[] = ['WEEKLY', 'TWICE_WEEKLY', 'THRICE_WEEKLY', 'FORTNIGHTLY', 'MONTHLY'];
const spaced: readonly (Frequency | null)[] = ['QOD', 'Q36H', 'Q48H', 'Q72H'];

/** 'weekly x 4' may be four weeks or four times: such a number is asked, and no days are taken from it. */
export function withoutUnclearDays(read: TypedMedicine): TypedMedicine {
  const { bareDays, frequency, durationDays } = read;
  const isUnclear =
    bareDays !== null && (rare.includes(frequency) || (bareDays === 'Times' && spaced.includes(frequency)));
  if (!isUnclear) return read;
  read.unread.push(`x ${durationDays}`);
  read.durationDays = null;
  return read;
}

/** Whether a frequency leaves days out. */
export const isRare = (frequency: Frequency | null): boolean => rare.includes(frequency) || spaced.includes(frequency);

const pieceUnits: readonly DoseUnit[] = [
  'tablet',
  'capsule',
  'injection',
  'patch',
  'suppository',
  'pessary',
  'respule',
  'lozenge',
];

/** A number of pieces with their name; '500 tab' and '25 patch' are a strength and a form. */
export function takePieces(read: TypedMedicine, value: number, word: string): boolean {
  const meant = unitWords[word.toLowerCase()];
  if (!meant) return false;
  const form = formOfUnit[meant.unit];
  const isCounted = form !== undefined && pieceUnits.includes(meant.unit);
  const isOpen = read.strength === null && read.numbers.length === 0 && !isTimed(read);
  if (form && isCounted && isOpen && value > MOST_PIECES_A_DOSE) {
    read.numbers.push(String(value));
    return once(read, 'form', form);
  }
  if (isCounted && value >= LEAST_PIECES_OF_NO_DOSE) return false;
  return takeDose(read, value * (meant.factor ?? 1), meant.unit);
}

/** 'BE' names both eyes where the medicine goes into the eye, both ears where it goes into the ear. */
export function takeSide(read: TypedMedicine, side: string | undefined): boolean {
  if (side === undefined || (read.route !== 'Eye' && read.route !== 'Ear')) return false;
  const organ = read.route === 'Eye' ? 'eye' : 'ear';
  read.instruction.push(`${side} ${organ}${side === 'both' ? 's' : ''}`);
  return true;
}

/** '3 monthly' is every three months, not three a month; 'methotrexate 10 weekly' has its strength there. */
export function takeNumberedSpan(read: TypedMedicine, number: string, frequency: Frequency): boolean {
  if (read.strength !== null || read.numbers.length > 0 || read.dose !== null) return false;
  read.numbers.push(number);
  return once(read, 'frequency', frequency);
}
