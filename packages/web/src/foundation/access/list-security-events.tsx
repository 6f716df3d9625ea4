// Events of log-ins, factors, sessions and the policy, newest first.

import { getSecurityEvents, securityEventKinds } from '@charaka/contract/foundation/access/security';
import { securityTopic } from '@charaka/contract/foundation/access/topics';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { SecurityPage } from './security-page.tsx';

type SecurityEvent = RowOf<typeof getSecurityEvents>;

const wordOf = (kind: string) => `security.kinds.${kind.replace(/[ -]/g, '_')}`;

/** Route security/event. */
export default function ListSecurityEvents() {
  const { t } = useTranslation(['access', 'masters', 'audit']);
  const list = useList();
  const kind = securityEventKinds.find((one) => one === list.filters.kind);
  const rows = useRows(securityTopic, getSecurityEvents, list, {
    ...dayFilter(list.filters),
    ...(kind ? { kind } : {}),
    filterParams: list.filters.q ? [contains('userName', list.filters.q)] : [],
  });
  return (
    <SecurityPage name="event">
      <DataTable
        name="Security log"
        title={t('masters:label.Security log')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => row.eventId}
        filters={
          <>
            <SearchField label={t('security.user')} list={list} filter="q" />
            <WordFilter
              list={list}
              name="kind"
              label={t('security.kind')}
              choices={[
                { value: 'all', label: t('audit:all') },
                ...securityEventKinds.map((value) => ({ value, label: t(wordOf(value)) })),
              ]}
            />
            <DayFilters list={list} />
          </>
        }
      />
    </SecurityPage>
  );
}

function useColumns(): Column<SecurityEvent>[] {
  const { t } = useTranslation('access');
  return [
    { id: 'at', title: t('security.at'), value: (row) => formatDateTime(row.at), minWidth: 150 },
    { id: 'kind', title: t('security.kind'), value: (row) => t(wordOf(row.kind)) },
    { id: 'userName', title: t('security.user'), value: (row) => row.userName, minWidth: 130 },
    { id: 'byUserName', title: t('security.by'), value: (row) => row.byUserName, isSortable: false },
    { id: 'ip', title: t('security.ip'), value: (row) => row.ip },
    { id: 'deviceLabel', title: t('security.device'), value: (row) => row.deviceLabel, isSortable: false },
    { id: 'result', title: t('security.result'), value: (row) => row.result, isSortable: false },
  ];
}
