// A line of a prescription: its words, how often it is taken, how much is needed, and what it lacks (OP019, OP020; table of OPD section 10).

import { amountSign } from './dose-amount.ts';
import {
  type DoseUnit,
  type FoodRule,
  type Frequency,
  formFacts,
  hoursBetween,
  type MedicineForm,
  type MedicineRoute,
} from './medicine-values.ts';
import { massOf, strengthKey } from './strength.ts';

/** The times of a day at which a dose is taken. */
export const dayTimes = ['morning', 'noon', 'evening', 'night'] as const;

/** A prescribed medicine; null for parts that are still open. */
export interface MedicineLine {
  readonly genericName: string;
  readonly strength: string | null;
  readonly form: MedicineForm;
  readonly dose: number | null;
  readonly doseUnit: DoseUnit;
  readonly route: MedicineRoute | null;
  readonly frequency: Frequency | null;
  readonly morning: number | null;
  readonly noon: number | null;
  readonly evening: number | null;
  readonly night: number | null;
  readonly food: FoodRule;
  readonly durationDays: number | null;
  readonly isAsNeeded: boolean;
  readonly asNeededFor: string | null;
  readonly maxPerDay: number | null;
  readonly instruction: string | null;
}

const timesADay: Partial<Record<Frequency, number>> = {
  OD: 1,
  BD: 2,
  TDS: 3,
  QID: 4,
  FIVE_DAILY: 5,
  QOD: 1 / 2,
  HS: 1,
  STAT: 1,
  WEEKLY: 1 / 7,
  TWICE_WEEKLY: 2 / 7,
  THRICE_WEEKLY: 3 / 7,
  FORTNIGHTLY: 1 / 14,
  MONTHLY: 1 / 30,
};

/** Returns the average number of doses a day; undefined for a medicine taken as needed. */
function timesOf(frequency: Frequency): number | undefined {
  const hours = hoursBetween(frequency);
  return hours === undefined ? timesADay[frequency] : 24 / hours;
}

const slots: Partial<Record<Frequency, readonly [number, number, number, number]>> = {
  OD: [1, 0, 0, 0],
  BD: [1, 0, 0, 1],
  TDS: [1, 1, 0, 1],
  QID: [1, 1, 1, 1],
  HS: [0, 0, 0, 1],
};

/** The doses of a day by its times where the frequency has such; none for every so many hours, or when needed. */
export function slotsOf(
  frequency: Frequency | null,
  dose: number | null,
): Pick<MedicineLine, (typeof dayTimes)[number]> {
  const shape = frequency === null ? undefined : slots[frequency];
  if (!shape || dose === null) return { morning: null, noon: null, evening: null, night: null };
  const [morning, noon, evening, night] = shape;
  return { morning: morning * dose, noon: noon * dose, evening: evening * dose, night: night * dose };
}

type Counted = Pick<
  MedicineLine,
  'form' | 'dose' | 'frequency' | 'morning' | 'noon' | 'evening' | 'night' | 'durationDays' | 'isAsNeeded' | 'maxPerDay'
>;

/** Returns the average units taken a day; null when unknown. */
export function unitsADay(line: Counted): number | null {
  if (line.isAsNeeded) return line.maxPerDay;
  const known = dayTimes.map((time) => line[time]).filter((value) => value !== null);
  if (known.length > 0) return known.reduce((sum, value) => sum + value, 0);
  const times = line.frequency === null ? undefined : timesOf(line.frequency);
  return times === undefined || line.dose === null ? null : times * line.dose;
}

/** Millilitres of a vial of insulin, and of a pen. */
const millilitresOf: Partial<Record<MedicineForm, number>> = { Injection: 10, Pen: 3 };

type Dosed = Pick<MedicineLine, 'form' | 'doseUnit'>;

/** Insulin by its units, out of a vial. */
const isVial = ({ form, doseUnit }: Dosed) => form === 'Injection' && (doseUnit === 'unit' || doseUnit === 'IU');
/** True for medicines dispensed by the bottle, tube or inhaler. */
const isPacked = (line: Dosed) => formFacts[line.form].pack > 1 || isVial(line);

/** How many packs or pieces one unit of the dose takes: 500 mg of a tablet of 250 mg are two; null where the strength does not tell. */
function packsInUnit({ form, doseUnit, strength }: Dosed & Pick<MedicineLine, 'strength'>): number | null {
  const { unit, pack } = formFacts[form];
  if (doseUnit === unit) return 1 / pack;
  if (form === 'Spray' && doseUnit === 'puff') return 1 / pack;
  const key = strength === null ? null : strengthKey(strength);
  if (!key) return null;
  const number = Number(key.number);
  const volume = millilitresOf[form];
  if (doseUnit === 'unit' || doseUnit === 'IU')
    return key.unit === 'IU/ml' && volume !== undefined ? 1 / (number * volume) : null;
  const [asked, held] = [massOf(1, doseUnit), massOf(number, key.unit)];
  return asked !== null && held !== null && held > 0 ? asked / held : null;
}

