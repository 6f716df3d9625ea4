// The values of the discharge summary form and what it begins with.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getSummary, saveSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { isBlankHtml, type SummarySection } from '@charaka/rules/stay/discharge';

type Answer = OutputOf<typeof getSummary>;
/** A version as answered. */
export type Summary = Answer['summaries'][number];
/** The values to send. */
export type SummaryInput = InputOf<typeof saveSummary>['summary'];

const blankMedicine = { medicineName: '', dose: '', frequency: '', duration: '', instruction: '' };
/** A row of the medicines. */
export type MedicineValues = typeof blankMedicine;

/** Field values. */
export type SummaryValues = Record<SummarySection, string> & {
  admissionId: number;
  doctorId: number | null;
  medicines: MedicineValues[];
  followUpDay: string | null;
};

/** A further medicine. */
export const newMedicine = (): MedicineValues => ({ ...blankMedicine });

/** Known facts of the stay; null once the summary is signed. */
export type Proposal = Answer['proposal'];

function medicinesOf(from: Pick<Summary, 'medicines'>): MedicineValues[] {
  return from.medicines.map((medicine) => ({
    medicineName: medicine.medicineName,
    dose: medicine.dose ?? '',
    frequency: medicine.frequency ?? '',
    duration: medicine.duration ?? '',
    instruction: medicine.instruction ?? '',
  }));
}

/** The draft as it was saved, or a first draft from the records of the stay. */
export function valuesOf(admissionId: number, draft: Summary | undefined, proposal: Proposal): SummaryValues {
  if (!draft) {
    const blank = {
      investigations: '',
      treatment: '',
      conditionAtDischarge: '',
      advice: '',
      warningSigns: '',
      followUpDay: null,
    };
    const { doctorId = null, diagnosis = '', history = '', findings = '' } = proposal ?? {};
    const { investigations, treatment } = proposal ?? blank;
    const known = { diagnosis, history, findings, investigations, treatment };
    return { admissionId, ...blank, ...known, doctorId, medicines: proposal ? medicinesOf(proposal) : [] };
  }
  const { doctorId, diagnosis, history, findings, investigations, treatment, conditionAtDischarge } = draft;
  const { advice, warningSigns } = draft;
  const written = {
    diagnosis,
    history,
    findings,
    investigations,
    treatment,
    conditionAtDischarge,
    advice,
    warningSigns,
  };
  return { admissionId, doctorId, ...written, medicines: medicinesOf(draft), followUpDay: draft.followUpDay ?? null };
}

const knownSections = ['diagnosis', 'history', 'findings', 'investigations', 'treatment'] as const;

/** Known facts missing from the fields: whole sections when blank, and medicines with other names. */
export function missingIn(values: SummaryValues, proposal: Proposal): Partial<SummaryValues> {
  if (!proposal) return {};
  const blank = knownSections.filter((name) => isBlankHtml(values[name]) && !isBlankHtml(proposal[name]));
  const named = new Set(values.medicines.map(({ medicineName }) => medicineName.trim().toLowerCase()));
  const further = medicinesOf(proposal).filter(({ medicineName }) => !named.has(medicineName.trim().toLowerCase()));
  return {
    ...Object.fromEntries(blank.map((name) => [name, proposal[name]])),
    ...(further.length > 0 ? { medicines: [...values.medicines, ...further] } : {}),
  };
}

/** As it is sent: with the draft it was typed into. */
export function inputOf(values: SummaryValues, draft: Summary | undefined): SummaryInput {
  return { ...values, ...(draft ? { savedAt: draft.savedAt } : {}) } as SummaryInput;
}
