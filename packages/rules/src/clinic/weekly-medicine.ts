// Medicines that are usually given every three days, once a week or once a month: given daily they harm, so a daily line is asked (Q253).
import type { MedicineLine } from './medicine-line.ts';
import type { Frequency, MedicineForm } from './medicine-values.ts';
import type { MedicineQuestion } from './read-strength.ts';

interface SeldomMedicine {
  readonly name: RegExp;
  readonly forms: readonly MedicineForm[];
  /** Strengths made for daily use; no question is asked about them. */
  readonly daily?: RegExp;
  /** How often it is given; without it once a week. */
  readonly usual?: 'Q72H' | 'MONTHLY';
}

const swallowed: readonly MedicineForm[] = ['Tablet', 'Capsule'];
const injected: readonly MedicineForm[] = ['Injection', 'Pen'];

const seldom: readonly SeldomMedicine[] = [
  // ISMP list of high-alert medications: methotrexate by mouth, except in oncology.
  { name: /^methotrexate\b/i, forms: swallowed },
  // Prescribing information of alendronate: 70 mg or 35 mg weekly, 5 mg or 10 mg daily, 40 mg daily in Paget's disease.
  { name: /^alendron/i, forms: swallowed, daily: /^(?:5|10|40) mg$/ },
  // Prescribing information of risedronate: 35 mg weekly, 150 mg monthly, 5 mg daily, 30 mg daily in Paget's disease.
  { name: /^risedron/i, forms: swallowed, daily: /^(?:5|30) mg$/ },
  // Prescribing information of ibandronate: 150 mg monthly; 2.5 mg was made for daily use.
  { name: /^ibandron/i, forms: swallowed, daily: /^2\.5 mg$/, usual: 'MONTHLY' },
  // Prescribing information of the injections; semaglutide by mouth is taken daily.
  { name: /^(?:semaglutide|dulaglutide|tirzepatide)\b/i, forms: injected },
  // Prescribing information of mefloquine: 250 mg weekly against malaria, a single dose to treat it.
  { name: /^mefloquine\b/i, forms: swallowed },
  // Prescribing information of buprenorphine patches: each is worn for 7 days.
  { name: /^(?:buprenorphine|butrans|norspan)\b/i, forms: ['Patch'] },
  // Prescribing information of fentanyl patches: each is worn for 72 hours, by some patients for 48.
  { name: /^(?:fentanyl|durogesic)\b/i, forms: ['Patch'], usual: 'Q72H' },
  // National List of Essential Medicines 2022 prints 60000 IU; the drops are for daily use.
  { name: /^(?:vitamin d3|cholecalciferol)\b/i, forms: swallowed, daily: /^(?!60000 IU$)/ },
];

const once: readonly (Frequency | null)[] = [null, 'STAT'];
const weekly: readonly (Frequency | null)[] = ['WEEKLY', 'TWICE_WEEKLY', 'THRICE_WEEKLY', 'FORTNIGHTLY'];
/** The frequencies of a line that are not asked, by how often the medicine is usually given. */
const seldomEnough = {
  MONTHLY: [...once, 'MONTHLY'],
  WEEKLY: [...once, 'MONTHLY', ...weekly],
  Q72H: [...once, 'MONTHLY', ...weekly, 'Q72H', 'Q48H'],
} as const;

type Judged = Pick<MedicineLine, 'genericName' | 'strength' | 'form' | 'frequency'>;

/** How often the medicine of a line is usually given, where the line gives it more often than that. */
export function usualFrequency({
  genericName,
  strength,
  form,
  frequency,
}: Judged): keyof typeof seldomEnough | undefined {
  const found = seldom.find(
    ({ name, forms, daily }) =>
      name.test(genericName) && forms.includes(form) && !(strength !== null && daily?.test(strength)),
  );
  if (!found) return undefined;
  const { usual = 'WEEKLY' } = found;
  const enough: readonly (Frequency | null)[] = seldomEnough[usual];
  return enough.includes(frequency) ? undefined : usual;
}

/** The question of a line that gives such a medicine more often. */
export function weeklyQuestion(line: Judged): MedicineQuestion | undefined {
  return usualFrequency(line) && { kind: 'weekly', about: line.genericName, readings: [] };
}
