// The SQL of the mortuary.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { addMortuary, getMortuary } from '@charaka/contract/stay/record/mortuary';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type ColumnValues, changesOf, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { type ListSource, likeText } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** A body as answered, with its document. */
export type MortuaryAdmission = z.output<typeof getMortuary.output>['mortuaryAdmission'];
type Typed = ParsedOf<typeof addMortuary>['mortuaryAdmission'];
/** What is typed of a body, besides whose it is. */
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
  noun: 'mortuary record',
} as const;

/** One body. Refuses when this hospital has none of that number. */
export function readMortuary(call: Call, mortuaryId: number, isLocked = false): Promise<MortuaryAdmission> {
  return call.tx.one<MortuaryAdmission>(
    sql`select ${select}, m.image as document from ${from} where ${ofHospital(call)} and m.mortuary_id = ${mortuaryId}
      ${isLocked ? sql`for no key update of m` : empty}`,
    recordSentences.bodyNotHere,
  );
}

/** Whether the patient is in hospital now. Refuses a patient who does not exist. */
export async function isAdmitted(call: Call, patientId: number): Promise<boolean> {
  const found = await call.tx.one<{ isAdmitted: boolean }>(
    sql`select exists (select from admission a where a.tenant_id = p.tenant_id and a.patient_id = p.patient_id
        and not a.is_discharged and not a.is_cancelled) as is_admitted
      from patient p where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}`,
    recordSentences.patientDoesNotExist,
  );
  return found.isAdmitted;
}

const instantOf = (typed: string | null | undefined) => (typed ? new Date(typed) : null);
const columns = (body: MortuaryFields): ColumnValues => ({
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
  image: body.document || null,
});

/** Writes a new body and answers its number. */
export async function insertMortuary(call: Call, { patientId, ...body }: Typed): Promise<number> {
  const written = columns(body);
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

/** Replaces what is known of a body. */
export async function replaceMortuary(call: Call, mortuaryId: number, body: MortuaryFields): Promise<void> {
  await sayingTaken(
    call.tx.rows(sql`
      update mortuary_admission set ${changesOf(columns(body))}, updated_by = ${call.userId}, updated_at = ${call.now}
      where tenant_id = ${call.tenantId} and mortuary_id = ${mortuaryId}`),
  );
}

function sayingTaken<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    one_mortuary_admission: recordSentences.bodyHereAlready,
    one_body_a_chamber: ['mortuaryAdmission.chamberNo', recordSentences.chamberTaken],
  });
}
