// Reads a medicine that was typed in one line, as 'para 650 tds 3', and asks what nobody can tell: a unit, a strength, a word (Q253, OP019).
import { type KnownMedicine, namesLike, productsOf } from './known-medicine.ts';
import { type MedicineLine, slotsOf } from './medicine-line.ts';
import { type DoseUnit, type Frequency, formFacts, type MedicineForm, medicineForms } from './medicine-values.ts';
import { formOfUnit } from './medicine-vocabulary.ts';
import { readTyped } from './read-typed.ts';
import { isBareNumber, strengthKey } from './strength.ts';
import type { TypedMedicine } from './typed-medicine.ts';

/** What has to be settled before a line is taken; `readings` are strengths or names to choose among. */
export interface MedicineQuestion {
  readonly kind: 'name' | 'unit' | 'strength' | 'listed' | 'form' | 'doseUnit' | 'unread';
  /** The number, strength or words that are asked for. */
  readonly about: string;
  readonly readings: readonly string[];
}

/** What a text means, and what it leaves open. */
export interface MedicineReading {
  readonly line: MedicineLine;
  readonly questions: readonly MedicineQuestion[];
}

/** What the writer chose among readings. */
interface Chosen {
  readonly strength?: string;
  readonly form?: MedicineForm;
}

const releases = /^(?:sr|er|xr|xl|cr|mr|dt|la|retard)$/i;
const injected = ['IV', 'IM', 'SC'];
/** A dose without a unit may be so many pieces at most; a bigger number is a strength. */
const MOST_PIECES_A_DOSE = 4;
const counted: readonly MedicineForm[] = [
  'Tablet',
  'Capsule',
  'Injection',
  'Suppository',
  'Pessary',
  'Lozenge',
  'Respule',
];

/** The form that was typed, or that dose and route leave no doubt of. */
function saidForm(read: TypedMedicine, own: readonly KnownMedicine[]): MedicineForm | null {
  if (read.form) return read.form;
  const byUnit = read.doseUnit === null ? undefined : formOfUnit[read.doseUnit];
  if (byUnit) return byUnit;
  if (read.route !== null && injected.includes(read.route)) return 'Injection';
  if (read.doseUnit === 'ml') return 'Syrup';
  if (read.route === 'Rectal') return 'Suppository';
  if (read.route === 'Vaginal') return 'Pessary';
  if (read.route === 'Topical') return 'Ointment';
  const near: readonly MedicineForm[] =
    read.route === 'Inhaled'
      ? ['Inhaler', 'Respule']
      : read.route === 'Nasal'
        ? ['Spray', 'Drops']
        : ['Drops', 'Ointment'];
  const isNear = read.route === 'Inhaled' || read.route === 'Nasal' || read.route === 'Eye' || read.route === 'Ear';
  return isNear ? (near.find((form) => own.some((one) => one.form === form)) ?? near[0] ?? null) : null;
}

const numberOf = ({ strength }: KnownMedicine) => (strength === null ? undefined : strengthKey(strength)?.number);
const withNumber = (products: readonly KnownMedicine[], number: string) =>
  products.filter((one) => numberOf(one) === strengthKey(number)?.number);
const strengthsOf = (products: readonly KnownMedicine[]) => [
  ...new Set(products.flatMap(({ strength }) => strength ?? [])),
];
const unitOf = (strength: string) => strengthKey(strength)?.unit ?? '';
/** 'mg' of 50 mg and of 50 mg/ml: what differs besides goes with the form. */
const massUnitOf = (strength: string) => unitOf(strength).replace(/\/(?:[^\s/]* )?(?:ml|puff|dose)/g, '');
/** 'mg' of 'mg/5 ml'. */
const withoutVolume = (unit: string | undefined) => (unit?.endsWith('ml') ? unit.split('/', 1)[0] : unit);
const firstForm = (products: readonly KnownMedicine[]) =>
  medicineForms.find((form) => products.some((one) => one.form === form));

