// Returns to suppliers: sent with a claim, credited or refused.

import { listPurchaseReturns, purchaseReturnMenu } from '@charaka/contract/supply/purchase/purchase-return';
import { purchaseReturnTopic } from '@charaka/contract/supply/purchase/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { purchaseReturnSteps } from '@charaka/rules/supply/purchase-return-steps';
import { IconCheck, IconEye, IconPrinter, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stepActions } from '../../ui/table/step-actions.ts';
import { CreditClaim, RefuseClaim } from './answer-claim.tsx';

const AddPurchaseReturn = lazy(() => import('./add-purchase-return.tsx'));
const OpenPurchaseReturn = lazy(() => import('./open-purchase-return.tsx'));
const PrintClaim = lazy(() => import('./print-claim.tsx'));

type Row = RowOf<typeof listPurchaseReturns>;
type Opened = { readonly kind: 'add' } | { readonly kind: 'open' | 'print' | 'credit' | 'refuse'; readonly claim: Row };

/** Route Pharmacy/grn-return. */
export default function ListPurchaseReturns() {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const { canAdd, canEdit } = useRights(purchaseReturnMenu);
  const list = useList();
  const status = statesOf(purchaseReturnSteps).find((each) => each === list.filters.status);
  const rows = useRows(purchaseReturnTopic, listPurchaseReturns, list, {
    ...(status && { status }),
    filterParams: containsInAny(['supplierName', 'debitClaimNo', 'creditNoteNo'], list.filters.q),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const states = [
    { value: 'all', label: t('allOrderStates') },
    ...statesOf(purchaseReturnSteps).map((value) => ({ value, label: t(`returnStates.${value}`) })),
  ];
  return (
    <ListPage
      name="purchaseReturns"
      title={t('supplierReturns')}
      emptyHint={t('hints.returns')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.returnId}
      isQuiet={(row) => row.status !== 'Sent'}
      rowActions={(claim) => [
        {
          label: t('openReceipt'),
          icon: <IconEye size={16} aria-hidden />,
          onSelect: () => setOpened({ kind: 'open', claim }),
        },
        {
          label: t('printClaim'),
          icon: <IconPrinter size={16} aria-hidden />,
          onSelect: () => setOpened({ kind: 'print', claim }),
        },
        ...(canEdit && !claim.isOwn
          ? stepActions(purchaseReturnSteps, claim.status, {
              credit: {
                label: t('recordCreditNote'),
                icon: <IconCheck size={16} aria-hidden />,
                onSelect: () => setOpened({ kind: 'credit', claim }),
              },
              refuse: {
                label: t('recordRefusal'),
                icon: <IconX size={16} aria-hidden />,
                onSelect: () => setOpened({ kind: 'refuse', claim }),
              },
            })
          : []),
      ]}
      filters={
        <>
          <SearchField label={t('searchReturns')} list={list} />
          <WordFilter list={list} name="status" label={t('orderStatus')} choices={states} />
        </>
      }
      crumbs={[{ label: t('pharmacy:pharmacy') }]}
      add={canAdd && { label: t('returnGoods'), onSelect: () => setOpened({ kind: 'add' }) }}
    >
      {opened?.kind === 'credit' && <CreditClaim claim={opened.claim} onClose={close} />}
      {opened?.kind === 'refuse' && <RefuseClaim claim={opened.claim} onClose={close} />}
      <Suspense>
        {opened?.kind === 'add' && <AddPurchaseReturn onClose={close} />}
        {opened?.kind === 'open' && <OpenPurchaseReturn returnId={opened.claim.returnId} onClose={close} />}
        {opened?.kind === 'print' && <PrintClaim returnId={opened.claim.returnId} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('purchase');
  return [
    { id: 'debitClaimNo', title: t('claimNumber'), value: (row) => row.claimNumber },
    { id: 'supplierName', title: t('supplier.one'), value: (row) => row.supplierName, minWidth: 180 },
    { id: 'reason', title: t('returnReason'), value: (row) => t(`returnReasons.${row.reason}`) },
    {
      id: 'status',
      title: t('orderStatus'),
      value: (row) => t(`returnStates.${row.status}`),
      cell: (row) => <StateChip steps={purchaseReturnSteps} state={row.status} />,
    },
    { id: 'claimed', title: t('claimed'), value: (row) => formatAmount(row.claimed), isNumeric: true },
    { id: 'value', title: t('goodsValue'), value: (row) => formatAmount(row.value), isNumeric: true, isForDesk: true },
    { id: 'createdOn', title: t('returnedOn'), value: (row) => formatDateTime(row.createdAt) },
    { id: 'creditNoteNo', title: t('creditNoteNumber'), value: (row) => row.creditNoteNumber, isForDesk: true },
    {
      id: 'creditNoteAmount',
      title: t('credited'),
      value: (row) => (row.credited == null ? '' : formatAmount(row.credited)),
      isNumeric: true,
      isForDesk: true,
    },
    {
      id: 'createdBy',
      title: t('sentBy'),
      value: (row) => row.createdByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}
