// How the demo hospitals are laid out: bed types, floors, wards, and who is put into which ward.
import type { WardSex } from '@charaka/rules/stay/ward-sex';

/** The patients that a ward is meant for. */
export type WardFor = 'anyone' | 'men' | 'women' | 'children';

/** The sex that a ward of the demo is set up for. */
export const sexOfWard = { anyone: 'Any', children: 'Any', men: 'Male', women: 'Female' } as const satisfies Record<
  WardFor,
  WardSex
>;

/** A bed type and the charge of a day in it. */
export interface BedKind {
  readonly bedTypeId: number;
  readonly bedTypeName: string;
  readonly chargeCode: string;
}

/** Bed types of real beds. */
export const bedKinds = {
  general: { bedTypeId: 1, bedTypeName: 'General', chargeCode: 'BED-GEN' },
  semiPrivate: { bedTypeId: 2, bedTypeName: 'Semi-private', chargeCode: 'BED-SEM' },
  privateCabin: { bedTypeId: 3, bedTypeName: 'Private Cabin', chargeCode: 'BED-PVT' },
  deluxeCabin: { bedTypeId: 4, bedTypeName: 'Deluxe Cabin', chargeCode: 'BED-DLX' },
  intensive: { bedTypeId: 5, bedTypeName: 'ICU', chargeCode: 'BED-ICU' },
  highDependency: { bedTypeId: 6, bedTypeName: 'HDU', chargeCode: 'BED-HDU' },
  maternity: { bedTypeId: 7, bedTypeName: 'Maternity', chargeCode: 'BED-MAT' },
  dayCare: { bedTypeId: 8, bedTypeName: 'Day Care', chargeCode: 'BED-DAY' },
} as const satisfies Record<string, BedKind>;

/** The key of a bed type. */
export type BedKindKey = keyof typeof bedKinds;

/** A ward: on which floor (0 is the ground floor), what its beds are and how they are named. */
export interface WardPlan {
  readonly wardName: string;
  readonly floor: number;
  readonly kind: BedKindKey;
  readonly bedPrefix: string;
  readonly for: WardFor;
}

/** Floors from the ground up. */
export const floorNames = ['Ground Floor', 'First Floor', 'Second Floor', 'Third Floor', 'Fourth Floor'] as const;

/** Wards in the order of a hospital's bed counts. */
export const wardPlans: readonly WardPlan[] = [
  { wardName: 'Day Care Unit', floor: 0, kind: 'dayCare', bedPrefix: 'DC', for: 'anyone' },
  { wardName: 'Male General Ward', floor: 1, kind: 'general', bedPrefix: 'MG', for: 'men' },
  { wardName: 'Female General Ward', floor: 1, kind: 'general', bedPrefix: 'FG', for: 'women' },
  { wardName: 'Maternity Ward', floor: 2, kind: 'maternity', bedPrefix: 'MT', for: 'women' },
  { wardName: "Children's Ward", floor: 2, kind: 'general', bedPrefix: 'CH', for: 'children' },
  { wardName: 'Semi-private Ward', floor: 3, kind: 'semiPrivate', bedPrefix: 'SP', for: 'anyone' },
  { wardName: 'Private Cabins', floor: 3, kind: 'privateCabin', bedPrefix: 'PC', for: 'anyone' },
  { wardName: 'Deluxe Cabins', floor: 3, kind: 'deluxeCabin', bedPrefix: 'DX', for: 'anyone' },
  { wardName: 'Intensive Care Unit', floor: 4, kind: 'intensive', bedPrefix: 'ICU', for: 'anyone' },
  { wardName: 'High Dependency Unit', floor: 4, kind: 'highDependency', bedPrefix: 'HDU', for: 'anyone' },
];

/** A bed of a hospital as admissions choose it. */
export interface DemoBed {
  readonly bedId: number;
  readonly bedName: string;
  readonly wardIndex: number;
  readonly kind: BedKindKey;
  readonly for: WardFor;
}

/** The real beds of a hospital with so many in each ward, numbered from the first id. */
export function bedsOf(bedCounts: readonly number[], firstBedId: number): DemoBed[] {
  let bedId = firstBedId;
  return wardPlans.flatMap((ward, wardIndex) =>
    Array.from({ length: bedCounts[wardIndex] ?? 0 }, (_, index) => ({
      bedId: bedId++,
      bedName: `${ward.bedPrefix}-${String(index + 1).padStart(2, '0')}`,
      wardIndex,
      kind: ward.kind,
      for: ward.for,
    })),
  );
}
