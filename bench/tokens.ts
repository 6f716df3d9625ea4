// Logs the load's user in at every tenant of a seeded database.
import { randomUUID } from 'node:crypto';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { tokenSigner } from '@charaka/server/kernel/token';
import type pg from 'pg';
import { LOAD_USER } from './seed-scene.ts';

const TOKEN_MINUTES = 24 * 60;

/** A token for each of the users of a tenant. */
export async function makeTokensOf(owner: pg.Client, tenantId: number, userIds: readonly number[]): Promise<string[]> {
  const signer = tokenSigner((await loadSecrets(owner)).tokenKey, TOKEN_MINUTES);
  const tokens: string[] = [];
  for (const userId of userIds) {
    const sessionId = randomUUID();
    await owner.query(
      `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
      [tenantId, sessionId, userId],
    );
    tokens.push(signer.sign(sessionId, tenantId).token);
  }
  return tokens;
}

/** A token for each tenant from 1 on. */
export async function makeTokens(owner: pg.Client, tenants: number): Promise<Map<number, string>> {
  const tokens = new Map<number, string>();
  for (let tenantId = 1; tenantId <= tenants; tenantId++) {
    const [token = ''] = await makeTokensOf(owner, tenantId, [LOAD_USER]);
    tokens.set(tenantId, token);
  }
  return tokens;
}
