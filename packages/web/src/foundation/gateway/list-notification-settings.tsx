// The events that patients may be told of: by mail, by SMS, in which words.

import {
  listNotificationSettings,
  type NotificationType,
  notificationTypes,
} from '@charaka/contract/foundation/gateway/notification';
import { gatewayMenu } from '@charaka/contract/foundation/gateway/secret';
import { gatewayTopic } from '@charaka/contract/foundation/gateway/topics';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeColumn } from '../../ui/table/active-column.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { GatewayPage } from './gateway-page.tsx';
import { NotificationDialog } from './notification-dialog.tsx';

/** A notification as answered. */
export type NotificationRow = RowOf<typeof listNotificationSettings>;

/** Default words of an event, used unless the hospital words it otherwise. */
export function usualWords(type: NotificationType | string): string {
  return notificationTypes.find(({ notificationType }) => notificationType === type)?.words ?? '';
}

function useColumns(): Column<NotificationRow>[] {
  const { t } = useTranslation('gateway');
  const yesNo = (isSo: boolean) => t(isSo ? 'yes' : 'no');
  return [
    {
      id: 'notificationType',
      title: t('notification.event'),
      value: (row) => t(`notification.types.${row.notificationType}`),
    },
    { id: 'isMail', title: t('notification.isMail'), value: (row) => yesNo(row.isMail), isSortable: false },
    { id: 'isSms', title: t('notification.isSms'), value: (row) => yesNo(row.isSms), isSortable: false },
    {
      id: 'messageTemplate',
      title: t('notification.words'),
      value: (row) => row.words || usualWords(row.notificationType),
      isSortable: false,
      minWidth: 260,
    },
    {
      ...activeColumn<NotificationRow>({ title: t('status'), active: t('active'), inactive: t('inactive') }),
      isSortable: false,
    },
  ];
}

/** Route gateway-settings/notification. */
export default function ListNotificationSettings() {
  const { t } = useTranslation('gateway');
  const { canEdit } = useRights(gatewayMenu);
  const list = useList();
  const rows = useRows(gatewayTopic, listNotificationSettings, list);
  const [edited, setEdited] = useState<NotificationRow | null>(null);
  return (
    <GatewayPage name="notification">
      <DataTable
        name="notification-settings"
        title={t('notification.title')}
        list={list}
        rows={rows}
        rowKey={(row) => row.notificationId}
        columns={useColumns()}
        rowActions={(row) =>
          canEdit
            ? [{ label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => setEdited(row) }]
            : []
        }
        isQuiet={(row) => !row.isActive}
      />
      {edited && (
        <NotificationDialog
          notification={edited}
          usualWords={usualWords(edited.notificationType)}
          onClose={() => setEdited(null)}
        />
      )}
    </GatewayPage>
  );
}
