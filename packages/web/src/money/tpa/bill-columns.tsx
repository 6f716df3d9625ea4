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
  const { t } = useTranslation(['tpa', 'bill']);
  const amount = (id: string, title: string, value: (row: TpaBill) => number | null | undefined) => ({
    id,
    title,
    value: (row: TpaBill) => {
      const paise = value(row);
      return paise == null ? '' : formatAmount(paise);
    },
    isNumeric: true,
  });
  // The bill tells of the patient's part alone; a claim that is open is money that is missing (Q127).
  const settled = (row: TpaBill) => {
    if (!row.isSettled) return t('unsettled');
    return t(row.claimRest > 0 ? 'patientSettled' : 'settled');
  };
  return [
    { id: 'billNo', title: t('billNo'), value: (row) => `${row.billNo} / ${row.finYear}`, minWidth: 110 },
    { id: 'sourceKind', title: t('bill:madeAt'), value: (row) => t(`bill:sources.${row.sourceKind}`), isForDesk: true },
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
    { ...amount('dueAmount', t('bill:dueAmount'), (row) => row.due), isForDesk: true },
    { ...amount('nonHospitalDue', t('bill:nonHospitalDue'), (row) => row.nonHospitalDue), isHiddenAtFirst: true },
    {
      id: 'isSettled',
      isState: true,
      title: t('state'),
      // Two lines, not four, for the longest state.
      minWidth: 150,
      value: settled,
      cell: (row) => (
        <StatusChip tone={row.isSettled && row.claimRest === 0 ? 'done' : 'waiting'}>{settled(row)}</StatusChip>
      ),
    },
  ];
}

/** A bill has a row for each of its payers. */
export function billRowKey(bill: TpaBill): string {
  return `${billKey(bill)} ${bill.associationId ?? 0}`;
}

/** Which bill a row is of, whichever desk made it. */
export function billKey({
  sourceKind,
  billId,
  counterBillId,
}: Pick<TpaBill, 'sourceKind' | 'billId' | 'counterBillId'>) {
  return `${sourceKind} ${billId ?? counterBillId ?? 0}`;
}

/** Opens a bill, from which its papers are printed. */
export function viewBillAction(label: string, onSelect: () => void): RowAction {
  return { label, icon: <IconFileInvoice size={16} aria-hidden />, onSelect };
}
