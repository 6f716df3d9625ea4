// Matters of orders that the counter still has to settle: refunds of cancelled orders, and work begun before payment (OR012, OR022).
import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import { listOpenMatters, type openMatterKinds } from '@charaka/contract/clinic/counter/open-matter';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { IconCash, IconReceipt, IconReceiptRefund } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime, formatQuantity } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { StateFilter } from './state-filter.tsx';

const MakeCounterBill = lazy(() => import('./make-counter-bill.tsx'));
const ReceiveCounterDue = lazy(() => import('./receive-counter-due.tsx'));
const RefundCounterBill = lazy(() => import('./refund-counter-bill.tsx'));

type Kind = (typeof openMatterKinds)[number];
type Row = RowOf<typeof listOpenMatters>;

function useColumns(kind: Kind): Column<Row>[] {
  const { t } = useTranslation('counter');
  const fixed = { isSortable: false };
  return [
    {
      id: 'orderName',
      title: t('order'),
      value: (row) => (row.quantity === 1000 ? row.orderName : `${row.orderName} × ${formatQuantity(row.quantity)}`),
      minWidth: 170,
    },
    { id: 'groupNo', title: t('orderNo'), value: (row) => `${row.groupNo}/${row.lineNo}` },
    { id: 'firstname', title: t('patient'), value: fullName, minWidth: 150 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId) },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo },
    { id: 'amount', title: t('amount'), value: (row) => formatAmount(row.amount), isNumeric: true, ...fixed },
    { id: 'billNo', title: t('billNo'), value: (row) => row.billNo, ...fixed },
    {
      id: 'why',
      title: t(kind === 'RefundDue' ? 'cancelledBecause' : 'begunBecause'),
      value: (row) => (row.ground ? t(`grounds.${row.ground}`) : row.reason),
      minWidth: 150,
      ...fixed,
    },
    {
      id: 'sinceOn',
      title: t('since'),
      value: (row) => formatDateTime(row.since),
      cell: (row) => <MomentText at={row.since} />,
    },
    { id: 'byName', title: t('by'), value: (row) => row.byName, ...fixed },
  ];
}

/** Shown in place of the bills; settled matters leave the list. */
export function ListOpenMatters({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('counter');
  const does = useDeeds();
  const { canAdd } = useRights(counterMenu);
  const list = useList();
  const rows = useRows(orderTopic, listOpenMatters, list, {
    kind,
    filterParams: containsInAny(['orderName', 'firstname', 'contactNo', 'opdNumber'], list.filters.q),
  });
  const [open, setOpen] = useState<Row | null>(null);
  const close = () => setOpen(null);
  const actionsOf = (row: Row): RowAction[] => {
    const action = (label: string, icon: RowAction['icon']): RowAction => ({
      label,
      icon,
      isNext: true,
      letter: 'p',
      onSelect: () => setOpen(row),
    });
    if (kind === 'RefundDue')
      return does('refund') ? [action(t('deeds.payBack'), <IconReceiptRefund size={16} aria-hidden />)] : [];
    if (row.counterBillId != null)
      return does('receive-money') ? [action(t('deeds.receive'), <IconCash size={16} aria-hidden />)] : [];
    return canAdd ? [action(t('makeBill'), <IconReceipt size={16} aria-hidden />)] : [];
  };
  return (
    <ListPage
      name="Open matters of the counter"
      title={t(`matters.${kind}`)}
      list={list}
      rows={rows}
      rowKey={(row) => row.orderId}
      columns={useColumns(kind)}
      rowActions={actionsOf}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <StateFilter list={list} />
        </>
      }
    >
      <Suspense>{open && <Settle kind={kind} row={open} onClose={close} />}</Suspense>
    </ListPage>
  );
}

function Settle({ kind, row, onClose }: { readonly kind: Kind; readonly row: Row; onClose(): void }) {
  const { counterBillId, serviceChargeId } = row;
  if (kind === 'Unpaid')
    return counterBillId == null ? (
      <MakeCounterBill patientId={row.patientId} onClose={onClose} />
    ) : (
      <ReceiveCounterDue counterBillId={counterBillId} onClose={onClose} />
    );
  if (counterBillId == null || serviceChargeId == null) return null;
  return (
    <RefundCounterBill
      counterBillId={counterBillId}
      isWhole={false}
      owed={{ serviceChargeId, quantity: row.quantity / 1000, reason: row.reason ?? '' }}
      onClose={onClose}
    />
  );
}
