// The administrators' lists about log-ins: who has a factor, who is logged in, what happened, and how long a session lasts.
import { logIn } from '@charaka/contract/foundation/access/access';
import {
  getAllFactors,
  getAllSessions,
  getPolicy,
  getSecurityEvents,
  removeLostFactors,
  savePolicy,
} from '@charaka/contract/foundation/access/security';
import { expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { setUpFactor } from '../../../test-support/access/second-factor.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const parts = useTestApp();
const admin = { as: 'admin' } as const;
const page = { pageNumber: 1, pageSize: 20 };

it('tell who has a factor, who must have one and whose are said to be lost, to administrators alone (PS033, PS036)', async () => {
  const tenant = await makeTenant(parts);
  await addUserOfRole(tenant, 19);
  await setUpFactor(tenant, 'viewer');
  await tenant.ask(removeLostFactors, { userId: 3 }, admin);
  const all = await tenant.ask(getAllFactors, page, admin);
  expect(all.rows.map(({ userName, isDemanded, appCount }) => [userName, isDemanded, appCount])).toEqual([
    ['Admin User', true, 0],
    ['Clerk User', true, 0],
    ['User of 19', true, 0],
    ['Viewer User', false, 1],
  ]);
  const lost = await tenant.ask(getAllFactors, { ...page, only: 'lost' }, admin);
  expect(lost.rows).toMatchObject([
    { userName: 'Viewer User', lossAskedByName: 'Admin User', isLossAskedByCaller: true, recoveryCodesLeft: 10 },
  ]);
  expect((await tenant.ask(getAllFactors, { ...page, only: 'without' }, admin)).totalCount).toBe(3);
  for (const endpoint of [getAllFactors, getAllSessions, getSecurityEvents])
    expect((await tenant.call(endpoint, page)).status, endpoint.path).toBe(403);
});

it('are narrowed, sorted and paged by the product’s list language, and hold no other tenant’s rows (PS040)', async () => {
  const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
  await setUpFactor(other, 'viewer');
  await setUpFactor(tenant, 'viewer');
  const filterParams = [{ columnName: 'userName', filterValue: 'viewer', filterOption: 3 }];
  const sessions = await tenant.ask(getAllSessions, { ...page, filterParams }, admin);
  expect(sessions.rows.map(({ userName }) => userName)).toEqual(['Viewer User']);
  const sorted = { ...page, sortingModel: { sortColumn: 'userName', sortDirection: 'dsc' as const } };
  expect((await tenant.ask(getAllSessions, sorted, admin)).rows[0]?.userName).toBe('Viewer User');
  const events = await tenant.ask(getSecurityEvents, { ...page, kind: 'factor added', filterParams }, admin);
  expect(events.rows).toMatchObject([{ userName: 'Viewer User', kind: 'factor added', result: 'TOTP' }]);
  expect((await tenant.ask(getSecurityEvents, { ...page, toDate: '2020-01-01' }, admin)).totalCount).toBe(0);
});

it('a session lasts as long as the policy says, and never more than twelve hours (PS039, ASVS 3.3.2)', async () => {
  const tenant = await makeTenant(parts);
  const { policy } = await tenant.ask(getPolicy, {}, admin);
  expect(policy).toMatchObject({ factorFor: 'privileged', sessionHours: 12 });
  const changed = { factorFor: 'privileged' as const, stepUpAbove: 50_000 };
  expect((await tenant.call(savePolicy, { policy: { ...changed, sessionHours: 13 } }, admin)).isFailure).toBe(true);
  await tenant.ask(savePolicy, { policy: { ...changed, sessionHours: 8 } }, admin);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword('Right#2026'),
    tenant.tenantId,
  ]);
  const encryptedPassword = sealedPassword('Right#2026', parts.secrets.publicKey);
  const user = { emailAddress: `viewer@${tenant.name}.example`, encryptedPassword };
  await tenant.call(logIn, { user }, { as: 'nobody' });
  const { rows } = await parts.owner.query(
    `select extract(epoch from expires_at - started_at)::int / 3600 as hours from session
     where tenant_id = $1 order by started_at desc limit 1`,
    [tenant.tenantId],
  );
  expect(rows).toEqual([{ hours: 8 }]);
});
