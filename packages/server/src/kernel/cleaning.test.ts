// Sweeping out old keys and sessions.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant } from '../../test-support/test-tenant.ts';
import { clean } from './cleaning.ts';
import { openOwner } from './database.ts';

const parts = useTestApp();

it('sweeps keys after two days and sessions a month after their end, one server at a time', async () => {
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
  const busy = await openOwner(parts.address);
  await busy.query('select pg_advisory_lock(7366257)');
  expect(await clean(parts.address)).toBeUndefined();
  await busy.end();
  await expect.poll(() => clean(parts.address)).toEqual({ keys: 1, sessions: 1 });
  const { rows } = await parts.owner.query('select key from idempotency_key');
  expect(rows).toEqual([{ key: 'young' }]);
});
