// All notifications of the user's group, read and unread (R153-R155).

import { listNotifications, updateNotification } from '@charaka/contract/foundation/message/message';
import { notificationTopic } from '@charaka/contract/foundation/message/topics';
import { Anchor } from '@mantine/core';
import { IconArrowRight, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { condition, contains } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type Filter, type List, useList, useRows } from '../../kernel/use-list.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { bulkDeed } from '../../ui/table/bulk-deed.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { type Notification, titleOf, useOpenNotification } from './use-open-notification.ts';

/** Route message/notification. */
export default function ListNotifications() {
  const { t } = useTranslation('message');
  const list = useList({ defaultSort: { column: 'createdOn', direction: 'dsc' } });
  const rows = useRows(notificationTopic, listNotifications, list, { filterParams: filtersOf(list) });
  const open = useOpenNotification();
  return (
    <Page title={t('notifications')} crumbs={[{ label: t('messages'), to: '/message' }]}>
      <DataTable
        name="notifications"
        title={t('notifications')}
        list={list}
        rows={rows}
        columns={useColumns(open)}
        rowKey={(row) => row.notificationId}
        rowActions={(row) => [
          { label: t('open'), icon: <IconArrowRight size={16} aria-hidden />, onSelect: () => open(row) },
        ]}
        bulkDeeds={[
          bulkDeed(updateNotification, ({ notificationId }: Notification) => ({ notification: { notificationId } }), {
            label: t('markRead'),
            icon: <IconChecks size={16} aria-hidden />,
            isFor: ({ readAt }) => !readAt,
          }),
        ]}
        filters={
          <>
            <SearchField label={t('searchNotifications')} list={list} />
            <SwitchField
              label={t('onlyUnread')}
              value={list.filters.unread === '1'}
              onChange={(isOnly) => list.setFilter('unread', isOnly ? '1' : '')}
            />
          </>
        }
      />
    </Page>
  );
}

function filtersOf(list: List): Filter[] {
  const filters: Filter[] = [];
  if (list.filters.q) filters.push(contains('title', list.filters.q));
  if (list.filters.unread === '1') filters.push(condition('readOn', 'IsEmpty'));
  return filters;
}

function useColumns(onOpen: (row: Notification) => void): Column<Notification>[] {
  const { t } = useTranslation('message');
  const stateOf = (row: Notification) => t(row.readAt ? 'state.read' : 'state.unread');
  return [
    {
      id: 'title',
      title: t('title'),
      value: titleOf,
      cell: (row) => (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="start"
          fw={row.readAt ? 400 : 600}
          onClick={() => onOpen(row)}
        >
          {titleOf(row)}
        </Anchor>
      ),
      minWidth: 240,
    },
    { id: 'createdOn', title: t('createdOn'), value: (row) => formatDateTime(row.createdAt) },
    {
      id: 'readState',
      title: t('status'),
      minWidth: 120,
      value: stateOf,
      cell: (row) => <StatusChip tone={row.readAt ? 'past' : 'waiting'}>{stateOf(row)}</StatusChip>,
      isSortable: false,
    },
    { id: 'readOn', title: t('readOn'), value: (row) => formatDateTime(row.readAt) },
    { id: 'readByName', title: t('readBy'), value: (row) => row.readByName },
  ];
}
