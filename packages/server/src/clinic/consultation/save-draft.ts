// Keeps the draft of a consultation, whatever it still lacks (OP014).
import { saveDraft as saveDraftEndpoint } from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hiddenCharges } from './confidential-orders.ts';
import {
  type ConsultedVisit,
  type KeptConsultation,
  type NoteContent,
  noteStore,
  readVisit,
  typedNote,
} from './consultation-store.ts';
import { colleagueOf } from './take-over.ts';

/** The visit with its consultation, held until the transaction ends. Refuses a visit that is cancelled, and a colleague's visit. */
export async function lockVisit(
  call: Call,
  { visitId, patientId }: { readonly visitId: number; readonly patientId: number },
): Promise<{ visit: ConsultedVisit; kept: KeptConsultation | undefined }> {
  const visit = await readVisit(call, visitId, patientId);
  if (visit.isCancelled) refuse(consultationSentences.visitClosed);
  const kept = await noteStore.lock(call, visit.encounterId);
  const doctorName = await colleagueOf(call, visit, kept?.state ?? 'Draft');
  if (doctorName !== null) refuse(consultationSentences.takeOverFirst({ doctorName }));
  return { visit, kept };
}

/** The caller's input, with the orders of the draft that the caller does not see (Q270). */
async function withHiddenOrders(
  call: Call,
  visit: ConsultedVisit,
  kept: KeptConsultation | undefined,
  content: NoteContent,
): Promise<NoteContent> {
  if (!kept) return content;
  const { draft } = kept;
  const hidden = await hiddenCharges(call, visit, kept, { notes: [draft] });
  const unseen = draft.orders.filter(({ chargeId }) => hidden.has(chargeId));
  return unseen.length === 0 ? content : { ...content, orders: [...content.orders, ...unseen] };
}

/** Everything is kept; only signing asks for more. */
export const saveDraft = handle(saveDraftEndpoint, async (call, { visitId, patientId, revision, content }) => {
  const { visit, kept } = await lockVisit(call, { visitId, patientId });
  noteStore.refuseSigned(kept);
  noteStore.refuseStale(kept, revision);
  const typed = await withHiddenOrders(call, visit, kept, typedNote(content));
  const saved = await noteStore.save(call, visit.encounterId, typed);
  return { patientId: visit.patientId, revision: saved.revision, savedAt: saved.savedAt };
});
