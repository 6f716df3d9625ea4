// The rows and the columns of lists of indents.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { listIndents } from '@charaka/contract/supply/store/indent';
import { transferTopic } from '@charaka/contract/supply/store/topics';
import { indentSteps } from '@charaka/rules/supply/indent-steps';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

/** An indent as lists show it. */
export type IndentRow = RowOf<typeof listIndents>;

/** The indents whose stores the search names, the newest first; `asked` narrows them by the filters of the list. */
export function useIndents(
  asked: (filters: List['filters']) => Pick<InputOf<typeof listIndents>, 'status'> = () => ({}),
) {
  const list = useList({ defaultSort: { column: 'askedAt', direction: 'dsc' } });
  const rows = useRows(transferTopic, listIndents, list, {
    ...asked(list.filters),
    filterParams: containsInAny(['fromStoreName', 'toStoreName'], list.filters.q),
  });
  return { list, rows, columns: useIndentColumns(), rowKey: (row: IndentRow) => row.indentId, isQuiet };
}

/** The indent has ended or is issued whole. */
const isQuiet = ({ status }: IndentRow): boolean => status !== 'Asked' && status !== 'PartlyIssued';

/** The columns of a list of indents. */
function useIndentColumns(): Column<IndentRow>[] {
  const { t } = useTranslation('store');
  return [
    { id: 'indentNo', title: t('indentNo'), value: (row) => row.indentNo },
    { id: 'fromStoreName', title: t('askingStore'), value: (row) => row.fromStoreName, minWidth: 140 },
    { id: 'toStoreName', title: t('givingStore'), value: (row) => row.toStoreName, minWidth: 140, isForDesk: true },
    { id: 'asked', title: t('items'), value: (row) => row.asked, isSortable: false, minWidth: 240 },
    {
      id: 'priority',
      title: t('priority'),
      value: (row) => t(`priorities.${row.priority}`),
      cell: (row) =>
        row.priority === 'Routine' ? (
          t('priorities.Routine')
        ) : (
          <StatusChip tone={row.priority === 'Stat' ? 'danger' : 'waiting'}>
            {t(`priorities.${row.priority}`)}
          </StatusChip>
        ),
    },
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`indentStates.${row.status}`),
      cell: (row) => <StateChip steps={indentSteps} state={row.status} />,
    },
    {
      id: 'askedAt',
      title: t('askedAt'),
      value: (row) => formatDateTime(row.askedAt),
      cell: (row) => <MomentText at={row.askedAt} />,
    },
    { id: 'askedBy', title: t('askedBy'), value: (row) => row.askedByName, isSortable: false, isForDesk: true },
    { id: 'note', title: t('note'), value: (row) => row.note, isSortable: false, isHiddenAtFirst: true },
    { id: 'endReason', title: t('reason'), value: (row) => row.endReason, isSortable: false, isHiddenAtFirst: true },
  ];
}
