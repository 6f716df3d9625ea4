// Opens the consultation of a visit: everything a doctor looks at, in one answer (OP013).
import { getConsultation as getConsultationEndpoint } from '@charaka/contract/clinic/consultation/consultation';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { generalTemplate } from '@charaka/rules/clinic/note-template';
import sql from 'sql-template-tag';
import { plainText } from '../../kernel/clean-html.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { readChart } from '../chart/chart-store.ts';
import {
  type Consultation,
  type ConsultedVisit,
  contentOf,
  findConsultation,
  type NoteContent,
  readVersions,
  readVisit,
} from './consultation-store.ts';
import { readEarlierNotes, readResults, visitsInShort, vitalsOf } from './earlier.ts';

type Opened = OutputOf<typeof getConsultationEndpoint>;

/** With what stands at this moment; nothing is written by looking. */
export const getConsultation = handle(getConsultationEndpoint, async (call, { visitId }) =>
  openConsultation(call, await readVisit(call, visitId)),
);

/** The whole answer, also after a save or a signature. */
export async function openConsultation(call: Call, visit: ConsultedVisit): Promise<Opened> {
  const { patientId, encounterId } = visit;
  const [chart, kept, versions, notes, results] = await Promise.all([
    readChart(call, patientId),
    findConsultation(call, encounterId),
    readVersions(call, encounterId),
    readEarlierNotes(call, patientId, encounterId),
    readResults(call, patientId),
  ]);
  const shown = versions.map((one) => ({ ...one, content: contentOf(one.content) }));
  const [last] = shown;
  const consultation: Consultation = {
    encounterId,
    state: kept?.state ?? 'Draft',
    version: kept?.version ?? 0,
    revision: kept?.revision ?? 0,
    content: last?.content ?? (kept ? contentOf(kept.draft) : await firstContent(call, visit, notes[0]?.content)),
    savedAt: kept?.savedAt ?? null,
    savedByName: kept?.savedByName ?? null,
    signedAt: last?.signedAt ?? null,
    signedByName: last?.signedByName ?? null,
    signerId: last?.signerId ?? null,
    signerQualification: last?.signerQualification ?? null,
    signerRegistrationNo: last?.signerRegistrationNo ?? null,
    amendmentReason: last?.amendmentReason ?? null,
  };
  return {
    visit,
    consultation,
    allergies: chart.allergies,
    standing: chart.standing,
    problems: chart.problems,
    lastVisits: visitsInShort(notes),
    vitalsTrend: vitalsOf(notes),
    results,
    versions: shown.map(({ version, content, signedAt, signedByName, amendmentReason }) => ({
      version,
      content,
      signedAt,
      signedByName,
      amendmentReason,
    })),
  };
}

/** A note begins with what the visit is for, and with the histories that are known: of the last note, else of the patient's record. */
async function firstContent(
  call: Call,
  { patientId, complaint }: ConsultedVisit,
  last: NoteContent | undefined,
): Promise<NoteContent> {
  const known = await call.tx.row<Record<'past' | 'family' | 'personal', string | null>>(sql`
    select medicosurgical_history as past, family_history as family, substance_abuse_history as personal
    from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId}`);
  return {
    templateId: generalTemplate.templateId,
    templateVersion: generalTemplate.version,
    complaints: complaint ? [{ text: complaint, duration: null }] : [],
    historyOfPresentIllness: '',
    pastHistory: last?.pastHistory || plainText(known?.past),
    familyHistory: last?.familyHistory || plainText(known?.family),
    personalHistory: last?.personalHistory || plainText(known?.personal),
    obstetricHistory: last?.obstetricHistory ?? '',
    examination: [],
    vitals: last?.vitals?.heightCm ? { heightCm: last.vitals.heightCm } : {},
    diagnoses: [],
    medicines: [],
    instructionLanguage: last?.instructionLanguage ?? 'en',
    orders: [],
    notes: '',
    advice: '',
    followUpOn: null,
    followUpReason: null,
  };
}
