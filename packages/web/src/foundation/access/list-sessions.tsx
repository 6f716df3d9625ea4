// Sessions of all users of the tenant; administrators end a session (PS040).

import { endSession, getAllSessions } from '@charaka/contract/foundation/access/security';
import { securityTopic } from '@charaka/contract/foundation/access/topics';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { SecurityPage } from './security-page.tsx';

type SessionRow = RowOf<typeof getAllSessions>;

/** Route security/session. */
export default function ListSessions() {
  const { t } = useTranslation(['access', 'masters']);
  const list = useList();
  const filterParams = list.filters.q ? [contains('userName', list.filters.q)] : [];
  const rows = useRows(securityTopic, getAllSessions, list, { filterParams });
  const end = useCommand(endSession);
  const rowActions = ({ sessionId, isCurrent }: SessionRow): RowAction[] => [
    {
      label: t('security.end'),
      icon: <IconLogout size={16} aria-hidden />,
      isDisabled: isCurrent,
      onSelect: () => end.mutate({ sessionId }),
    },
  ];
  return (
    <SecurityPage name="session">
      <DataTable
        name="Sessions"
        title={t('masters:label.Sessions')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => row.sessionId}
        rowActions={rowActions}
        filters={<SearchField label={t('security.user')} list={list} filter="q" />}
      />
    </SecurityPage>
  );
}

function useColumns(): Column<SessionRow>[] {
  const { t } = useTranslation('access');
  return [
    { id: 'userName', title: t('security.user'), value: (row) => row.userName, minWidth: 150 },
    {
      id: 'deviceLabel',
      title: t('security.device'),
      value: ({ deviceLabel, isCurrent }) =>
        [deviceLabel || t('sessions.unknown'), isCurrent && t('security.here')].filter(Boolean).join(' · '),
      isSortable: false,
    },
    { id: 'ip', title: t('security.ip'), value: (row) => row.ip },
    { id: 'startedOn', title: t('security.started'), value: (row) => formatDateTime(row.startedOn), minWidth: 150 },
    { id: 'lastSeenOn', title: t('security.lastSeen'), value: (row) => formatDateTime(row.lastSeenOn), minWidth: 150 },
    { id: 'factorLevel', title: t('security.level'), value: (row) => t(`security.${row.factorLevel}`) },
  ];
}
