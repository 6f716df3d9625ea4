// A return to a supplier with its lines, its claim and the supplier's answer.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getPurchaseReturn } from '@charaka/contract/supply/purchase/purchase-return';
import { purchaseReturnTopic } from '@charaka/contract/supply/purchase/topics';
import { Center, Loader, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact, Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { claimSums } from './document-sums.tsx';

/** A return as it is read. */
export type PurchaseReturn = OutputOf<typeof getPurchaseReturn>['purchaseReturn'];

/** Opens at once, and waits for the return. */
export default function OpenPurchaseReturn({ returnId, onClose }: { returnId: number; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const answer = useAnswer(purchaseReturnTopic, getPurchaseReturn, { purchaseReturn: { returnId } });
  const returned = answer.data?.purchaseReturn;
  const title = returned
    ? t('receiptOf', { number: returned.claimNumber, supplier: returned.supplierName })
    : t('supplierReturn');
  return (
    <Dialog isOpen size="wide" title={title} onClose={onClose}>
      {returned ? (
        <Stack>
          <ReturnFacts returned={returned} />
          <ReturnedLines lines={returned.lines} />
          <Columns component="dl" cols={{ base: 2, xs: 3, sm: 6 }} spacing="md" style={{ margin: 0 }}>
            {claimSums(returned).map(([name, amount]) => (
              <Figure key={name} label={t(name)} weight={name === 'claimed' ? 600 : 400}>
                <MoneyText paise={amount} />
              </Figure>
            ))}
            {returned.leftOut > 0 && (
              <Figure label={t('returnStates.Deducted')} weight={400}>
                <MoneyText paise={returned.leftOut} />
              </Figure>
            )}
            <Figure label={t('goodsValue')} weight={400}>
              <MoneyText paise={returned.value} />
            </Figure>
          </Columns>
        </Stack>
      ) : (
        <Center p="xl">
          <Loader />
        </Center>
      )}
    </Dialog>
  );
}

function ReturnFacts({ returned }: { returned: PurchaseReturn }) {
  const { t } = useTranslation('purchase');
  const { creditNoteNumber, creditNoteDate, creditNoteTotal, credited } = returned;
  return (
    <Columns component="dl" cols={{ base: 2, xs: 3, sm: 4 }} spacing="md" style={{ margin: 0 }}>
      <Fact label={t('orderStatus')}>{t(`returnStates.${returned.status}`)}</Fact>
      <Fact label={t('returnReason')}>{t(`returnReasons.${returned.reason}`)}</Fact>
      <Fact label={t('returnNote')}>{returned.note}</Fact>
      <Fact label={t('sentBy')}>{[returned.createdByName, formatDateTime(returned.createdAt)].join(' · ')}</Fact>
      <Fact label={t('creditNoteNumber')}>
        {creditNoteNumber && [creditNoteNumber, formatDay(creditNoteDate)].join(' · ')}
      </Fact>
      {creditNoteTotal != null && (
        <Fact label={t('creditNoteTotal')}>
          <MoneyText paise={creditNoteTotal} />
        </Fact>
      )}
      {credited != null && (
        <Fact label={t('credited')}>
          <MoneyText paise={credited} />
        </Fact>
      )}
      <Fact label={t('answerNote')}>{returned.answerNote}</Fact>
      <Fact label={t('answeredBy')}>
        {returned.answeredByName && [returned.answeredByName, formatDateTime(returned.answeredAt)].join(' · ')}
      </Fact>
    </Columns>
  );
}

function ReturnedLines({ lines }: Pick<PurchaseReturn, 'lines'>) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  return (
    <WideTable label={t('lines')} minWidth={760}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('pharmacy:item')}</Table.Th>
          <Table.Th>{t('pharmacy:batchNumber')}</Table.Th>
          <Table.Th>{t('pharmacy:expiry')}</Table.Th>
          <Table.Th>{t('receiptNumber')}</Table.Th>
          <Table.Th>{t('place')}</Table.Th>
          {(['unitsBack', 'taxable', 'goodsValue'] as const).map((name) => (
            <Table.Th key={name} ta="end">
              {t(name)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={`${line.lotId} ${line.storeName}`}>
            <Table.Td>
              {line.itemName}
              <Text size="xs" c="dimmed">
                {line.pack}
              </Text>
            </Table.Td>
            <Table.Td>{line.batchNumber}</Table.Td>
            <Table.Td>{formatDay(line.expiry)}</Table.Td>
            <Table.Td>{line.receiptNumber}</Table.Td>
            <Table.Td>{line.storeName}</Table.Td>
            <Table.Td ta="end">{line.units}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.taxable} isBare />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.value} isBare />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
