// The order sets of the hospital and one's own: add, change, take out of use and back.

import {
  deleteOrderSet,
  getOrderSet,
  listOrderSets,
  orderSetMenu,
  updateOrderSet,
} from '@charaka/contract/clinic/orderable/order-set';
import { orderableTopic } from '@charaka/contract/clinic/orderable/topics';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useFreshAnswer } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddOrderSet, sentOrderSet } from './add-order-set.tsx';

type Row = RowOf<typeof listOrderSets>;

/** The dialog of a set; one that is there is read with its lines first. */
function OrderSetDialog({ orderSetId, onClose }: { orderSetId: number; onClose(): void }) {
  const read = useFreshAnswer(useAnswer(orderableTopic, getOrderSet, { orderSet: { orderSetId } }));
  return read ? <AddOrderSet opened={read.orderSet} onClose={onClose} /> : null;
}

/** Route order-sets. */
export default function ListOrderSets() {
  const { t } = useTranslation(['orderable', 'masters']);
  const list = useList({ defaultSort: { column: 'setName', direction: 'asc' } });
  const rows = useRows(orderableTopic, listOrderSets, list, { filterParams: activeFilters(list, 'setName') });
  const closing = useCommand(deleteOrderSet);
  const changing = useCommand(updateOrderSet);
  const reopen = ({ orderSetId }: Row) => {
    call(getOrderSet, { orderSet: { orderSetId } })
      .then(({ orderSet }) => changing.mutate({ orderSet: { ...sentOrderSet(orderSet), orderSetId, isActive: true } }))
      .catch(reportFailure);
  };
  return (
    <RecordList
      menuPath={orderSetMenu}
      name="order-sets"
      noun={t('orderSet.one')}
      nouns={t('orderSet.all')}
      list={list}
      rows={rows}
      columns={[
        { id: 'setName', title: t('orderSet.setName'), value: (row) => row.setName, minWidth: 160 },
        {
          id: 'isOwn',
          title: t('orderSet.whose'),
          value: ({ isOwn }) => t(isOwn ? 'orderSet.own' : 'orderSet.hospital'),
        },
        {
          id: 'chargeNames',
          title: t('orderSet.lines'),
          value: (row) => row.chargeNames,
          minWidth: 300,
          isSortable: false,
        },
        {
          id: 'setVersion',
          title: t('orderSet.version'),
          value: (row) => row.setVersion,
          isNumeric: true,
          isSortable: false,
        },
      ]}
      keyOf={(row) => row.orderSetId}
      nameOf={(row) => row.setName}
      form={(row, onClose) =>
        row ? (
          <OrderSetDialog orderSetId={row.orderSetId} onClose={onClose} />
        ) : (
          <AddOrderSet opened={null} onClose={onClose} />
        )
      }
      onClose={({ orderSetId }) => closing.mutate({ orderSet: { orderSetId } })}
      onReopen={reopen}
    />
  );
}
