// The receipts and refunds behind a collector's sums.

import { listCollectionPapers } from '@charaka/contract/money/finance/finance';
import { collectionTopic } from '@charaka/contract/money/finance/topics';
import { Skeleton, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { type Collector, modes } from './collected-table.tsx';

interface CollectionPapersProps {
  readonly day: string;
  readonly collector: Collector;
  onClose(): void;
}

/** A dialog with each paper of the day. */
export function CollectionPapers({ day, collector, onClose }: CollectionPapersProps) {
  const { t } = useTranslation('finance');
  const { collectorId, collectorName } = collector;
  const papers = useAnswer(collectionTopic, listCollectionPapers, { day, collectorId }).data?.papers;
  return (
    <Dialog isOpen size="wide" title={`${collectorName}, ${formatDay(day)}`} onClose={onClose}>
      {papers ? (
        <WideTable label={t('papers')} minWidth={760}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('paperNo')}</Table.Th>
              <Table.Th>{t('paidAt')}</Table.Th>
              <Table.Th>{t('patient')}</Table.Th>
              {modes.map((mode) => (
                <Table.Th key={mode} ta="end">
                  {t(`modes.${mode}`)}
                </Table.Th>
              ))}
              <Table.Th ta="end">{t('amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {papers.map((paper) => {
              const sign = paper.paymentType === 'Refund' ? -1 : 1;
              return (
                <Table.Tr key={`${paper.source} ${paper.paperId}`}>
                  <Table.Td>{t(`paper.${paper.source}.${paper.paymentType}`, { number: paper.receiptNo })}</Table.Td>
                  <Table.Td>
                    <MomentText at={paper.paidAt} />
                  </Table.Td>
                  <Table.Td>{paper.patientName}</Table.Td>
                  {modes.map((mode) => (
                    <Table.Td key={mode} ta="end">
                      {paper[mode] > 0 && <MoneyText isBare paise={paper[mode] * sign} />}
                    </Table.Td>
                  ))}
                  <Table.Td ta="end">
                    <MoneyText isBare fw={600} paise={paper.amount * sign} />
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </WideTable>
      ) : (
        <Skeleton h={200} />
      )}
    </Dialog>
  );
}
