// The hospitals that the law of figures asks: of the demo, whose data has every department, as its administrator.
import { tokenSigner } from '../../src/kernel/token.ts';
import type { TestApp } from '../server/test-app.ts';
import { TestTenant } from '../server/test-tenant.ts';

/** A tenant of the demo, with a session of its administrator; the app is on a copy of the seeded database. */
export async function openDemoTenant(parts: TestApp, name: 'demo' | 'sahyog'): Promise<TestTenant> {
  const { rows } = await parts.owner.query<{ tenantId: number; userId: number }>(
    `select t.tenant_id::int as "tenantId", min(u.user_id)::int as "userId" from tenant t join app_user u using (tenant_id)
     where t.tenant_name = $1 and u.email like 'admin@%' group by t.tenant_id`,
    [name],
  );
  const { tenantId = 0, userId } = rows[0] ?? {};
  const tenant = new TestTenant(parts, tenantId, name);
  const sessionId = crypto.randomUUID();
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [tenantId, sessionId, userId],
  );
  tenant.tokens.set('admin', tokenSigner(parts.secrets.tokenKey, 60).sign(sessionId, tenantId).token);
  return tenant;
}
