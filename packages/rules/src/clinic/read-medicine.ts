// Reads a medicine that was typed in one line, as 'para 650 tds 3': name, strength, how often, how long, and whatever else is said.

import {
  type DoseUnit,
  type FoodRule,
  type Frequency,
  formFacts,
  type MedicineForm,
  type MedicineLine,
  type MedicineRoute,
  slotsOf,
} from './medicine-line.ts';

/** A medicine that is known by name: what the pharmacy keeps, what was prescribed before, or a usual one. */
export interface KnownMedicine {
  readonly genericName: string;
  readonly strength: string | null;
  readonly form: MedicineForm;
}

const forms: Readonly<Record<string, MedicineForm>> = {
  ...{ tab: 'Tablet', tabs: 'Tablet', tablet: 'Tablet', tablets: 'Tablet' },
  ...{ cap: 'Capsule', caps: 'Capsule', capsule: 'Capsule', capsules: 'Capsule' },
  ...{ syp: 'Syrup', syr: 'Syrup', syrup: 'Syrup', susp: 'Syrup', suspension: 'Syrup', ml: 'Syrup' },
  ...{ drop: 'Drops', drops: 'Drops', gtt: 'Drops', inj: 'Injection', injection: 'Injection', infusion: 'Injection' },
  ...{ inhaler: 'Inhaler', puff: 'Inhaler', puffs: 'Inhaler', patch: 'Patch', sachet: 'Powder', powder: 'Powder' },
  ...{ oint: 'Ointment', ointment: 'Ointment', cream: 'Ointment', gel: 'Ointment', lotion: 'Ointment' },
};
const often: Readonly<Record<string, Frequency>> = {
  ...{
    od: 'OD',
    qd: 'OD',
    bd: 'BD',
    bid: 'BD',
    tds: 'TDS',
    tid: 'TDS',
    qid: 'QID',
    qds: 'QID',
    qod: 'QOD',
    eod: 'QOD',
  },
  ...{ q4h: 'Q4H', q6h: 'Q6H', q8h: 'Q8H', q12h: 'Q12H', hs: 'HS', nocte: 'HS', stat: 'STAT' },
  ...{ weekly: 'WEEKLY', monthly: 'MONTHLY' },
};
const routes: Readonly<Record<string, MedicineRoute>> = {
  ...{ po: 'Oral', oral: 'Oral', iv: 'IV', im: 'IM', sc: 'SC', sl: 'Sublingual', pr: 'Rectal', pv: 'Vaginal' },
  ...{ topical: 'Topical', la: 'Topical', nasal: 'Nasal', eye: 'Eye', ear: 'Ear', inhaled: 'Inhaled' },
};
const meals: Readonly<Record<string, FoodRule>> = {
  ...{
    ac: 'Before',
    bf: 'Before',
    before: 'Before',
    pc: 'After',
    af: 'After',
    after: 'After',
    wf: 'With',
    with: 'With',
  },
};
const filler = new Set(['for', 'x', '×', 'days', 'day', 'food', 'meals', 'meal']);
const lengthOfUnit: Readonly<Record<string, number>> = { d: 1, day: 1, w: 7, wk: 7, week: 7, m: 30, mo: 30, month: 30 };

const number = String.raw`\d+(?:\.\d+)?`;
const strengthPattern = new RegExp(`^${number}(?:mg|g|mcg|µg|iu|%)(?:/(?:\\d*ml))?$`);
const durationPattern = /^[x×]?(\d+)(d|days?|w|wks?|weeks?|m|mo|months?)$/;
const slotPattern = new RegExp(`^(?:${number}|½)(?:-(?:${number}|½)){2,3}$`);
const dosePattern = new RegExp(`^(${number}|½)(tabs?|caps?|ml|drops?|puffs?|sachets?)$`);
const units = new Set(['mg', 'g', 'mcg', 'µg', 'iu', '%', 'tab', 'tabs', 'cap', 'caps', 'ml', 'drop', 'drops', 'puff']);
const joinsNumber = new Set([
  ...units,
  'puffs',
  'sachet',
  'sachets',
  'd',
  'day',
  'days',
  'week',
  'weeks',
  'month',
  'months',
]);

const countOf = (word: string) => (word === '½' ? 0.5 : Number(word));

/** '650 mg' is one word, and so is '5 days'; of '3' alone the place says what it is. */
function wordsOf(text: string): string[] {
  const joined: string[] = [];
  for (const word of text.replace(/1\/2/g, '½').split(/\s+/).filter(Boolean)) {
    const last = joined.at(-1) ?? '';
    const isJoined = /^(?:\d+(?:\.\d+)?|½)$/.test(last) && joinsNumber.has(word.toLowerCase());
    if (isJoined) joined[joined.length - 1] = last + word.toLowerCase();
    else joined.push(word);
  }
  return joined;
}

/** What was read so far. */
interface Reading {
  name: string[];
  rest: string[];
  strength: string | null;
  form: MedicineForm | null;
  dose: number | null;
  route: MedicineRoute | null;
  frequency: Frequency | null;
  slots: number[] | null;
  food: FoodRule;
  durationDays: number | null;
  isAsNeeded: boolean;
  need: string[];
  maxPerDay: number | null;
  isMaxNext: boolean;
  hasBegun: boolean;
}

const spaced = (strength: string) => strength.replace(/^([\d.]+)(?=[a-zµ%])/, '$1 ').replace(/ %$/, '%');

