// Keeps which device a user logs in from, as its browser or app tells (R091, R092); nothing is sent to it.

import { addDevice, updateDevice } from '@charaka/contract/foundation/access/device';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { HttpError } from '../../kernel/refusal.ts';
import type { Vault } from '../../kernel/vault.ts';

type Answered = OutputOf<typeof addDevice>;

/** Both calls keep the one device of the caller. Refuses facts of another user, role or member of staff. */
export function deviceHandlers(vault: Vault): Handler[] {
  const keep = async (call: Call, { device }: ParsedOf<typeof addDevice>): Promise<Answered> => {
    const { userId, roleId, staffId } = call.session;
    if (device.userId !== userId || device.roleId !== roleId || (device.staffId ?? staffId) !== staffId)
      throw new HttpError(403, kernelSentences.anotherUserNamed);
    const sealed = device.fcmToken ? vault.seal(device.fcmToken, [call.tenantId, 'device', userId]) : null;
    await call.tx.rows(sql`
      insert into user_device (tenant_id, user_id, role_id, staff_id, sealed, named_at)
      values (${call.tenantId}, ${userId}, ${roleId}, ${staffId}, ${sealed}, ${call.now})
      on conflict (tenant_id, user_id) do update set role_id = excluded.role_id, staff_id = excluded.staff_id,
        sealed = excluded.sealed, named_at = excluded.named_at`);
    return { device: { userId, roleId, staffId, isPushEnabled: false, namedAt: call.now.toISOString() } };
  };
  return [handle(addDevice, keep), handle(updateDevice, keep)];
}
