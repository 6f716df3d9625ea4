// Sweeping out old keys and sessions.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';
import { clean } from './cleaning.ts';
import { openOwner } from './database.ts';

const parts = useTestApp();

it('sweeps keys after two days, files nobody kept after one, sessions a month after their end, one server at a time', async () => {
  const { tenantId } = await makeTenant(parts);
  await parts.owner.query(
    `insert into idempotency_key (tenant_id, user_id, key, path, body_hash, created_at) values
       ($1, 2, 'old', '/A/B', '', now() - interval '49 hours'), ($1, 2, 'young', '/A/B', '', now() - interval '47 hours')`,
    [tenantId],
  );
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at) values ($1, $2, 2, now() - interval '31 days')`,
    [tenantId, randomUUID()],
  );
  await parts.owner.query(
    `insert into document_content (tenant_id, content_id, created_by, created_at) values
       ($1, 1, 2, now() - interval '25 hours'), ($1, 2, 2, now() - interval '23 hours')`,
    [tenantId],
  );
  await parts.owner.query(`insert into document_part values ($1, 1, 0, '\\x25'), ($1, 2, 0, '\\x25')`, [tenantId]);
  const busy = await openOwner(parts.address);
  await busy.query('select pg_advisory_lock(7366257)');
  expect(await clean(parts.address)).toBeUndefined();
  await busy.end();
  await expect.poll(() => clean(parts.address)).toEqual({ keys: 1, sessions: 1 });
  const { rows } = await parts.owner.query('select key from idempotency_key');
  expect(rows).toEqual([{ key: 'young' }]);
  const files = await parts.owner.query('select content_id::int as id from document_part');
  expect(files.rows).toEqual([{ id: 2 }]);
});
