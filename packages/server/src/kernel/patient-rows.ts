// A list that names patients: a search by personal data does not find patients whose chart is hidden from the caller (PS009).
import type { ListRequest } from '@charaka/contract/kernel/list';
import { tellsWho } from '@charaka/contract/people/privacy/veil';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from './handler.ts';
import { askedSort, columnNamed, isNarrowedByOther, type ListColumn, type ListSource, readList } from './list-query.ts';

/** The SQL parts of a list with patients; `patient` is the column of the patient's number, and may be null. */
export interface PatientRowSource extends ListSource {
  readonly patient: Sql;
}

interface Orderable {
  readonly columns: Readonly<Record<string, ListColumn>>;
}

/**
 * The list with its hidden patients at the end of an order by a personal column: between two names their place would tell theirs.
 * `isPersonal` says which columns tell who somebody is.
 */
export async function orderedByNobodyHidden<S extends Orderable>(
  call: Call,
  source: S,
  { patient, row, request, isPersonal = tellsWho }: OrderOfPatients,
): Promise<S> {
  const asked = askedSort(request);
  const column = asked && columnNamed(source, row, asked.column);
  const [name] = Object.entries(source.columns).find(([, one]) => one === column) ?? [];
  if (!column || name === undefined || !isPersonal(name)) return source;
  const hidden = await call.hiddenPatients();
  if (hidden.length === 0) return source;
  const unlessHidden = (value: Sql) => sql`case when ${patient} = any(${hidden}::bigint[]) then null else ${value} end`;
  const order = column.order ? { order: unlessHidden(column.order) } : {};
  const last = { ...column, sql: unlessHidden(column.sql), isNeverNull: false, ...order };
  return { ...source, columns: { ...source.columns, [name]: last } };
}

interface OrderOfPatients {
  readonly patient: Sql;
  readonly row: z.ZodType;
  readonly request: ListRequest;
  readonly isPersonal?: (name: string) => boolean;
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
  if (hidden.length === 0) {
    const ordered = await orderedByNobodyHidden(call, source, { patient, row, request });
    return readList(call.tx, ordered, row, request);
  }
  const where = sql`${source.where} and (${patient} is null or ${patient} <> all(${hidden}::bigint[]))`;
  return readList(call.tx, { ...source, where }, row, request);
}
