// The orderables of the hospital: add, change, take out of use and back.

import {
  deleteOrderable,
  listOrderables,
  orderableMenu,
  updateOrderable,
} from '@charaka/contract/clinic/orderable/orderable';
import { orderableFile } from '@charaka/contract/clinic/orderable/orderable-file';
import { orderableTopic } from '@charaka/contract/clinic/orderable/topics';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { AddOrderable, sentOrderable } from './add-orderable.tsx';

type Row = RowOf<typeof listOrderables>;

/** A row without the words of its charge. */
const recordOf = ({ chargeCode: _, chargeName: __, ...record }: Row) => record;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('orderable');
  return [
    { id: 'orderName', title: t('orderable.orderName'), value: (row) => row.orderName, minWidth: 200 },
    {
      id: 'chargeName',
      title: t('orderable.charge'),
      value: ({ chargeName, chargeCode }) => `${chargeName} (${chargeCode})`,
      minWidth: 200,
    },
    {
      id: 'preparation',
      title: t('orderable.preparation'),
      value: (row) => row.preparation ?? '',
      minWidth: 200,
      isSortable: false,
    },
    {
      id: 'sexLimit',
      title: t('orderable.sexLimit'),
      value: ({ sexLimit }) => (sexLimit ? t(`sexes.${sexLimit}`) : ''),
      isSortable: false,
    },
    {
      id: 'memberCount',
      title: t('orderable.members'),
      value: ({ memberIds }) => (memberIds.length > 0 ? String(memberIds.length) : ''),
      isNumeric: true,
      isSortable: false,
    },
  ];
}

/** Route order-settings. */
export default function ListOrderables() {
  const { t } = useTranslation(['orderable', 'masters']);
  const list = useList({ defaultSort: { column: 'orderName', direction: 'asc' } });
  const rows = useRows(orderableTopic, listOrderables, list, { filterParams: activeFilters(list, 'orderName') });
  const closing = useCommand(deleteOrderable);
  const changing = useCommand(updateOrderable);
  return (
    <RecordList
      menuPath={orderableMenu}
      name="orderables"
      noun={t('orderable.one')}
      nouns={t('orderable.all')}
      list={list}
      rows={rows}
      columns={useColumns()}
      file={orderableFile}
      keyOf={(row) => row.orderableId}
      nameOf={(row) => row.orderName}
      form={(row, onClose) => <AddOrderable opened={row && recordOf(row)} onClose={onClose} />}
      onClose={({ orderableId }) => closing.mutate({ orderable: { orderableId } })}
      onReopen={(row) =>
        changing.mutate({
          orderable: { ...sentOrderable(recordOf(row)), orderableId: row.orderableId, isActive: true },
        })
      }
    />
  );
}
