// Dispatches to partner laboratories: late tests are marked, and each test is received by its dispatch (LB069, LB071).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { listDispatches, outsourceMenu, receiveDispatch } from '@charaka/contract/diagnostics/outsource/dispatch';
import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { usePatientColumns, useTestColumn } from '../laboratory/row-columns.tsx';
import { AddDispatch } from './add-dispatch.tsx';

type Row = RowOf<typeof listDispatches>;

const onCard = {
  firstname: 'title',
  specimenNo: 'aside',
  testNames: 'fact',
  providerName: 'fact',
  expectedOn: 'fact',
  receivedOn: 'fact',
} as const;

function useColumns() {
  const { t } = useTranslation('outsource');
  const stateOf = (row: Row) => t(row.receivedAt ? 'received' : row.isLate ? 'late' : 'out');
  const patient = usePatientColumns<Row>();
  return [
    {
      id: 'dispatchNo',
      title: t('dispatchNo'),
      value: (row: Row) => row.dispatchNo,
      isNumeric: true,
    },
    ...patient.map((column) => (column.id === 'placeName' ? { ...column, isHiddenAtFirst: true } : column)),
    useTestColumn<Row>(),
    {
      id: 'specimenNo',
      title: t('specimenNo'),
      value: (row: Row) => row.specimenNo,
      cell: (row: Row) => <Unbroken>{row.specimenNo}</Unbroken>,
      isForDesk: true,
    },
    { id: 'providerName', title: t('provider'), value: (row: Row) => row.providerName, minWidth: 150 },
    {
      id: 'sentOn',
      title: t('sentAt'),
      value: (row: Row) => formatDateTime(row.sentAt),
      cell: (row: Row) => <MomentText at={row.sentAt} />,
      isHiddenAtFirst: true,
    },
    { id: 'expectedOn', title: t('expectedDay'), value: (row: Row) => formatDay(row.expectedDay), isForDesk: true },
    {
      id: 'receivedOn',
      title: t('state'),
      value: stateOf,
      cell: (row: Row) => (
        <StatusChip tone={row.receivedAt ? 'done' : row.isLate ? 'danger' : 'waiting'}>{stateOf(row)}</StatusChip>
      ),
    },
  ];
}

/** Route investigation/outsource. */
export default function ListDispatches() {
  const { t } = useTranslation('outsource');
  const list = useList();
  const rows = useRows(laboratoryTopic, listDispatches, list, {
    filterParams: containsInAny(['firstname', 'testNames', 'specimenNo', 'providerName'], list.filters.q),
  });
  const { canEdit } = useRights(outsourceMenu);
  const receive = useCommand(receiveDispatch);
  const [isAdding, setAdding] = useState(false);
  return (
    <ListPage
      name="Dispatches"
      title={t('dispatches')}
      emptyHint={t('hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.outsourceLineId}
      columns={placedOnCard(useColumns(), onCard)}
      rowActions={(row) =>
        canEdit && !row.receivedAt
          ? [
              {
                label: t('receive'),
                letter: 'r',
                isNext: true,
                icon: <IconPackageImport size={16} aria-hidden />,
                onSelect: () => receive.mutate({ dispatchId: row.dispatchId, labWorkIds: [row.labWorkId] }),
              },
            ]
          : []
      }
      filters={<SearchField label={t('search')} list={list} />}
      add={canEdit && { label: t('newDispatch'), onSelect: () => setAdding(true) }}
    >
      {isAdding && <AddDispatch onClose={() => setAdding(false)} />}
    </ListPage>
  );
}
