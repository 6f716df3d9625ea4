// The list of patients, as SQL.
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { NarrowColumn, NarrowSource } from '../../kernel/narrow-list.ts';
import { listedColumns, listedSelect } from '../../kernel/record-columns.ts';
import { anyOf } from './relation-of-care.ts';

/** A pattern shorter than this has no trigram, so the name index does not help it. */
const SHORTEST_INDEXED_WORD = 3;

/**
 * How a pattern is tried on a part of a patient's name: the name index finds the patients first, once, and the pattern is tried on
 * those alone; the array keeps the planner from asking the index for every row.
 */
export function likeAmongNamed(patientId: Sql, name: Sql): NonNullable<NarrowColumn['like']> {
  return (pattern, text) => {
    const isMatch = sql`lower(${name}) like ${pattern}`;
    // The index knows words: other signs may stand within a name, but part it there.
    const isWords = /^[\p{L}\p{M} ]+$/u.test(text);
    const hasTrigram = isWords && text.split(' ').some((word) => word.length >= SHORTEST_INDEXED_WORD);
    return hasTrigram ? sql`(${patientId} = any (array(select patients_once_named(${text}))) and ${isMatch})` : isMatch;
  };
}

const ofName = (name: Sql): NarrowColumn => ({
  sql: name,
  kind: 'text',
  like: likeAmongNamed(sql`p.patient_id`, name),
});

/**
 * Patients of the tenant with their open admission in this hospital and its bed (R415, R416), newest first. Given what a search
 * found, only the active ones of those, in the order found; without the hidden.
 */
export function patientList(
  tenantId: number,
  hospitalId: number,
  found?: readonly number[],
  hidden: readonly number[] = [],
): NarrowSource {
  const isFound = found ? sql` and p.is_active and p.patient_id = ${anyOf(found)}` : empty;
  const condition = hidden.length > 0 ? sql`${isFound} and p.patient_id <> all(${hidden}::bigint[])` : isFound;
  return {
    table: 'patient',
    alias: 'p',
    key: ['tenant_id', 'patient_id'],
    joins: {
      admission: sql`left join admission a on a.tenant_id = p.tenant_id and a.hospital_id = ${hospitalId}
        and a.patient_id = p.patient_id and not a.is_discharged and not a.is_cancelled`,
      bed: sql`left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`,
    },
    select: sql`p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.birth_date, p.contact_no,
      ${listedSelect(patientRecord, 'p')}, a.admission_id as open_admission_id,
      b.bed_name as open_bed_name, p.is_active, p.created_at`,
    where: sql`p.tenant_id = ${tenantId}${condition}`,
    columns: {
      patientId: { sql: sql`p.patient_id`, kind: 'number', isNeverNull: true },
      salutation: { sql: sql`p.salutation`, kind: 'text' },
      firstName: ofName(sql`p.first_name`),
      middleName: ofName(sql`p.middle_name`),
      lastName: ofName(sql`p.last_name`),
      sex: { sql: sql`p.sex`, kind: 'text' },
      birthDate: { sql: sql`p.birth_date`, kind: 'day' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      ...listedColumns(patientRecord, 'p'),
      openAdmissionId: { sql: sql`a.admission_id`, kind: 'number', needs: ['admission'] },
      openBedName: { sql: sql`b.bed_name`, kind: 'text', needs: ['admission', 'bed'] },
      isActive: { sql: sql`p.is_active`, kind: 'flag' },
      createdAt: { sql: sql`p.created_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`p.patient_id desc`,
    defaultOrder: found ? sql`array_position(${found}::bigint[], p.patient_id)` : sql`p.created_at desc`,
  };
}
