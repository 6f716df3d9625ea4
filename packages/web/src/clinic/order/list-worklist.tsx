// Worklist of the departments: every order of the hospital, the most urgent first (OR030).
import { orderWorklist } from '@charaka/contract/clinic/order/order';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { linkedRecord } from '../../kernel/linked-record.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { useOrderDeeds } from './order-deeds.tsx';
import { OrderName } from './order-name.tsx';
import { MoneyMark, OrderState, PriorityMark } from './order-state.tsx';
import { ScanOrder } from './scan-order.tsx';
import { StatSound } from './stat-sound.tsx';

type Row = RowOf<typeof orderWorklist.list>;

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
  const [patient] = usePatientColumns<Row>();
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
    { ...patient, onCard: 'fact' },
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
    { id: 'kind', title: t('kind'), value: (row) => t(`kinds.${row.kind}`), isForDesk: true },
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
      minWidth: 140,
      isForDesk: true,
    },
    // It stands below the order.
    {
      id: 'instruction',
      title: t('instruction'),
      value: (row) => row.instruction,
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
  const work = useWorklist(orderWorklist);
  const { list, rows } = work;
  const { actionsOf, dialog } = useOrderDeeds();
  return (
    <Worklist
      work={work}
      name="Orders"
      title={t('worklist')}
      searchLabel={t('searchWorklist')}
      columns={useColumns()}
      rowActions={actionsOf}
      moreActions={<ScanOrder linked={linkedRecord(list, 'order')} />}
      filters={<StatSound rows={rows.isLoading ? undefined : rows.rows} of={JSON.stringify(list.filters)} />}
    >
      {dialog}
    </Worklist>
  );
}
