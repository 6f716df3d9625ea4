// Lists the notifications of the caller's tenant and role (R153, R154).
import { listNotifications as listNotificationsEndpoint } from '@charaka/contract/foundation/message/message';
import { handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { type Notification, notificationList } from './notification-store.ts';

const row = listNotificationsEndpoint.output.shape.rows.element;

/** The session says which group it is, not the request. */
export const listNotifications = handle(listNotificationsEndpoint, ({ tx, session }, input) =>
  answerList<Notification>(tx, notificationList(session), row, input),
);
