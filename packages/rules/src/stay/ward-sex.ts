// Whether a ward is meant for patients of another sex (Q288).

/** Sexes a ward may be set up for. */
export const wardSexes = ['Any', 'Male', 'Female'] as const;
export type WardSex = (typeof wardSexes)[number];

/** A bed with the ward it is in: intensive care and the virtual bed take every patient. */
export interface BedBySex {
  readonly sexAllowed: WardSex;
  readonly isIntensive: boolean;
  readonly isVirtual: boolean;
}

/** A patient as the choice of a ward needs one; without an age only the sex counts. */
export interface PatientBySex {
  readonly sex: string;
  readonly ageYears?: number | null | undefined;
  readonly ageMonths?: number | null | undefined;
}

const sexLetters: Readonly<Record<WardSex, string>> = { Any: '', Male: 'M', Female: 'F' };

/** True where the bed asks for a reason: its ward is for the other sex. A newborn of the first month lies with the mother (Q288). */
export function needsSexReason(bed: BedBySex, patient: PatientBySex): boolean {
  if (bed.sexAllowed === 'Any' || bed.isIntensive || bed.isVirtual) return false;
  const isNewborn = patient.ageYears === 0 && patient.ageMonths === 0;
  return !isNewborn && sexLetters[bed.sexAllowed] !== patient.sex;
}
