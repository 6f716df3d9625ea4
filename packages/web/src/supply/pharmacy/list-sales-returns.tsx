// The returns of medicine of the hospital; a new one begins with its cash memo.

import { listSalesReturns, returnMenu } from '@charaka/contract/supply/pharmacy/sales-return';
import { saleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacySaleTopic } from '@charaka/contract/supply/pharmacy/topics';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { stayNumberOf } from '../../stay/admission/admission-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

const AddSalesReturn = lazy(() => import('./add-sales-return.tsx'));
const PrintSale = lazy(() => import('./print-sale.tsx'));

type ReturnRow = RowOf<typeof listSalesReturns>;
type OpenDialog = { readonly kind: 'return' } | { readonly kind: 'print'; readonly saleId: number };

/** Route Pharmacy/sales-return. */
export default function ListSalesReturns() {
  const { t } = useTranslation('pharmacy');
  const { canAdd } = useRights(returnMenu);
  const maySeeSales = useRights(saleMenu).canView;
  const list = useList({ defaultSort: { column: 'returnDate', direction: 'dsc' } });
  const rows = useRows(pharmacySaleTopic, listSalesReturns, list, {
    ...dayFilter(list.filters),
    filterParams: containsInAny(['saleReturnNumber', 'cashmemo', 'patientName'], list.filters.q),
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const takeBack = () => setOpen({ kind: 'return' });
  const isOffered = canAdd && maySeeSales;
  return (
    <ListPage
      name="pharmacyReturns"
      title={t('returns')}
      emptyHint={t('returnsHint')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.returnId}
      rowActions={({ saleId }) =>
        maySeeSales
          ? [
              {
                label: t('printBill'),
                icon: <IconPrinter size={16} aria-hidden />,
                onSelect: () => setOpen({ kind: 'print', saleId }),
              },
            ]
          : []
      }
      filters={
        <>
          <SearchField label={t('searchReturn')} list={list} />
          <DayFilters list={list} />
        </>
      }
      crumbs={[{ label: t('pharmacy') }]}
      add={isOffered && { label: t('addReturn'), onSelect: takeBack }}
    >
      <Suspense>
        {open?.kind === 'return' && <AddSalesReturn onClose={close} />}
        {open?.kind === 'print' && <PrintSale saleId={open.saleId} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}

function useColumns(): Column<ReturnRow>[] {
  const { t } = useTranslation('pharmacy');
  return [
    { id: 'saleReturnNumber', title: t('returnNo'), value: (row) => row.returnNumber },
    { id: 'returnDate', title: t('date'), value: (row) => formatDateTime(row.returnedAt), minWidth: 150 },
    { id: 'cashmemo', title: t('cashMemo'), value: (row) => row.cashMemo },
    { id: 'patientName', title: t('patient'), value: (row) => row.patientName || t('cashCustomer'), minWidth: 180 },
    { id: 'patientIpId', title: t('ipOrOpdNo'), value: (row) => stayNumberOf(row) || row.opdNumber },
    { id: 'netReturn', title: t('amount'), value: (row) => formatAmount(row.net), isNumeric: true },
    { id: 'paidAmount', title: t('paidBack'), value: (row) => formatAmount(row.paidBack), isNumeric: true },
    {
      id: 'creditAmount',
      title: t('credited'),
      value: (row) => formatAmount(row.credited),
      isNumeric: true,
      isSortable: false,
    },
    { id: 'reason', title: t('reason'), value: (row) => row.reason, isSortable: false, minWidth: 160 },
    { id: 'createdBy', title: t('by'), value: (row) => row.createdByName, isSortable: false, isHiddenAtFirst: true },
  ];
}
