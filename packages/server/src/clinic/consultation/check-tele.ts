// The fields that a teleconsultation needs before it is signed, and the medicines that it must not prescribe (OP031).
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ConsultedVisit, NoteContent } from './consultation-store.ts';

/** Of a visit of that kind alone; what the hospital bars is told by generic name, whatever its capitals. */
export async function refuseUntoldTele(
  call: Call,
  { visitKind }: ConsultedVisit,
  { tele, medicines }: NoteContent,
): Promise<void> {
  if (visitKind !== 'Tele') return;
  if (!tele?.mode || !tele.consent || !tele.identifiedBy?.trim()) refuse(consultationSentences.teleUntold);
  const [barred] = await call.tx.rows<{ genericName: string }>(sql`
    select generic_name from tele_barred_medicine
    where tenant_id = ${call.tenantId} and is_active
      and lower(generic_name) = any(${medicines.map(({ genericName }) => genericName.trim().toLowerCase())}::text[])
    order by generic_name limit 1`);
  if (barred) refuse(consultationSentences.notByTele(barred));
}
