// Dispatches to partner laboratories: late tests are marked, and each test is received by its dispatch (LB069, LB071).

import { dispatchWorklist, outsourceMenu, receiveDispatch } from '@charaka/contract/diagnostics/outsource/dispatch';
import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { useTestColumn } from '../laboratory/row-columns.tsx';
import { AddDispatch } from './add-dispatch.tsx';

type Row = RowOf<typeof dispatchWorklist.list>;

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
  const work = useWorklist(dispatchWorklist);
  const { canEdit } = useRights(outsourceMenu);
  const receive = useCommand(receiveDispatch);
  const [isAdding, setAdding] = useState(false);
  return (
    <Worklist
      work={work}
      name="Dispatches"
      title={t('dispatches')}
      emptyHint={t('hint')}
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
      searchLabel={t('search')}
      add={canEdit && { label: t('newDispatch'), onSelect: () => setAdding(true) }}
    >
      {isAdding && <AddDispatch onClose={() => setAdding(false)} />}
    </Worklist>
  );
}
