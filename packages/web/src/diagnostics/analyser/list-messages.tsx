// Messages of analysers: unmatched messages first, each opened line by line; above, the state of each connection.
import {
  analyserMessageMenu,
  listAnalyserMessages,
  messageStatuses,
} from '@charaka/contract/diagnostics/analyser/analyser-message';
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import { analyserMessageStates } from '@charaka/rules/diagnostics/analyser-message-states';
import { Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { AnalyserStates, useAnalyserStates } from './analyser-states.tsx';
import { LookMessage } from './look-message.tsx';

type Row = RowOf<typeof listAnalyserMessages>;

/** The cards of the analysers above the list. */
const STATES_PIXELS = 98;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('analyser');
  return [
    {
      id: 'receivedOn',
      title: t('received'),
      value: (row: Row) => formatDateTime(row.receivedAt),
      cell: (row: Row) => <MomentText at={row.receivedAt} />,
      onCard: 'fact',
    },
    { id: 'analyserName', title: t('analyser'), value: (row: Row) => row.analyserName, minWidth: 160, onCard: 'title' },
    { id: 'specimenNos', title: t('samples'), value: (row: Row) => row.specimenNos, onCard: 'fact' },
    {
      id: 'status',
      title: t('status'),
      value: (row: Row) => t(`statuses.${row.status}`),
      cell: (row: Row) => <StateChip steps={analyserMessageStates} state={row.status} />,
      onCard: 'aside',
    },
    { id: 'lineCount', title: t('lines'), value: (row: Row) => row.lineCount, isNumeric: true },
    { id: 'openCount', title: t('open'), value: (row: Row) => row.openCount, isNumeric: true, onCard: 'fact' },
    { id: 'fault', title: t('fault'), value: (row: Row) => row.fault, isSortable: false },
  ];
}

/** Route investigation/analyser. */
export default function ListMessages() {
  const { t } = useTranslation('analyser');
  const list = useList({ above: STATES_PIXELS });
  const chosen = messageStatuses.find((one) => one === list.filters.status);
  const rows = useRows(analyserMessageTopic, listAnalyserMessages, list, {
    isOpen: list.filters.status === 'open',
    ...(chosen && { status: chosen }),
    filterParams: containsInAny(['analyserName', 'specimenNos'], list.filters.q),
  });
  const { canEdit } = useRights(analyserMessageMenu);
  const [opened, setOpened] = useState<number | null>(null);
  const columns = useColumns();
  const analysers = useAnalyserStates();
  // The list waits for the tiles above it, which would push it down.
  if (!analysers)
    return (
      <Page title={t('messages')}>
        <Skeleton h={240} radius="sm" />
      </Page>
    );
  return (
    <ListPage
      name="Analyser messages"
      title={t('messages')}
      emptyHint={t('messagesHint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.analyserMessageId}
      above={<AnalyserStates analysers={analysers} />}
      columns={columns}
      rowActions={(row) => [
        {
          label: t('look'),
          letter: 'o',
          isNext: true,
          icon: <IconEye size={16} aria-hidden />,
          onSelect: () => setOpened(row.analyserMessageId),
        },
      ]}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <WordFilter
            list={list}
            name="status"
            label={t('status')}
            choices={[
              { value: '', label: t('allStatuses') },
              { value: 'open', label: t('waiting') },
              ...messageStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
          />
        </>
      }
    >
      {opened !== null && (
        <LookMessage analyserMessageId={opened} canSettle={canEdit} onClose={() => setOpened(null)} />
      )}
    </ListPage>
  );
}
