// The debit claim that goes out with returned goods.

import { debitClaimPaper } from '@charaka/contract/supply/purchase/papers';
import { getPurchaseReturn } from '@charaka/contract/supply/purchase/purchase-return';
import { purchaseReturnTopic } from '@charaka/contract/supply/purchase/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatAmount, formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { claimSums, PrintedSums } from './document-sums.tsx';
import type { PurchaseReturn } from './open-purchase-return.tsx';

/** The paper on the screen; waits for the return. */
export default function PrintClaim({ returnId, onClose }: { returnId: number; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const answer = useAnswer(purchaseReturnTopic, getPurchaseReturn, { purchaseReturn: { returnId } });
  const returned = answer.data?.purchaseReturn;
  return (
    <PrintSheet
      title={t('printed.claim')}
      letterhead={useLetterhead(debitClaimPaper)}
      isReady={returned !== undefined}
      onClose={onClose}
    >
      {returned && <ClaimPaper returned={returned} />}
    </PrintSheet>
  );
}

/** Content below the letterhead. */
export function ClaimPaper({ returned }: { returned: PurchaseReturn }) {
  const { t } = useTranslation(['purchase', 'paper']);
  return (
    <>
      <h1>{t('printed.claim')}</h1>
      <PaperBlocks
        paper={debitClaimPaper}
        kept={['sums', 'end']}
        blocks={{
          facts: <ClaimFacts returned={returned} />,
          lines: <PrintedLines lines={returned.lines} />,
          sums: <PrintedSums sums={claimSums(returned)} of="claimed" />,
          end: (
            <div className="paper-signs paper-keep">
              <div className="paper-sign">{t('receivedBySupplier')}</div>
              <div className="paper-sign">{t('paper:authorizedSignatory')}</div>
            </div>
          ),
        }}
      />
    </>
  );
}

function ClaimFacts({ returned }: { returned: PurchaseReturn }) {
  const { t } = useTranslation('purchase');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('claimNumber')} isOnEveryPage>
        {returned.claimNumber}
      </Fact>
      <Fact label={t('supplier.one')} isOnEveryPage>
        {returned.supplierName}
      </Fact>
      <Fact label={t('returnedOn')}>{formatDay(returned.createdAt)}</Fact>
      <Fact label={t('returnReason')}>{t(`returnReasons.${returned.reason}`)}</Fact>
      <Fact label={t('returnNote')}>{returned.note}</Fact>
      <PaperField name="createdBy">
        <Fact label={t('sentBy')}>{returned.createdByName}</Fact>
      </PaperField>
    </div>
  );
}

function PrintedLines({ lines }: Pick<PurchaseReturn, 'lines'>) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  return (
    <table className="paper-table" aria-label={t('lines')}>
      <thead>
        <tr>
          <th>{t('pharmacy:item')}</th>
          <th>{t('pharmacy:batchNumber')}</th>
          <th>{t('pharmacy:expiry')}</th>
          <th>{t('invoiceNumber')}</th>
          <th className="numeric">{t('unitsBack')}</th>
          <th className="numeric">{t('taxable')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.lotId} ${line.storeName}`}>
            <td>{`${line.itemName} (${line.pack})`}</td>
            <td>{line.batchNumber}</td>
            <td>{formatDay(line.expiry)}</td>
            <td>{line.invoiceNumber ?? line.receiptNumber}</td>
            <td className="numeric">{line.units}</td>
            <td className="numeric">{formatAmount(line.taxable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
