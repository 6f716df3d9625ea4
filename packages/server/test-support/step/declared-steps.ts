// All things with declared steps, gathered from the rules, and the statement that reads the pairs of states which the database allows.
import type { Steps } from '@charaka/rules/step/steps';
import { exportsWith } from '../record/source-exports.ts';

interface DeclaredThing {
  readonly steps: Steps;
  /** Reads rows of `pair`, as `Collected Received`. */
  readonly allowed: string;
}

const isSteps = (value: unknown): value is Steps =>
  typeof value === 'object' && value !== null && 'actions' in value && 'table' in value;

const pairsIn = (table: string) => `select from_status || ' ' || to_status as pair from ${table}`;
const laboratoryPairs = (table: string) => `${pairsIn('lab_step')} where of_what = '${table}'`;

/** The place of the pairs of a table that are not in the columns from_status and to_status of `<table>_step`. */
const allowedElsewhere: Readonly<Record<string, string>> = {
  // Its trigger has the pairs in its text.
  approval_request: `select m[1] || ' ' || m[2] as pair
    from regexp_matches(pg_get_functiondef('keep_approval_request'::regproc), '[(]''(\\w+)'', ''(\\w+)''[)]', 'g') m`,
  opd_visit: `select from_state || ' ' || to_state as pair from opd_queue_step`,
  clinical_order: pairsIn('order_step'),
  lab_work: laboratoryPairs('lab_work'),
  specimen: laboratoryPairs('specimen'),
};

const found = await exportsWith('rules', '= steps({');

export const declaredSteps: readonly DeclaredThing[] = found.flatMap(([, steps]) =>
  isSteps(steps) ? [{ steps, allowed: allowedElsewhere[steps.table] ?? pairsIn(`${steps.table}_step`) }] : [],
);

/** The columns that the steps of a table write, for the law of inserts. */
export function columnsOfSteps(): ReadonlySet<string> {
  const columns = declaredSteps.flatMap(({ steps: { table, states, actions } }) =>
    [
      ...Object.values(states).flatMap(({ at, by }) => [at, by].flatMap((name) => name ?? [])),
      ...Object.values(actions).flatMap(({ writes = [] }) => writes),
    ].map((column) => `${table} ${column}`),
  );
  return new Set(columns);
}
