// Values of a prescription line: forms, routes, frequencies, dose units, meals; each is a value of its own (Q253, OPD section 10).

/** Forms of medicine. */
export const medicineForms = [
  'Tablet',
  'Capsule',
  'Syrup',
  'Drops',
  'Injection',
  'Pen',
  'Inhaler',
  'Respule',
  'Spray',
  'Ointment',
  'Patch',
  'Powder',
  'Suppository',
  'Pessary',
  'Lozenge',
  'Other',
] as const;
export type MedicineForm = (typeof medicineForms)[number];

/** Routes of administration. */
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
  'FIVE_DAILY',
  'QOD',
  'Q1H',
  'Q2H',
  'Q3H',
  'Q4H',
  'Q5H',
  'Q6H',
  'Q8H',
  'Q12H',
  'Q18H',
  'Q24H',
  'Q36H',
  'Q48H',
  'Q72H',
  'HS',
  'SOS',
  'STAT',
  'WEEKLY',
  'TWICE_WEEKLY',
  'THRICE_WEEKLY',
  'FORTNIGHTLY',
  'MONTHLY',
] as const;
export type Frequency = (typeof frequencies)[number];

/** Every how many hours, for the frequencies that say so; nothing for the others. */
export function hoursBetween(frequency: Frequency): number | undefined {
  const hours = /^Q(\d+)H$/.exec(frequency)?.[1];
  return hours === undefined ? undefined : Number(hours);
}

/** Units of one dose. */
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
  'IU',
  'mg',
  'mcg',
  'g',
  'spray',
  'respule',
  'suppository',
  'pessary',
  'lozenge',
  'piece',
] as const;
export type DoseUnit = (typeof doseUnits)[number];

/** How it goes with meals. */
export const foodRules = ['Before', 'After', 'With', 'Any'] as const;
export type FoodRule = (typeof foodRules)[number];

interface FormFacts {
  readonly unit: DoseUnit;
  readonly route: MedicineRoute | null;
  /** Units of the form in one pack. */
  readonly pack: number;
  /** Units a dose of this form may be counted in besides. */
  readonly others: readonly DoseUnit[];
}

const masses: readonly DoseUnit[] = ['mg', 'mcg', 'g'];

/** For each form: its dose unit, its default route, and the units in one pack. */
export const formFacts: Readonly<Record<MedicineForm, FormFacts>> = {
  Tablet: { unit: 'tablet', route: 'Oral', pack: 1, others: masses },
  Capsule: { unit: 'capsule', route: 'Oral', pack: 1, others: masses },
  // A bottle of 100 ml.
  Syrup: { unit: 'ml', route: 'Oral', pack: 100, others: masses },
  // A bottle of 10 ml, twenty drops each.
  Drops: { unit: 'drop', route: null, pack: 200, others: ['ml'] },
  Injection: { unit: 'injection', route: null, pack: 1, others: ['ml', 'unit', 'IU', ...masses] },
  // A pen of 3 ml with 100 units each.
  Pen: { unit: 'unit', route: 'SC', pack: 300, others: ['IU', ...masses] },
  Inhaler: { unit: 'puff', route: 'Inhaled', pack: 200, others: [] },
  Respule: { unit: 'respule', route: 'Inhaled', pack: 1, others: ['ml', ...masses] },
  Spray: { unit: 'spray', route: 'Nasal', pack: 120, others: ['puff'] },
  // A tube serves some forty applications.
  Ointment: { unit: 'application', route: 'Topical', pack: 40, others: [] },
  Patch: { unit: 'patch', route: 'Topical', pack: 1, others: [] },
  Powder: { unit: 'sachet', route: 'Oral', pack: 1, others: masses },
  Suppository: { unit: 'suppository', route: 'Rectal', pack: 1, others: [] },
  Pessary: { unit: 'pessary', route: 'Vaginal', pack: 1, others: [] },
  Lozenge: { unit: 'lozenge', route: 'Oral', pack: 1, others: [] },
  Other: { unit: 'piece', route: 'Oral', pack: 1, others: ['unit', 'ml', ...masses] },
};
