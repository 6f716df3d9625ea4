// Investigations and images of the OPD that can go back: what is owed for a cancelled order, and by search or choice all that was paid.
import { listBilledTests } from '@charaka/contract/clinic/counter/billed-test';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { IconReceiptRefund } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime, formatQuantity } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

const RefundCounterBill = lazy(() => import('./refund-counter-bill.tsx'));

type TestRow = RowOf<typeof listBilledTests>;

const standings = ['owed', 'not-owed', 'all'] as const;
const labels = {
  owed: 'billedTests.toGiveBack',
  'not-owed': 'billedTests.notOwed',
  all: 'billedTests.allPaid',
} as const;

function useColumns(): Column<TestRow>[] {
  const { t } = useTranslation(['counter', 'order']);
  const fixed = { isSortable: false };
  return [
    {
      id: 'description',
      title: t('billedTests.test'),
      value: (row) =>
        row.quantity === 1000 ? row.description : `${row.description} × ${formatQuantity(row.quantity)}`,
      minWidth: 170,
      onCard: 'fact',
    },
    { id: 'orderNo', title: t('orderNo'), value: (row) => row.orderNo, isHiddenAtFirst: true },
    { id: 'firstname', title: t('patient'), value: fullName, minWidth: 150, onCard: 'title' },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isForDesk: true },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, isHiddenAtFirst: true },
    { id: 'opdNumber', title: t('opdNumber'), value: (row) => row.opdNumber, isHiddenAtFirst: true },
    { id: 'billNo', title: t('billNo'), value: (row) => `${row.billNo} / ${row.finYear}`, isForDesk: true },
    {
      id: 'billDate',
      title: t('billDate'),
      value: (row) => formatDateTime(row.billedAt),
      cell: (row) => <MomentText at={row.billedAt} />,
      isForDesk: true,
    },
    { id: 'amount', title: t('amount'), value: (row) => formatAmount(row.amount), isNumeric: true, onCard: 'aside' },
    {
      id: 'orderStatus',
      title: t('billedTests.orderState'),
      value: (row) => row.orderStatus && t(`order:statuses.${row.orderStatus}`),
      ...fixed,
    },
    {
      id: 'owed',
      title: t('reason'),
      value: (row) =>
        [row.reason, row.owedQuantity && row.owedQuantity !== 1000 && `× ${formatQuantity(row.owedQuantity)}`]
          .filter(Boolean)
          .join(' '),
      minWidth: 220,
      onCard: 'fact',
      ...fixed,
    },
  ];
}

/** Route opd/diagnosis_refund. */
export default function ListBilledTests() {
  const { t } = useTranslation('counter');
  const does = useDeeds();
  const list = useList();
  const { state, q } = list.filters;
  // With a search text the default is all tests, paid or due, unless the cashier chose a state; the field shows the state in effect.
  const choices = q ? standings.toReversed() : standings;
  const standing = standings.find((one) => one === state) ?? choices[0];
  const rows = useRows(counterTopic, listBilledTests, list, {
    ...dayFilter(list.filters),
    ...(standing === 'all' ? {} : { isOwed: standing === 'owed' }),
    filterParams: containsInAny(['description', 'orderNo', 'firstname', 'contactNo', 'opdNumber'], q),
  });
  const [back, setBack] = useState<TestRow | null>(null);
  const actionsOf = (row: TestRow): RowAction[] =>
    does('refund')
      ? [
          {
            label: t('giveBack'),
            letter: 'p',
            icon: <IconReceiptRefund size={16} aria-hidden />,
            isNext: row.owedQuantity != null,
            onSelect: () => setBack(row),
          },
        ]
      : [];
  return (
    <ListPage
      name="Billed tests"
      title={t('billedTests.title')}
      emptyHint={t('billedTests.hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.serviceChargeId}
      columns={useColumns()}
      rowActions={actionsOf}
      filters={
        <>
          <SearchField label={t('billedTests.search')} list={list} />
          <DayFilters list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('status')}
            choices={choices.map((value) => ({ value, label: t(labels[value]) }))}
          />
        </>
      }
    >
      <Suspense>
        {back && (
          <RefundCounterBill
            counterBillId={back.counterBillId}
            isWhole={false}
            isOfTests
            owed={{
              serviceChargeId: back.serviceChargeId,
              quantity: (back.owedQuantity ?? back.quantity - back.refundedQuantity) / 1000,
              reason: back.reason ?? '',
            }}
            onClose={() => setBack(null)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