/** Which of the bare numbers is the strength and which the dose; what is neither is left over. */
function shareNumbers(read: TypedMedicine, own: readonly KnownMedicine[], said: MedicineForm | null) {
  const among = said ? own.filter(({ form }) => form === said) : own;
  const isCounted = said === null ? own.length > 0 : counted.includes(said);
  let [strength, dose]: [string | null, number | null] = [null, read.dose];
  const left: string[] = [];
  for (const number of read.numbers) {
    const isListed = withNumber(among, number).length > 0;
    const isPieces = isCounted && !number.includes('/') && Number(number) <= MOST_PIECES_A_DOSE;
    if (strength === null && read.strength === null && isListed) strength = number;
    else if (dose === null && isPieces && (own.length > 0 || read.strength !== null)) dose = Number(number);
    else if (strength === null && read.strength === null) strength = number;
    else left.push(number);
  }
  return { number: strength, dose, left };
}

/** A strength stays with its form: that of the form which is taken first. */
function strengthOfFirstForm(matching: readonly KnownMedicine[]): string | undefined {
  const form = firstForm(matching);
  return strengthsOf(matching.filter((one) => one.form === form))[0];
}

/** A number without a unit: the unit where every product with it has the same, else a question with the readings (Q253). */
function byNumber(number: string, among: readonly KnownMedicine[], own: readonly KnownMedicine[]) {
  const matching = withNumber(among, number);
  const units = new Set(strengthsOf(matching).map(massUnitOf));
  if (units.size === 1) return { strength: strengthOfFirstForm(matching) ?? number, matching, questions: [] };
  const known =
    matching.length > 0 ? strengthsOf(matching) : unitsLike(number, own).map((unit) => withUnit(number, unit));
  const readings = known.length > 1 ? known : [...new Set([...known, withUnit(number, 'mg'), withUnit(number, 'mcg')])];
  const question: MedicineQuestion = { kind: 'unit', about: number, readings: readings.slice(0, 4) };
  return { strength: number, matching, questions: [question] };
}

/** The units of a medicine whose strengths have as many numbers. */
function unitsLike(number: string, own: readonly KnownMedicine[]): string[] {
  const parts = number.split('/').length;
  const alike = strengthsOf(own).filter((one) => strengthKey(one)?.number.split('/').length === parts);
  return [...new Set(alike.map(unitOf))];
}

/** A number with a unit: '500/125' with 'mg' is '500 mg/125 mg'. */
function withUnit(number: string, unit: string): string {
  const units = unit.split(/\/(?=[a-zA-Z%])(?!ml|puff|dose)/);
  const parts = number.split('/');
  return parts.map((part, index) => `${part}${unit === '%' ? '' : ' '}${units[index] ?? units[0]}`).join('/');
}

/**
 * A strength with its unit is as typed. It is asked once more where the list has its number with other units only, and of a syrup
 * where it does not say in how many millilitres.
 */
function byStrength(strength: string, among: readonly KnownMedicine[], form: MedicineForm | null) {
  const key = strengthKey(strength);
  const matching = key === null ? [] : among.filter((one) => numberOf(one) === key.number);
  const isListed = matching.some(
    (one) => one.strength !== null && massUnitOf(one.strength) === withoutVolume(key?.unit),
  );
  const isVolumeOpen = form === 'Syrup' && /^(?:mg|mcg|g)$/.test(key?.unit ?? '');
  const isOdd = isVolumeOpen || (matching.length > 0 && !isListed);
  const choices = strengthsOf(matching.length > 0 ? matching : isVolumeOpen ? among : []);
  const readings = isVolumeOpen ? choices.slice(0, 4) : [...choices, strength];
  const question: MedicineQuestion = { kind: 'listed', about: strength, readings };
  return { strength, matching, questions: isOdd ? [question] : [] };
}

/** Nothing typed: the strength of the only product of that form; of several it is asked, and none is carried from another form. */
function byForm(form: MedicineForm, own: readonly KnownMedicine[]) {
  const matching = own.filter((one) => one.form === form);
  const strengths = strengthsOf(matching);
  const isOpen = strengths.length > 1 && matching.every((one) => one.strength !== null);
  const question: MedicineQuestion = { kind: 'strength', about: '', readings: strengths };
  return {
    strength: strengths.length === 1 ? (strengths[0] ?? null) : null,
    matching,
    questions: isOpen ? [question] : [],
  };
}

