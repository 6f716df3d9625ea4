// Opens the consultation of a visit: everything a doctor looks at, in one answer (OP013).
import { getConsultation as getConsultationEndpoint } from '@charaka/contract/clinic/consultation/consultation';
import { countedEntries } from '@charaka/contract/kernel/chart-entry';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { GENERAL_TEMPLATE_ID } from '@charaka/rules/clinic/note-template';
import sql from 'sql-template-tag';
import { plainText } from '../../kernel/clean-html.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { readChart } from '../chart/chart-store.ts';
import { readSections } from '../template/template-store.ts';
import { type VitalSignSet, vitalSignStore } from '../vital/vital-store.ts';
import { hiddenCharges, withoutNames } from './confidential-orders.ts';
import {
  type Consultation,
  type ConsultedVisit,
  type NoteContent,
  noteStore,
  readVisit,
} from './consultation-store.ts';
import {
  readDoseLimits,
  readEarlierNotes,
  readRecentDiagnoses,
  readResults,
  trendOf,
  visitsInShort,
} from './earlier.ts';
import { draftReadAnew } from './list-medicines.ts';
import { lastValues } from './note-vitals.ts';
import { mayAmend } from './signer.ts';
import { colleagueOf } from './take-over.ts';

type Opened = OutputOf<typeof getConsultationEndpoint>;

/** With what stands at this moment; nothing is written by looking. */
export const getConsultation = handle(getConsultationEndpoint, async (call, { visitId }) =>
  openConsultation(call, await readVisit(call, visitId)),
);

/** The whole answer, also after a save or a signature. */
export async function openConsultation(call: Call, visit: ConsultedVisit): Promise<Opened> {
  const { patientId, encounterId } = visit;
  const [chart, kept, versions, notes, results, allSets, recentDiagnoses, doseLimits] = await Promise.all([
    readChart(call, patientId),
    noteStore.find(call, encounterId),
    noteStore.versions(call, encounterId),
    readEarlierNotes(call, patientId, encounterId),
    readResults(call, patientId),
    vitalSignStore.list(call, patientId),
    readRecentDiagnoses(call, visit),
    readDoseLimits(call),
  ]);
  const sets = countedEntries(allSets);
  const [last] = versions;
  const content =
    last?.content ??
    withMeasured(
      visit,
      sets,
      kept ? await draftReadAnew(call, kept.draft) : await firstContent(call, visit, notes[0]?.content),
    );
  const signerIds = versions.map((one) => one.signerId);
  const allNotes = [content, ...versions.map((one) => one.content)];
  const hidden = await hiddenCharges(call, visit, kept, { notes: allNotes, signerIds });
  const consultation: Consultation = {
    encounterId,
    state: kept?.state ?? 'Draft',
    version: kept?.version ?? 0,
    revision: kept?.revision ?? 0,
    content: withoutNames(content, hidden),
    savedAt: kept?.savedAt ?? null,
    savedByName: kept?.savedByName ?? null,
    signedAt: last?.signedAt ?? null,
    signedByName: last?.signedByName ?? null,
    signerId: last?.signerId ?? null,
    signerQualification: last?.signerQualification ?? null,
    signerRegistrationNo: last?.signerRegistrationNo ?? null,
    amendmentReason: last?.amendmentReason ?? null,
    isAmendable: await mayAmend(call, signerIds),
  };
  return {
    visit,
    consultation,
    allergies: chart.allergies,
    standing: chart.standing,
    problems: chart.problems,
    lastVisits: visitsInShort(notes),
    vitalsTrend: trendOf(sets),
    results,
    sections: await sectionsOf(call, content),
    recentDiagnoses,
    doseLimits,
    colleagueName: await colleagueOf(call, visit, consultation.state),
    versions: versions.map(({ version, content: note, signedAt, signedByName, amendmentReason }) => ({
      version,
      signedAt,
      signedByName,
      amendmentReason,
      content: withoutNames(note, hidden),
    })),
  };
}

/** The sections of the note's template; null for the product's own template. */
async function sectionsOf(call: Call, { templateId, templateVersion }: NoteContent) {
  if (templateId === GENERAL_TEMPLATE_ID) return null;
  return [...(await readSections(call, templateId, templateVersion))] as Opened['sections'];
}

const ADULT_YEARS = 18;

/** A note that is not signed shows what was measured at this visit, of an adult the height of before; what the doctor typed wins. */
function withMeasured(
  { encounterId, ageYears }: ConsultedVisit,
  sets: readonly VitalSignSet[],
  content: NoteContent,
): NoteContent {
  const { heightCm } = lastValues(sets);
  const known = (ageYears ?? 0) >= ADULT_YEARS && heightCm ? { heightCm } : {};
  const measured = lastValues(sets.filter((set) => set.encounterId === encounterId));
  const typed = Object.fromEntries(Object.entries(content.vitals ?? {}).filter(([, value]) => value != null));
  return { ...content, vitals: { ...known, ...measured, ...typed } };
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
    templateId: GENERAL_TEMPLATE_ID,
    templateVersion: 1,
    complaints: complaint ? [{ text: complaint, duration: null }] : [],
    historyOfPresentIllness: '',
    pastHistory: last?.pastHistory || plainText(known?.past),
    familyHistory: last?.familyHistory || plainText(known?.family),
    personalHistory: last?.personalHistory || plainText(known?.personal),
    obstetricHistory: last?.obstetricHistory ?? '',
    examination: [],
    vitals: {},
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
