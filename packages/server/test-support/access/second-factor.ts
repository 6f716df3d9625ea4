// An app with one-time codes, as users of test tenants have one.
import { beginFactor, finishFactor, stepUp } from '@charaka/contract/foundation/access/security';
import type { FactorNeed } from '@charaka/rules/access/second-factor';
import { codeAt, stepAt } from '../../src/foundation/access/totp.ts';
import type { TestTenant, TestUser } from '../server/test-tenant.ts';

/** The secrets of users who have set one up, and the last step each has used. */
const apps = new Map<string, { secret: string; step: number }>();

const nameOf = (tenant: TestTenant, user: TestUser) => `${tenant.parts.address} ${tenant.tenantId} ${user}`;

/** The code an app shows now; `drift` is how many steps its clock is ahead. */
export function codeNow(secret: string, drift = 0): string {
  return codeAt(secret, stepAt(new Date()) + drift);
}

/** Sets a factor up as the user does: takes the secret, answers its first code. Answers the secret and the recovery codes. */
export async function setUpFactor(tenant: TestTenant, as: TestUser) {
  const { ticket, secret } = await tenant.ask(beginFactor, { kind: 'TOTP' }, { as });
  // A clock a step behind: the codes of this step and the next are left.
  const { recoveryCodes, factor } = await tenant.ask(finishFactor, { ticket, code: codeNow(secret, -1) }, { as });
  apps.set(nameOf(tenant, as), { secret, step: stepAt(new Date()) - 1 });
  return { secret, recoveryCodes, factor };
}

/** Does what a log-in still asks for. */
export async function passFactor(tenant: TestTenant, as: TestUser, need: FactorNeed): Promise<void> {
  if (need === 'enrolment') await setUpFactor(tenant, as);
  if (need !== 'code') return;
  const app = apps.get(nameOf(tenant, as));
  if (!app) throw new Error(`${as} has no app in this test`);
  app.step = Math.max(app.step + 1, stepAt(new Date()) - 1);
  await tenant.ask(stepUp, { code: codeAt(app.secret, app.step) }, { as });
}
