// A list of transfers as a whole screen: what was issued to wards, or what wards sent back.

import { transferTopic } from '@charaka/contract/supply/store/topics';
import { listTransfers } from '@charaka/contract/supply/store/transfer';
import { statesOf } from '@charaka/rules/step/steps';
import { transferSteps } from '@charaka/rules/supply/transfer-steps';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { EmptyAction } from '../../ui/table/data-table-parts.tsx';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { type TransferRow, useTransferActions, useTransferColumns } from './transfer-columns.tsx';

const ReceiveTransfer = lazy(() => import('./receive-transfer.tsx'));

interface TransferListProps {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly isReturn: boolean;
  readonly above?: ReactNode;
  readonly add?: EmptyAction | false;
  readonly children?: ReactNode;
}

/** The newest first; those in transit are received by another person than the one that issued them. */
export function TransferList({ name, title, hint, isReturn, above, add, children }: TransferListProps) {
  const { t } = useTranslation('store');
  const list = useList({ defaultSort: { column: 'issuedAt', direction: 'dsc' } });
  const status = statesOf(transferSteps).find((each) => each === list.filters.status);
  const rows = useRows(transferTopic, listTransfers, list, {
    isReturn,
    ...(status ? { status } : {}),
    ...(list.filters.status === 'noFridge' ? { isColdWithoutFridge: true } : {}),
    filterParams: containsInAny(['fromStoreName', 'toStoreName'], list.filters.q),
  });
  const [opened, setOpened] = useState<{ transfer: TransferRow; isReceiving: boolean } | null>(null);
  const actionsOf = useTransferActions({
    onOpen: (transfer, isReceiving) => setOpened({ transfer, isReceiving }),
  });
  const states = [
    { value: 'all', label: t('allStates') },
    ...statesOf(transferSteps).map((value) => ({ value, label: t(`transferStates.${value}`) })),
    { value: 'noFridge', label: t('noFridge') },
  ];
  return (
    <ListPage
      name={name}
      title={title}
      emptyHint={hint}
      list={list}
      rows={rows}
      columns={useTransferColumns()}
      rowKey={(row) => row.transferId}
      rowActions={actionsOf}
      isQuiet={(row) => row.status === 'Received' || row.status === 'Settled'}
      above={above}
      add={add}
      filters={
        <>
          <SearchField label={t('searchTransfers')} list={list} />
          <WordFilter list={list} name="status" label={t('status')} choices={states} />
        </>
      }
    >
      <Suspense>{opened && <ReceiveTransfer {...opened} onClose={() => setOpened(null)} />}</Suspense>
      {children}
    </ListPage>
  );
}
