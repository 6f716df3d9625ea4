// What a click on a notification does: it becomes read, and what it is about opens; the indents of the pharmacy where it says nothing (R155).

import { menuPaths } from '@charaka/contract/menu';
import { type listNotifications, updateNotification } from '@charaka/contract/message';
import { longestPrefix } from '@charaka/rules/permission';
import { useNavigate } from '@tanstack/react-router';
import { mayOpenAddress, useAllRights } from '../kernel/rights.ts';
import { useCommand } from '../kernel/use-answer.ts';
import type { RowOf } from '../kernel/use-list.ts';

export type Notification = RowOf<typeof listNotifications>;

const indentScreen = 'Pharmacy/indent_sale';
const allNotifications = '/message/notification';

/** Who may not open the screen, or has a product without it, comes to all notifications. */
export function useOpenNotification(): (notification: Notification) => void {
  const navigate = useNavigate();
  const { roleId, rights } = useAllRights();
  const marking = useCommand(updateNotification, { topics: ['notification'], isQuietWhenDone: true });
  return ({ notificationId, readAt, path }) => {
    const screen = path || indentScreen;
    const isThere = longestPrefix(menuPaths, screen) !== null && mayOpenAddress(screen, roleId, rights ?? {});
    if (!readAt) marking.mutate({ notification: { notificationId } });
    void navigate({ href: isThere ? `/${screen}` : allNotifications });
  };
}
