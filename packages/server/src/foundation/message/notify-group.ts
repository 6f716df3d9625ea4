// Notifies everybody of one role: a row for the bell, and word to the open screens of that group.
import { notificationTopic } from '@charaka/contract/foundation/message/topics';
import type { Call } from '../../kernel/handler.ts';
import { findNotification, insertNotification, type Notification } from './notification-store.ts';

/** A notice to a group: a title in plain words, and a sound of this server to go with it. */
export interface GroupNotice {
  readonly title: string;
  readonly soundUrl?: string | null | undefined;
}

/** For the caller's tenant. Screens of the group, on whichever server process, get it at commit (R157-R159, Q174). */
export async function notifyGroup(call: Call, roleId: number, { title, soundUrl }: GroupNotice): Promise<Notification> {
  const { tx, tenantId, userId } = call;
  const group = { tenantId, roleId };
  const id = await insertNotification(tx, group, title, userId);
  const receiveMessage = { message: title, ...(soundUrl ? { soundUrl } : {}) };
  await tx.announce(notificationTopic, { tenantId, roleId, id, receiveMessage });
  return findNotification(tx, { ...group, userId }, id);
}
