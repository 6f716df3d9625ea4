// The columns of lists of transfers, and what their users may do with a row.
import { type listTransfers, takeBackShortage } from '@charaka/contract/supply/store/transfer';
import { transferSteps } from '@charaka/rules/supply/transfer-steps';
import { IconArrowBackUp, IconChecks, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { stepActions } from '../../ui/table/step-actions.ts';

/** A transfer as lists show it. */
export type TransferRow = RowOf<typeof listTransfers>;

/** The columns of a list of transfers. */
export function useTransferColumns(): Column<TransferRow>[] {
  const { t } = useTranslation('store');
  return [
    { id: 'transferNo', title: t('transferNo'), value: (row) => row.transferNo },
    { id: 'fromStoreName', title: t('issuingStore'), value: (row) => row.fromStoreName, minWidth: 140 },
    { id: 'toStoreName', title: t('receivingStore'), value: (row) => row.toStoreName, minWidth: 140 },
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`transferStates.${row.status}`),
      cell: (row) => (
        <>
          <StateChip steps={transferSteps} state={row.status} />{' '}
          {row.isLate && <StatusChip tone="danger">{t('late')}</StatusChip>}
          {row.isColdWithoutFridge && <StatusChip tone="danger">{t('noFridge')}</StatusChip>}
        </>
      ),
    },
    {
      id: 'issuedAt',
      title: t('issuedAt'),
      value: (row) => formatDateTime(row.issuedAt),
      cell: (row) => <MomentText at={row.issuedAt} />,
    },
    { id: 'issuedBy', title: t('issuedBy'), value: (row) => row.issuedByName, isSortable: false, isForDesk: true },
    {
      id: 'receivedAt',
      title: t('receivedAt'),
      value: (row) => (row.receivedAt ? formatDateTime(row.receivedAt) : ''),
      isForDesk: true,
    },
    {
      id: 'receivedBy',
      title: t('receivedBy'),
      value: (row) => row.receivedByName,
      isSortable: false,
      isForDesk: true,
    },
    { id: 'reason', title: t('reason'), value: (row) => row.reason, isSortable: false, isHiddenAtFirst: true },
  ];
}

interface TransferOffers {
  onOpen(transfer: TransferRow, isReceiving: boolean): void;
}

/** The actions on a transfer: the issuer of a transfer does not receive it (PH019). */
export function useTransferActions({ onOpen }: TransferOffers) {
  const { t } = useTranslation('store');
  const takeBack = useCommand(takeBackShortage);
  return (row: TransferRow) => [
    ...stepActions(transferSteps, row.status, {
      ...(row.mayReceive
        ? {
            receive: {
              label: t('receive'),
              icon: <IconChecks size={16} aria-hidden />,
              onSelect: () => onOpen(row, true),
            },
          }
        : {}),
      ...(row.mayTakeBack
        ? {
            takeBack: {
              label: t('takeBack'),
              icon: <IconArrowBackUp size={16} aria-hidden />,
              onSelect: () => takeBack.mutate({ transferId: row.transferId }),
            },
          }
        : {}),
    }),
    { label: t('show'), icon: <IconEye size={16} aria-hidden />, onSelect: () => onOpen(row, false) },
  ];
}
