// Alert organisms and resistances for infection control, live; unacknowledged alerts first (LB064).
import { listAlertIsolates, noteAlertIsolate } from '@charaka/contract/diagnostics/microbiology/antibiogram';
import { infectionControlMenu } from '@charaka/contract/diagnostics/microbiology/culture-menus';
import { alertIsolateTopic } from '@charaka/contract/diagnostics/microbiology/topics';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { usePatientColumns } from '../laboratory/row-columns.tsx';

type Row = RowOf<typeof listAlertIsolates>;

/** Route investigation/infection-control. */
export default function ListAlertIsolates() {
  const { t } = useTranslation('microbiology');
  const list = useList();
  const rows = useRows(alertIsolateTopic, listAlertIsolates, list, {
    filterParams: containsInAny(['firstname', 'organismName', 'reasons'], list.filters.q),
  });
  const { canEdit } = useRights(infectionControlMenu);
  const note = useCommand(noteAlertIsolate);
  const seen = (row: Row) => (row.seenAt ? t('seenBy', { name: row.seenByName ?? '' }) : t('unseen'));
  const columns = [
    ...usePatientColumns<Row>(),
    { id: 'organismName', title: t('organism'), value: (row: Row) => row.organismName },
    { id: 'reasons', title: t('reasons'), value: (row: Row) => row.reasons },
    { id: 'specimenName', title: t('specimen'), value: (row: Row) => row.specimenName, isForDesk: true },
    {
      id: 'seenOn',
      title: t('state'),
      value: seen,
      cell: (row: Row) => <StatusChip tone={row.seenAt ? 'done' : 'danger'}>{seen(row)}</StatusChip>,
    },
    {
      id: 'raisedOn',
      title: t('raisedAt'),
      value: (row: Row) => formatDateTime(row.raisedAt),
      cell: (row: Row) => <MomentText at={row.raisedAt} />,
    },
  ];
  return (
    <ListPage
      name="AlertIsolates"
      title={t('alerts')}
      list={list}
      rows={rows}
      rowKey={(row) => row.isolateId}
      columns={columns}
      rowActions={(row) =>
        canEdit && !row.seenAt
          ? [
              {
                label: t('noteAlert'),
                letter: 'n',
                isNext: true,
                icon: <IconCheck size={16} aria-hidden />,
                onSelect: () => note.mutate({ isolateId: row.isolateId }),
              },
            ]
          : []
      }
      filters={<SearchField label={t('searchAlerts')} list={list} />}
    />
  );
}
