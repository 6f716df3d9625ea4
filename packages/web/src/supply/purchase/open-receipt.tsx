// A posted goods receipt with its lines, charges and figures.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { goodsReceiptTopic } from '@charaka/contract/supply/purchase/topics';
import { Center, Loader, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatPercent } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { ReceiptSums } from './receipt-figures.tsx';

type Receipt = OutputOf<typeof getReceipt>['receipt'];

/** Opens at once, and waits for the receipt. */
export default function OpenReceipt({ receiptId, onClose }: { receiptId: number; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const receipt = useAnswer(goodsReceiptTopic, getReceipt, { receipt: { receiptId } }).data?.receipt;
  const title = receipt
    ? t('receiptOf', { number: receipt.receiptNumber, supplier: receipt.supplierName })
    : t('receipt');
  return (
    <Dialog isOpen size="wide" title={title} onClose={onClose}>
      {receipt ? (
        <Stack>
          <ReceiptFacts receipt={receipt} />
          <PostedLines receipt={receipt} />
          {receipt.charges.map(({ chargeName, amount, gst }) => (
            <Text size="sm" key={`${chargeName} ${amount}`}>
              {t('chargeOf', { name: chargeName, gst: formatPercent(gst) })}: <MoneyText paise={amount} />
            </Text>
          ))}
          <ReceiptSums figures={receipt} />
        </Stack>
      ) : (
        <Center p="xl">
          <Loader />
        </Center>
      )}
    </Dialog>
  );
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('purchase');
  const { cancelledAt, cancelReason, cancelledByName } = receipt;
  return (
    <Columns component="dl" cols={{ base: 2, xs: 3, sm: 4 }} spacing="md" style={{ margin: 0 }}>
      <Fact label={t('order')}>{receipt.orderNumber}</Fact>
      <Fact label={t('invoiceNumber')}>{receipt.invoiceNumber}</Fact>
      <Fact label={t('invoiceDate')}>{formatDay(receipt.invoiceDate)}</Fact>
      <Fact label={t('challanNumber')}>{receipt.challanNumber}</Fact>
      <Fact label={t('challanDate')}>{formatDay(receipt.challanDate)}</Fact>
      <Fact label={t('receivedOn')}>{formatDay(receipt.receivedOn)}</Fact>
      <Fact label={t('reasonWithoutOrder')}>{receipt.reason}</Fact>
      <Fact label={t('postedBy')}>{receipt.createdByName}</Fact>
      <Fact label={t('postedAt')}>{formatDateTime(receipt.createdAt)}</Fact>
      <Fact label={t('acceptedBy')}>{receipt.approvedByName}</Fact>
      <Fact label={t('states.Cancelled')}>
        {cancelledAt && [formatDateTime(cancelledAt), cancelledByName, cancelReason].join(' · ')}
      </Fact>
    </Columns>
  );
}

function PostedLines({ receipt: { lines } }: { receipt: Receipt }) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const rejected = (line: Receipt['lines'][number]) => line.shortPacks + line.damagedPacks + line.refusedPacks;
  return (
    <WideTable label={t('lines')} minWidth={980}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('pharmacy:item')}</Table.Th>
          <Table.Th>{t('pharmacy:batchNumber')}</Table.Th>
          <Table.Th>{t('pharmacy:expiry')}</Table.Th>
          {(['mrp', 'packs', 'freePacks', 'rejectedPacks', 'rate', 'gst', 'taxable', 'landed'] as const).map((name) => (
            <Table.Th key={name} ta="end">
              {name === 'mrp' ? t('pharmacy:mrp') : t(name)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.receiptLineId}>
            <Table.Td>
              {line.itemName}
              <Text size="xs" c="dimmed">
                {line.pack}
              </Text>
            </Table.Td>
            <Table.Td>{line.batchNumber}</Table.Td>
            <Table.Td>{formatDay(line.expiry)}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.mrp} isBare />
            </Table.Td>
            <Table.Td ta="end">{line.packs}</Table.Td>
            <Table.Td ta="end">{line.freePacks}</Table.Td>
            <Table.Td ta="end">{rejected(line)}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.rate} isBare />
            </Table.Td>
            <Table.Td ta="end">{formatPercent(line.gst)}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.taxable} isBare />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.landed} isBare />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
