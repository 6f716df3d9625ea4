// The SQL of the mortuary.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { addMortuary, getMortuary } from '@charaka/contract/stay/record/mortuary';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { changesOf, type EveryColumn, type LastChange, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { type ListSource, likeText } from '../../kernel/list-query.ts';
import { keepPicture, readPicture } from '../../kernel/picture-file.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** A body as answered, with its document. */
export type MortuaryAdmission = z.output<typeof getMortuary.output>['mortuaryAdmission'];
type Typed = ParsedOf<typeof addMortuary>['mortuaryAdmission'];
/** The typed fields of a body, besides its patient. */
export type MortuaryFields = Omit<Typed, 'patientId'>;

const select = sql`m.mortuary_id, m.patient_id, m.patient_name, m.sex, m.died_at, m.received_at, m.chamber_no, m.brought_by,
  m.contact_no, m.belongings, m.is_medico_legal, m.police_station, m.remark, m.released_at, m.released_to, m.relation,
  m.identity_no, m.police_clearance_no, u.name as created_by_name`;
const from = sql`mortuary_admission m join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.created_by`;
const ofHospital = (call: Call) => sql`m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId}`;

/** The bodies of the hospital, the last one first. */
export function mortuaryList(
  call: Call,
  { search, isReleased }: { search?: string | null | undefined; isReleased?: boolean | null | undefined },
): ListSource {
  const wanted: Sql[] = [
    ofHospital(call),
    ...(search ? [sql`lower(m.patient_name) like ${`%${likeText(search.toLowerCase())}%`}`] : []),
    ...(isReleased == null ? [] : [sql`(m.released_at is not null) = ${isReleased}`]),
  ];
  return {
    select,
    from,
    where: join(wanted, ' and '),
    columns: {
      mortuaryId: { sql: sql`m.mortuary_id`, kind: 'number' },
      patientName: { sql: sql`m.patient_name`, kind: 'text' },
      receivedAt: { sql: sql`m.received_at`, kind: 'instant' },
      diedAt: { sql: sql`m.died_at`, kind: 'instant' },
      releasedAt: { sql: sql`m.released_at`, kind: 'instant' },
      chamberNo: { sql: sql`m.chamber_no`, kind: 'text' },
      isMedicoLegal: { sql: sql`m.is_medico_legal`, kind: 'flag' },
    },
    tieBreak: sql`m.mortuary_id desc`,
    defaultOrder: sql`m.received_at desc`,
  };
}

/** How a refusal and the audit call a body in the mortuary. */
export const editedBody = {
  table: 'mortuary_admission',
  wrapper: 'mortuaryAdmission',
  noun: words.mortuaryRecord,
} as const;

/** One body. Refuses when this hospital has none of that number. */
export async function readMortuary(call: Call, mortuaryId: number): Promise<MortuaryAdmission> {
  const { documentFileId, ...body } = await call.tx.one<MortuaryAdmission & { documentFileId: number | null }>(
    sql`select ${select}, m.image as document, m.image_file_id as document_file_id from ${from}
      where ${ofHospital(call)} and m.mortuary_id = ${mortuaryId}`,
    recordSentences.bodyNotHere,
  );
  return { ...body, document: await readPicture(call, { fileId: documentFileId, text: body.document }) };
}

/** The facts of a body that a change needs. */
interface LockedBody {
  readonly releasedAt: string | null;
  /** The file of its document. */
  readonly imageFileId: number | null;
}

/** Locks a body until the end of the transaction. Refuses when this hospital has none of that number. */
export function lockMortuary(call: Call, mortuaryId: number): Promise<LockedBody> {
  return call.tx.one<LockedBody>(
    sql`select m.released_at, m.image_file_id from mortuary_admission m
      where ${ofHospital(call)} and m.mortuary_id = ${mortuaryId} for no key update`,
    recordSentences.bodyNotHere,
  );
}

/** Whether the patient is in hospital now. Refuses a patient who does not exist. */
export async function isAdmitted(call: Call, patientId: number): Promise<boolean> {
  const found = await call.tx.one<{ isAdmitted: boolean }>(
    sql`select exists (select from admission a where a.tenant_id = p.tenant_id and a.patient_id = p.patient_id
        and not a.is_discharged and not a.is_cancelled) as is_admitted
      from patient p where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
  return found.isAdmitted;
}

const instantOf = (typed: string | null | undefined) => (typed ? new Date(typed) : null);
/** Columns that the form does not have: the patient, the writer and the time of writing. */
type WrittenElsewhere = 'tenant_id' | 'hospital_id' | 'mortuary_id' | 'patient_id' | LastChange;

const columns = (body: MortuaryFields, fileId: number | null): EveryColumn<'mortuary_admission', WrittenElsewhere> => ({
  patient_name: body.patientName,
  sex: body.sex,
  died_at: instantOf(body.diedAt),
  received_at: new Date(body.receivedAt),
  chamber_no: body.chamberNo,
  brought_by: body.broughtBy || null,
  contact_no: body.contactNo || null,
  belongings: body.belongings || null,
  is_medico_legal: body.isMedicoLegal,
  police_station: body.policeStation || null,
  remark: body.remark || null,
  released_at: instantOf(body.releasedAt),
  released_to: (body.releasedAt && body.releasedTo) || null,
  relation: body.relation || null,
  identity_no: body.identityNo || null,
  police_clearance_no: body.policeClearanceNo || null,
  image: null,
  image_file_id: fileId,
});

/** Writes a new body and answers its number. */
export async function insertMortuary(call: Call, { patientId, ...body }: Typed): Promise<number> {
  const written = columns(body, await keepPicture(call, body.document, 'mortuary_admission'));
  const { mortuaryId } = await sayingTaken(
    call.tx.one<{ mortuaryId: number }>(
      sql`insert into mortuary_admission (tenant_id, hospital_id, patient_id, created_by,
          ${namesOf(written)})
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${patientId ?? null}, ${call.userId},
          ${valuesOf(written)})
        returning mortuary_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return mortuaryId;
}

/** Replaces what is known of a body that is locked. */
export async function replaceMortuary(
  call: Call,
  mortuaryId: number,
  body: MortuaryFields,
  before: LockedBody,
): Promise<void> {
  const fileId = await keepPicture(call, body.document, 'mortuary_admission', before.imageFileId);
  await sayingTaken(
    call.tx.rows(sql`
      update mortuary_admission set ${changesOf(columns(body, fileId))}, updated_by = ${call.userId}, updated_at = ${call.now}
      where tenant_id = ${call.tenantId} and mortuary_id = ${mortuaryId}`),
  );
}

function sayingTaken<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    one_mortuary_admission: recordSentences.bodyHereAlready,
    one_body_a_chamber: ['mortuaryAdmission.chamberNo', recordSentences.chamberTaken],
  });
}
