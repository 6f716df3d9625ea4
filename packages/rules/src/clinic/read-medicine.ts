// Reads a medicine typed in one line, such as 'para 650 tds 3', and asks about unclear parts: a unit, a strength, a word (Q253, OP019).
import { isReleaseMark, type KnownMedicine, namesLike, productsOf } from './known-medicine.ts';
import { type MedicineLine, slotsOf } from './medicine-line.ts';
import { type DoseUnit, type Frequency, formFacts, type MedicineForm } from './medicine-values.ts';
import { formOfUnit } from './medicine-vocabulary.ts';
import {
  byForm,
  byNumber,
  byStrength,
  byVolume,
  firstForm,
  inVolume,
  type MedicineQuestion,
  strengthsOf,
  unitOf,
  withNumber,
} from './read-strength.ts';
import { readTyped } from './read-typed.ts';
import { isBareNumber, massOf, strengthKey } from './strength.ts';
import { isPart, isRare, MOST_PIECES_A_DOSE, type TypedMedicine, withoutMark } from './typed-medicine.ts';
import { usualFrequency, weeklyQuestion } from './weekly-medicine.ts';

/** Meaning of a text, and its open questions. */
export interface MedicineReading {
  readonly line: MedicineLine;
  readonly questions: readonly MedicineQuestion[];
}

/** Choices of the writer among readings. */
interface Chosen {
  readonly strength?: string;
  readonly form?: MedicineForm;
}

const injected = ['IV', 'IM', 'SC'];
const counted: readonly MedicineForm[] = [
  'Tablet',
  'Capsule',
  'Injection',
  'Suppository',
  'Pessary',
  'Lozenge',
  'Respule',
];

const ofRoute: Readonly<Record<string, MedicineForm>> = {
  Rectal: 'Suppository',
  Vaginal: 'Pessary',
  Topical: 'Ointment',
};

/**
 * The form that was typed, or that dose and route leave no doubt of. What they suggest is no form of a medicine that comes as others: 'Other'
 * asks for it.
 */
function saidForm(read: TypedMedicine, own: readonly KnownMedicine[]): MedicineForm | null {
  if (read.form) return read.form;
  const byUnit = read.doseUnit === null ? undefined : formOfUnit[read.doseUnit];
  if (byUnit) return byUnit;
  if (read.route !== null && injected.includes(read.route)) return 'Injection';
  const comesAs = (form: MedicineForm) => own.some((one) => one.form === form);
  if (read.doseUnit === 'ml') return comesAs('Syrup') ? 'Syrup' : 'Other';
  const byRoute = read.route === null ? undefined : ofRoute[read.route];
  if (byRoute) return own.length === 0 || comesAs(byRoute) ? byRoute : 'Other';
  const near: readonly MedicineForm[] =
    read.route === 'Inhaled'
      ? ['Inhaler', 'Respule']
      : read.route === 'Nasal'
        ? ['Spray', 'Drops']
        : ['Drops', 'Ointment'];
  const isNear = read.route === 'Inhaled' || read.route === 'Nasal' || read.route === 'Eye' || read.route === 'Ear';
  return isNear ? (near.find((form) => own.some((one) => one.form === form)) ?? near[0] ?? null) : null;
}

/** The products of a form; of one that is open, all. */
const productsAs = (form: MedicineForm | null, own: readonly KnownMedicine[]) =>
  form && form !== 'Other' ? own.filter((one) => one.form === form) : own;

/** Whether a number without a strength is the dose: no product has a strength, or several have, which is asked, and it is one piece or a half. */
function isDoseAlone(number: string, among: readonly KnownMedicine[]): boolean {
  const strengths = strengthsOf(among);
  const isWhole = Number.isInteger(Number(number)) || isPart(number);
  return (strengths.length === 0 && isWhole) || (strengths.length > 1 && (number === '1' || isPart(number)));
}

const PARTS_OF_A_PIECE = 4;
/** Halves and quarters are broken off; of 0.125 nobody knows whether it is a part of a piece or a strength. */
const isBreakable = (pieces: number) => Number.isInteger(pieces * PARTS_OF_A_PIECE);

/** Two numbers are no strength of a medicine whose products have one each: '5/3' of warfarin. */
function isOtherKind(number: string, own: readonly KnownMedicine[], said: MedicineForm | null): boolean {
  if (inVolume(number, said) !== null) return false;
  const parts = number.split('/').length;
  const known = strengthsOf(own).flatMap((one) => strengthKey(one)?.number.split('/').length ?? []);
  return parts > 1 && known.length > 0 && !known.includes(parts);
}

/** Whether a number is near the strengths of products: 4 of tizanidine 2 mg may be tablets or milligrams. One piece is no strength. */
function isNearStrength(number: string, among: readonly KnownMedicine[]): boolean {
  const value = Number(number);
  const keys = strengthsOf(among).flatMap((one) => Number(strengthKey(one)?.number ?? Number.NaN));
  const least = Math.min(...keys.filter((one) => one > 0));
  return value !== 1 && value * (Number.isInteger(value) ? NEAR_OF_WHOLE : NEAR_OF_DECIMAL) >= least;
}

