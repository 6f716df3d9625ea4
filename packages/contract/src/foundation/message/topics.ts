// Topics of the message area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Messages of the board. */
export const messageTopic = tenantTopic('message');

/** Notifications of the bell. */
export const notificationTopic = tenantTopic('notification');
