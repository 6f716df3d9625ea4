// Further users of a test tenant: one of any role, with the rights a test asks for.
import { randomUUID } from 'node:crypto';
import { menuPaths } from '@charaka/contract/composition/menu';
import type { DeedName } from '@charaka/contract/kernel/deed';
import { tokenSigner } from '../../src/kernel/token.ts';
import type { TestTenant, TestUser } from './test-tenant.ts';

/**
 * Adds a user of the role, who may look at every screen, change none, and do the deeds named; the role is made where it is missing.
 * Answers the name to call as.
 */
export async function addUserOfRole(
  tenant: TestTenant,
  roleId: number,
  given: readonly DeedName[] = [],
): Promise<TestUser> {
  const { owner, secrets } = tenant.parts;
  const { tenantId } = tenant;
  const sessionId = randomUUID();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, $2, $3) on conflict do nothing`, [
    tenantId,
    roleId,
    `Role ${roleId}`,
  ]);
  await owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select $1, $2, path, true, false, false, false from unnest($3::text[]) path on conflict do nothing`,
    [tenantId, roleId, [...menuPaths, ...given]],
  );
  const { rows } = await owner.query<{ id: number }>(
    `insert into app_user (tenant_id, name, email, password_hash, role_id, hospital_id)
     values ($1, $2, $3, 'unusable', $4, 1) returning user_id as id`,
    [tenantId, `User of ${roleId}`, `${sessionId}@example.org`, roleId],
  );
  await owner.query('insert into user_hospital values ($1, $2, 1)', [tenantId, rows[0]?.id]);
  await owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [tenantId, sessionId, rows[0]?.id],
  );
  const name = `role ${roleId}` as TestUser;
  tenant.tokens.set(name, tokenSigner(secrets.tokenKey, 60).sign(sessionId, tenantId).token);
  return name;
}

/** Adds a user of the administrators' role 19, who may do everything on every screen. Answers the name to call as. */
export async function addAdministrator(tenant: TestTenant): Promise<TestUser> {
  const name = await addUserOfRole(tenant, 19);
  await tenant.parts.owner.query(
    `update role_permission set can_add = true, can_edit = true, can_delete = true
     where tenant_id = $1 and role_id = 19 and menu_path = any($2::text[])`,
    [tenant.tenantId, menuPaths],
  );
  return name;
}