const NEAR_OF_WHOLE = 4;
const NEAR_OF_DECIMAL = 10;

/** Which of the bare numbers is the strength and which the dose; what is neither, or may be both, is left over. */
function shareNumbers(read: TypedMedicine, own: readonly KnownMedicine[], said: MedicineForm | null) {
  const among = productsAs(said, own);
  const isCounted = said === null ? own.length > 0 : counted.includes(said);
  let [strength, dose]: [string | null, number | null] = [null, read.dose];
  const left: string[] = [];
  for (const number of read.numbers) {
    const isListed = withNumber(among, number).length > 0 && !isPart(number);
    const pieces = among.filter(({ form }) => counted.includes(form));
    const isFew = !number.includes('/') && Number(number) <= MOST_PIECES_A_DOSE;
    const isPieces = isCounted && isFew && isBreakable(Number(number));
    // 'risperidone 2 0.5 od': 0.5 may be half a tablet or another strength; 'warfarin 5 2 od': 2 may be tablets.
    const isStrengthToo = !isPart(number) && (withNumber(pieces, number).length > 0 || isNearStrength(number, pieces));
    const hasUnit = read.strength !== null && Number.isInteger(Number(number));
    if (!isListed && (isOtherKind(number, own, said) || isInUnits(said ?? firstForm(own) ?? 'Other', own)))
      left.push(number);
    else if (strength === null && read.strength === null && isListed) strength = number;
    else if (isPieces && isStrengthToo && !hasUnit) left.push(number);
    else if (dose === null && isPieces && (read.strength ?? strength) !== null) dose = Number(number);
    else if (dose === null && isPieces && own.length > 0 && isDoseAlone(number, among)) dose = Number(number);
    else if (strength === null && read.strength === null && !(isPieces && own.length > 0)) strength = number;
    else left.push(number);
  }
  return { number: strength, dose, left: left.map(withoutMark) };
}

/** Form and strength of a line, with what they leave open. */
function settle(
  read: TypedMedicine,
  own: readonly KnownMedicine[],
  { number, left }: { readonly number: string | null; readonly left: readonly string[] },
  chosen: Chosen,
) {
  const said = chosen.form ?? saidForm(read, own);
  const among = productsAs(said, own);
  if (chosen.strength) return { form: said ?? firstForm(among) ?? 'Other', strength: chosen.strength, questions: [] };
  const inMl = number === null ? null : inVolume(number, said);
  const byTyped = number ? (inMl ? byVolume(inMl, among) : byNumber(number, among, own)) : null;
  const found = read.strength ? byStrength(read.strength, among, said) : byTyped;
  const form = said ?? firstForm(found?.matching ?? []) ?? firstForm(own);
  // Beside a number that nobody understood, the only strength of a list is no answer: it may be the strength that was meant.
  const isNumberOpen = [...left, ...read.unread].some((word) => /\d/.test(word));
  const { strength, questions } = found ?? byForm(form ?? 'Other', own, isNumberOpen);
  const isSettled = form !== undefined && (form !== 'Other' || chosen.form !== undefined);
  const isFormOpen: MedicineQuestion[] = isSettled ? [] : [{ kind: 'form', about: '', readings: [] }];
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
  // '1-0-0 weekly' is one a week, and no day has its times.
  if (slots && !isRare(read.frequency)) {
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
    (word) => isReleaseMark(word) && !genericName.toLowerCase().includes(word.toLowerCase()),
  );
  return [genericName, ...release.map((word) => word.toUpperCase())].join(' ');
}

/** How often, where the times of a day say something else: '1-0-1 tds', '1-0-1 weekly'. */
function isOftenOdd({ slots, frequency }: TypedMedicine): boolean {
  if (!slots || frequency === null) return false;
  const times = slots.filter((dose) => dose > 0).length;
  if (isRare(frequency)) return times !== 1;
  const often: Partial<Record<Frequency, number>> = {
    OD: 1,
    HS: 1,
    STAT: 1,
    BD: 2,
    Q12H: 2,
    TDS: 3,
    Q8H: 3,
    QID: 4,
    Q6H: 4,
  };
  return often[frequency] !== times;
}

/** A time of the day that how often does not have: 'bd in the evening', '1-0-0 after lunch'. */
function isTimeOdd({ time, slots, frequency, food }: TypedMedicine, times: Times): boolean {
  if (time === null) return false;
  if (slots && !isRare(frequency)) return !times[time];
  return frequency !== null && frequency !== 'OD' && food === 'Any';
}

/** '60000 units' of a medicine that is not injected is its strength. */
function unitsAsStrength(read: TypedMedicine, own: readonly KnownMedicine[]): TypedMedicine {
  const isInjected = own.length === 0 || own.some(({ form }) => form === 'Injection' || form === 'Pen');
  const isUnits = read.doseUnit === 'unit' && read.dose !== null && read.slots === null;
  if (!isUnits || isInjected || read.strength !== null) return read;
  return { ...read, strength: `${read.dose} IU`, dose: null, doseUnit: null };
}

