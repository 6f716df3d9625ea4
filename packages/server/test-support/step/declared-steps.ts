// All things with declared steps, and the statement that reads the pairs of states which the database allows.
import { approvalSteps } from '@charaka/rules/access/approval-steps';
import { visitSteps } from '@charaka/rules/clinic/opd-queue';
import { orderSteps } from '@charaka/rules/clinic/order-step';
import { labWorkSteps } from '@charaka/rules/diagnostics/lab-work-steps';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import type { Steps } from '@charaka/rules/step/steps';

interface DeclaredThing {
  readonly steps: Steps;
  /** Reads rows of `pair`, as `Collected Received`. */
  readonly allowed: string;
}

const laboratoryPairs = (table: string) =>
  `select from_status || ' ' || to_status as pair from lab_step where of_what = '${table}'`;

export const declaredSteps: readonly DeclaredThing[] = [
  {
    steps: approvalSteps,
    // Its trigger has the pairs in its text.
    allowed: `select m[1] || ' ' || m[2] as pair
      from regexp_matches(pg_get_functiondef('keep_approval_request'::regproc), '[(]''(\\w+)'', ''(\\w+)''[)]', 'g') m`,
  },
  { steps: visitSteps, allowed: `select from_state || ' ' || to_state as pair from opd_queue_step` },
  { steps: orderSteps, allowed: `select from_status || ' ' || to_status as pair from order_step` },
  { steps: labWorkSteps, allowed: laboratoryPairs('lab_work') },
  { steps: specimenSteps, allowed: laboratoryPairs('specimen') },
];

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
