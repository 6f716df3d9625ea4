// The four tabs of the patient dialog and which of them each field stands on (R213).
import { namesIn } from '@charaka/contract/kernel/record-parts';
import { historyNames, patientRecord } from '@charaka/contract/people/patient/patient-fields';
import type { FormErrors } from '@mantine/form';
import type { PatientForm } from './patient-form.ts';

/** The tabs in their order; Basic is the first one faults lead to (R235). */
export const patientTabs = ['basic', 'family', 'history', 'identification'] as const;
export type PatientTab = (typeof patientTabs)[number];

type Field = keyof PatientForm;
const fieldsElsewhere: Readonly<Record<Exclude<PatientTab, 'basic'>, readonly Field[]>> = {
  family: namesIn(patientRecord, 'form', 'family'),
  history: historyNames,
  identification: namesIn(patientRecord, 'form', 'identification'),
};

/** The fields of a tab as far as its being there hangs on them; Basic is always there. */
export function fieldsOfTab(tab: PatientTab): readonly Field[] {
  return tab === 'basic' ? ['firstName'] : fieldsElsewhere[tab];
}

/** The tab a field stands on; whatever is on no other tab is on Basic. */
export function tabOfField(name: string): PatientTab {
  const elsewhere = Object.entries(fieldsElsewhere).find(([, fields]) => (fields as readonly string[]).includes(name));
  return (elsewhere?.[0] as PatientTab | undefined) ?? 'basic';
}

/** How many faulty fields each tab has. */
export function faultsByTab(faults: FormErrors): Record<PatientTab, number> {
  const counts = { basic: 0, family: 0, history: 0, identification: 0 };
  for (const [name, sentence] of Object.entries(faults)) if (sentence) counts[tabOfField(name)] += 1;
  return counts;
}

/** The first tab with a fault, Basic before the others (R235, Q196). */
export function firstFaultyTab(faults: FormErrors): PatientTab | undefined {
  const counts = faultsByTab(faults);
  return patientTabs.find((tab) => counts[tab] > 0);
}
