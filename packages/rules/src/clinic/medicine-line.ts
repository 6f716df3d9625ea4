// A line of a prescription: its words, how often it is taken, how much is needed, and what it lacks (OP019, OP020; table of OPD section 10).

/** What a medicine comes as. */
export const medicineForms = [
  'Tablet',
  'Capsule',
  'Syrup',
  'Drops',
  'Injection',
  'Inhaler',
  'Ointment',
  'Patch',
  'Powder',
  'Other',
] as const;
export type MedicineForm = (typeof medicineForms)[number];

/** Where it goes in. */
export const medicineRoutes = [
  'Oral',
  'IV',
  'IM',
  'SC',
  'Topical',
  'Inhaled',
  'Nasal',
  'Eye',
  'Ear',
  'Rectal',
  'Vaginal',
  'Sublingual',
] as const;
export type MedicineRoute = (typeof medicineRoutes)[number];

/** How often, in the letters doctors write. */
export const frequencies = [
  'OD',
  'BD',
  'TDS',
  'QID',
  'QOD',
  'Q4H',
  'Q6H',
  'Q8H',
  'Q12H',
  'HS',
  'SOS',
  'STAT',
  'WEEKLY',
  'MONTHLY',
] as const;
export type Frequency = (typeof frequencies)[number];

/** What one dose is counted in. */
export const doseUnits = [
  'tablet',
  'capsule',
  'ml',
  'drop',
  'injection',
  'puff',
  'application',
  'patch',
  'sachet',
  'unit',
] as const;
export type DoseUnit = (typeof doseUnits)[number];

/** How it goes with meals. */
export const foodRules = ['Before', 'After', 'With', 'Any'] as const;
export type FoodRule = (typeof foodRules)[number];

/** The times of a day at which a dose is taken. */
const dayTimes = ['morning', 'noon', 'evening', 'night'] as const;

/** A medicine as prescribed; what is not said yet is null. */
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

/** What each form is counted in, where it goes unless something else is said, and what one pack holds of its unit. */
export const formFacts: Readonly<
  Record<MedicineForm, { readonly unit: DoseUnit; readonly route: MedicineRoute | null; readonly pack: number }>
> = {
  Tablet: { unit: 'tablet', route: 'Oral', pack: 1 },
  Capsule: { unit: 'capsule', route: 'Oral', pack: 1 },
  // A bottle of 100 ml.
  Syrup: { unit: 'ml', route: 'Oral', pack: 100 },
  // A bottle of 10 ml, twenty drops each.
  Drops: { unit: 'drop', route: null, pack: 200 },
  Injection: { unit: 'injection', route: null, pack: 1 },
  Inhaler: { unit: 'puff', route: 'Inhaled', pack: 200 },
  // A tube serves some forty applications.
  Ointment: { unit: 'application', route: 'Topical', pack: 40 },
  Patch: { unit: 'patch', route: 'Topical', pack: 1 },
  Powder: { unit: 'sachet', route: 'Oral', pack: 1 },
  Other: { unit: 'unit', route: 'Oral', pack: 1 },
};

const timesADay: Readonly<Record<Frequency, number | null>> = {
  OD: 1,
  BD: 2,
  TDS: 3,
  QID: 4,
  QOD: 1 / 2,
  Q4H: 6,
  Q6H: 4,
  Q8H: 3,
  Q12H: 2,
  HS: 1,
  SOS: null,
  STAT: 1,
  WEEKLY: 1 / 7,
  MONTHLY: 1 / 30,
};

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

/** Units taken on one day, on average; null where nobody can tell. */
export function unitsADay(line: Counted): number | null {
  if (line.isAsNeeded) return line.maxPerDay;
  const known = dayTimes.map((time) => line[time]).filter((value) => value !== null);
  if (known.length > 0) return known.reduce((sum, value) => sum + value, 0);
  const times = line.frequency === null ? null : timesADay[line.frequency];
  return times === null || line.dose === null ? null : times * line.dose;
}

/**
 * How much is handed out: units of a day times days, rounded up to whole packs of so many units (OP020); a bottle, tube or inhaler
 * counts as one, everything that is handed out singly by the piece. Null where dose, frequency or duration are open.
 */
export function quantityOf(line: Counted, piecesInPack = 1): number | null {
  const perDay = unitsADay(line);
  const days = line.frequency === 'STAT' ? 1 : line.durationDays;
  if (perDay === null || days === null) return null;
  // Thirds and sevenths of a day do not add up exactly.
  const units = Math.ceil(Number((perDay * days).toFixed(6)));
  const { pack } = formFacts[line.form];
  if (pack > 1) return Math.ceil(units / pack);
  return Math.ceil(units / piecesInPack) * piecesInPack;
}

/** The dose of a day as 1-0-1, with the evening where it has one; empty where it goes by hours or need. */
export function slotText(line: Pick<MedicineLine, (typeof dayTimes)[number]>): string {
  const { morning, noon, evening, night } = line;
  if (morning === null || noon === null || night === null) return '';
  const shown = evening ? [morning, noon, evening, night] : [morning, noon, night];
  return shown.map((value) => (value === 0.5 ? '½' : String(value))).join('-');
}

/** What a line has to say before it is signed. */
export type MedicineLack = 'genericName' | 'dose' | 'route' | 'frequency' | 'duration' | 'maxPerDay';

/** What a line lacks: generic name, dose, route, frequency, and duration or, as needed, the most on a day (OP019). */
export function lackingIn(line: MedicineLine): MedicineLack[] {
  const lacks: [MedicineLack, boolean][] = [
    ['genericName', line.genericName.trim() === ''],
    ['dose', line.dose === null || line.dose <= 0],
    ['route', line.route === null],
    ['frequency', line.frequency === null],
    ['duration', !line.isAsNeeded && line.frequency !== 'STAT' && line.durationDays === null],
    ['maxPerDay', line.isAsNeeded && line.maxPerDay === null],
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
