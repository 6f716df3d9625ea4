// Notifies single users: a row for the bell of each, and word to the open screens.
import { notificationTopic } from '@charaka/contract/foundation/message/topics';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A notice to a user, and the screen it leads to. */
export interface UserNotice {
  /** A sentence is said to each reader in their own language; a text stands as it is. */
  readonly title: ToldSentence | string;
  readonly path: string;
}

/** In the caller's tenant; the screens of these users alone show it at commit. */
export async function notifyUsers(
  call: Pick<Call, 'tx' | 'tenantId' | 'userId'>,
  userIds: readonly number[],
  { title, path }: UserNotice,
): Promise<void> {
  const { tx, tenantId } = call;
  const told: Partial<ToldSentence> & { text: string } = typeof title === 'string' ? { text: title } : title;
  const { text, code, params } = told;
  const shown = text.slice(0, 200);
  const rows = await tx.rows<{ notificationId: number; userId: number }>(sql`
    insert into hms_notification (tenant_id, role_id, user_id, title, title_code, title_params, path, created_by)
    select u.tenant_id, u.role_id, u.user_id, ${shown}, ${code ?? null}, ${params ? JSON.stringify(params) : null}::jsonb, ${path}, ${call.userId}
      from app_user u where u.tenant_id = ${tenantId} and u.user_id = any(${[...userIds]}::bigint[])
    returning notification_id, user_id`);
  for (const { notificationId, userId } of rows)
    await tx.announce(notificationTopic, {
      tenantId,
      userId,
      id: notificationId,
      receiveMessage: { message: shown, ...(code ? { code, params: params ?? {} } : {}) },
    });
}
