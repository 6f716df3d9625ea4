// Asks the database for the patients a typed text means.
import type { PatientSearch } from '@charaka/rules/person/patient-search';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The patient registered under a number; a record that was merged into another answers with that one. */
const registeredAs = (tenantId: number, patientId: number): Sql => sql`
  select coalesce(merged_into_id, patient_id) as patient_id, 0 as place from patient
  where tenant_id = ${tenantId} and patient_id = ${patientId}::bigint`;

const withPhone = (phone: string, atMost: number): Sql => sql`
  select patient_id, place from patients_with_phone(${phone}, ${atMost}) with ordinality as found (patient_id, place)`;

function foundBy(tenantId: number, search: PatientSearch, atMost: number): Sql | undefined {
  switch (search.kind) {
    case 'nothing':
      return undefined;
    case 'number':
      return registeredAs(tenantId, search.patientId);
    case 'phone':
      return withPhone(search.phone, atMost);
    case 'digits':
      return search.patientId === undefined
        ? withPhone(search.digits, atMost)
        : sql`${registeredAs(tenantId, search.patientId)} union all ${withPhone(search.digits, atMost)}`;
    case 'name':
      return sql`select patient_id, place
        from patients_named(${search.words}, ${atMost}) with ordinality as found (patient_id, place)`;
  }
}

/**
 * The numbers of the patients a search means, best first: one of that UHID before those of such a phone number (R419, Q76). The
 * hidden are found by their number alone (PS009).
 */
export async function searchPatients(call: Call, search: PatientSearch, atMost: number): Promise<readonly number[]> {
  const hidden = new Set(search.kind === 'number' ? [] : await call.hiddenPatients());
  // So many more are asked for that a page is full without them.
  const found = foundBy(call.tenantId, search, atMost + hidden.size);
  if (!found) return [];
  const rows = await call.tx.rows<{ patientId: number }>(
    sql`select patient_id from (${found}) found group by patient_id order by min(place)`,
  );
  const asked = search.kind === 'digits' ? search.patientId : undefined;
  const isFound = (patientId: number) => patientId === asked || !hidden.has(patientId);
  return rows.flatMap(({ patientId }) => (isFound(patientId) ? [patientId] : [])).slice(0, atMost);
}
