// Measured vital signs: possible values, values calculated from them, and how long a weight counts for a dose (OP021, NU001).

/** Minimum and maximum of each vital sign in a living person, in whole units; the database has the same. */
const vitalRanges = {
  respiratoryRate: [3, 150],
  spo2: [20, 100],
  systolic: [20, 350],
  diastolic: [10, 250],
  pulse: [15, 350],
  temperatureTenths: [250, 450],
  pain: [0, 10],
  glucoseMgDl: [5, 2000],
  weightGrams: [200, 300_000],
  lengthMm: [200, 2500],
  headMm: [150, 700],
  muacMm: [50, 600],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

/** A measured value. */
export type VitalName = keyof typeof vitalRanges;

/** Measured vital signs, in whole units: grams, millimetres, tenths of a degree. Null when not measured. */
export type VitalSigns = Readonly<Record<VitalName, number | null>>;

const ADULT_YEARS = 18;
const names = Object.keys(vitalRanges) as VitalName[];

/** All vital signs; null when not measured. */
export function signsOf(measured: { readonly [N in VitalName]?: number | null | undefined }): VitalSigns {
  return Object.fromEntries(names.map((name) => [name, measured[name] ?? null])) as VitalSigns;
}

/** Whether nothing was measured. */
export function isEmptyOf(signs: VitalSigns): boolean {
  return names.every((name) => signs[name] === null);
}

/** The lowest weight of an adult: a lower value is a child's weight, or a misplaced decimal point. */
const LEAST_ADULT_GRAMS = 15_000;

/** The first value that cannot be, also at an age that is known; 'pressure' where the lower value is not below the upper one. */
export function vitalFault(signs: VitalSigns, ageYears: number | null = null): VitalName | 'pressure' | undefined {
  const outside = names.find((name) => {
    const value = signs[name];
    const [least, most] = vitalRanges[name];
    return value !== null && (value < least || value > most);
  });
  if (outside) return outside;
  if (ageYears !== null && ageYears >= ADULT_YEARS && (signs.weightGrams ?? LEAST_ADULT_GRAMS) < LEAST_ADULT_GRAMS)
    return 'weightGrams';
  const { systolic, diastolic } = signs;
  return systolic !== null && diastolic !== null && diastolic >= systolic ? 'pressure' : undefined;
}

/** Kilograms by square metres with one decimal; null without both. */
export function bodyMassIndex(
  weightGrams: number | null | undefined,
  lengthMm: number | null | undefined,
): number | null {
  if (!weightGrams || !lengthMm) return null;
  return Math.round((weightGrams / 1000 / (lengthMm / 1000) ** 2) * 10) / 10;
}

const DAY = 86_400_000;

/** For how many days a weight counts when a dose is worked out of it: 7 under 18 years, else 30 (OP021). */
function weightDays(ageYears: number): number {
  return ageYears < ADULT_YEARS ? 7 : 30;
}

/** Whether a weight is too old for a dose (OP021). */
export function isWeightOld(takenAt: Date, now: Date, ageYears: number): boolean {
  return now.getTime() - takenAt.getTime() > weightDays(ageYears) * DAY;
}
