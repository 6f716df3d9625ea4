// The SQL of merging two records of one person, and of taking it back.

import { createHash } from 'node:crypto';
import type { MergeField } from '@charaka/contract/people/patient/patient-record';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { readPicture } from '../../kernel/picture-file.ts';
import { columnsBehind, movedReferences, type PatientReference } from './patient-references.ts';

/** A record as decisions about it need one. */
export interface LockedPatient {
  patientId: number;
  isActive: boolean;
  mergedIntoId: number | null;
  sex: string;
  birthDate: string;
  /** Lies in a hospital of the tenant now. */
  isInHospital: boolean;
  /** The file of the picture. */
  imageFileId: number | null;
}

/** A merge as it was kept. */
export interface KeptMerge {
  patientMergeId: number;
  keptPatientId: number;
  mergedPatientId: number;
  moved: Readonly<Record<string, number[]>>;
  isUndone: boolean;
  isNewest: boolean;
}

/** Locks records in the order of their numbers until the transaction ends; an admission of one of them waits so long. */
export async function lockPatients(call: Call, patientIds: readonly number[]): Promise<Map<number, LockedPatient>> {
  // Two statements: what is asked after the lock sees who was admitted while it was waited for.
  const ids = sql`p.tenant_id = ${call.tenantId} and p.patient_id = any(${patientIds}::bigint[])`;
  await call.tx.rows(sql`select patient_id from patient p where ${ids} order by patient_id for no key update`);
  const rows = await call.tx.rows<LockedPatient>(sql`
    select patient_id, is_active, merged_into_id, sex, birth_date, image_file_id, exists (
        select 1 from admission a where a.tenant_id = p.tenant_id and a.patient_id = p.patient_id
          and not a.is_discharged and not a.is_cancelled) as is_in_hospital
    from patient p where ${ids}`);
  return new Map(rows.map((row) => [row.patientId, row]));
}

const keyOf = ({ table, column }: PatientReference) => `${table}.${column}`;

/** Points every row that refers to one record to the other, and answers which rows those were. */
export async function moveReferences(call: Call, from: number, to: number): Promise<Record<string, number[]>> {
  const moved: Record<string, number[]> = {};
  for (const reference of movedReferences(call.ports)) {
    const { table, column, key } = reference;
    const rows = await call.tx.rows<{ key: number }>(sql`
      update ${raw(table)} set ${raw(column)} = ${to}
      where tenant_id = ${call.tenantId} and ${raw(column)} = ${from} returning ${raw(key)} as key`);
    moved[keyOf(reference)] = rows.map((row) => row.key);
  }
  return moved;
}

/** Points the rows of a merge back; those that point elsewhere by now stay. */
export async function moveBack(call: Call, merge: KeptMerge): Promise<void> {
  for (const reference of movedReferences(call.ports)) {
    const { table, column, key } = reference;
    await call.tx.rows(sql`
      update ${raw(table)} set ${raw(column)} = ${merge.mergedPatientId}
      where tenant_id = ${call.tenantId} and ${raw(column)} = ${merge.keptPatientId}
        and ${raw(key)} = any(${await withVersions(call, reference, merge.moved[keyOf(reference)] ?? [])}::bigint[])`);
  }
}

/** The keys of moved rows with those of the versions that correct them. */
async function withVersions(call: Call, { table, key, corrects }: PatientReference, keys: number[]): Promise<number[]> {
  if (!corrects) return keys;
  const rows = await call.tx.rows<{ key: number }>(sql`
    with recursive version as (
      select unnest(${keys}::bigint[]) as key
      union select x.${raw(key)} from ${raw(table)} x join version v on x.${raw(corrects)} = v.key where x.tenant_id = ${call.tenantId})
    select key from version`);
  return rows.map((row) => row.key);
}

/** A record's columns as json; of the picture only a fingerprint, for the audit keeps no pictures. */
const known = (alias: string, columns: readonly string[]): Sql => sql`(
  select coalesce(jsonb_object_agg(key, case when key = 'image' and value <> 'null' then to_jsonb(md5(value #>> '{}')) else value end), '{}')
  from jsonb_each(to_jsonb(${raw(alias)})) where key = any(${columns}::text[]))`;

/** Keeps what a merge is about to change and has moved. Ask before the fields are taken over; answers the number of the merge. */
export async function keepMerge(
  call: Call,
  merge: { kept: number; merged: LockedPatient; columns: readonly string[]; moved: object; reason: string | null },
): Promise<number> {
  const { patientMergeId } = await call.tx.one<{ patientMergeId: number }>(
    sql`insert into patient_merge (tenant_id, hospital_id, kept_patient_id, merged_patient_id, reason, before, after, image, image_file_id,
        moved, was_active, created_by)
      select k.tenant_id, ${call.hospital.hospitalId}, k.patient_id, m.patient_id, ${merge.reason},
        ${known('k', merge.columns)}, ${known('m', merge.columns)},
        case when 'image' = any(${merge.columns}::text[]) then k.image end,
        case when 'image_file_id' = any(${merge.columns}::text[]) then k.image_file_id end,
        ${JSON.stringify(merge.moved)}::jsonb, ${merge.merged.isActive}, ${call.userId}
      from patient k join patient m on m.tenant_id = k.tenant_id
      where k.tenant_id = ${call.tenantId} and k.patient_id = ${merge.kept} and m.patient_id = ${merge.merged.patientId}
      returning patient_merge_id`,
    patientSentences.patientDoesNotExist,
  );
  return patientMergeId;
}