/** Form and strength of a line, with what they leave open. */
function settle(read: TypedMedicine, own: readonly KnownMedicine[], number: string | null, chosen: Chosen) {
  const said = chosen.form ?? saidForm(read, own);
  const among = said ? own.filter(({ form }) => form === said) : own;
  if (chosen.strength) return { form: said ?? firstForm(among) ?? 'Other', strength: chosen.strength, questions: [] };
  const found = read.strength ? byStrength(read.strength, among, said) : number ? byNumber(number, among, own) : null;
  const form = said ?? firstForm(found?.matching ?? []) ?? firstForm(own);
  const { strength, questions } = found ?? byForm(form ?? 'Other', own);
  const isFormOpen: MedicineQuestion[] = form ? [] : [{ kind: 'form', about: '', readings: [] }];
  return { form: form ?? ('Other' as const), strength, questions: [...questions, ...isFormOpen] };
}

/** The frequency that doses of a day amount to. */
function frequencyOf(doses: readonly number[]): Frequency | null {
  const times = doses.filter((dose) => dose > 0).length;
  if (times === 1) return doses.at(-1) ? 'HS' : 'OD';
  return (['BD', 'TDS', 'QID'] as const)[times - 2] ?? null;
}

type Times = Pick<MedicineLine, 'morning' | 'noon' | 'evening' | 'night' | 'frequency'>;

/** When it is taken: by the times of a day, by the one time that was said, or by how often. */
function timesOf(read: TypedMedicine, dose: number | null): Times {
  const { slots, time } = read;
  if (slots) {
    const [morning = 0, noon = 0, third = 0, fourth] = slots;
    const [evening, night] = fourth === undefined ? [0, third] : [third, fourth];
    return { morning, noon, evening, night, frequency: frequencyOf(slots) };
  }
  const isOnce = read.frequency === null || read.frequency === 'OD';
  const frequency = read.frequency ?? (time ? (time === 'night' ? 'HS' : 'OD') : read.isAsNeeded ? 'SOS' : null);
  if (time && isOnce && dose !== null && !read.isAsNeeded) {
    const at = (one: typeof time) => (one === time ? dose : 0);
    const times = { morning: at('morning'), noon: at('noon'), evening: at('evening'), night: at('night') };
    return { ...times, frequency: time === 'night' ? 'HS' : 'OD' };
  }
  return { ...slotsOf(frequency, read.isAsNeeded ? null : dose), frequency };
}

/** Insulin is dosed in units: every product of it is a strength in IU by millilitre. */
function isInUnits(form: MedicineForm, own: readonly KnownMedicine[]): boolean {
  const strengths = strengthsOf(own);
  return (
    (form === 'Injection' || form === 'Pen') &&
    strengths.length > 0 &&
    strengths.every((one) => unitOf(one) === 'IU/ml')
  );
}

const isPieces = (form: MedicineForm) =>
  (counted.includes(form) && form !== 'Injection') || form === 'Patch' || form === 'Powder';
const isWholeUnit = (form: MedicineForm) => isPieces(form) || form === 'Injection' || form === 'Ointment';

/** 'Metformin SR' is another product than metformin: how it gives off what it holds stays with the name. */
function withRelease(genericName: string, typed: readonly string[]): string {
  const release = typed.filter(
    (word) => releases.test(word) && !genericName.toLowerCase().includes(word.toLowerCase()),
  );
  return [genericName, ...release.map((word) => word.toUpperCase())].join(' ');
}

/** A time of the day that how often does not have: 'bd in the evening', '1-0-0 after lunch'. */
function isTimeOdd({ time, slots, frequency, food }: TypedMedicine, times: Times): boolean {
  if (time === null) return false;
  if (slots) return !times[time];
  return frequency !== null && frequency !== 'OD' && food === 'Any';
}

