// Gets to know the browser of a log-in that is complete, and tells its owner of one that was not known before (PS034).
import { deviceLabel } from '@charaka/rules/access/device-label';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { keepDevice } from './access-store.ts';
import { deviceHashOf, KNOWN_DEVICE_DAYS } from './log-in-guard.ts';
import { noteSecurityEvent } from './security-event.ts';
import type { SecurityPost } from './security-post.ts';

/**
 * Saves the browser as one the user logs in from. Called only for a complete log-in: an attacker with only the password
 * must not become a new source of wrong tries with every log-in. The first device of a user sends no notice.
 */
export async function meetDevice(
  call: Pick<Call, 'tx' | 'tenantId' | 'userId' | 'ip' | 'userAgent' | 'afterCommit'>,
  post: SecurityPost,
  deviceToken: string,
): Promise<void> {
  const { tx, tenantId, userId, userAgent: agent } = call;
  const deviceHash = deviceHashOf(deviceToken);
  const known = await tx.row<{ isKnown: boolean; hasOthers: boolean }>(sql`
    select coalesce(bool_or(device_hash = ${deviceHash} and last_at > now() - make_interval(days => ${KNOWN_DEVICE_DAYS})), false) as is_known,
      count(*) > 0 as has_others
    from known_device where tenant_id = ${tenantId} and user_id = ${userId}`);
  await keepDevice(tx, { tenantId, userId, deviceHash, agent });
  if (known?.isKnown || !known?.hasOthers) return;
  const label = deviceLabel(agent) || 'unknown';
  await noteSecurityEvent(tx, { tenantId, kind: 'new device', userId, agent });
  await post.warn(call, `You were logged in on a device that was not used before: ${label}.`);
}
