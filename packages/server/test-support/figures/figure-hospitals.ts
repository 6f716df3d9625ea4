// The hospitals that the law of figures asks: of the demo, whose data has every department, as its administrator.
import { reports } from '@charaka/contract/insight/report/reports';
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { tokenSigner } from '../../src/kernel/token.ts';
import type { TestApp } from '../server/test-app.ts';
import { TestTenant, type TestUser } from '../server/test-tenant.ts';

/** A tenant of the demo, with a session of its administrator; the app is on a copy of the seeded database. */
export async function openDemoTenant(parts: TestApp, name: 'demo' | 'sahyog'): Promise<TestTenant> {
  const { rows } = await parts.owner.query<{ tenantId: number; userId: number }>(
    `select t.tenant_id::int as "tenantId", min(u.user_id)::int as "userId" from tenant t join app_user u using (tenant_id)
     where t.tenant_name = $1 and u.email like 'admin@%' group by t.tenant_id`,
    [name],
  );
  const { tenantId = 0, userId = 0 } = rows[0] ?? {};
  const tenant = new TestTenant(parts, tenantId, name);
  await openSession(tenant, 'admin', userId);
  return tenant;
}

/** Opens a session of the viewer of a demo tenant, who then sees and exports reports and sees the screens that their fields need, and so treats nobody. */
export async function openStranger(tenant: TestTenant): Promise<void> {
  const { tenantId, parts } = tenant;
  const { roleId } = defaultRoles.viewer;
  const fields = reports.flatMap(({ dataset }) => Object.values(dataset.fields));
  const menus = ['export', ...reports.map(({ menu }) => menu), ...fields.flatMap(({ needs }) => needs ?? [])];
  // Rows of other users are seen by whoever may edit the screen.
  const owned = reports.flatMap(({ menu, ownedBy }) => (ownedBy === undefined ? [] : [menu]));
  await parts.owner.query('delete from role_permission where tenant_id = $1 and role_id = $2', [tenantId, roleId]);
  await parts.owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select $1, $2, menu, true, false, menu = any($4::text[]), false from unnest($3::text[]) menu`,
    [tenantId, roleId, [...new Set(menus)], owned],
  );
  const { rows } = await parts.owner.query<{ userId: number }>(
    'select min(user_id)::int as "userId" from app_user where tenant_id = $1 and role_id = $2',
    [tenantId, roleId],
  );
  await openSession(tenant, 'viewer', rows[0]?.userId ?? 0);
}

async function openSession({ tenantId, parts, tokens }: TestTenant, as: TestUser, userId: number): Promise<void> {
  const sessionId = crypto.randomUUID();
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [tenantId, sessionId, userId],
  );
  tokens.set(as, tokenSigner(parts.secrets.tokenKey, 60).sign(sessionId, tenantId).token);
}
