// A list that names patients: a search by personal data does not find patients whose chart is hidden from the caller (PS009).
import type { ListRequest } from '@charaka/contract/kernel/list';
import { tellsWho } from '@charaka/contract/people/privacy/veil';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from './handler.ts';
import { isNarrowedByOther, type ListSource, readList } from './list-query.ts';

/** The SQL parts of a list with patients; `patient` is the column of the patient's number, and may be null. */
export interface PatientRowSource extends ListSource {
  readonly patient: Sql;
}

/**
 * Reads one page and the total, as `readList`. A filter on a personal column leaves hidden charts out. Without such a filter they are
 * listed, and the veil of the call masks their names (`isVeiled`).
 */
export async function readPatientRows<R>(
  call: Call,
  { patient, ...source }: PatientRowSource,
  row: z.ZodType,
  request: ListRequest,
): Promise<{ rows: R[]; totalCount: number; pageNumber: number }> {
  const tellingNobody = Object.keys(source.columns).filter((name) => !tellsWho(name));
  const hidden = isNarrowedByOther(request, row, tellingNobody) ? await call.hiddenPatients() : [];
  if (hidden.length === 0) return readList(call.tx, source, row, request);
  const where = sql`${source.where} and (${patient} is null or ${patient} <> all(${hidden}::bigint[]))`;
  return readList(call.tx, { ...source, where }, row, request);
}
