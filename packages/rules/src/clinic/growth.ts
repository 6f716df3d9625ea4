// Growth of children: z-scores by the LMS formula, which table an age asks for, lengths as they were measured, and what a z means
// (OP032, OP033).

/** Measures that are compared with a table. */
export const growthIndicators = ['WeightForAge', 'LengthForAge', 'BmiForAge', 'HeadForAge', 'WeightForLength'] as const;
/** One of them. */
export type GrowthIndicator = (typeof growthIndicators)[number];

/** The tables: the WHO standard to 5 years, and two references from 5 years on, of which a hospital chooses. */
export const growthStandards = ['WHO2006', 'IAP2015', 'WHO2007'] as const;
/** One of them. */
export type GrowthStandard = (typeof growthStandards)[number];

/** Axes of a table: days of age, months of age, or tenths of a centimetre lying or standing. */
export const growthAxes = ['Day', 'Month', 'Length', 'Height'] as const;
/** One of them. */
export type GrowthAxis = (typeof growthAxes)[number];

/** A line of a table: the place on its axis in days, months or millimetres, and the three values of the formula. */
export type GrowthLine = readonly [at: number, l: number, m: number, s: number];

/** The three values of the formula at one place. */
export interface Lms {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

const DAYS_PER_MONTH = 30.4375;
/** From 24 months on children are measured standing, and ages are corrected no more. */
export const STANDING_FROM_DAYS = 731;
const REFERENCE_FROM_MONTHS = 61;
/** The last day of the WHO standard; the references continue from there. */
export const STANDARD_TO_DAYS = 1856;
const TERM_WEEKS = 40;
const PRETERM_WEEKS = 37;
const KIND_MILLIMETRES = 7;
const OUTER_Z = 3;

/** Whether weight is in what is compared: such scores are told apart beyond 3. */
export const isWeightIn = (indicator: GrowthIndicator): boolean =>
  indicator !== 'LengthForAge' && indicator !== 'HeadForAge';

/** The measure that has this z: the inverse of the formula, straight beyond 3 where weight is in it (WHO 2006, chapter 7). */
export function measureAt({ l, m, s }: Lms, z: number, hasWeight: boolean): number {
  const plain = (at: number) => (l === 0 ? m * Math.exp(s * at) : m * (1 + l * s * at) ** (1 / l));
  if (!hasWeight || Math.abs(z) <= OUTER_Z) return plain(z);
  const side = Math.sign(z);
  const outer = plain(side * OUTER_Z);
  return outer + (Math.abs(z) - OUTER_Z) * (outer - plain(side * (OUTER_Z - 1)));
}

/** The z of a measure. */
export function zOf(lms: Lms, measure: number, hasWeight: boolean): number {
  const { l, m, s } = lms;
  const plain = l === 0 ? Math.log(measure / m) / s : ((measure / m) ** l - 1) / (l * s);
  if (!hasWeight || Math.abs(plain) <= OUTER_Z) return plain;
  const side = Math.sign(plain);
  const outer = measureAt(lms, side * OUTER_Z, true);
  const width = Math.abs(outer - measureAt(lms, side * (OUTER_Z - 1), true));
  return side * OUTER_Z + (measure - outer) / width;
}

/** How many of a hundred healthy children measure less, with one decimal. */
export function centileOf(z: number): number {
  // Abramowitz and Stegun 7.1.26: right to the seventh decimal.
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const below = (1 - series * Math.exp(-x * x)) / 2;
  return Math.round((z < 0 ? 0.5 - below : 0.5 + below) * 1000) / 10;
}

/** The values at a place, between two lines in proportion; undefined outside the table. Lines are in order of their place. */
export function lmsAt(lines: readonly GrowthLine[], at: number): Lms | undefined {
  const next = lines.findIndex(([place]) => place >= at);
  const [above, below] = [lines[next], lines[next - 1]];
  if (!above) return undefined;
  if (above[0] === at) return { l: above[1], m: above[2], s: above[3] };
  if (!below) return undefined;
  const share = (at - below[0]) / (above[0] - below[0]);
  const mix = (column: 1 | 2 | 3) => below[column] + share * (above[column] - below[column]);
  return { l: mix(1), m: mix(2), s: mix(3) };
}

/** The months of an age in days, with fractions. */
function monthsOf(ageDays: number): number {
  return ageDays / DAYS_PER_MONTH;
}

/**
 * The axis of the table that a child of this age is compared with, and whether it is the reference from 5 years on; undefined where
 * there is no such table.
 */
export function tableFor(
  indicator: GrowthIndicator,
  ageDays: number,
): { readonly axis: GrowthAxis; readonly isReference: boolean } | undefined {
  const isReference = ageDays > STANDARD_TO_DAYS;
  if (indicator === 'WeightForLength')
    return isReference ? undefined : { axis: ageDays < STANDING_FROM_DAYS ? 'Length' : 'Height', isReference };
  if (isReference && indicator === 'HeadForAge') return undefined;
  return { axis: isReference ? 'Month' : 'Day', isReference };
}

/** Returns the month on an axis of months: a reference from 5 years on begins with the 61st. */
export function monthOfReference(ageDays: number): number {
  return Math.max(monthsOf(ageDays), REFERENCE_FROM_MONTHS);
}

/** The length that the tables mean: lying below 24 months, standing from then on; the other way differs by 0.7 cm (OP033). */
export function lengthForAge(
  lengthMm: number,
  kind: 'Lying' | 'Standing' | null,
  ageDays: number,
): { readonly lengthMm: number; readonly addedMm: number } {
  const isLyingMeant = ageDays < STANDING_FROM_DAYS;
  const addedMm =
    kind === null || (kind === 'Lying') === isLyingMeant ? 0 : isLyingMeant ? KIND_MILLIMETRES : -KIND_MILLIMETRES;
  return { lengthMm: lengthMm + addedMm, addedMm };
}

/** Days taken from the age of a child born before 37 weeks, to 24 months of age; 0 for all others (OP032). */
export function correctionDays(gestationWeeks: number | null, ageDays: number): number {
  if (gestationWeeks === null || gestationWeeks >= PRETERM_WEEKS || ageDays >= STANDING_FROM_DAYS) return 0;
  return Math.min(ageDays, (TERM_WEEKS - gestationWeeks) * 7);
}

/** Whether a z is one that is counted only when it was measured twice (OP032). */
export function isDoubtful(indicator: GrowthIndicator, z: number): boolean {
  if (indicator === 'LengthForAge') return Math.abs(z) > 6;
  if (indicator === 'WeightForAge') return z < -6 || z > 5;
  return Math.abs(z) > 5;
}

/** Nutrition by a z-score or an arm circumference. */
export type Nutrition = 'Moderate' | 'Severe' | null;

/** By z: below -2 moderate, below -3 severe. */
export function nutritionOf(indicator: GrowthIndicator, z: number): Nutrition {
  if (indicator === 'HeadForAge' || indicator === 'BmiForAge') return null;
  return z < -3 ? 'Severe' : z < -2 ? 'Moderate' : null;
}

/** By the arm, from 6 months to the end of 59: below 11.5 cm severe, below 12.5 cm moderate. */
export function armNutrition(muacMm: number, ageDays: number): Nutrition {
  const months = monthsOf(ageDays);
  if (months < 6 || months >= 60) return null;
  return muacMm < 115 ? 'Severe' : muacMm < 125 ? 'Moderate' : null;
}
