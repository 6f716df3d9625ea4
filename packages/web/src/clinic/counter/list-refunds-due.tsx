// Advances and fees that outpatients get back, oldest first: why, how much, and the money handed out from here.

import { listRefundsDue, refundReasons } from '@charaka/contract/clinic/counter/refund-due';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { IconReceiptRefund } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { foundByNumber } from './found-by-number.ts';

const RefundFee = lazy(() => import('./refund-fee.tsx'));

/** A sum that is to be given back. */
type RefundDueRow = RowOf<typeof listRefundsDue>;

const keyOf = (row: RefundDueRow) => `${row.kind} ${row.visitId ?? row.appointmentId}`;

function useColumns(): Column<RefundDueRow>[] {
  const { t } = useTranslation('counter');
  return [
    { id: 'patientName', title: t('patient'), value: (row) => row.firstName, minWidth: 150, onCard: 'title' },
    {
      id: 'patientUid',
      title: t('uhid'),
      value: (row) => (row.patientId == null ? '' : uhidOf(row.patientId)),
      isForDesk: true,
    },
    {
      id: 'billNo',
      title: t('billNo'),
      value: (row) => (row.billNo == null ? '' : `${row.billNo} / ${row.finYear}`),
      isForDesk: true,
    },
    { id: 'opdNumber', title: t('opdNumber'), value: (row) => row.opdNumber ?? '', isForDesk: true },
    { id: 'contactNo', title: t('phone'), value: (row) => row.phone, isForDesk: true },
    {
      id: 'appointmentDate',
      title: t('billDate'),
      value: (row) => formatDay(row.day),
      cell: (row) => <Unbroken>{formatDay(row.day)}</Unbroken>,
      onCard: 'fact',
    },
    {
      id: 'doctorName',
      title: t('doctor'),
      value: (row) => row.doctorName,
      minWidth: 150,
      isForDesk: true,
      onCard: 'fact',
    },
    {
      id: 'kind',
      title: t('refundDue.what'),
      value: (row) => t(`refundDue.kinds.${row.kind}`),
      isSortable: false,
      onCard: 'fact',
    },
    {
      id: 'reason',
      title: t('reason'),
      value: (row) => t(`refundDue.reasons.${row.reason}`),
      isSortable: false,
      onCard: 'fact',
    },
    {
      id: 'amount',
      title: t('amount'),
      value: (row) => formatAmount(row.amount),
      isNumeric: true,
      isSortable: false,
      onCard: 'aside',
    },
  ];
}

/** Route appointment-refund. */
export default function ListRefundsDue() {
  const { t } = useTranslation('counter');
  const does = useDeeds();
  const list = useList({ defaultSort: { column: 'appointmentDate', direction: 'asc' } });
  const reason = refundReasons.find((each) => each === list.filters.state);
  const rows = useRows(counterTopic, listRefundsDue, list, {
    ...dayFilter(list.filters),
    ...(reason ? { reason } : {}),
    filterParams: foundByNumber(list.filters.q ?? '', ['patientName', 'contactNo', 'opdNumber'], ['opdNumber']),
  });
  const [given, setGiven] = useState<RefundDueRow | null>(null);
  const actions = (row: RefundDueRow): RowAction[] =>
    does('refund')
      ? [
          {
            label: t('giveBack'),
            icon: <IconReceiptRefund size={16} aria-hidden />,
            isNext: true,
            onSelect: () => setGiven(row),
          },
        ]
      : [];
  return (
    <ListPage
      name="Refunds due"
      title={t('refundDue.title')}
      emptyHint={t('refundDue.hint')}
      list={list}
      rows={rows}
      rowKey={keyOf}
      columns={useColumns()}
      rowActions={actions}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <DayFilters list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('reason')}
            choices={[
              { value: 'all', label: t('all') },
              ...refundReasons.map((value) => ({ value, label: t(`refundDue.reasons.${value}`) })),
            ]}
          />
        </>
      }
    >
      <Suspense>
        {given && (
          <OfPatient patient={given}>
            <RefundFee row={given} onClose={() => setGiven(null)} />
          </OfPatient>
        )}
      </Suspense>
    </ListPage>
  );
}
