// Every thing with declared steps: the database allows the same pairs of states, and the statements of its steps can be prepared.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairsOf } from '@charaka/rules/step/steps';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { describeStatement } from '../../test-support/sql/describe-statement.ts';
import { declaredSteps } from '../../test-support/step/declared-steps.ts';
import type { Call } from '../kernel/handler.ts';
import { lockStatement, stepStatement } from '../resource/move-rows.ts';

const parts = useTestApp();
const rules = join(import.meta.dirname, '../../../rules/src');
const caller = { tenantId: 1, userId: 1, now: new Date(), hospital: { hospitalId: 1 } } as Call;

it('all declared steps are walked here (Q282)', () => {
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const declared = files.flatMap((name) => [
    ...readFileSync(join(rules, name), 'utf8').matchAll(/= steps\(\{\n\s+table: '(\w+)'/g),
  ]);
  expect(declared.map(([, table]) => table).toSorted()).toEqual(
    declaredSteps.map(({ steps }) => steps.table).toSorted(),
  );
});

describe.each(declaredSteps)('the steps of $steps.table', ({ steps, allowed }) => {
  it('are those that the database allows (Q282)', async () => {
    const { rows } = await parts.owner.query<{ pair: string }>(allowed);
    expect(pairsOf(steps)).toEqual(rows.map(({ pair }) => pair).toSorted());
  });

  it('are written by statements that can be prepared (Q282)', async () => {
    const lock = lockStatement(caller, steps, [1], sql`x.tenant_id`);
    expect(await describeStatement(parts.owner, lock.text)).toHaveLength(3);
    for (const [name, { writes = [], to }] of Object.entries(steps.actions)) {
      if (typeof to !== 'string') continue;
      const values = Object.fromEntries(writes.map((column) => [column, null]));
      await describeStatement(parts.owner, stepStatement(caller, steps, [1], name, values).text);
    }
  });
});
