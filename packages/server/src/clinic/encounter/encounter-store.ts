// The SQL of encounters: found by their number or their stay, and held while something is written that an ended visit must not get.
import sql, { empty } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The fields of an encounter that its records need. */
export interface FoundEncounter {
  readonly encounterId: number;
  readonly patientId: number;
  readonly admissionId: number | null;
  readonly openedAt: string;
  readonly isClosed: boolean;
}

/** How a question names an encounter: by its number, by the admission it is of, or by both. */
interface NamedEncounter {
  readonly encounterId?: number | null | undefined;
  readonly admissionId?: number | null | undefined;
}

/** The encounter that is named; undefined where this hospital has none. */
export async function findEncounter(
  call: Call,
  { encounterId, admissionId }: NamedEncounter,
): Promise<FoundEncounter | undefined> {
  if (!encounterId && !admissionId) return undefined;
  const ofNumber = encounterId ? sql` and encounter_id = ${encounterId}` : empty;
  const ofStay = admissionId ? sql` and admission_id = ${admissionId}` : empty;
  return call.tx.row<FoundEncounter>(sql`
    select encounter_id, patient_id, admission_id, opened_at, closed_at is not null as is_closed from encounter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}${ofNumber}${ofStay}`);
}

/** Holds an encounter until the transaction ends: it is closed before or afterwards. Answers whether it is closed. */
export function lockEncounter(call: Call, encounterId: number): Promise<{ isClosed: boolean }> {
  return call.tx.single<{ isClosed: boolean }>(sql`
    select closed_at is not null as is_closed from encounter
    where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} for no key update`);
}
