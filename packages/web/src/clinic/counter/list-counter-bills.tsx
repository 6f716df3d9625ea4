// The bills of the counter: made, paid, taken back and printed from here.
import { counterMenu, listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { openMatterKinds } from '@charaka/contract/clinic/counter/open-matter';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { IconCash, IconPrinter, IconReceiptRefund, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { linkedRecord } from '../../kernel/linked-record.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stateOf, stateTones } from './counter-bill-state.ts';
import { foundByNumber } from './found-by-number.ts';
import { ListOpenMatters } from './list-open-matters.tsx';
import { StateFilter } from './state-filter.tsx';

const MakeCounterBill = lazy(() => import('./make-counter-bill.tsx'));
const PrintCounterBill = lazy(() => import('./print-counter-bill.tsx'));
const ReceiveCounterDue = lazy(() => import('./receive-counter-due.tsx'));
const RefundCounterBill = lazy(() => import('./refund-counter-bill.tsx'));

type BillRow = RowOf<typeof listCounterBills>;

function useColumns(): Column<BillRow>[] {
  const { t } = useTranslation('counter');
  const amount = (id: string, title: string, value: (row: BillRow) => number, rest: object = {}): Column<BillRow> => ({
    id,
    title,
    value: (row) => formatAmount(value(row)),
    isNumeric: true,
    ...rest,
  });
  const fixed = { isSortable: false };
  return [
    { id: 'billNo', title: t('billNo'), value: (row) => `${row.billNo} / ${row.finYear}`, minWidth: 110 },
    {
      id: 'billDate',
      title: t('billDate'),
      value: (row) => formatDateTime(row.billedAt),
      cell: (row) => <MomentText at={row.billedAt} />,
    },
    { id: 'firstname', title: t('patient'), value: fullName, minWidth: 150 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isForDesk: true },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, isForDesk: true },
    { id: 'opdNumber', title: t('opdNumber'), value: (row) => row.opdNumber, isForDesk: true },
    amount('netAmount', t('net'), (row) => row.net),
    amount('dueAmount', t('due'), (row) => row.due),
    amount('received', t('received'), (row) => row.received, { ...fixed, isHiddenAtFirst: true }),
    // The value of the credit notes; the sums paid out are on their receipts.
    amount('refunded', t('creditNotes'), (row) => row.refunded, { ...fixed, isForDesk: true }),
    {
      id: 'state',
      title: t('status'),
      value: (row) => t(stateOf(row)),
      cell: (row) => <StatusChip tone={stateTones[stateOf(row)]}>{t(stateOf(row))}</StatusChip>,
      isSortable: false,
    },
    {
      id: 'associationName',
      title: t('payer'),
      value: (row) => row.associationName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'createdBy',
      title: t('madeBy'),
      value: (row) => row.createdByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}

const onCard = {
  firstname: 'title',
  billNo: 'aside',
  billDate: 'fact',
  netAmount: 'fact',
  dueAmount: 'fact',
  state: 'fact',
} as const;

type Deed = 'print' | 'receive' | 'refund' | 'cancel';
type Open =
  | { readonly kind: 'add'; readonly patientId?: number }
  | { readonly kind: Deed; readonly counterBillId: number };

function useActions(onSelect: (kind: Deed, row: BillRow) => void) {
  const { t } = useTranslation('counter');
  const does = useDeeds();
  return (row: BillRow): RowAction[] => {
    const isOpen = row.isActive && (row.net === 0 || row.refunded < row.net);
    const action = (kind: Deed, icon: RowAction['icon'], rest: Partial<RowAction> = {}): RowAction => ({
      label: t(`deeds.${kind}`),
      icon,
      onSelect: () => onSelect(kind, row),
      ...rest,
    });
    return [
      ...(row.due > 0 && does('receive-money')
        ? [action('receive', <IconCash size={16} aria-hidden />, { isNext: true, letter: 'p' })]
        : []),
      action('print', <IconPrinter size={16} aria-hidden />, { isNext: row.due === 0 }),
      ...(isOpen && does('refund')
        ? [
            action('refund', <IconReceiptRefund size={16} aria-hidden />),
            action('cancel', <IconX size={16} aria-hidden />, { isDangerous: true }),
          ]
        : []),
    ];
  };
}

/** Route opd/diagnosis: the bills, or one of the lists of open items. */
export default function ListCounterBills() {
  const list = useList({ defaultSort: { column: 'billDate', direction: 'dsc' } });
  const kind = openMatterKinds.find((each) => each === list.filters.state);
  return kind ? <ListOpenMatters key={kind} kind={kind} /> : <Bills />;
}

function Bills() {
  const { t } = useTranslation('counter');
  const { canAdd } = useRights(counterMenu);
  const list = useList({ defaultSort: { column: 'billDate', direction: 'dsc' } });
  const rows = useRows(counterTopic, listCounterBills, list, {
    ...dayFilter(list.filters),
    ...(list.filters.state === 'due' ? { isDue: true } : {}),
    filterParams: foundByNumber(
      list.filters.q ?? '',
      ['firstname', 'contactNo', 'opdNumber'],
      ['documentNo', 'opdNumber'],
    ),
  });
  // A link may name whose visit is to be billed.
  const named = /^\d+$/.test(list.filters.patient ?? '') ? { patientId: Number(list.filters.patient) } : undefined;
  const [open, setOpen] = useState<Open | null>(named && canAdd ? { kind: 'add', ...named } : null);
  const linked = linkedRecord(list, 'bill');
  const close = () => setOpen(null);
  const actions = useActions((kind, { counterBillId }) => setOpen({ kind, counterBillId }));
  return (
    <ListPage
      name="Counter bills"
      title={t('title')}
      emptyHint={t('hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.counterBillId}
      columns={placedOnCard(useColumns(), onCard)}
      rowActions={actions}
      isQuiet={(row) => !row.isActive}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <DayFilters list={list} />
          <StateFilter list={list} />
        </>
      }
      add={canAdd && { label: t('newBill'), onSelect: () => setOpen({ kind: 'add' }) }}
    >
      <Suspense>
        {open?.kind === 'add' && (
          <MakeCounterBill {...(open.patientId === undefined ? {} : { patientId: open.patientId })} onClose={close} />
        )}
        {linked && <PrintCounterBill counterBillId={linked.id} onClose={linked.close} />}
        {open?.kind === 'print' && <PrintCounterBill counterBillId={open.counterBillId} onClose={close} />}
        {open?.kind === 'receive' && <ReceiveCounterDue counterBillId={open.counterBillId} onClose={close} />}
        {(open?.kind === 'refund' || open?.kind === 'cancel') && (
          <RefundCounterBill counterBillId={open.counterBillId} isWhole={open.kind === 'cancel'} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  );
}
