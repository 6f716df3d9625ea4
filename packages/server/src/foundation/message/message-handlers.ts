// Every call of the message area.
import type { Handler } from '../../kernel/handler.ts';
import { addMessage } from './add-message.ts';
import { addNotification } from './add-notification.ts';
import { deleteMessage } from './delete-message.ts';
import { getMessage } from './get-message.ts';
import { listMessages } from './list-messages.ts';
import { listNotifications } from './list-notifications.ts';
import { updateMessage } from './update-message.ts';
import { updateNotification } from './update-notification.ts';

/** Served by app.ts. */
export const messageHandlers: readonly Handler[] = [
  listMessages,
  getMessage,
  addMessage,
  updateMessage,
  deleteMessage,
  listNotifications,
  addNotification,
  updateNotification,
];