/** Of some fields those that the kept record leaves open and the merged one knows. */
export async function gapsToFill(
  call: Call,
  kept: number,
  merged: number,
  fields: readonly MergeField[],
): Promise<MergeField[]> {
  if (fields.length === 0) return [];
  const rows = await call.tx.rows<{ patientId: number; known: Record<string, unknown> }>(sql`
    select patient_id, to_jsonb(p) as known from patient p
    where tenant_id = ${call.tenantId} and patient_id = any(${[kept, merged]}::bigint[])`);
  const knows = (patientId: number, field: MergeField) =>
    columnsBehind([field]).some((column) => Boolean(rows.find((row) => row.patientId === patientId)?.known[column]));
  return fields.filter((field) => !knows(kept, field) && knows(merged, field));
}

const names = (columns: readonly string[]): Sql => join(columns.map((column) => raw(column)));

/** Gives the kept record the chosen columns of the merged one. */
export async function takeColumns(call: Call, kept: number, merged: number, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return;
  await call.tx.rows(sql`
    update patient set (${names(columns)}) = row(${join(columns.map((column) => raw(`m.${column}`)))})
    from patient m where m.tenant_id = ${call.tenantId} and m.patient_id = ${merged}
      and patient.tenant_id = ${call.tenantId} and patient.patient_id = ${kept}`);
}

/** Puts a record aside as merged into another, or back as it was. */
export async function markMerged(
  call: Call,
  patientId: number,
  mergedInto: number | null,
  isActive: boolean,
): Promise<void> {
  await call.tx.rows(sql`
    update patient set merged_into_id = ${mergedInto}, is_active = ${isActive}
    where tenant_id = ${call.tenantId} and patient_id = ${patientId}`);
}

/** Locks a merge. `isNewest`: nothing was merged into the kept record since. */
export function lockMerge(call: Call, patientMergeId: number): Promise<KeptMerge & { wasActive: boolean }> {
  return call.tx.one<KeptMerge & { wasActive: boolean }>(
    sql`select patient_merge_id, kept_patient_id, merged_patient_id, moved, was_active, undone_at is not null as is_undone,
        not exists (select 1 from patient_merge later where later.tenant_id = m.tenant_id and later.undone_at is null
          and later.kept_patient_id = m.kept_patient_id and later.patient_merge_id > m.patient_merge_id) as is_newest
      from patient_merge m where tenant_id = ${call.tenantId} and patient_merge_id = ${patientMergeId} for no key update`,
    patientSentences.mergeDoesNotExist,
  );
}

/** The fingerprint of the picture that a merge copied to the remaining record as text; the picture may be a file by now. */
async function fingerprintOf(call: Call, patientMergeId: number): Promise<string | null> {
  const { fileId, text } = await call.tx.one<{ fileId: number | null; text: string | null }>(
    sql`select case when m.after ->> 'image' is not null then p.image_file_id end as file_id,
        case when m.after ->> 'image' is not null then p.image end as text
      from patient_merge m join patient p on p.tenant_id = m.tenant_id and p.patient_id = m.kept_patient_id
      where m.tenant_id = ${call.tenantId} and m.patient_merge_id = ${patientMergeId}`,
    patientSentences.mergeDoesNotExist,
  );
  const picture = await readPicture(call, { fileId, text });
  return picture === null ? null : createHash('md5').update(picture).digest('hex');
}

/** The picture as a row holds it: as text or as a file. */
const pictureColumns: readonly string[] = ['image', 'image_file_id'];

/**
 * Gives the kept record back what a merge took from it. A column somebody changed since stays as it is.
 */
export async function restoreColumns(call: Call, patientMergeId: number, columns: readonly string[]): Promise<void> {
  const fingerprint = await fingerprintOf(call, patientMergeId);
  const isPictureUntouched = sql`m.after ? 'image' and case when m.after ->> 'image' is not null
    then m.after ->> 'image' is not distinct from ${fingerprint}::text
    else p.image is null and p.image_file_id is not distinct from (m.after ->> 'image_file_id')::bigint end`;
  const isUntouched = (column: string) =>
    pictureColumns.includes(column)
      ? isPictureUntouched
      : sql`m.after ? ${column} and to_jsonb(p) -> ${column} = m.after -> ${column}`;
  const before = (column: string) =>
    pictureColumns.includes(column) ? sql`m.${raw(column)}` : sql`was.${raw(column)}`;
  await call.tx.rows(sql`
    update patient set ${join(columns.map((column) => sql`${raw(column)} = case when ${isUntouched(column)} then ${before(column)} else p.${raw(column)} end`))}
    from patient p, patient_merge m, jsonb_populate_record(null::patient, m.before) was
    where m.tenant_id = ${call.tenantId} and m.patient_merge_id = ${patientMergeId}
      and p.tenant_id = m.tenant_id and p.patient_id = m.kept_patient_id
      and patient.tenant_id = p.tenant_id and patient.patient_id = p.patient_id`);
}

/** Notes who undid a merge. */
export async function markUndone(call: Call, patientMergeId: number): Promise<void> {
  await call.tx.rows(sql`
    update patient_merge set undone_by = ${call.userId}, undone_at = now()
    where tenant_id = ${call.tenantId} and patient_merge_id = ${patientMergeId}`);
}
