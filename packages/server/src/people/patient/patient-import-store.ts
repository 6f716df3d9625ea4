// The SQL of an import of patients: a handful of statements whatever the length of the file.
import { plainCardNo } from '@charaka/rules/person/id-card';
import { SALUTATIONS } from '@charaka/rules/person/salutation';
import sql from 'sql-template-tag';
import { namesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { keepPictures } from '../../kernel/picture-file.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import type { CheckedRow } from './check-patient-rows.ts';
import { columnsOf } from './patient-store.ts';

/** The hospital in which patients are registered, and the registering user. */
export interface Place {
  readonly tenantId: number;
  readonly hospitalId: number;
  readonly userId: number;
}

/** Lets one import of the tenant after the other look who is registered already. */
export async function lockImports(tx: Transaction, tenantId: number): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('patient-import'), ${tenantId}::integer)`);
}

/** The titles of the tenant; those offered everywhere where it has none. */
export async function readSalutations(tx: Transaction, tenantId: number): Promise<readonly string[]> {
  const rows = await tx.rows<{ title: string }>(
    sql`select salutation_name as title from salutation where tenant_id = ${tenantId} and is_active`,
  );
  return rows.length > 0 ? rows.map(({ title }) => title) : SALUTATIONS;
}

/** Referrals in use by name in small letters; of a name that several have, none. */
export async function readReferralIds(tx: Transaction, tenantId: number): Promise<Map<string, number>> {
  const rows = await tx.rows<{ name: string; referralId: number }>(sql`
    select lower(referral_name) as name, min(referral_id) as referral_id from referral
    where tenant_id = ${tenantId} and is_active group by 1 having count(*) = 1`);
  return new Map(rows.map(({ name, referralId }) => [name, referralId]));
}

/** A patient registered with a telephone, a card or a health id of the file. */
export interface Known {
  readonly patientId: number;
  readonly name: string;
  readonly birthDate: string;
  /** The telephone without its country code. */
  readonly lastTen: string;
  readonly idCardNo: string | null;
  readonly healthId: string | null;
  readonly healthIdNo: string | null;
}

/** Active patients who have a telephone, a card or a health id of the rows, newest first. */
export function findKnown(tx: Transaction, tenantId: number, rows: readonly CheckedRow[]): Promise<Known[]> {
  const told = (of: (row: CheckedRow['patient']) => string | null | undefined) => [
    ...new Set(rows.map(({ patient }) => of(patient)).filter(Boolean)),
  ];
  // One walk over the register whatever the length of the file: the lists are hashed, which `any(array)` is not always.
  return tx.rows<Known>(sql`
    select patient_id, name_in_one(first_name, middle_name, last_name) as name, birth_date,
      right(contact_no, 10) as last_ten, id_card_no, health_id, health_id_no
    from patient where tenant_id = ${tenantId} and is_active and (
      right(contact_no, 10) in (select unnest(${told(({ contactNo }) => contactNo.slice(-10))}::text[]))
      or id_card_no is not null and upper(regexp_replace(id_card_no, '[^[:alnum:]]', '', 'g'))
        in (select unnest(${told(({ idCardNo }) => plainCardNo(idCardNo))}::text[]))
      or health_id in (select unnest(${told(({ healthId }) => healthId)}::text[]))
      or health_id_no in (select unnest(${told(({ healthIdNo }) => healthIdNo)}::text[])))
    order by patient_id desc`);
}

/** Which of the emails active patients have already, in small letters. */
export async function findTakenEmails(
  tx: Transaction,
  tenantId: number,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ email: string }>(
    sql`select email from patient where tenant_id = ${tenantId} and is_active and email = any(${emails}::text[])`,
  );
  return new Set(rows.map(({ email }) => email));
}

/**
 * Registers the rows under the tenant's next numbers, in the order of the file, and answers the first and the last (Q87). Somebody who
 * is registered at the same time may have a number in between.
 */
export async function insertPatients(
  call: Call,
  place: Place,
  rows: readonly CheckedRow[],
): Promise<{ first: number; last: number }> {
  const images = rows.map(({ patient }) => patient.image);
  const fileIds = await keepPictures(call, images, 'patient');
  const records = rows.map(({ patient, facts }, index) => columnsOf(patient, facts, fileIds[index] ?? null));
  const columns = namesOf(records[0] ?? {});
  const added = await call.tx.rows<{ patientId: number }>(sql`
    insert into patient (tenant_id, patient_id, hospital_id, created_by, ${columns})
    select ${place.tenantId}, next_patient_number(), ${place.hospitalId}, ${place.userId}, ${columns}
    from (select record from jsonb_array_elements(${JSON.stringify(records)}::jsonb) with ordinality as one(record, place)
        order by place) one,
      jsonb_populate_record(null::patient, one.record)
    returning patient_id`);
  const [first = 0, last = first] = [added[0]?.patientId, added.at(-1)?.patientId];
  return { first, last };
}
