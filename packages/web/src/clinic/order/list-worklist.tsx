// Worklist of the departments: every order of the hospital, the most urgent first (OR030).
import { listWorklist, orderWaits } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { type OrderKind, type OrderStatus, orderKinds, orderStatuses } from '@charaka/rules/clinic/order-step';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { linkedRecord } from '../../kernel/linked-record.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName, shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { useOrderDeeds } from './order-deeds.tsx';
import { OrderName } from './order-name.tsx';
import { MoneyMark, OrderState, PriorityMark } from './order-state.tsx';
import { ScanOrder } from './scan-order.tsx';
import { StatSound } from './stat-sound.tsx';

type Row = RowOf<typeof listWorklist>;

const oneOf = <V extends string>(values: readonly V[], value: string | undefined) =>
  values.find((each) => each === value) ?? null;

function Standing({ row }: { readonly row: Row }) {
  const { t } = useTranslation('order');
  return (
    <Group gap="xs" wrap="nowrap">
      <OrderState status={row.status} isCritical={row.isCritical} />
      {row.isUnsignedLate && <StatusChip tone="danger">{t('unsignedLate')}</StatusChip>}
    </Group>
  );
}

/** Columns of the order and its patient. */
function useOrderColumns(): Column<Row>[] {
  const { t } = useTranslation('order');
  return [
    {
      id: 'orderName',
      title: t('order'),
      value: (row) => row.orderName,
      cell: (row) => (
        <>
          <OrderName name={row.orderName} /> <PriorityMark priority={row.priority} /> <MoneyMark order={row} />
          {row.instruction && (
            <Text size="xs" c="dimmed">
              {row.instruction}
            </Text>
          )}
        </>
      ),
      minWidth: 200,
      onCard: 'title',
    },
    {
      id: 'firstname',
      title: t('patient'),
      value: (row) => fullName(row),
      cell: (row) => (
        <>
          {fullName(row)}
          {row.ageYears != null && (
            <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {` ${shortAge(row)}/${row.sex}`}
            </Text>
          )}
        </>
      ),
      minWidth: 160,
      onCard: 'fact',
    },
    {
      id: 'hospitalRegnNo',
      title: t('encounterNo'),
      value: (row) => row.encounterNo ?? uhidOf(row.patientId),
      isForDesk: true,
    },
    {
      id: 'currentBedName',
      title: t('bed'),
      value: (row) => row.bedName ?? (row.tokenNo == null ? null : t('tokenNo', { number: row.tokenNo })),
      onCard: 'fact',
    },
  ];
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('order');
  return [
    ...useOrderColumns(),
    { id: 'kind', title: t('kind'), value: (row) => t(`kinds.${row.kind}`), isSortable: false, isForDesk: true },
    {
      id: 'orderFor',
      title: t('orderFor'),
      value: (row) => formatDateTime(row.orderFor),
      cell: (row) => <MomentText at={row.orderFor} />,
      onCard: 'fact',
    },
    {
      id: 'orderedBy',
      title: t('orderedBy'),
      value: (row) => row.orderedByName,
      isSortable: false,
      minWidth: 140,
      isForDesk: true,
    },
    // It stands below the order.
    {
      id: 'instruction',
      title: t('instruction'),
      value: (row) => row.instruction,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`statuses.${row.status}`),
      cell: (row) => <Standing row={row} />,
      onCard: 'fact',
    },
  ];
}

/** Route investigation. */
export default function ListWorklist() {
  const { t } = useTranslation('order');
  const list = useList();
  const kind = oneOf<OrderKind>(orderKinds, list.filters.kind);
  const status = oneOf<OrderStatus>(orderStatuses, list.filters.status);
  const waits = oneOf(orderWaits, list.filters.waits);
  const rows = useRows(orderTopic, listWorklist, list, {
    kind,
    status,
    waits,
    filterParams: containsInAny(['orderName', 'firstname', 'hospitalRegnNo', 'currentBedName'], list.filters.q),
  });
  const { actionsOf, dialog } = useOrderDeeds();
  return (
    <ListPage
      name="Orders"
      title={t('worklist')}
      list={list}
      rows={rows}
      rowKey={(row) => row.orderId}
      columns={useColumns()}
      rowActions={actionsOf}
      moreActions={<ScanOrder linked={linkedRecord(list, 'order')} />}
      filters={
        <>
          <SearchField label={t('searchWorklist')} list={list} />
          <WordFilter
            list={list}
            name="kind"
            label={t('kind')}
            choices={[
              { value: '', label: t('allKinds') },
              ...orderKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
          />
          <WordFilter
            list={list}
            name="status"
            label={t('status')}
            choices={[
              { value: '', label: t('open') },
              ...orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
          />
          <WordFilter
            list={list}
            name="waits"
            label={t('waitsFor')}
            choices={[
              { value: '', label: t('waits.all') },
              ...orderWaits.map((value) => ({ value, label: t(`waits.${value}`) })),
            ]}
          />
          <StatSound rows={rows.isLoading ? undefined : rows.rows} of={JSON.stringify(list.filters)} />
        </>
      }
    >
      {dialog}
    </ListPage>
  );
}
