// The columns of the temperature log, and temperatures as they are typed and shown.
import type { listTemperatures } from '@charaka/contract/supply/store/cold-chain';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import type { Column } from '../../ui/table/data-table-column.ts';

type Reading = RowOf<typeof listTemperatures>;

/** A temperature with its decimal and unit. */
const celsius = (tenths: number) => `${(tenths / 10).toFixed(1)} °C`;

/** A typed temperature in tenths of a degree; null when nothing is typed. */
export const tenthsOf = (typed: number | string): number | null =>
  typed === '' ? null : Math.round(Number(typed) * 10);

const onCard = {
  storeName: 'title',
  readAt: 'aside',
  celsiusTenths: 'fact',
  limits: 'fact',
  heldBatches: 'fact',
} as const;

/** A reading with the limits at its time; the store is left out where the log is of one store. */
export function useTemperatureColumns(isOfOneStore = false): Column<Reading>[] {
  const { t } = useTranslation('store');
  const store: Column<Reading> = {
    id: 'storeName',
    title: t('storeNoun'),
    value: (row) => row.storeName,
    minWidth: 140,
  };
  const columns: Column<Reading>[] = [
    ...(isOfOneStore ? [] : [store]),
    {
      id: 'celsiusTenths',
      title: t('temperature'),
      value: (row) => celsius(row.celsiusTenths),
      cell: (row) => (
        <>
          {celsius(row.celsiusTenths)} {row.isOutside && <StatusChip tone="danger">{t('outside')}</StatusChip>}
        </>
      ),
    },
    {
      id: 'limits',
      title: t('fridgeLimits'),
      value: (row) => `${celsius(row.lowestTenths)} – ${celsius(row.highestTenths)}`,
      isSortable: false,
      isForDesk: true,
    },
    {
      id: 'readAt',
      title: t('readAt'),
      value: (row) => formatDateTime(row.readAt),
      cell: (row) => <MomentText at={row.readAt} />,
    },
    { id: 'heldBatches', title: t('heldBatches'), value: (row) => row.heldBatches, isNumeric: true },
    { id: 'takenBy', title: t('takenBy'), value: (row) => row.takenByName, isSortable: false, isForDesk: true },
    { id: 'note', title: t('note'), value: (row) => row.note, isSortable: false, isForDesk: true },
  ];
  return placedOnCard(columns, onCard);
}
