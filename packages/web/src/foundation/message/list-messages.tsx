// The messages for the user's role; those who write messages see all of the tenant and change them here.

import { deleteMessage, listMessages, messageMenu } from '@charaka/contract/foundation/message/message';
import { messageTopic } from '@charaka/contract/foundation/message/topics';
import { Anchor, Text } from '@mantine/core';
import { IconEye, IconPencil, IconPower } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains, onlyActive } from '../../kernel/filters.ts';
import { formatDateTime, formatDay, today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type Filter, type List, useList, useRows } from '../../kernel/use-list.ts';
import { InactiveSwitch } from '../../resource/active-records.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { bulkDeed } from '../../ui/table/bulk-deed.ts';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import type { Message } from './use-recent-messages.ts';
import { ViewMessage } from './view-message.tsx';

const MessageDialog = lazy(() => import('./message-dialog.tsx'));

/** Route message; `?open=12` shows that message at once. */
export default function ListMessages() {
  const { t } = useTranslation('message');
  const { canAdd, canEdit, canDelete } = useRights(messageMenu);
  const isWriter = canAdd || canEdit;
  const list = useList({ defaultSort: { column: 'publishDate', direction: 'dsc' } });
  const rows = useRows(messageTopic, listMessages, list, {
    filterParams: filtersOf(list, isWriter),
    ...(isWriter ? { isEverything: true } : {}),
  });
  const [edited, setEdited] = useState<{ message: Message | null } | null>(null);
  const read = (messageId: number) => list.setFilter('open', String(messageId));
  const rowActions = useRowActions(
    (row) => read(row.messageId),
    (message) => setEdited({ message }),
  );
  const add = () => setEdited({ message: null });
  return (
    <ListPage
      name="messages"
      title={t('messages')}
      list={list}
      rows={rows}
      columns={useColumns(isWriter, (row) => read(row.messageId))}
      rowKey={(row) => row.messageId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      {...(canDelete ? { bulkDeeds: [deactivatingMany(t('deactivate'))] } : {})}
      filters={<Filters list={list} isWriter={isWriter} />}
      add={canAdd && { label: t('add'), onSelect: add }}
    >
      {list.filters.open && (
        <ViewMessage
          messageId={Number(list.filters.open)}
          isWriter={isWriter}
          onClose={() => list.setFilter('open', '')}
        />
      )}
      <Suspense>{edited && <MessageDialog message={edited.message} onClose={() => setEdited(null)} />}</Suspense>
    </ListPage>
  );
}

const deactivatingMany = (label: string) =>
  bulkDeed(deleteMessage, ({ messageId }: Message) => ({ message: { messageId } }), {
    label,
    icon: <IconPower size={16} aria-hidden />,
    isDangerous: true,
    isFor: ({ isActive }) => isActive,
  });

function Filters({ list, isWriter }: { list: List; isWriter: boolean }) {
  const { t } = useTranslation('message');
  return (
    <>
      <SearchField label={t('searchMessages')} list={list} />
      {isWriter && <InactiveSwitch list={list} label={t('showInactive')} />}
    </>
  );
}

function filtersOf(list: List, isWriter: boolean): Filter[] {
  const filters: Filter[] = [];
  if (list.filters.q) filters.push(contains('title', list.filters.q));
  if (isWriter && list.filters.inactive !== '1') filters.push(onlyActive);
  return filters;
}

type State = 'inactive' | 'planned' | 'published';
const tones = { inactive: 'past', planned: 'waiting', published: 'done' } as const;

function stateOf({ isActive, publishDate }: Message): State {
  if (!isActive) return 'inactive';
  return publishDate > today() ? 'planned' : 'published';
}

const rolesOf = ({ roleMappings }: Message) => roleMappings.map(({ roleName }) => roleName).join(', ');

function useColumns(isWriter: boolean, onRead: (row: Message) => void): Column<Message>[] {
  const { t } = useTranslation('message');
  const columns: Column<Message>[] = [
    {
      id: 'title',
      title: t('title'),
      value: (row) => row.title,
      cell: (row) => (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onRead(row)}>
          {row.title}
        </Anchor>
      ),
      minWidth: 240,
    },
    { id: 'publishDate', title: t('publishDate'), value: (row) => formatDay(row.publishDate) },
    { id: 'createdByName', title: t('writtenBy'), value: (row) => row.createdByName, isForDesk: true },
    { id: 'createdOn', title: t('createdOn'), value: (row) => formatDateTime(row.createdAt), isHiddenAtFirst: true },
  ];
  if (!isWriter) return columns;
  return [
    ...columns,
    {
      id: 'messageRoleMappings',
      title: t('roles'),
      value: rolesOf,
      cell: (row) => (
        <Text size="sm" lineClamp={2} title={rolesOf(row)}>
          {rolesOf(row)}
        </Text>
      ),
      isSortable: false,
      minWidth: 220,
    },
    {
      id: 'isActive',
      title: t('status'),
      minWidth: 120,
      value: (row) => t(`state.${stateOf(row)}`),
      cell: (row) => <StatusChip tone={tones[stateOf(row)]}>{t(`state.${stateOf(row)}`)}</StatusChip>,
    },
  ];
}

/** Actions on a message; editing an inactive message activates it again. */
function useRowActions(onRead: (row: Message) => void, onEdit: (row: Message) => void): (row: Message) => RowAction[] {
  const { t } = useTranslation('message');
  const { canEdit, canDelete } = useRights(messageMenu);
  const deactivating = useCommand(deleteMessage);
  const deactivate = async ({ messageId, title }: Message) => {
    const question = {
      title: t('deactivateTitle'),
      text: t('deactivateText', { title }),
      confirmLabel: t('deactivate'),
    };
    if (await confirm({ ...question, isDangerous: true })) deactivating.mutate({ message: { messageId } });
  };
  return (row) => {
    const look = { label: t('read'), icon: <IconEye size={16} aria-hidden />, onSelect: () => onRead(row) };
    const edit = { label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => onEdit(row) };
    const off = {
      label: t('deactivate'),
      icon: <IconPower size={16} aria-hidden />,
      isDangerous: true,
      onSelect: () => void deactivate(row),
    };
    return [look, ...(canEdit ? [edit] : []), ...(canDelete && row.isActive ? [off] : [])];
  };
}
