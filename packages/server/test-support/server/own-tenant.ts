// A tenant as `tenant:create` makes it, for tests: its administrator logged in, a first password chosen where one is due.
import { logIn } from '@charaka/contract/foundation/access/access';
import { createTenant, type TenantWish } from '../../src/office/setup/create-tenant.ts';
import { sealedPassword } from '../access/sealed-password.ts';
import { passFactor } from '../access/second-factor.ts';
import type { TestApp } from './test-app.ts';
import { TestTenant } from './test-tenant.ts';

/** A password that is good enough. */
export const OWN_PASSWORD = 'Ganga-Setu-41';

/** The entries of an operator who creates a hospital in Pune. */
export function tenantWish(changes: Partial<TenantWish> = {}): TenantWish {
  return {
    slug: 'aster',
    displayName: 'Aster Hospital',
    country: 'IN',
    adminEmail: 'Asha@aster.example',
    password: OWN_PASSWORD,
    ...changes,
  };
}

/** Logs somebody of the tenant in as its administrator from now on, and answers what the log-in said. */
export async function enterAs(tenant: TestTenant, emailAddress: string, password: string) {
  const encryptedPassword = sealedPassword(password, tenant.parts.secrets.publicKey);
  const answer = await tenant.call(logIn, { user: { emailAddress, encryptedPassword } }, { as: 'nobody' });
  if (!answer.isFailure) {
    tenant.tokens.set('admin', answer.output.token);
    const { factorNeed, mustChangePassword } = answer.output.user;
    // A password of one's own comes before the factor.
    if (!mustChangePassword) await passFactor(tenant, 'admin', factorNeed);
  }
  return answer;
}

/** Makes a tenant and answers it, its administrator logged in. */
export async function makeOwnTenant(parts: TestApp, changes: Partial<TenantWish> = {}): Promise<TestTenant> {
  const wish = tenantWish(changes);
  const { tenantId, oneTimePassword } = await createTenant(parts.owner, wish);
  const tenant = new TestTenant(parts, tenantId, wish.slug);
  const password = oneTimePassword ?? wish.password ?? '';
  const { isFailure, message } = await enterAs(tenant, wish.adminEmail, password);
  if (isFailure) throw new Error(message);
  return tenant;
}