/**
 * How much is handed out: units of a day times days, rounded up to whole packs of so many units (OP020); a bottle, tube or inhaler
 * counts as one, everything that is handed out singly by the piece. Null where dose, frequency or duration are open, or the strength
 * does not tell what the dose takes.
 */
export function quantityOf(line: MedicineLine, piecesInPack = 1): number | null {
  const perDay = unitsADay(line);
  const days = line.frequency === 'STAT' ? 1 : line.durationDays;
  const packs = packsInUnit(line);
  if (perDay === null || days === null || packs === null) return null;
  // Thirds and sevenths of a day do not add up exactly.
  const needed = Math.ceil(Number((perDay * days * packs).toFixed(6)));
  return isPacked(line) ? needed : Math.ceil(needed / piecesInPack) * piecesInPack;
}

const MOST_PACKS = 3;
const MOST_PIECES = 200;
const MOST_PACKS_A_MONTH = 2;
const DAYS_OF_A_MONTH = 30;

/** Whether so much of a line asks first: more than 3 packs or 200 pieces, of insulin, inhalers and drops more than 2 packs a month (Q253). */
export function isMuch(line: MedicineLine, quantity: number): boolean {
  const isLasting = isVial(line) || ['Pen', 'Inhaler', 'Drops'].includes(line.form);
  const months = Math.max(1, Math.ceil((line.durationDays ?? 0) / DAYS_OF_A_MONTH));
  if (isLasting) return quantity > MOST_PACKS_A_MONTH * months;
  return quantity > (isPacked(line) ? MOST_PACKS : MOST_PIECES);
}

/** The dose of a day as 1-0-1, with the evening where it has one; empty where it goes by hours or need. */
export function slotText(line: Pick<MedicineLine, (typeof dayTimes)[number]>): string {
  const { morning, noon, evening, night } = line;
  if (morning === null || noon === null || night === null) return '';
  const shown = evening ? [morning, noon, evening, night] : [morning, noon, night];
  return shown.map(amountSign).join('-');
}

/** Parts of a line that are required before it is signed. */
export type MedicineLack = 'genericName' | 'dose' | 'route' | 'frequency' | 'duration' | 'maxPerDay';

/** No dose, a dose of nothing, or times of a day that are all nothing. */
function isDoseOpen(line: MedicineLine): boolean {
  const times = dayTimes.map((time) => line[time]).filter((value) => value !== null);
  return line.dose === null || line.dose <= 0 || (times.length > 0 && times.every((value) => value <= 0));
}

/** Returns the missing parts of a line: generic name, dose, route, frequency, and duration or, as needed, the daily maximum (OP019). */
export function lackingIn(line: MedicineLine): MedicineLack[] {
  const lacks: [MedicineLack, boolean][] = [
    ['genericName', line.genericName.trim() === ''],
    ['dose', isDoseOpen(line)],
    ['route', line.route === null],
    ['frequency', line.frequency === null],
    ['duration', line.durationDays === null ? !line.isAsNeeded && line.frequency !== 'STAT' : line.durationDays <= 0],
    ['maxPerDay', line.isAsNeeded && !(line.maxPerDay && line.maxPerDay > 0)],
  ];
  return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
}

/** A line in short: what, how, how long. */
export function medicineText(line: LooseLine): string {
  const read = medicineOf(line);
  const name = [read.genericName, read.strength].filter(Boolean).join(' ');
  const often = slotText(read) || read.frequency;
  const days = read.durationDays === null ? '' : `${read.durationDays} d`;
  return [name, often, days].filter(Boolean).join(' · ');
}

/** A line that may leave anything out that is not known yet. */
export type LooseLine = Pick<MedicineLine, 'genericName' | 'form' | 'doseUnit' | 'food' | 'isAsNeeded'> & {
  readonly [K in keyof MedicineLine]?: MedicineLine[K] | null | undefined;
};

/** The same line with null for whatever is left out. */
export function medicineOf(line: LooseLine): MedicineLine {
  return {
    genericName: line.genericName,
    strength: line.strength || null,
    form: line.form,
    dose: line.dose ?? null,
    doseUnit: line.doseUnit,
    route: line.route ?? null,
    frequency: line.frequency ?? null,
    morning: line.morning ?? null,
    noon: line.noon ?? null,
    evening: line.evening ?? null,
    night: line.night ?? null,
    food: line.food,
    durationDays: line.durationDays ?? null,
    isAsNeeded: line.isAsNeeded,
    asNeededFor: line.asNeededFor || null,
    maxPerDay: line.maxPerDay ?? null,
    instruction: line.instruction || null,
  };
}
