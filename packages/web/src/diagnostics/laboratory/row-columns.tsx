// The common column of laboratory lists: the tests with their urgency.
import type { OrderPriority } from '@charaka/rules/clinic/order-step';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriorityMark } from '../../clinic/order/order-state.tsx';
import type { WorkRow } from '../../people/worklist/work-columns.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

/** The order fields of a row. */
interface LabRow extends WorkRow {
  readonly testNames: string;
}

/** Column of the tests, with their urgency and further marks of the list. */
export function useTestColumn<Row extends LabRow & { readonly priority: OrderPriority }>(
  markOf?: (row: Row) => ReactNode,
): Column<Row> {
  const { t } = useTranslation('laboratory');
  return {
    id: 'testNames',
    title: t('tests'),
    value: (row) => row.testNames,
    cell: (row) => (
      <>
        {row.testNames} <PriorityMark priority={row.priority} /> {markOf?.(row)}
      </>
    ),
    minWidth: 200,
  };
}
