// The columns of a bill on the TPA desk: whose it is, what it came to, who owes what.
import type { listTpaBills } from '@charaka/contract/money/tpa/settlement';
import { IconFileInvoice } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { useCaseColumns } from './case-columns.tsx';

/** A bill of the list. */
export type TpaBill = RowOf<typeof listTpaBills>;

/** The claim is what the payer authorised, at most what payers before them left of the bill; the due is the patient's own (Q127). */
export function useBillColumns(): Column<TpaBill>[] {
  const { t } = useTranslation('tpa');
  const amount = (id: string, title: string, value: (row: TpaBill) => number) => ({
    id,
    title,
    value: (row: TpaBill) => formatAmount(value(row)),
    isNumeric: true,
  });
  // The bill tells of the patient's part alone; a claim that is open is money that is missing (Q127).
  const settled = (row: TpaBill) => {
    if (!row.isSettled) return t('unsettled');
    return t(row.claimRest > 0 ? 'patientSettled' : 'settled');
  };
  return [
    { id: 'orderNo', title: t('billNo'), value: (row) => `${row.orderNo} / ${row.finYear}`, minWidth: 110 },
    { id: 'billDate', title: t('billDate'), value: (row) => formatDateTime(row.billedAt), isForDesk: true },
    ...useCaseColumns<TpaBill>(),
    { ...amount('netAmount', t('netAmount'), (row) => row.net), isForDesk: true },
    { ...amount('authorisedAmount', t('claim'), (row) => row.claim), isForDesk: true },
    amount('claimRest', t('claimRest'), (row) => row.claimRest),
    {
      ...amount('paidInAdvance', t('paidInAdvance'), (row) => row.paidInAdvance),
      isSortable: false,
      isHiddenAtFirst: true,
    },
    { ...amount('dueAmount', t('patientDue'), (row) => row.due), isForDesk: true },
    {
      id: 'isSettled',
      title: t('state'),
      value: settled,
      cell: (row) => (
        <StatusChip tone={row.isSettled && row.claimRest === 0 ? 'done' : 'waiting'}>{settled(row)}</StatusChip>
      ),
    },
  ];
}

/** A bill has a row for each of its payers. */
export function billRowKey({ billId, associationId }: TpaBill): string {
  return `${billId} ${associationId ?? 0}`;
}

/** Opens a bill, from which its papers are printed. */
export function viewBillAction(label: string, onSelect: () => void): RowAction {
  return { label, icon: <IconFileInvoice size={16} aria-hidden />, onSelect };
}
