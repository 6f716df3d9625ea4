// Notifies a group of the tenant (R153, Q173).

import { addNotification as addNotificationEndpoint } from '@charaka/contract/foundation/message/message';
import { messageSentences } from '@charaka/contract/foundation/message/message-sentences';
import { roleOfGroup } from '@charaka/rules/message/notification-group';
import { handle } from '../../kernel/handler.ts';
import { refuse, violatedConstraint } from '../../kernel/refusal.ts';
import { notifyGroup } from './notify-group.ts';

const UNKNOWN_GROUP = messageSentences.noSuchGroup;
const unknownGroup = () => refuse(UNKNOWN_GROUP, { 'notification.notificationGroup': UNKNOWN_GROUP });

/** Refuses the group of another tenant and of a role that does not exist. */
export const addNotification = handle(addNotificationEndpoint, async (call, input) => {
  const { notificationGroup, title, soundUrl } = input.notification;
  const roleId = roleOfGroup(notificationGroup, call.tenantId) ?? unknownGroup();
  try {
    const notification = await notifyGroup(call, roleId, { title, soundUrl });
    call.say(messageSentences.notificationSent);
    return { notification };
  } catch (error) {
    if (violatedConstraint(error)?.includes('role_id')) unknownGroup();
    throw error;
  }
});
