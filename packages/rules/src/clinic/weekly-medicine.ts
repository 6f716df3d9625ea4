// Medicines that are usually taken once a week: taken daily they harm, so a daily line of one is asked (Q253).
import type { MedicineLine } from './medicine-line.ts';
import type { Frequency, MedicineForm } from './medicine-values.ts';
import type { MedicineQuestion } from './read-strength.ts';

interface WeeklyMedicine {
  readonly name: RegExp;
  readonly forms: readonly MedicineForm[];
  /** Strengths made for daily use; no question is asked about them. */
  readonly daily?: RegExp;
}

const swallowed: readonly MedicineForm[] = ['Tablet', 'Capsule'];
const injected: readonly MedicineForm[] = ['Injection', 'Pen'];

const weekly: readonly WeeklyMedicine[] = [
  // ISMP list of high-alert medications: methotrexate by mouth, except in oncology.
  { name: /^methotrexate\b/i, forms: swallowed },
  // Prescribing information of alendronate: 70 mg or 35 mg weekly, 5 mg or 10 mg daily.
  { name: /^alendron/i, forms: swallowed, daily: /^(?:5|10) mg$/ },
  // Prescribing information of risedronate: 35 mg weekly, 150 mg monthly, 5 mg daily, 30 mg daily in Paget's disease.
  { name: /^risedron/i, forms: swallowed, daily: /^(?:5|30) mg$/ },
  // Prescribing information of both injections; semaglutide by mouth is taken daily.
  { name: /^(?:semaglutide|dulaglutide)\b/i, forms: injected },
  // National List of Essential Medicines 2022 prints 60000 IU; the drops are for daily use.
  { name: /^(?:vitamin d3|cholecalciferol)\b/i, forms: swallowed, daily: /^(?!60000 IU$)/ },
];

const notDaily: readonly (Frequency | null)[] = [
  ...([null, 'STAT', 'WEEKLY', 'TWICE_WEEKLY', 'THRICE_WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const),
];

/** The question of a line that gives a weekly medicine more often than some times a week. */
export function weeklyQuestion({
  genericName,
  strength,
  form,
  frequency,
}: Pick<MedicineLine, 'genericName' | 'strength' | 'form' | 'frequency'>): MedicineQuestion | undefined {
  if (notDaily.includes(frequency)) return undefined;
  const isWeekly = weekly.some(
    ({ name, forms, daily }) =>
      name.test(genericName) && forms.includes(form) && !(strength !== null && daily?.test(strength)),
  );
  return isWeekly ? { kind: 'weekly', about: genericName, readings: [] } : undefined;
}
