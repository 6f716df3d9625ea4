// Signs a consultation, and amends a signed one: note, diagnoses, orders and next visit in one transaction (OP015, OP016).

import {
  amendConsultation as amendConsultationEndpoint,
  signConsultation as signConsultationEndpoint,
} from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { countedEntries } from '@charaka/contract/kernel/chart-entry';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import type { Signature } from '../../resource/signed-document.ts';
import { carryDiagnoses } from '../chart/carry-diagnoses.ts';
import { readChart, replaceDiagnoses } from '../chart/chart-store.ts';
import { noticeDiseases } from '../chart/notifiable-cases.ts';
import { vitalSignStore } from '../vital/vital-store.ts';
import { refuseFaults, refuseTypedScores, withQuantity } from './check-note.ts';
import { refuseUntoldTele } from './check-tele.ts';
import { type ConsultedVisit, type NoteContent, noteStore, replaceFollowUp, typedNote } from './consultation-store.ts';
import { openConsultation } from './get-consultation.ts';
import { keepVitals } from './note-vitals.ts';
import { cancelDropped, orderWhatIsNew, rewordKept } from './order-note.ts';
import { lockVisit } from './save-draft.ts';
import { mayAmend, signerOf } from './signer.ts';

/** Writes the version after `after` with all that follows from it. */
async function writeVersion(
  call: Call,
  visit: ConsultedVisit,
  after: number,
  { content: typed, ...signature }: Signature<NoteContent>,
): Promise<NoteContent> {
  const { encounterId, patientId } = visit;
  const content = { ...typed, medicines: typed.medicines.map(withQuantity) };
  await refuseFaults(call, content, { chart: await readChart(call, patientId), ageYears: visit.ageYears ?? null });
  await refuseTypedScores(call, content);
  await refuseUntoldTele(call, visit, content);
  const signed = noteStore.sign(call, encounterId, after, { ...signature, content });
  await refuseOnConflict(signed, { template_version_exists: consultationSentences.templateUnknown });
  await replaceDiagnoses(call, encounterId, content.diagnoses);
  // A patient who was admitted before the note was signed gets its diagnoses in the stay as well.
  await carryDiagnoses(call, visit.visitId, null);
  await noticeDiseases(call, encounterId);
  await replaceFollowUp(call, encounterId, content);
  await keepVitals(call, encounterId, content.vitals ?? {}, countedEntries(await vitalSignStore.list(call, patientId)));
  return content;
}

/** Signed once: whoever comes second is told so, and the same click sent again gets the first answer. */
export const signConsultation = handle(signConsultationEndpoint, async (call, { revision, content, ...named }) => {
  const { visit, kept } = await lockVisit(call, named);
  noteStore.refuseSigned(kept);
  noteStore.refuseStale(kept, revision);
  const signerId = await signerOf(call);
  const signature = { signerId, amendmentReason: null, content: typedNote(content) };
  const written = await writeVersion(call, visit, 0, signature);
  await orderWhatIsNew(call, { encounterId: visit.encounterId, signerId, content: written, before: null });
  call.say(consultationSentences.consultationSigned);
  return openConsultation(call, visit);
});

/** By a doctor who signed, or the head of their department. Medicines and orders that are dropped are cancelled with the reason; new ones are ordered (OP016). */
export const amendConsultation = handle(
  amendConsultationEndpoint,
  async (call, { revision, content, amendmentReason, ...named }) => {
    const { visit, kept } = await lockVisit(call, named);
    const versions = await noteStore.versions(call, visit.encounterId);
    const [last] = versions;
    if (!kept || !last) return refuse(consultationSentences.notSignedYet);
    noteStore.refuseStale(kept, revision);
    const signerId = await signerOf(call);
    const signerIds = versions.map((one) => one.signerId);
    if (!(await mayAmend(call, signerIds)))
      refuse(consultationSentences.onlySignerAmends({ doctorName: last.signedByName }));
    const signature = { signerId, amendmentReason, content: typedNote(content) };
    const written = await writeVersion(call, visit, last.version, signature);
    const { encounterId } = visit;
    await cancelDropped(call, { encounterId, content: written, before: last.content, reason: amendmentReason });
    await rewordKept(call, { encounterId, content: written, before: last.content });
    await orderWhatIsNew(call, { encounterId, signerId, content: written, before: last.content });
    call.say(consultationSentences.consultationAmended({ versionNo: last.version + 1 }));
    return openConsultation(call, visit);
  },
);
