// Messages to the user from calls of the message area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const messageSentences = sentences('message', {
  messageAdded: 'Message added successfully',
  noSuchGroup: 'There is no such group in this tenant',
  notificationSent: 'Notification sent',
  messageDeactivated: 'Message deactivated successfully',
  messageDoesNotExist: 'This message does not exist',
  messageUpdated: 'Message updated successfully',
});
