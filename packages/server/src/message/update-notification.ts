// Marks a notification of the caller's group as read (R155).
import { updateNotification as updateNotificationEndpoint } from '@charaka/contract/message';
import { handle } from '../kernel/handler.ts';
import { findNotification, markRead } from './notification-store.ts';

/** Whoever was first has read it for all of the group; a second time changes nothing. */
export const updateNotification = handle(updateNotificationEndpoint, async (call, input) => {
  const { tx, tenantId, session, userId } = call;
  const { roleId } = session;
  const { notificationId } = input.notification;
  const group = { tenantId, roleId };
  await markRead(tx, group, notificationId, userId);
  const notification = await findNotification(tx, group, notificationId);
  await tx.announce({ topic: 'notification', tenantId, roleId, id: notificationId });
  return { notification };
});
