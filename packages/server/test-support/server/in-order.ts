// Calls that reach one admission at the same moment and are let go in a known order.
import { expect, vi } from 'vitest';
import { openOwner } from '../../src/kernel/database.ts';
import type { TestTenant } from './test-tenant.ts';

async function waitForWaiting({ parts }: TestTenant, howMany: number): Promise<void> {
  const patience = { timeout: 20_000, interval: 10 };
  await vi.waitFor(async () => {
    const { rows } = await parts.owner.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows[0]?.waiting).toBe(howMany);
  }, patience);
}

/** Holds the tenant's only admission, lets the calls queue up behind it in their order, and lets them go. */
export async function inOrder<T>(tenant: TestTenant, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const holder = await openOwner(tenant.parts.address);
  await holder.query('begin');
  await holder.query('select 1 from admission where tenant_id = $1 for update', [tenant.tenantId]);
  const answers: Promise<T>[] = [];
  for (const call of calls) {
    answers.push(call());
    await waitForWaiting(tenant, answers.length);
  }
  await holder.query('commit');
  await holder.end();
  return Promise.all(answers);
}
