// Signs a consultation, and amends a signed one: note, diagnoses, orders and next visit in one transaction (OP015, OP016).
import {
  amendConsultation as amendConsultationEndpoint,
  signConsultation as signConsultationEndpoint,
} from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { carryDiagnoses } from '../chart/carry-diagnoses.ts';
import { readChart, replaceDiagnoses } from '../chart/chart-store.ts';
import { noticeDiseases } from '../chart/notifiable-cases.ts';
import { countedSets, readSets } from '../vital/vital-store.ts';
import { refuseFaults, refuseTypedScores, withQuantity } from './check-note.ts';
import { refuseUntoldTele } from './check-tele.ts';
import {
  type ConsultedVisit,
  insertVersion,
  type NewVersion,
  type NoteContent,
  readVersions,
  replaceFollowUp,
  typedNote,
  writeDraft,
} from './consultation-store.ts';
import { openConsultation } from './get-consultation.ts';
import { keepVitals } from './note-vitals.ts';
import { cancelDropped, orderWhatIsNew } from './order-note.ts';
import { lockVisit, refuseStaleDraft } from './save-draft.ts';
import { mayAmend, signerOf } from './signer.ts';

/** Writes a version with all that follows from it. */
async function writeVersion(
  call: Call,
  visit: ConsultedVisit,
  { content: typed, ...version }: Omit<NewVersion, 'consultationId'>,
): Promise<NoteContent> {
  const { encounterId, patientId } = visit;
  const content = { ...typed, medicines: typed.medicines.map(withQuantity) };
  await refuseFaults(call, content, { chart: await readChart(call, patientId), ageYears: visit.ageYears ?? null });
  await refuseTypedScores(call, content);
  await refuseUntoldTele(call, visit, content);
  const { consultationId } = await writeDraft(call, encounterId, content);
  await insertVersion(call, { ...version, consultationId, content });
  await replaceDiagnoses(call, encounterId, content.diagnoses);
  // A patient who was admitted before the note was signed gets its diagnoses in the stay as well.
  await carryDiagnoses(call, visit.visitId, null);
  await noticeDiseases(call, encounterId);
  await replaceFollowUp(call, encounterId, content);
  await keepVitals(call, encounterId, content.vitals ?? {}, countedSets(await readSets(call, patientId)));
  return content;
}

/** Signed once: whoever comes second is told so, and the same click sent again gets the first answer. */
export const signConsultation = handle(signConsultationEndpoint, async (call, { revision, content, ...named }) => {
  const { visit, kept } = await lockVisit(call, named);
  if (kept && kept.state !== 'Draft') refuse(consultationSentences.alreadySigned);
  refuseStaleDraft(kept, revision);
  const signerId = await signerOf(call);
  const written = await writeVersion(call, visit, {
    ...{ version: 1, signerId, amendmentReason: null },
    content: typedNote(content),
  });
  await orderWhatIsNew(call, { encounterId: visit.encounterId, signerId, content: written, before: null });
  call.say(consultationSentences.consultationSigned);
  return openConsultation(call, visit);
});

/** By a doctor who signed, or the head of their department. Medicines and orders that are dropped are cancelled with the reason; new ones are ordered (OP016). */
export const amendConsultation = handle(
  amendConsultationEndpoint,
  async (call, { revision, content, amendmentReason, ...named }) => {
    const { visit, kept } = await lockVisit(call, named);
    const versions = await readVersions(call, visit.encounterId);
    const [last] = versions;
    if (!kept || !last) return refuse(consultationSentences.notSignedYet);
    refuseStaleDraft(kept, revision);
    const signerId = await signerOf(call);
    const signerIds = versions.map((one) => one.signerId);
    if (!(await mayAmend(call, signerIds)))
      refuse(consultationSentences.onlySignerAmends({ doctorName: last.signedByName }));
    const version = last.version + 1;
    const written = await writeVersion(call, visit, {
      ...{ version, signerId, amendmentReason },
      content: typedNote(content),
    });
    const { encounterId } = visit;
    await cancelDropped(call, { encounterId, content: written, before: last.content, reason: amendmentReason });
    await orderWhatIsNew(call, { encounterId, signerId, content: written, before: last.content });
    call.say(consultationSentences.consultationAmended({ versionNo: version }));
    return openConsultation(call, visit);
  },
);
