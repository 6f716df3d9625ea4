// Ends all sessions of one user and nobody else's.
import { listRolePermissions, logOutEverywhere } from '@charaka/contract/foundation/access/access';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { tokenSigner } from '../../kernel/token.ts';

const parts = useTestApp();

it('log-out everywhere ends every session of the user at once, and leaves other users and tenants alone (R090)', async () => {
  const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
  const second = '00000000-0000-4000-8000-000000000001';
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, 2, now() + interval '1 hour', 'SecondFactor', now())`,
    [tenant.tenantId, second],
  );
  const here = tenant.tokens.get('clerk') as string;
  const elsewhere = tokenSigner(parts.secrets.tokenKey, 5).sign(second, tenant.tenantId).token;
  const statusOf = async (token: string) => {
    tenant.tokens.set('clerk', token);
    return (await tenant.call(listRolePermissions, {})).status;
  };
  expect([await statusOf(elsewhere), await statusOf(here)]).toEqual([200, 200]);
  const answer = await tenant.call(logOutEverywhere, {});
  expect(answer).toMatchObject({ message: 'You are logged out on all devices', output: { endedSessions: 2 } });
  expect([await statusOf(elsewhere), await statusOf(here)]).toEqual([401, 401]);
  expect((await tenant.call(listRolePermissions, {}, { as: 'admin' })).status).toBe(200);
  expect((await other.call(listRolePermissions, {})).status).toBe(200);
});
