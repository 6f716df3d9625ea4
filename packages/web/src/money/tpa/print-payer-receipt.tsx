// The receipt of a payer on paper: what they paid, what they deducted and disallowed of each bill (R270-R276, R535).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { payerReceiptPaper } from '@charaka/contract/money/tpa/papers';
import { getPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { sumPaise } from '@charaka/rules/money/money';
import { settledByPart } from '@charaka/rules/money/payer-receipt';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatAmount, formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { stayNumberOf } from '../../stay/admission/admission-facts.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { patientName } from '../../stay/admission/paper-facts.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { billKey } from './bill-columns.tsx';

/** A receipt with its bills. */
export type PayerReceipt = OutputOf<typeof getPayerReceipt>;

/** Under the letterhead of IPD payments. */
export function PrintPayerReceipt({ receiptId, onClose }: { receiptId: number; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const letterhead = useLetterhead(payerReceiptPaper);
  const kept = useAnswer(billTopic, getPayerReceipt, { receiptId }).data;
  return (
    <PrintSheet title={t('receiptPaper.title')} letterhead={letterhead} isReady={kept !== undefined} onClose={onClose}>
      {kept && <PayerReceiptPaper {...kept} />}
    </PrintSheet>
  );
}

/** The paper, below the letterhead. */
export function PayerReceiptPaper({ receipt, parts }: PayerReceipt) {
  const { t } = useTranslation(['tpa', 'paper']);
  const words = useWords();
  const sentence = t('paper:receivedFrom', { name: receipt.associationName, words: words(receipt.paid) });
  return (
    <>
      <h1>{t('receiptPaper.title')}</h1>
      <PaperBlocks
        paper={payerReceiptPaper}
        blocks={{
          facts: <ReceiptFacts receipt={receipt} />,
          parts: <PartsTable parts={parts} />,
          end: <PaperEnd createdByName={receipt.createdByName} createdAt={receipt.createdAt} sentence={sentence} />,
        }}
      />
    </>
  );
}

function ReceiptFacts({ receipt }: Pick<PayerReceipt, 'receipt'>) {
  const { t } = useTranslation('tpa');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('receiptNo')}>{`${receipt.receiptNo} / ${receipt.finYear}`}</Fact>
      <Fact label={t('receivedOn')}>{formatDay(receipt.receivedOn)}</Fact>
      <Fact label={t('tpaOrCorporate')}>{receipt.associationName}</Fact>
      <Fact label={t('mode')}>{t(`modes.${receipt.mode}`)}</Fact>
      <Fact label={t('reference')}>{receipt.reference}</Fact>
      <Fact label={t('note')}>{receipt.note}</Fact>
      {!receipt.isActive && <Fact label={t('receiptPaper.cancelled')}>{receipt.cancelReason}</Fact>}
    </div>
  );
}

const amounts = ['paid', 'tds', 'disallowed'] as const;
type Part = PayerReceipt['parts'][number];

function settledPaise({ paid, tds, disallowed }: Part) {
  return settledByPart({ paidPaise: paid, tdsPaise: tds, disallowedPaise: disallowed, reason: '' });
}

function PartsTable({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('tpa');
  return (
    <table className="paper-table" aria-label={t('receiptPaper.sums')}>
      <thead>
        <tr>
          <th>{t('billNo')}</th>
          <th>{t('receiptPaper.date')}</th>
          <th>{t('receiptPaper.patient')}</th>
          {amounts.map((name) => (
            <th key={name} className="numeric">
              {t(name)}
            </th>
          ))}
          <th className="numeric">{t('receiptPaper.settled')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <PartRow key={billKey(part)} part={part} />
        ))}
      </tbody>
      <tbody>
        <tr>
          <th scope="row" colSpan={3}>
            {t('total')}
          </th>
          {amounts.map((name) => (
            <th key={name} className="numeric">
              {formatAmount(sumPaise(parts.map((part) => part[name])))}
            </th>
          ))}
          <th className="numeric">{formatAmount(sumPaise(parts.map(settledPaise)))}</th>
        </tr>
      </tbody>
    </table>
  );
}

function PartRow({ part }: { part: Part }) {
  const { t } = useTranslation('tpa');
  const fate = t(part.isWrittenOff ? 'receiptPaper.writtenOff' : 'receiptPaper.chargedToPatient');
  return (
    <tr>
      <td>{`${part.billNo} / ${part.finYear}`}</td>
      <td>{formatDay(part.billedAt)}</td>
      <td>
        {`${patientName(part)}, ${stayNumberOf(part) || uhidOf(part.patientId)}`}
        {part.disallowed > 0 && <div>{`${t('disallowed')}: ${part.reason ?? ''} (${fate})`}</div>}
      </td>
      {amounts.map((name) => (
        <td key={name} className="numeric">
          {formatAmount(part[name])}
        </td>
      ))}
      <td className="numeric">{formatAmount(settledPaise(part))}</td>
    </tr>
  );
}
