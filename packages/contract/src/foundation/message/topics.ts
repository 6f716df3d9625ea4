// What screens hear of when the area message changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Messages of the board. */
export const messageTopic = tenantTopic('message');

/** Notifications of the bell. */
export const notificationTopic = tenantTopic('notification');
