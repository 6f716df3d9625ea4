// Moves rows by their declared steps: locked in the order of their ids, refused with the name of the user who moved one before.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import { type ActionOf, mayStep, type StateOf, type Steps, type WrittenBy } from '@charaka/rules/step/steps';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';

/** The transaction and tenant of the rows: a call, or a job. */
type Place = Pick<Call, 'tx' | 'tenantId'>;

type Value = string | number | boolean | Date | readonly string[] | null;

/** The values of the columns that a step leaves to its caller. */
export type StepValues<T extends Steps, A extends ActionOf<T>> = Readonly<Record<WrittenBy<T, A>, Value>>;

/** A locked row as far as its steps need it. */
export interface StepRow<T extends Steps> {
  readonly id: number;
  readonly status: StateOf<T>;
}

/** A row with the name that a refusal calls it by. */
type NamedRow<T extends Steps> = StepRow<T> & { readonly name: string | Sentence };

// Names come from our own declarations, never from a request, so they may be in the statement unescaped.
const named = (column: string) => raw(`x.${column}`);

/** Rows `x` of the caller's hospital, locked in the order of their ids, with the columns given. Refuses when one is missing. */
export async function lockRows<T extends Steps, Row extends StepRow<T>>(
  call: Call,
  steps: T,
  ids: readonly number[],
  columns: Sql,
): Promise<Row[]> {
  const asked = [...new Set(ids)];
  const rows = await call.tx.rows<Row>(lockStatement(call, steps, asked, columns));
  if (rows.length !== asked.length) refuse(kernelSentences.rowMissing);
  return rows;
}

/** The statement of `lockRows`. */
export function lockStatement(
  { tenantId, hospital }: Pick<Call, 'tenantId' | 'hospital'>,
  { table, key, column }: Steps,
  ids: readonly number[],
  columns: Sql,
): Sql {
  return sql`select ${named(key)} as id, ${named(column)} as status, ${columns} from ${raw(table)} x
    where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and ${named(key)} = any(${[...ids]}::bigint[])
    order by ${named(key)} for update`;
}

/** Refuses a row whose state does not allow the step; the sentence names its state and the user who moved it there. */
export async function refuseOtherStates<T extends Steps>(
  call: Place,
  steps: T,
  rows: readonly NamedRow<T>[],
  action: ActionOf<T>,
): Promise<void> {
  const row = rows.find(({ status }) => !mayStep(steps, action, status));
  if (row) await refuseMoved(call, steps, row);
}

/** Refuses because another user changed the row first. */
export async function refuseMoved<T extends Steps>(
  call: Place,
  steps: T,
  { id, name, status }: NamedRow<T>,
): Promise<never> {
  const mover = await call.tx.row<{ name: string | null }>(moverStatement(call, steps, id));
  return refuse(
    kernelSentences.stepNotAllowed({
      name,
      status: screenWord(`${steps.texts}.${status}`, steps.states[status]?.name ?? status),
      statusByName: mover?.name ?? kernelSentences.somebodyElse,
    }),
  );
}

/** The user who last moved the row into its state, from the audit log. */
function moverStatement({ tenantId }: Place, { table, column }: Steps, id: number): Sql {
  return sql`select u.name from audit_log a
    left join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
    where a.tenant_id = ${tenantId} and a.table_name = ${table} and a.record_id = ${String(id)} and a.after ? ${column}
    order by a.at desc, a.audit_id desc limit 1`;
}

/** Moves locked rows: refuses those from which the step does not lead on, and writes the new state, time, user and the columns of the step. */
export async function moveRows<T extends Steps, A extends ActionOf<T>>(
  call: Call,
  steps: T,
  rows: readonly NamedRow<T>[],
  action: A,
  values: StepValues<T, A>,
): Promise<void> {
  await refuseOtherStates(call, steps, rows, action);
  const ids = rows.map(({ id }) => id);
  await call.tx.rows(stepStatement(call, steps, ids, action, values));
}

/** The statement of `moveRows`. */
export function stepStatement(
  { tenantId, now, userId }: Pick<Call, 'tenantId' | 'now' | 'userId'>,
  { table, key, column, states, actions }: Steps,
  ids: readonly number[],
  action: string,
  values: Readonly<Record<string, Value>>,
): Sql {
  const to = actions[action]?.to;
  if (typeof to !== 'string') throw new Error(`The step ${action} of ${table} has no single target`);
  const { at, by } = states[to] ?? {};
  const written = { [column]: to, ...(at && { [at]: now }), ...(by && { [by]: userId }), ...values };
  const assignments = Object.entries(written).map(([name, value]) => sql`${raw(name)} = ${value}`);
  return sql`update ${raw(table)} set ${join(assignments)}
    where tenant_id = ${tenantId} and ${raw(key)} = any(${[...ids]}::bigint[])`;
}
