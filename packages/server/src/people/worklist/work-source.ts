// Serves a declared worklist: the area gives tables and columns of the work, the piece adds the patient, the age and the comparisons.

import type { Endpoint, OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { snakeCase } from '@charaka/contract/kernel/resource';
import { listedOf, type Worklist } from '@charaka/contract/people/worklist/worklist';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { type PatientRowSource, readPatientRows } from '../../kernel/patient-rows.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import type { WorkPatient } from './work-patient.ts';

type WorkEndpoint = Endpoint<
  z.ZodType<ListRequest>,
  z.ZodType<{ rows: object[]; totalCount: number; pageNumber: number }>
>;
type RowOf<E extends WorkEndpoint> = OutputOf<E>['rows'][number];
type Age = 'ageYears' | 'ageMonths' | 'ageDays';
type FieldOf<E extends WorkEndpoint> = keyof RowOf<E> & string;

/** Columns that other statements read too: their `select`, and the record that they make. */
interface SharedColumns<S extends string> {
  readonly select: Sql;
  readonly record: z.ZodObject<Readonly<Record<S, z.ZodType>>>;
}

/** The SQL of a worklist without its patient. `where` has the tenant first. */
interface WorkSource<E extends WorkEndpoint, N extends string, S extends string> {
  readonly patient: WorkPatient<N>;
  readonly shared?: SharedColumns<S>;
  readonly from: Sql;
  readonly where: Sql;
  /** The tables that `where` needs, where these are fewer: a list without filters is counted with them. */
  readonly counted?: Sql;
  /** How every field of the row is read that neither the patient nor the shared columns have. */
  readonly columns: { readonly [F in Exclude<FieldOf<E>, N | S | Age>]: Sql };
  /** How a listed field is compared, where not as it is read. */
  readonly compared?: { readonly [F in FieldOf<E>]?: Sql };
  readonly tieBreak: Sql;
  readonly defaultOrder: Sql;
}

/** A name is searched with all its parts. */
const comparedNames = { firstName: sql`p.search_name` };

/**
 * The whole source of a list. A field of the row that the patient has is read from there; the compiler asks for every other field.
 */
export function workSource<E extends WorkEndpoint, N extends string, S extends string = never>(
  of: Worklist<E>,
  source: WorkSource<E, N, S>,
): PatientRowSource {
  const { patient, shared, from, where, counted, tieBreak, defaultOrder } = source;
  const known: Readonly<Record<string, Sql | undefined>> = { ...patient.columns, ...source.columns };
  const compared: Readonly<Record<string, Sql | undefined>> = { ...known, ...comparedNames, ...source.compared };
  const fields = Object.keys(of.row.shape);
  const own = fields.filter((name) => !(shared && name in shared.record.shape));
  const read = own.flatMap((name) => (known[name] ? [sql`${known[name]} as ${raw(snakeCase(name))}`] : []));
  const listed = listedOf(of).flatMap(([name, kind]) => {
    const column = compared[name];
    return column ? [[name, { sql: column, kind }] as const] : [];
  });
  return {
    where,
    tieBreak,
    defaultOrder,
    patient: sql`p.patient_id`,
    ...(counted ? { counted } : {}),
    select: join(
      [...(shared ? [shared.select] : []), ...read, ...(fields.includes('ageYears') ? [sql`p.birth_date`] : [])],
      ', ',
    ),
    from: sql`${from} ${patient.joins}`,
    columns: Object.fromEntries(listed),
  };
}

const worklistsByHandler = new WeakMap<Handler, Worklist>();

/** The worklist that a handler serves; undefined for other handlers. A walk asks each for every filter and every order. */
export function worklistBehind(handler: Handler): Worklist | undefined {
  return worklistsByHandler.get(handler);
}

/** The handler of a worklist. Ages are of today; a search by name finds no marked patient whom the caller may not see. */
export function handleWorklist<E extends WorkEndpoint>(
  of: Worklist<E>,
  sourceOf: (call: Call, input: ParsedOf<E>) => PatientRowSource | Promise<PatientRowSource>,
): Handler {
  const { list, row } = of;
  const readRows = 'ageYears' in row.shape ? readAgedRows<object> : readPatientRows<object>;
  const handler = handle<WorkEndpoint>(list, async (call, input) =>
    readRows(call, await sourceOf(call, input as ParsedOf<E>), row, input),
  );
  worklistsByHandler.set(handler, of);
  return handler;
}
