// The cash memos of the hospital: sell, print, take back.

import { listSales } from '@charaka/contract/supply/pharmacy/sale';
import { returnMenu } from '@charaka/contract/supply/pharmacy/sales-return';
import { saleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacySaleTopic } from '@charaka/contract/supply/pharmacy/topics';
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { linkedRecord } from '../../kernel/linked-record.ts';
import { useRights } from '../../kernel/rights.ts';
import { type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { stayNumberOf } from '../../stay/admission/admission-facts.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

const AddSale = lazy(() => import('./add-sale.tsx'));
const AddSalesReturn = lazy(() => import('./add-sales-return.tsx'));
const PrintSale = lazy(() => import('./print-sale.tsx'));

/** A memo as listed. */
export type SaleRow = RowOf<typeof listSales>;
type OpenDialog = { readonly kind: 'sell' } | { readonly kind: 'print' | 'return'; readonly saleId: number };

/** Route Pharmacy/sales. */
export default function ListSales() {
  const { t } = useTranslation('pharmacy');
  const { canAdd } = useRights(saleMenu);
  const mayReturn = useRights(returnMenu).canAdd;
  const list = useList({ defaultSort: { column: 'cashmemoDate', direction: 'dsc' } });
  const rows = useRows(pharmacySaleTopic, listSales, list, {
    ...dayFilter(list.filters),
    ...(list.filters.pending === '1' ? { isPending: true } : {}),
    filterParams: containsInAny(['cashmemo', 'patientName'], list.filters.q),
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const linked = linkedRecord(list, 'sale');
  const close = () => setOpen(null);
  const sell = () => setOpen({ kind: 'sell' });
  return (
    <ListPage
      name="pharmacySales"
      title={t('sales')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.saleId}
      rowActions={({ saleId, isClosed }) => [
        {
          label: t('printBill'),
          icon: <IconPrinter size={16} aria-hidden />,
          onSelect: () => setOpen({ kind: 'print', saleId }),
        },
        ...(mayReturn && !isClosed
          ? [
              {
                label: t('takeBack'),
                icon: <IconArrowBackUp size={16} aria-hidden />,
                onSelect: () => setOpen({ kind: 'return', saleId }),
              },
            ]
          : []),
      ]}
      filters={<SaleFilters list={list} />}
      crumbs={[{ label: t('pharmacy') }]}
      add={canAdd && { label: t('addSale'), onSelect: sell }}
    >
      <Suspense>
        {open?.kind === 'sell' && (
          <AddSale onClose={close} onSaved={(saleId) => queueMicrotask(() => setOpen({ kind: 'print', saleId }))} />
        )}
        {open?.kind === 'return' && <AddSalesReturn saleId={open.saleId} onClose={close} />}
        {linked && <PrintSale saleId={linked.id} onClose={linked.close} />}
        {open?.kind === 'print' && <PrintSale saleId={open.saleId} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}

function SaleFilters({ list }: { list: List }) {
  const { t } = useTranslation('pharmacy');
  return (
    <>
      <SearchField label={t('searchSale')} list={list} />
      <DayFilters list={list} />
      <SwitchField
        label={t('onlyUnpaid')}
        value={list.filters.pending === '1'}
        onChange={(isOn) => list.setFilter('pending', isOn ? '1' : '')}
      />
    </>
  );
}

function useColumns(): Column<SaleRow>[] {
  const { t } = useTranslation('pharmacy');
  const amount = (id: string, title: string, of: (row: SaleRow) => number): Column<SaleRow> => ({
    id,
    title,
    value: (row) => formatAmount(of(row)),
    isNumeric: true,
  });
  return [
    { id: 'cashmemo', title: t('cashMemo'), value: (row) => row.cashMemo },
    { id: 'cashmemoDate', title: t('date'), value: (row) => formatDateTime(row.soldAt), minWidth: 150 },
    { id: 'patientName', title: t('patient'), value: (row) => row.patientName || t('cashCustomer'), minWidth: 180 },
    { id: 'patientIpId', title: t('ipOrOpdNo'), value: (row) => stayNumberOf(row) || row.opdNumber, isForDesk: true },
    { id: 'bedNo', title: t('bed'), value: (row) => row.bedName, isForDesk: true },
    { id: 'staffName', title: t('doctor'), value: (row) => row.doctorName, isSortable: false, isHiddenAtFirst: true },
    amount('totalBillAmount', t('amount'), (row) => row.net),
    amount('paidAmount', t('paid'), (row) => row.paid),
    { ...amount('adjustmentAmt', t('credited'), (row) => row.returned), isSortable: false, isForDesk: true },
    amount('pendingAmount', t('toBill'), (row) => row.pending),
    {
      id: 'batchReason',
      title: t('batchReason'),
      value: (row) => row.batchReason,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    { id: 'createdBy', title: t('by'), value: (row) => row.createdByName, isSortable: false, isHiddenAtFirst: true },
  ];
}
