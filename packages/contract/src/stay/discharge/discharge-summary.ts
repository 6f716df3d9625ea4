// The discharge summary on the wire: a draft, signed versions, and amendments of them.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { type SummarySection, summarySections } from '@charaka/rules/stay/discharge';
import { z } from 'zod';
import { bodySize, endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { count, day, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionKey, admissionMenu } from '../admission/admission.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { admissionTopic } from '../admission/topics.ts';
import { dischargeChecks } from './discharge-checks.ts';
import { summaryTopic } from './topics.ts';

const MOST_MEDICINES = 50;
/** Html of a rich-text field; the server cleans it. */
const section = () => text(20_000);

/** A medicine to be taken at home. */
const summaryMedicine = shape({
  medicineName: requiredText(dischargeChecks.enterMedicine, 120),
  dose: optional(text(60)),
  frequency: optional(text(60)),
  duration: optional(text(60)),
  instruction: optional(text(200)),
});

const frame = {
  doctorId: id(fieldSentences.selectDoctor),
  medicines: z
    .array(summaryMedicine)
    .max(MOST_MEDICINES, dischargeChecks.tooManyMedicines({ mostMedicines: MOST_MEDICINES }).text),
  followUpDay: optional(day()),
};
const everySection = <T extends z.ZodType>(of: () => T) =>
  Object.fromEntries(summarySections.map((name) => [name, of()])) as Record<SummarySection, T>;

const spellings = { ...admissionSpellings, medicines: 'medicineList', followUpDay: 'followUpDate' };

/** A version: without `signedAt` it is the draft. */
export const dischargeSummary = shape(
  {
    summaryId: id(),
    admissionId: id(),
    versionNo: count(),
    ...frame,
    ...everySection(section),
    doctorName: text(),
    amendmentReason: optional(text()),
    signedAt: optional(instant()),
    signedByName: optional(text()),
    savedAt: instant(),
    savedByName: text(),
  },
  spellings,
);

/** The whole draft as typed; a section left out is blank. `savedAt` is that of the draft it was typed into; left out when there was none. */
export const summaryForm = shape(
  { admissionId: id(), ...frame, ...everySection(() => optional(section())), savedAt: optional(instant()) },
  spellings,
);

const view = { summary: 'dischargeSummary', summaries: 'dischargeSummaryList', admission: 'ipdPatientViewModel' };

/** Every version of an admission's summary, the last one first; until it is signed, what is known of the stay besides. */
export const getSummary = endpoint({
  path: '/IPD/GetDischargeSummary',
  summary: 'Reads every version of the discharge summary of an admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ admission: admissionKey }, view),
  output: shape(
    {
      summaries: z.array(dischargeSummary),
      proposal: optional(
        shape(
          {
            doctorId: id(),
            diagnosis: section(),
            history: section(),
            findings: section(),
            investigations: section(),
            treatment: section(),
            medicines: frame.medicines,
          },
          spellings,
        ),
      ),
    },
    view,
  ),
});

/** Keeps the draft. Refused when a colleague has saved it since it was read. */
export const saveSummary = endpoint({
  path: '/IPD/SaveDischargeSummary',
  logAs: ['discharge_summary', 'saved'],
  bodyBytes: bodySize.long,
  summary: 'Keeps the draft of a discharge summary.',
  permission: mayDo('discharge-summary'),
  effect: 'write',
  changes: [summaryTopic],
  isWalled: true,
  input: shape({ summary: summaryForm }, view),
  output: shape({ summary: dischargeSummary }, view),
});

/** Keeps the draft and signs it: doctors and administrators. From then on it is read-only. */
export const signSummary = endpoint({
  path: '/IPD/SignDischargeSummary',
  logAs: ['discharge_summary', 'signed'],
  bodyBytes: bodySize.long,
  summary: 'Signs a discharge summary.',
  permission: mayDo('sign-summary'),
  effect: 'write',
  changes: [admissionTopic, summaryTopic],
  isWalled: true,
  input: shape({ summary: summaryForm }, view),
  output: shape({ summary: dischargeSummary }, view),
});

/** Why a signed summary is amended. */
const amendedSummary = shape(
  { admissionId: id(), reason: requiredText(entrySentences.enterReason, 300) },
  admissionSpellings,
);

/** Begins a new version with what the signed one says; the signed one stays as it is. */
export const amendSummary = endpoint({
  path: '/IPD/AmendDischargeSummary',
  logAs: ['discharge_summary', 'amended'],
  summary: 'Begins a new version of a signed discharge summary.',
  permission: mayDo('discharge-summary'),
  effect: 'write',
  changes: [summaryTopic],
  isWalled: true,
  input: shape({ summary: amendedSummary }, view),
  output: shape({ summary: dischargeSummary }, view),
});