/** '5 mg' of a tablet of 500 mg: no part that can be broken off. */
function isPartOdd(dose: number | null, doseUnit: DoseUnit, strength: string | null): boolean {
  const key = strength === null ? null : strengthKey(strength);
  const [asked, held] = [massOf(dose ?? 0, doseUnit), key === null ? null : massOf(Number(key.number), key.unit)];
  return asked !== null && held !== null && held > 0 && !isBreakable(Number((asked / held).toFixed(6)));
}

/** Returns the meaning of the typed words for one medicine. */
function compose(
  typed: TypedMedicine,
  genericName: string,
  own: readonly KnownMedicine[],
  chosen: Chosen = {},
): MedicineReading {
  const read = unitsAsStrength(typed, own);
  const said = chosen.form ?? saidForm(read, own);
  const shares = shareNumbers(read, own, said);
  const { dose: shared, left } = shares;
  const { form, strength, questions } = settle(read, own, shares, chosen);
  const { unit, route, others } = formFacts[form];
  const byUnits = isInUnits(form, own);
  const doseUnit: DoseUnit = read.doseUnit ?? (byUnits ? 'unit' : unit);
  const dose = shared ?? (read.slots ? Math.max(...read.slots) : isWholeUnit(form) && !byUnits ? 1 : null);
  const times = timesOf(read, dose);
  const isUnitOdd =
    (doseUnit !== unit && !others.includes(doseUnit)) ||
    (isPieces(form) && isPartOdd(dose, doseUnit, strength)) ||
    (doseUnit === 'capsule' && [dose ?? 0, ...(read.slots ?? [])].some((one) => !Number.isInteger(one)));
  const unread = [
    ...read.unread,
    ...left,
    ...(isTimeOdd(read, times) ? [String(read.time)] : []),
    ...(isOftenOdd(read) ? [`${read.slots?.join('-')} ${read.frequency}`] : []),
    ...(isUnitOdd ? [`${dose} ${doseUnit}`] : []),
  ];
  const isMany = read.slots !== null && Math.max(...read.slots) > MOST_PIECES_A_DOSE;
  const isDoseBare = read.slots !== null && read.doseUnit === null && !byUnits && (!isPieces(form) || isMany);
  const isBare: MedicineQuestion[] = isDoseBare ? [{ kind: 'doseUnit', about: String(dose), readings: [] }] : [];
  const isUnread: MedicineQuestion[] =
    unread.length > 0 ? [{ kind: 'unread', about: unread.join(' '), readings: [] }] : [];
  const line: MedicineLine = {
    genericName: own.length > 0 ? withRelease(genericName, read.name) : genericName,
    strength,
    form,
    dose,
    doseUnit,
    route: read.route ?? route,
    ...times,
    food: read.food,
    durationDays: read.durationDays,
    isAsNeeded: read.isAsNeeded,
    asNeededFor: read.need.join(' ') || null,
    maxPerDay: read.maxPerDay,
    instruction: read.instruction.join(', ') || null,
  };
  return { line, questions: [...questions, ...isBare, ...isUnread] };
}

/** A daily line of a weekly or monthly medicine is asked; behind it both answers: as seldom as is usual, and as it was typed. */
function withWeekly(reading: MedicineReading): MedicineReading[] {
  const { line, questions } = reading;
  const usual = usualFrequency(line);
  const question = weeklyQuestion(line);
  if (!usual || !question) return [reading];
  const open = { line, questions: [...questions, question] };
  if (questions.length > 0) return [open];
  const seldom: MedicineLine = { ...line, ...slotsOf(usual, line.dose), frequency: usual };
  return line.isAsNeeded ? [open, reading] : [open, { line: seldom, questions }, reading];
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
  return [first, ...settled, ...elsewhere].flatMap(withWeekly);
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

/** Returns possible meanings of a line among known products, the likeliest first; for an unknown name the line as written. */
export function readMedicine(text: string, products: readonly KnownMedicine[]): MedicineReading[] {
  const read = readTyped(text);
  const name = read.name.join(' ');
  const { meant, wider, isExact } = namesLike(products, name);
  const typedForm = read.form;
  const comesAs = (one: string) => productsOf(products, one).some(({ form }) => form === typedForm);
  // 'Tab Iron' is no iron sucrose, which is injected: a name that is not typed whole means no product of another form.
  if (!isExact && typedForm !== null && meant.length > 0 && !meant.some(comesAs)) {
    const alternatives = meant.flatMap((one) => withAlternatives(read, one, productsOf(products, one)));
    return [asked(compose(read, name, []), meant), ...alternatives];
  }
  const has = new Set(meant.filter((one) => hasStrength(read, productsOf(products, one))));
  const ranked = isExact ? meant : meant.toSorted((a, b) => Number(has.has(b)) - Number(has.has(a)));
  const readings = [...ranked, ...wider].map((one) => withAlternatives(read, one, productsOf(products, one)));
  const [first] = readings[0] ?? [];
  if (!first || ranked.length === 0) return [...withWeekly(compose(read, name, [])), ...readings.flat()];
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
