// The SQL of consultations: the visit, the draft, the signed versions.
import type { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { noteContent } from '@charaka/contract/clinic/consultation/note';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
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
        name_in_one(s.salutation, s.first_name, s.last_name) as doctor_name, p.birth_date::text
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

/** A consultation as it is kept. */
export interface KeptConsultation {
  readonly consultationId: number;
  readonly state: Consultation['state'];
  readonly version: number;
  readonly revision: number;
  readonly draft: unknown;
  readonly savedBy: number;
  readonly savedAt: string;
  readonly savedByName: string;
}

const kept = sql`select c.consultation_id, c.state, c.version, c.revision, c.draft, c.saved_by, c.saved_at, u.name as saved_by_name
  from consultation c join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.saved_by`;

/** The consultation of an encounter; undefined before the first save. */
export function findConsultation(call: Call, encounterId: number): Promise<KeptConsultation | undefined> {
  return call.tx.row<KeptConsultation>(
    sql`${kept} where c.tenant_id = ${call.tenantId} and c.encounter_id = ${encounterId}`,
  );
}

/**
 * Holds the consultation of an encounter until the transaction ends: of two who save or sign at one time the second sees what the
 * first did, also where neither was there before.
 */
export async function lockConsultation(call: Call, encounterId: number): Promise<KeptConsultation | undefined> {
  await call.tx.rows(
    sql`select 1 from encounter where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} for no key update`,
  );
  return findConsultation(call, encounterId);
}

/** Keeps what was typed, behind the lock of its encounter. */
export function writeDraft(call: Call, encounterId: number, content: NoteContent) {
  return call.tx.single<{ consultationId: number; revision: number; savedAt: string }>(sql`
    insert into consultation (tenant_id, hospital_id, encounter_id, draft, revision, saved_by, saved_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${encounterId}, ${JSON.stringify(content)}::jsonb, 1, ${call.userId}, ${call.now})
    on conflict (tenant_id, encounter_id) do update set draft = excluded.draft, revision = consultation.revision + 1,
      saved_by = excluded.saved_by, saved_at = excluded.saved_at
    returning consultation_id, revision, saved_at`);
}

/** A version to be signed. */
export interface NewVersion {
  readonly consultationId: number;
  readonly version: number;
  readonly content: NoteContent;
  readonly signerId: number;
  readonly amendmentReason: string | null;
}

/** Writes a signed version; the database counts it on the consultation. */
export async function insertVersion(call: Call, one: NewVersion): Promise<void> {
  const written = call.tx.rows(sql`
    insert into consultation_version (tenant_id, consultation_id, version, content, signer_id, signed_by, signed_at, amend_reason)
    values (${call.tenantId}, ${one.consultationId}, ${one.version}, ${JSON.stringify(one.content)}::jsonb, ${one.signerId},
      ${call.userId}, ${call.now}, ${one.amendmentReason})`);
  await refuseOnConflict(written, { template_version_exists: consultationSentences.templateUnknown });
}

/** A signed version as it is kept. */
export interface KeptVersion {
  readonly version: number;
  readonly content: unknown;
  readonly signerId: number;
  readonly signedAt: string;
  readonly signedByName: string;
  readonly signerQualification: string | null;
  readonly signerRegistrationNo: string | null;
  readonly amendmentReason: string | null;
}

/** The signed versions of a consultation, the last one first. */
export function readVersions(call: Call, encounterId: number): Promise<KeptVersion[]> {
  return call.tx.rows<KeptVersion>(sql`
    select y.version, y.content, y.signer_id, y.signed_at, name_in_one(s.salutation, s.first_name, s.last_name) as signed_by_name,
      s.qualification as signer_qualification, s.registration_no as signer_registration_no, y.amend_reason as amendment_reason
    from consultation_version y
    join consultation c on c.tenant_id = y.tenant_id and c.consultation_id = y.consultation_id
    join staff s on s.tenant_id = y.tenant_id and s.staff_id = y.signer_id
    where y.tenant_id = ${call.tenantId} and c.encounter_id = ${encounterId} order by y.version desc`);
}

/** The orders that the caller names; those whose names the caller does not see are sent back without a charge. */
export function typedNote({ orders, ...note }: Consultation['content']): NoteContent {
  return {
    ...note,
    orders: orders.flatMap(({ chargeId, ...one }) => (chargeId == null ? [] : [{ ...one, chargeId }])),
  };
}

/** The stored JSON, parsed with the current shape: fields that an older release did not have are absent. */
export function contentOf(stored: unknown): NoteContent {
  return noteContent.parse(stored);
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
