// Sweeping out old keys, files, sessions and messages, tenant by tenant, by the jobs of the queue.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const patience = { timeout: 20_000 };
const has = async (text: string) => (await parts.owner.query(text)).rows;
/** Enqueues a job as a schedule would, and waits until it is done. */
const run = async (tenantId: number, kind: 'sweep' | 'prune') => {
  await parts.owner.query('insert into job (tenant_id, kind) values ($1, $2)', [tenantId, kind]);
  await expect.poll(() => has('select kind from job'), patience).toEqual([]);
};

it('sweeps keys after two days and files nobody kept after one, of the one tenant whose job it is', async () => {
  const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
  for (const { tenantId } of [tenant, other]) {
    // More than one batch of old ones.
    await parts.owner.query(
      `insert into idempotency_key (tenant_id, user_id, key, path, body_hash, created_at)
       select $1::int, 2, 'old' || n, '/A/B', '', now() - interval '49 hours' from generate_series(1, 2500) n
       union all select $1::int, 2, 'young', '/A/B', '', now() - interval '47 hours'`,
      [tenantId],
    );
    await parts.owner.query(
      `insert into document_content (tenant_id, content_id, created_by, created_at) values
         ($1, 1, 2, now() - interval '25 hours'), ($1, 2, 2, now() - interval '23 hours')`,
      [tenantId],
    );
    await parts.owner.query(`insert into document_part values ($1, 1, 0, '\\x25'), ($1, 2, 0, '\\x25')`, [tenantId]);
  }
  await run(tenant.tenantId, 'sweep');
  const keys = (tenantId: number) => has(`select key from idempotency_key where tenant_id = ${tenantId}`);
  expect(await keys(tenant.tenantId)).toEqual([{ key: 'young' }]);
  expect(await keys(other.tenantId)).toHaveLength(2501);
  expect(await has(`select content_id::int as id from document_part where tenant_id = ${tenant.tenantId}`)).toEqual([
    { id: 2 },
  ]);
});

it('prunes sessions a month after their end and messages a year after they were written; what waits stays', async () => {
  const { tenantId } = await makeTenant(parts);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at) values
       ($1, $2, 2, now() - interval '31 days'), ($1, $3, 2, now() - interval '29 days')`,
    [tenantId, randomUUID(), randomUUID()],
  );
  await parts.owner.query(
    `insert into outgoing_message (tenant_id, hospital_id, channel, recipient, subject, body, state, created_by, created_at)
     select $1::int, 1, 'sms', '98', subject, 'x', state, 2, now() - age::interval
     from (values ('old', 'sent', '366 days'), ('lost', 'failed', '366 days'), ('young', 'sent', '360 days'),
       ('stuck', 'waiting', '366 days')) m(subject, state, age)`,
    [tenantId],
  );
  const ended = `select 1 as ended from session where tenant_id = ${tenantId} and expires_at < now()`;
  expect(await has(ended)).toHaveLength(2);
  await run(tenantId, 'prune');
  expect(await has(ended)).toHaveLength(1);
  const messages = await has(`select subject from outgoing_message where tenant_id = ${tenantId} order by subject`);
  expect(messages).toEqual([{ subject: 'stuck' }, { subject: 'young' }]);
});
