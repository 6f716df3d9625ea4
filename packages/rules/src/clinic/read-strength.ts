// Which strength a typed number or text means among the products of a medicine, and what it leaves open (Q253).
import type { KnownMedicine } from './known-medicine.ts';
import { type MedicineForm, medicineForms } from './medicine-values.ts';
import { massOf, strengthKey } from './strength.ts';

/** Question to answer before a line is accepted; `readings` are strengths or names to choose from. */
export interface MedicineQuestion {
  readonly kind: 'name' | 'unit' | 'strength' | 'listed' | 'form' | 'doseUnit' | 'weekly' | 'unread';
  /** The number, strength or words that are asked for. */
  readonly about: string;
  readonly readings: readonly string[];
}

const numberOf = ({ strength }: KnownMedicine) => (strength === null ? undefined : strengthKey(strength)?.number);
export const withNumber = (products: readonly KnownMedicine[], number: string) =>
  products.filter((one) => numberOf(one) === strengthKey(number)?.number);
export const strengthsOf = (products: readonly KnownMedicine[]) => [
  ...new Set(products.flatMap(({ strength }) => strength ?? [])),
];
export const unitOf = (strength: string) => strengthKey(strength)?.unit ?? '';
/** 'mg' of 50 mg and of 50 mg/ml: what differs besides goes with the form. */
const massUnitOf = (strength: string) => unitOf(strength).replace(/\/(?:[^\s/]* )?(?:ml|puff|dose)/g, '');
/** 'mg' of 'mg/5 ml'. */
const withoutVolume = (unit: string | undefined) => (unit?.endsWith('ml') ? unit.split('/', 1)[0] : unit);
export const firstForm = (products: readonly KnownMedicine[]) =>
  medicineForms.find((form) => products.some((one) => one.form === form));

/** A strength stays with its form: that of the form which is taken first. */
function strengthOfFirstForm(matching: readonly KnownMedicine[]): string | undefined {
  const form = firstForm(matching);
  return strengthsOf(matching.filter((one) => one.form === form))[0];
}

/** A number without a unit: the unit where every product with it has the same, else a question with the readings (Q253). */
export function byNumber(number: string, among: readonly KnownMedicine[], own: readonly KnownMedicine[]) {
  const matching = withNumber(among, number);
  const units = new Set(strengthsOf(matching).map(massUnitOf));
  if (units.size === 1) return { strength: strengthOfFirstForm(matching) ?? number, matching, questions: [] };
  const known =
    matching.length > 0 ? strengthsOf(matching) : unitsLike(number, own).map((unit) => withUnit(number, unit));
  const readings = known.length > 1 ? known : [...new Set([...known, withUnit(number, 'mg'), withUnit(number, 'mcg')])];
  const question: MedicineQuestion = { kind: 'unit', about: number, readings: readings.slice(0, 4) };
  return { strength: number, matching, questions: [question] };
}

const volumed: readonly MedicineForm[] = ['Syrup', 'Drops'];
/** '250/5' of a syrup is 250 mg in 5 ml; of another form the number as it is. */
export function inVolume(number: string, form: MedicineForm | null): string | null {
  const [, mass, volume] = /^(\d+(?:\.\d+)?)\/(1|5|10|15)$/.exec(number) ?? [];
  return mass && form && volumed.includes(form) ? `${mass} mg/${volume === '1' ? '' : `${volume} `}ml` : null;
}

/** Such a strength is taken where a product has it, else asked. */
export function byVolume(strength: string, among: readonly KnownMedicine[]) {
  const matching = among.filter((one) => one.strength === strength);
  const question: MedicineQuestion = { kind: 'listed', about: strength, readings: [strength] };
  return { strength, matching, questions: matching.length > 0 ? [] : [question] };
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

/** Milligrams of '1 g'; null of '250 mg/5 ml' and of combinations. */
function plainMassOf(strength: string): number | null {
  const key = strengthKey(strength);
  const mass = key === null ? null : massOf(Number(key.number), key.unit);
  return mass === null || Number.isNaN(mass) ? null : Number(mass.toPrecision(9));
}

const FAR = 10;
/** Whether a mass is more than ten times away from every product: most likely its unit is another one. */
function isFarFrom(mass: number | null, among: readonly KnownMedicine[]): boolean {
  const masses = among.flatMap(({ strength }) => (strength === null ? [] : (plainMassOf(strength) ?? [])));
  if (mass === null || masses.length === 0) return false;
  return mass > Math.max(...masses) * FAR || mass < Math.min(...masses) / FAR;
}

/**
 * A strength with its unit is as typed. It is asked once more where the list has its number with other units only, and of a syrup
 * where it does not say in how many millilitres.
 */
export function byStrength(strength: string, among: readonly KnownMedicine[], form: MedicineForm | null) {
  const key = strengthKey(strength);
  const mass = plainMassOf(strength);
  const isSame = (one: KnownMedicine) => mass !== null && one.strength !== null && plainMassOf(one.strength) === mass;
  const isPercent = (one: string | null) => one?.endsWith('%') === true;
  const isAlike = (one: KnownMedicine) =>
    numberOf(one) === key?.number && isPercent(one.strength) === isPercent(strength);
  const alike = key === null ? [] : among.filter((one) => isAlike(one) || isSame(one));
  const equal = alike.filter(isSame);
  const matching = equal.length > 0 ? equal : alike;
  const isListed = matching.some(
    (one) => one.strength !== null && massUnitOf(one.strength) === withoutVolume(key?.unit),
  );
  const isVolumeOpen = form === 'Syrup' && /^(?:mg|mcg|g)$/.test(key?.unit ?? '');
  const isFar = isFarFrom(mass, among);
  const isOdd = isVolumeOpen || isFar || (matching.length > 0 && !isListed && equal.length === 0);
  const choices = strengthsOf(matching.length > 0 ? matching : isVolumeOpen || isFar ? among : []);
  const readings = isVolumeOpen ? choices.slice(0, 4) : [...choices.slice(0, 4), strength];
  const question: MedicineQuestion = { kind: 'listed', about: strength, readings };
  return { strength, matching, questions: isOdd ? [question] : [] };
}

/** Drops and ointments are sold in more strengths than a list prints: of fusidic acid 1% and 2%, of atropine 0.01% and 1%. */
const isShare = (strength: string | undefined) => strength?.endsWith('%') === true;

/**
 * No strength typed: takes the strength of the only product of that form, if it is no percentage. Asks when there are several, or a number
 * is open; takes none from another form.
 */
export function byForm(form: MedicineForm, own: readonly KnownMedicine[], isNumberOpen = false) {
  const matching = own.filter((one) => one.form === form);
  const strengths = strengthsOf(matching);
  const isOne = strengths.length === 1 && !isNumberOpen && !isShare(strengths[0]);
  const isOpen = strengths.length > 0 && !isOne && matching.every((one) => one.strength !== null);
  const question: MedicineQuestion = { kind: 'strength', about: '', readings: strengths };
  return {
    strength: isOne ? (strengths[0] ?? null) : null,
    matching,
    questions: isOpen ? [question] : [],
  };
}
