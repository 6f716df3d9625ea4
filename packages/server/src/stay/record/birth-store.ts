// The SQL of births.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import type { addBirth, birthRecord } from '@charaka/contract/stay/record/birth';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type AskedDays, onDays } from '../../kernel/asked-days.ts';
import { changesOf, type EveryColumn, type LastChange, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { type ListSource, likeText } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** A birth as answered. */
export type Birth = z.output<typeof birthRecord>;
/** The typed fields of a birth. */
export type BirthFields = Omit<ParsedOf<typeof addBirth>['birth'], 'admissionId'>;

const select = sql`b.birth_id, b.admission_id, b.patient_id,
  name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name) as mother_name, b.child_name, b.sex, b.birth_date,
  b.birth_time, b.born_type, b.present_at_birth, b.personal_identity, b.weight_grams, b.certificate_no, b.place_of_birth,
  b.father_name, b.parents_address, b.permanent_address,
  i.admission_id as infant_admission_id, i.patient_id as infant_patient_id, u.name as created_by_name, b.created_at`;
const from = sql`birth_record b
  join patient p on p.tenant_id = b.tenant_id and p.patient_id = b.patient_id
  join app_user u on u.tenant_id = b.tenant_id and u.user_id = b.created_by
  left join admission i on i.tenant_id = b.tenant_id and i.birth_id = b.birth_id and not i.is_cancelled`;
const ofHospital = (call: Call) =>
  sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active`;

/** The days and the name a list of births or deaths is narrowed to. */
export interface RecordFilters extends AskedDays {
  readonly search?: string | null | undefined;
}

/** The births of the hospital, the last one first. */
export function birthList(call: Call, { search, ...days }: RecordFilters): ListSource {
  const like = `%${likeText((search ?? '').toLowerCase())}%`;
  const wanted: Sql[] = [
    ofHospital(call),
    ...onDays(sql`b.birth_date`, days),
    ...(search ? [sql`(p.search_name like ${like} or lower(b.child_name) like ${like})`] : []),
  ];
  return {
    select,
    from,
    where: join(wanted, ' and '),
    columns: {
      birthId: { sql: sql`b.birth_id`, kind: 'number' },
      motherName: { sql: sql`p.search_name`, kind: 'text' },
      childName: { sql: sql`b.child_name`, kind: 'text' },
      sex: { sql: sql`b.sex`, kind: 'text' },
      birthDate: { sql: sql`b.birth_date`, kind: 'day' },
      bornType: { sql: sql`b.born_type`, kind: 'text' },
      weightGrams: { sql: sql`b.weight_grams`, kind: 'number' },
      certificateNo: { sql: sql`b.certificate_no`, kind: 'text' },
    },
    tieBreak: sql`b.birth_id desc`,
    defaultOrder: sql`b.birth_date desc, b.birth_time desc`,
  };
}

/** The births of an admission in their order. */
export function birthsOfAdmission(call: Call, admissionId: number): Promise<Birth[]> {
  return call.tx.rows<Birth>(sql`select ${select} from ${from}
    where ${ofHospital(call)} and b.admission_id = ${admissionId} order by b.birth_date, b.birth_time, b.birth_id`);
}

/** How a refusal and the audit call a birth record. */
export const editedBirth = { table: 'birth_record', wrapper: 'birth', noun: words.birthRecord } as const;

/** One birth. Refuses when this hospital has none of that number. */
export function readBirth(call: Call, birthId: number, isLocked = false): Promise<Birth> {
  return call.tx.one<Birth>(
    sql`select ${select} from ${from} where ${ofHospital(call)} and b.birth_id = ${birthId}
      ${isLocked ? sql`for update of b` : empty}`,
    recordSentences.birthRecordDoesNotExist,
  );
}

/** Columns that the form does not have: the patient, the writer and the time of writing. */
type WrittenElsewhere =
  | 'tenant_id'
  | 'hospital_id'
  | 'birth_id'
  | 'patient_id'
  | 'admission_id'
  | 'is_active'
  | 'register_year'
  | 'register_no'
  | LastChange;

const columns = (birth: BirthFields): EveryColumn<'birth_record', WrittenElsewhere> => ({
  child_name: birth.childName || null,
  sex: birth.sex,
  birth_date: birth.birthDate,
  birth_time: birth.birthTime,
  born_type: birth.bornType,
  present_at_birth: birth.presentAtBirth || null,
  personal_identity: birth.personalIdentity || null,
  weight_grams: birth.weightGrams ?? null,
  certificate_no: birth.certificateNo || null,
  place_of_birth: birth.placeOfBirth || null,
  father_name: birth.fatherName || null,
  parents_address: birth.parentsAddress || null,
  permanent_address: birth.permanentAddress || null,
});

function onceByCertificate<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    birth_certificate_once: ['birth.certificateNo', recordSentences.certificateNumberTaken],
  });
}

/** Writes a birth of an admission and answers its number; the admission is one with a birth from now on. */
export async function insertBirth(
  call: Call,
  mother: { admissionId: number; patientId: number },
  birth: BirthFields,
): Promise<number> {
  const written = columns(birth);
  const { birthId } = await onceByCertificate(
    call.tx.one<{ birthId: number }>(
      sql`insert into birth_record (tenant_id, hospital_id, admission_id, patient_id, created_by,
          ${namesOf(written)})
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${mother.admissionId}, ${mother.patientId}, ${call.userId},
          ${valuesOf(written)})
        returning birth_id`,
      kernelSentences.nothingAdded,
    ),
  );
  await call.tx.rows(sql`
    update admission set is_baby_birth = true, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${mother.admissionId}`);
  return birthId;
}

/** Replaces what is known of a birth. */
export async function replaceBirth(call: Call, birthId: number, birth: BirthFields): Promise<void> {
  await onceByCertificate(
    call.tx.rows(sql`
      update birth_record set ${changesOf(columns(birth))}, updated_by = ${call.userId}, updated_at = ${call.now}
      where tenant_id = ${call.tenantId} and birth_id = ${birthId}`),
  );
}

/** Takes a birth off the records. */
export async function dropBirth(call: Call, birthId: number): Promise<void> {
  await call.tx.rows(sql`
    update birth_record set is_active = false, updated_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and birth_id = ${birthId}`);
}