/** Takes a word for what it means whatever stands around it; false for a plain word or number. */
function takeMeaning(reading: Reading, word: string): boolean {
  const duration = durationPattern.exec(word);
  const dose = dosePattern.exec(word);
  const [frequency, form, route, food] = [often[word], forms[word], routes[word], meals[word]];
  if (slotPattern.test(word)) reading.slots = word.split('-').map(countOf);
  else if (strengthPattern.test(word)) reading.strength = spaced(word);
  else if (dose) {
    reading.dose = countOf(dose[1] ?? '');
    reading.form ??= forms[dose[2] ?? ''] ?? null;
  } else if (duration) {
    const unit = (duration[2] ?? 'd').replace(/s$/, '');
    reading.durationDays = Number(duration[1]) * (lengthOfUnit[unit] ?? 1);
  } else if (/^[x×]\d+$/.test(word)) reading.durationDays = Number(word.slice(1));
  else if (word === 'sos' || word === 'prn') reading.isAsNeeded = true;
  else if (word === 'max') reading.isMaxNext = true;
  else if (frequency) reading.frequency = frequency;
  else if (form) reading.form = form;
  else if (route) reading.route = route;
  else if (food && reading.hasBegun) reading.food = food;
  else return false;
  reading.hasBegun ||= form === undefined;
  return true;
}

function takeNumber(reading: Reading, value: number): void {
  if (reading.isMaxNext) {
    reading.maxPerDay = value;
    reading.isMaxNext = false;
  } else if (reading.frequency || reading.slots || reading.isAsNeeded) reading.durationDays ??= value;
  else if (reading.strength === null) reading.strength = `${value} mg`;
  else reading.dose ??= value;
  reading.hasBegun = true;
}

function takeWord(reading: Reading, typed: string): void {
  const word = typed.toLowerCase();
  if (takeMeaning(reading, word)) return;
  if (/^\d+(\.\d+)?$/.test(word) && (reading.name.length > 0 || reading.hasBegun)) takeNumber(reading, Number(word));
  else if (!reading.hasBegun) reading.name.push(typed);
  else if (filler.has(word)) return;
  else if (reading.isAsNeeded) reading.need.push(typed);
  else reading.rest.push(typed);
}

function readWords(text: string): Reading {
  const reading: Reading = {
    ...{ name: [], rest: [], strength: null, form: null, dose: null, route: null, frequency: null, slots: null },
    ...{
      food: 'Any',
      durationDays: null,
      isAsNeeded: false,
      need: [],
      maxPerDay: null,
      isMaxNext: false,
      hasBegun: false,
    },
  };
  for (const word of wordsOf(text)) takeWord(reading, word);
  return reading;
}

/** The frequency that doses of a day amount to. */
function frequencyOf(doses: readonly number[]): Frequency | null {
  const times = doses.filter((dose) => dose > 0).length;
  if (times === 1) return doses.at(-1) ? 'HS' : 'OD';
  return (['BD', 'TDS', 'QID'] as const)[times - 2] ?? null;
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9%.]+/)
    .filter(Boolean);

/** Known medicines that a name may mean, the likeliest first: names that begin with it, then those with a word that does; those of the strength before others. */
export function medicinesLike(known: readonly KnownMedicine[], name: string, strength: string | null): KnownMedicine[] {
  const typed = name.trim().toLowerCase();
  if (typed.length < 2) return [];
  const rank = ({ genericName, strength: own }: KnownMedicine) => {
    const lower = genericName.toLowerCase();
    const place = lower.startsWith(typed) ? 0 : words(genericName).some((word) => word.startsWith(typed)) ? 1 : 9;
    return place * 2 + (strength !== null && own !== strength ? 1 : 0);
  };
  const ranked = known.map((one, index) => ({ one, index, place: rank(one) })).filter(({ place }) => place < 9);
  return ranked.toSorted((a, b) => a.place - b.place || a.index - b.index).map(({ one }) => one);
}

/** What was typed as the name, and the strength it says: what known medicines are looked for by. */
export function typedMedicine(text: string): { name: string; strength: string | null } {
  const { name, strength } = readWords(text);
  return { name: name.join(' '), strength };
}

/** Reads a line; `known` is the medicine that its name means, nothing for one that is written as typed. Never fails: what is not said is null. */
export function readMedicine(text: string, known: KnownMedicine | null): MedicineLine {
  const [line = '', ...instructions] = text.split(';');
  const read = readWords(line);
  const form = read.form ?? known?.form ?? 'Tablet';
  const { unit, route } = formFacts[form];
  const isCounted: readonly DoseUnit[] = ['ml', 'drop'];
  const slots =
    read.slots && (read.slots.length === 3 ? [...read.slots.slice(0, 2), 0, ...read.slots.slice(2)] : read.slots);
  const dose = read.dose ?? (slots ? Math.max(...slots) : isCounted.includes(unit) ? null : 1);
  const frequency = slots ? frequencyOf(slots) : (read.frequency ?? (read.isAsNeeded ? 'SOS' : null));
  const [morning = null, noon = null, evening = null, night = null] = slots ?? [];
  const written = [...read.rest, ...instructions.map((part) => part.trim())].filter(Boolean).join(' ');
  return {
    genericName: known?.genericName ?? read.name.join(' '),
    strength: read.strength ?? known?.strength ?? null,
    form,
    dose,
    doseUnit: unit,
    route: read.route ?? route,
    frequency,
    ...(slots ? { morning, noon, evening, night } : slotsOf(frequency, read.isAsNeeded ? null : dose)),
    food: read.food,
    durationDays: read.durationDays,
    isAsNeeded: read.isAsNeeded,
    asNeededFor: read.need.join(' ') || null,
    maxPerDay: read.maxPerDay,
    instruction: written || null,
  };
}
