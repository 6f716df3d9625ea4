// The values of the discharge summary form and what it begins with.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getSummary, saveSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import type { SummarySection } from '@charaka/rules/stay/discharge';

type Answer = OutputOf<typeof getSummary>;
/** A version as answered. */
export type Summary = Answer['summaries'][number];
/** What is sent. */
export type SummaryInput = InputOf<typeof saveSummary>['summary'];

const blankMedicine = { medicineName: '', dose: '', frequency: '', duration: '', instruction: '' };
/** A row of the medicines. */
export type MedicineValues = typeof blankMedicine;

/** What stands in the fields. */
export type SummaryValues = Record<SummarySection, string> & {
  admissionId: number;
  doctorId: number | null;
  medicines: MedicineValues[];
  followUpDay: string | null;
};

/** A further medicine. */
export const newMedicine = (): MedicineValues => ({ ...blankMedicine });

/** The draft as it was saved, or a first one from what the patient's record proposes. */
export function valuesOf(admissionId: number, draft: Summary | undefined, proposal: Answer['proposal']): SummaryValues {
  if (!draft) {
    const blank = { investigations: '', treatment: '', conditionAtDischarge: '', advice: '', followUpDay: null };
    const { doctorId = null, diagnosis = '', history = '', findings = '' } = proposal ?? {};
    return { admissionId, ...blank, doctorId, diagnosis, history, findings, medicines: [] };
  }
  const { doctorId, diagnosis, history, findings, investigations, treatment, conditionAtDischarge, advice } = draft;
  const medicines = draft.medicines.map((medicine) => ({
    medicineName: medicine.medicineName,
    dose: medicine.dose ?? '',
    frequency: medicine.frequency ?? '',
    duration: medicine.duration ?? '',
    instruction: medicine.instruction ?? '',
  }));
  const written = { diagnosis, history, findings, investigations, treatment, conditionAtDischarge, advice };
  return { admissionId, doctorId, ...written, medicines, followUpDay: draft.followUpDay ?? null };
}

/** As it is sent: with the draft it was typed into. */
export function inputOf(values: SummaryValues, draft: Summary | undefined): SummaryInput {
  return { ...values, ...(draft ? { savedAt: draft.savedAt } : {}) } as SummaryInput;
}
