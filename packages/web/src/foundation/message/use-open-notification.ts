// A click on a notification marks it read and opens its subject; without a subject, all notifications (R155, decision 0075).

import { menuPaths } from '@charaka/contract/composition/menu';
import { type listNotifications, updateNotification } from '@charaka/contract/foundation/message/message';
import { longestPrefix } from '@charaka/rules/access/permission';
import { useNavigate } from '@tanstack/react-router';
import { mayOpenAddress, useAllRights } from '../../kernel/rights.ts';
import { toldText } from '../../kernel/told-text.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';

export type Notification = RowOf<typeof listNotifications>;

/** Title in the user's language when the words are ours. */
export const titleOf = ({ title, titleCode, titleParams }: Notification) => toldText(title, titleCode, titleParams);

const allNotifications = '/message/notification';

/** A user without the right or the screen is led to all notifications. */
export function useOpenNotification(): (notification: Notification) => void {
  const navigate = useNavigate();
  const { roleId, rights } = useAllRights();
  const marking = useCommand(updateNotification, { isQuietWhenDone: true });
  return ({ notificationId, readAt, path }) => {
    const isThere =
      Boolean(path) &&
      longestPrefix(menuPaths, path ?? '') !== null &&
      mayOpenAddress(path ?? '', roleId, rights ?? {});
    if (!readAt) marking.mutate({ notification: { notificationId } });
    void navigate({ href: isThere ? `/${path}` : allNotifications });
  };
}
