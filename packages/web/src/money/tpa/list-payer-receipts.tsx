// The receipts of payers, and the way to cancel one; for administrators.
import { billTopic } from '@charaka/contract/money/bill/topics';
import { cancelPayerReceipt, listPayerReceipts } from '@charaka/contract/money/tpa/receipt';
import { Text } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { PayerFilter, payerFilter } from './desk-filters.tsx';
import { OutstandingTabs } from './outstanding-tabs.tsx';
import { PrintPayerReceipt } from './print-payer-receipt.tsx';

type Receipt = RowOf<typeof listPayerReceipts>;

function useColumns(): Column<Receipt>[] {
  const { t } = useTranslation('tpa');
  const amount = (id: string, title: string, value: (row: Receipt) => number): Column<Receipt> => ({
    id,
    title,
    value: (row) => formatAmount(value(row)),
    isNumeric: true,
    isSortable: id === 'paid',
    ...(id === 'paid' ? { onCard: 'aside' } : {}),
  });
  return [
    {
      id: 'receiptNo',
      title: t('receiptNo'),
      value: (row) => `${row.receiptNo} / ${row.finYear}`,
      onCard: 'fact',
    },
    { id: 'receivedOn', title: t('receivedOn'), value: (row) => formatDay(row.receivedOn) },
    {
      id: 'associationName',
      title: t('tpaOrCorporate'),
      value: (row) => row.associationName,
      minWidth: 130,
      onCard: 'title',
    },
    { id: 'mode', title: t('mode'), value: (row) => t(`modes.${row.mode}`), isSortable: false },
    { id: 'reference', title: t('reference'), value: (row) => row.reference },
    { id: 'billCount', title: t('bills'), value: (row) => row.billCount, isNumeric: true, isSortable: false },
    amount('paid', t('paid'), (row) => row.paid),
    amount('tds', t('tds'), (row) => row.tds),
    amount('disallowed', t('disallowed'), (row) => row.disallowed),
    {
      id: 'cancelReason',
      title: t('state'),
      value: (row) => (row.isActive ? t('stands') : t('cancelledBecause', { reason: row.cancelReason ?? '' })),
      isSortable: false,
    },
    {
      id: 'createdByName',
      title: t('recordedBy'),
      value: (row) => row.createdByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}

/** Route tpa/patient-outstanding/receipts. */
export default function ListPayerReceipts() {
  const { t } = useTranslation('tpa');
  const does = useDeeds();
  const list = useList({ defaultSort: { column: 'receivedOn', direction: 'dsc' } });
  const { associationId } = payerFilter(list.filters);
  const rows = useRows(billTopic, listPayerReceipts, list, associationId ? { associationId } : {});
  const [chosen, setChosen] = useState<Receipt | null>(null);
  const [printed, setPrinted] = useState<number | null>(null);
  return (
    <Page title={t('payerReceipts')} crumbs={[{ label: t('tpa') }]}>
      <OutstandingTabs here="receipts" />
      <DataTable
        name="PayerReceipts"
        title={t('payerReceipts')}
        list={list}
        rows={rows}
        rowKey={(row) => row.receiptId}
        columns={useColumns()}
        rowActions={(row) => [
          {
            label: t('printReceipt'),
            icon: <IconPrinter size={16} aria-hidden />,
            onSelect: () => setPrinted(row.receiptId),
          },
          ...(row.isActive && does('cancel-payer-receipt')
            ? [
                {
                  label: t('cancelReceipt'),
                  icon: <IconX size={16} aria-hidden />,
                  isDangerous: true,
                  onSelect: () => setChosen(row),
                },
              ]
            : []),
        ]}
        filters={<PayerFilter list={list} />}
      />
      {printed !== null && <PrintPayerReceipt receiptId={printed} onClose={() => setPrinted(null)} />}
      {chosen && <CancelReceipt receipt={chosen} onClose={() => setChosen(null)} />}
    </Page>
  );
}

function CancelReceipt({ receipt, onClose }: { receipt: Receipt; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const command = useCommand(cancelPayerReceipt, { onDone: onClose });
  const { receiptId, receiptNo, finYear, associationName } = receipt;
  return (
    <ReasonDialog
      title={t('cancelReceipt')}
      isDangerous
      isSubmitting={command.isPending}
      submitLabel={t('cancelReceipt')}
      cancelLabel={t('close')}
      onSave={(reason) => command.mutate({ receipt: { receiptId, reason } })}
      onClose={onClose}
    >
      <Text size="sm">{t('cancelReceiptText', { number: `${receiptNo} / ${finYear}`, payer: associationName })}</Text>
    </ReasonDialog>
  );
}
