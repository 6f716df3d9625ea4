// Alert organisms and resistances for infection control, live; unacknowledged alerts first (LB064).

import { alertIsolateWorklist, noteAlertIsolate } from '@charaka/contract/diagnostics/microbiology/antibiogram';
import { infectionControlMenu } from '@charaka/contract/diagnostics/microbiology/culture-menus';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';

type Row = RowOf<typeof alertIsolateWorklist.list>;

/** Route investigation/infection-control. */
export default function ListAlertIsolates() {
  const { t } = useTranslation('microbiology');
  const work = useWorklist(alertIsolateWorklist);
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
    <Worklist
      work={work}
      name="AlertIsolates"
      title={t('alerts')}
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
      searchLabel={t('searchAlerts')}
    />
  );
}