/** What the typed words mean of one medicine. */
function compose(
  read: TypedMedicine,
  genericName: string,
  own: readonly KnownMedicine[],
  chosen: Chosen = {},
): MedicineReading {
  const said = chosen.form ?? saidForm(read, own);
  const { number, dose: shared, left } = shareNumbers(read, own, said);
  const { form, strength, questions } = settle(read, own, number, chosen);
  const { unit, route, others } = formFacts[form];
  const byUnits = isInUnits(form, own);
  const doseUnit: DoseUnit = read.doseUnit ?? (byUnits ? 'unit' : unit);
  const dose = shared ?? (read.slots ? Math.max(...read.slots) : isWholeUnit(form) && !byUnits ? 1 : null);
  const times = timesOf(read, dose);
  const isUnitOdd = doseUnit !== unit && !others.includes(doseUnit);
  const unread = [
    ...read.unread,
    ...left,
    ...(isTimeOdd(read, times) ? [String(read.time)] : []),
    ...(isUnitOdd ? [`${dose} ${doseUnit}`] : []),
  ];
  const isDoseBare = read.slots !== null && read.doseUnit === null && !byUnits && !isPieces(form);
  const isBare: MedicineQuestion[] = isDoseBare ? [{ kind: 'doseUnit', about: String(dose), readings: [] }] : [];
  const isUnread: MedicineQuestion[] =
    unread.length > 0 ? [{ kind: 'unread', about: unread.join(' '), readings: [] }] : [];
  const line: MedicineLine = {
    ...{
      genericName: own.length > 0 ? withRelease(genericName, read.name) : genericName,
      strength,
      form,
      dose,
      doseUnit,
      route: read.route ?? route,
      ...times,
    },
    ...{ food: read.food, durationDays: read.durationDays, isAsNeeded: read.isAsNeeded },
    ...{ asNeededFor: read.need.join(' ') || null, maxPerDay: read.maxPerDay },
    instruction: read.instruction.join(', ') || null,
  };
  return { line, questions: [...questions, ...isBare, ...isUnread] };
}

/** The reading, and behind it what it may be instead: each strength that answers its question, each other form of the same strength. */
function withAlternatives(read: TypedMedicine, genericName: string, own: readonly KnownMedicine[]): MedicineReading[] {
  const first = compose(read, genericName, own);
  const answers: readonly string[] = first.questions.flatMap(({ readings }) => readings);
  const settled = answers.map((strength) => {
    const product = own.find((one) => one.strength === strength && (saidForm(read, own) ?? one.form) === one.form);
    return compose(read, genericName, own, product ? { strength, form: product.form } : { strength });
  });
  const { strength, form } = first.line;
  const others =
    saidForm(read, own) || strength === null ? [] : own.filter((one) => one.strength === strength && one.form !== form);
  const elsewhere = others.map((one) =>
    compose(read, genericName, own, { ...(strength ? { strength } : {}), form: one.form }),
  );
  return [first, ...settled, ...elsewhere];
}

/** Whether a medicine has the strength that was typed, or nothing was typed: names with it come before others. */
function hasStrength(read: TypedMedicine, own: readonly KnownMedicine[]): boolean {
  const typed = read.strength ?? read.numbers[0];
  return typed === undefined || withNumber(own, typed).length > 0;
}

/** Of a name that is not typed whole, and means several medicines with such a strength, the writer chooses. */
function asked(first: MedicineReading, names: readonly string[]): MedicineReading {
  return { ...first, questions: [{ kind: 'name', about: '', readings: names.slice(0, 4) }, ...first.questions] };
}

/** What a line may mean among known products, the likeliest first; of a name nobody knows the line as it is written. */
export function readMedicine(text: string, products: readonly KnownMedicine[]): MedicineReading[] {
  const read = readTyped(text);
  const name = read.name.join(' ');
  const { meant, wider, isExact } = namesLike(products, name);
  const has = new Set(meant.filter((one) => hasStrength(read, productsOf(products, one))));
  const ranked = isExact ? meant : meant.toSorted((a, b) => Number(has.has(b)) - Number(has.has(a)));
  const readings = [...ranked, ...wider].map((one) => withAlternatives(read, one, productsOf(products, one)));
  const [first] = readings[0] ?? [];
  if (!first || ranked.length === 0) return [compose(read, name, []), ...readings.flat()];
  const isOpen = !isExact && has.size > 1;
  return isOpen
    ? [
        asked(
          first,
          ranked.filter((one) => has.has(one)),
        ),
        ...readings.flat(),
      ]
    : readings.flat();
}

/** A strength that was kept before: the question it raises among the products of today, if any (Q253: what was prescribed before vouches for no unit). */
export function strengthQuestion(
  { genericName, strength, form }: Pick<MedicineLine, 'genericName' | 'strength' | 'form'>,
  products: readonly KnownMedicine[],
): MedicineQuestion | undefined {
  if (strength === null) return undefined;
  const own = productsOf(products, genericName).filter((one) => one.form === form);
  return (isBareNumber(strength) ? byNumber(strength, own, own) : byStrength(strength, own, form)).questions[0];
}
