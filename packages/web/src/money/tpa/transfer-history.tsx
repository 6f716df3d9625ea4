// The changes of payer of an admission, and the way to take the last one back (Q98).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import { listTpaTransfers, undoTpaTransfer } from '@charaka/contract/money/tpa/transfer';
import { Button, List, Skeleton, Table, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import type { TransferPart } from './transfer-heading.tsx';

type Transfer = OutputOf<typeof listTpaTransfers>['transfers'][number];

/** Payers before and after, time, user, and the totals of the charges. */
export function TransferHistory({ admission, tabs, onClose }: TransferPart) {
  const { t } = useTranslation('tpa');
  const { admissionId } = admission;
  const transfers = useAnswer(tpaTopic, listTpaTransfers, { admissionId }).data?.transfers;
  return (
    <TransferDialog admission={admission} tabs={tabs} onClose={onClose}>
      {!transfers && <Skeleton h={120} />}
      {transfers?.length === 0 && <Text c="dimmed">{t('noTransfers')}</Text>}
      {transfers && transfers.length > 0 && <TransferTable admissionId={admissionId} transfers={transfers} />}
    </TransferDialog>
  );
}

function TransferTable({ admissionId, transfers }: { admissionId: number; transfers: readonly Transfer[] }) {
  const { t } = useTranslation('tpa');
  return (
    <WideTable label={t('history')} minWidth={820}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('when')}</Table.Th>
          <Table.Th>{t('from')}</Table.Th>
          <Table.Th>{t('to')}</Table.Th>
          <Table.Th>{t('charges')}</Table.Th>
          <Table.Th ta="end">{t('totalBefore')}</Table.Th>
          <Table.Th ta="end">{t('totalAfter')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {transfers.map((transfer) => (
          <Table.Tr key={transfer.transferId} data-quiet={transfer.undoneAt ? true : undefined}>
            <Table.Td>
              {formatDateTime(transfer.madeAt)}
              <Text size="xs" c="dimmed">
                {transfer.madeByName}
              </Text>
            </Table.Td>
            <PayerCell payer={transfer.from} />
            <PayerCell payer={transfer.to} />
            <Table.Td>
              <LinesCell transfer={transfer} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={transfer.totalBefore} isBare />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={transfer.totalAfter} isBare />
            </Table.Td>
            <Table.Td>
              <StateCell admissionId={admissionId} transfer={transfer} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function PayerCell({ payer }: { payer: Transfer['from'] }) {
  return (
    <Table.Td>
      {payer.associationName ?? payer.patientType}
      {payer.associationName && (
        <Text size="xs" c="dimmed">
          {payer.insuranceName ? `${payer.insuranceName}, ` : ''}
          <MoneyText paise={payer.tpaAuthorized} />
        </Text>
      )}
    </Table.Td>
  );
}

function LinesCell({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('tpa');
  const { isRepriced, changedCount: count, withdrawnVersionNos: nos } = transfer;
  return (
    <>
      {isRepriced ? t('chargesChanged', { count }) : t('chargesKept')}
      {nos.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('withdrew', { count: nos.length, nos: nos.join(', ') })}
        </Text>
      )}
      {transfer.leftOut.length > 0 && (
        <List size="xs" aria-label={t('leftOut')}>
          {transfer.leftOut.map((line) => (
            <List.Item key={line.serviceChargeId}>
              {line.chargeDescription}: {line.reason}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}

function StateCell({ admissionId, transfer }: { admissionId: number; transfer: Transfer }) {
  const { t } = useTranslation('tpa');
  const command = useCommand(undoTpaTransfer);
  const undo = async () => {
    const question = { title: t('undoTitle'), text: t('undoText'), confirmLabel: t('undo') };
    if (await confirm(question)) command.mutate({ admissionId, transferId: transfer.transferId });
  };
  if (transfer.undoneAt) {
    return t('undoneBy', { when: formatDateTime(transfer.undoneAt), name: transfer.undoneByName });
  }
  if (!transfer.isUndoable) return t('stands');
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={command.isPending}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  );
}
