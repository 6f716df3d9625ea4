// Marks a notification of the caller's group as read (R155).

import { updateNotification as updateNotificationEndpoint } from '@charaka/contract/foundation/message/message';
import { notificationTopic } from '@charaka/contract/foundation/message/topics';
import { handle } from '../../kernel/handler.ts';
import { findNotification, markRead } from './notification-store.ts';

/** The first reader marks it read for all of the group; a second call changes no row. */
export const updateNotification = handle(updateNotificationEndpoint, async (call, input) => {
  const { tx, tenantId, session } = call;
  const { notificationId } = input.notification;
  await markRead(tx, session, notificationId);
  const notification = await findNotification(tx, session, notificationId);
  const audience = notification.isPersonal ? { userId: session.userId } : { roleId: session.roleId };
  await tx.announce(notificationTopic, { tenantId, ...audience, id: notificationId });
  return { notification };
});
