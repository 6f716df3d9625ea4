// The accounts of suppliers: what is due by age, and what was received without an invoice.

import { listSupplierBalances } from '@charaka/contract/supply/purchase/supplier-payment';
import { supplierPaymentTopic } from '@charaka/contract/supply/purchase/topics';
import { IconListDetails } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';

const SupplierAccount = lazy(() => import('./supplier-account.tsx'));

type Row = RowOf<typeof listSupplierBalances>;

/** Route Pharmacy/supplier_payment. */
export default function ListSupplierBalances() {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const list = useList();
  const rows = useRows(supplierPaymentTopic, listSupplierBalances, list, {
    filterParams: containsInAny(['supplierName'], list.filters.q),
  });
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ListPage
      name="supplierBalances"
      title={t('supplierPayments')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.supplierId}
      rowActions={({ supplierId }) => [
        {
          label: t('openAccount'),
          icon: <IconListDetails size={16} aria-hidden />,
          onSelect: () => setOpened(supplierId),
        },
      ]}
      filters={<SearchField label={t('searchSupplier')} list={list} />}
      crumbs={[{ label: t('pharmacy:pharmacy') }]}
    >
      <Suspense>{opened !== null && <SupplierAccount supplierId={opened} onClose={() => setOpened(null)} />}</Suspense>
    </ListPage>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('purchase');
  const sums = ['open', 'notDue', 'overdue30', 'overdue60', 'overdueLonger', 'awaited', 'claimed'] as const;
  return [
    {
      id: 'supplierName',
      title: t('supplier.one'),
      value: (row) => (row.isInterestDue ? `${row.supplierName} (${t('msmeInterest')})` : row.supplierName),
      minWidth: 200,
    },
    ...sums.map(
      (name): Column<Row> => ({
        id: name,
        title: t(`balance.${name}`),
        value: (row) => formatAmount(row[name]),
        isNumeric: true,
      }),
    ),
  ];
}
