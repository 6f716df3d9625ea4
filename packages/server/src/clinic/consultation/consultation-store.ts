// The SQL of consultations: the visit and the next visit; and the store of their notes.
import type { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { noteContent } from '@charaka/contract/clinic/consultation/note';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { type DocumentDraft, documentStore, signedDocument } from '../../resource/signed-document.ts';
import { withAge } from '../../stay/admission/admission-store.ts';

type Opened = OutputOf<typeof getConsultation>;
/** The visit of a consultation, with its patient. */
export type ConsultedVisit = Opened['visit'];
/** A note as it stands. */
export type Consultation = Opened['consultation'];
/** The content of a note. */
export type NoteContent = z.output<typeof noteContent>;

/** The visit of a consultation. Refuses one that this hospital does not have, or that is of another patient than the one whose chart was opened. */
export async function readVisit(call: Call, visitId: number, patientId?: number): Promise<ConsultedVisit> {
  const row = await call.tx.one<Omit<ConsultedVisit, 'ageYears' | 'ageMonths' | 'ageDays'>>(
    sql`
      select v.opd_visit_id as visit_id, e.encounter_id, v.opd_number, v.token_no, v.day::text as visit_on, v.complaint,
        v.is_cancelled, v.visit_kind, v.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.contact_no, v.doctor_id,
        ${staffName(sql`s`)} as doctor_name, p.birth_date::text
      from opd_visit v
      join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
      join patient p on p.tenant_id = v.tenant_id and p.patient_id = v.patient_id
      join staff s on s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id
      where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and v.opd_visit_id = ${visitId}`,
    opdSentences.opdVisitDoesNotExist,
  );
  if (patientId !== undefined && row.patientId !== patientId) refuse(opdSentences.opdVisitOfAnother);
  const { birthDate } = row;
  return { ...withAge({ ...row }, todayOf(call)), birthDate };
}

const consultations = signedDocument({ table: 'consultation', content: noteContent });

/** The notes of visits: their drafts and signed versions. */
export const noteStore = documentStore(consultations, {
  alreadySigned: consultationSentences.alreadySigned,
  savedMeanwhile: consultationSentences.draftSavedMeanwhile,
});

/** A note as it is kept. */
export type KeptConsultation = DocumentDraft<NoteContent>;

/** The orders that the caller names; those whose names the caller does not see are sent back without a charge. */
export function typedNote({ orders, ...note }: Consultation['content']): NoteContent {
  return {
    ...note,
    orders: orders.flatMap(({ chargeId, ...one }) => (chargeId == null ? [] : [{ ...one, chargeId }])),
  };
}

/** Puts the next visit in place of the one that was planned; no day takes it away. */
export async function replaceFollowUp(
  call: Call,
  encounterId: number,
  { followUpOn, followUpReason }: Pick<NoteContent, 'followUpOn' | 'followUpReason'>,
): Promise<void> {
  await call.tx.rows(sql`
    update follow_up set is_active = false
    where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} and is_active`);
  if (!followUpOn) return;
  await call.tx.rows(sql`
    insert into follow_up (tenant_id, hospital_id, encounter_id, on_day, reason, created_by, created_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${encounterId}, ${followUpOn}, ${followUpReason || null}, ${call.userId}, ${call.now})`);
}
