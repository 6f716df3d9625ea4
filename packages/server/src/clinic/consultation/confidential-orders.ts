// The orders of a note as its readers see them: a confidential test is named to its doctors and to readers of confidential results (Q270).
import { confidentialTest } from '@charaka/contract/clinic/order/confidential';
import sql from 'sql-template-tag';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';
import type { Consultation, ConsultedVisit, KeptConsultation, NoteContent } from './consultation-store.ts';
import { mayAmend } from './signer.ts';
import { colleagueOf } from './take-over.ts';

/** The charges of confidential tests among those that notes of a visit name. */
async function secretCharges(
  call: Call,
  encounterId: number,
  notes: readonly NoteContent[],
): Promise<ReadonlySet<number>> {
  const chargeIds = notes.flatMap(({ orders }) => orders.map(({ chargeId }) => chargeId));
  if (chargeIds.length === 0) return new Set();
  const rows = await call.tx.rows<{ chargeId: number }>(sql`
    select charge_id from lab_test
    where tenant_id = ${call.tenantId} and charge_id = any(${chargeIds}::bigint[]) and is_confidential
    union select charge_id from clinical_order
    where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} and charge_id = any(${chargeIds}::bigint[]) and is_confidential`);
  return new Set(rows.map(({ chargeId }) => chargeId));
}

/** Whether the caller writes the note of a visit: its doctor, a doctor who took it over or saved it last, and who may amend it. */
async function writesNote(
  call: Call,
  visit: ConsultedVisit,
  kept: KeptConsultation | undefined,
  signerIds: readonly number[],
): Promise<boolean> {
  const { staffId } = call.session;
  if (signerIds.length > 0) return mayAmend(call, signerIds);
  if (kept?.savedBy === call.userId) return true;
  if (staffId === null) return false;
  if (staffId === visit.doctorId) return true;
  return (await areDoctorsHere(call, [staffId])) && (await colleagueOf(call, visit, 'Draft')) === null;
}

/** The charges whose names the caller does not see in the notes of a visit. */
export async function hiddenCharges(
  call: Call,
  visit: ConsultedVisit,
  kept: KeptConsultation | undefined,
  {
    notes,
    signerIds = [],
  }: { readonly notes: readonly NoteContent[]; readonly signerIds?: readonly number[] | undefined },
): Promise<ReadonlySet<number>> {
  if (does(call.session, 'confidential-results')) return new Set();
  const secret = await secretCharges(call, visit.encounterId, notes);
  return secret.size === 0 || (await writesNote(call, visit, kept, signerIds)) ? new Set() : secret;
}

/** A note without the names of hidden charges. */
export function withoutNames(note: NoteContent, hidden: ReadonlySet<number>): Consultation['content'] {
  const orders = note.orders.map((one) =>
    hidden.has(one.chargeId)
      ? { ...one, chargeId: null, orderName: confidentialTest, instruction: null, overrideReason: null }
      : one,
  );
  return { ...note, orders };
}

/** The audit log hides the text of a note that orders a confidential test. */
export const secretNotes = {
  tableName: 'consultation_version',
  columns: ['content'],
  find: async ({ tx, tenantId }: Call, versionIds: readonly number[]) => {
    const rows = await tx.rows<{ versionId: number }>(sql`
      select y.consultation_version_id as version_id from consultation_version y
      where y.tenant_id = ${tenantId} and y.consultation_version_id = any(${[...versionIds]}::bigint[])
        and exists (select from jsonb_array_elements(y.content -> 'orders') one
          join lab_test t on t.tenant_id = y.tenant_id and t.charge_id = (one ->> 'chargeId')::bigint and t.is_confidential)`);
    return rows.map(({ versionId }) => versionId);
  },
};
