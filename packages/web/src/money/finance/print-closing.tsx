// A closing on paper: sums by mode, the count of notes and coins, the difference with its reason, every paper, signatures.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getDayClosing } from '@charaka/contract/money/finance/finance';
import { dayClosingPaper } from '@charaka/contract/money/finance/papers';
import { collectionTopic } from '@charaka/contract/money/finance/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatAmount, formatDateTime, formatDay, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { modes } from './collected-table.tsx';

/** A closing as answered. */
export type Closing = OutputOf<typeof getDayClosing>;

/** Under the letterhead of the day book. */
export default function PrintClosing({ dayClosingId, onClose }: { dayClosingId: number; onClose(): void }) {
  const { t } = useTranslation('finance');
  const letterhead = useLetterhead(dayClosingPaper);
  const answer = useAnswer(collectionTopic, getDayClosing, { dayClosingId }).data;
  const title = t('dayClosing');
  return (
    <PrintSheet title={title} letterhead={letterhead} isReady={answer !== undefined} onClose={onClose}>
      {answer && <ClosingPaper answer={answer} />}
    </PrintSheet>
  );
}

/** The closing, below the letterhead. */
export function ClosingPaper({ answer }: { answer: Closing }) {
  const { t } = useTranslation('finance');
  const { closing } = answer;
  return (
    <>
      <h1>{`${t('dayClosing')} ${closing.closingNo} / ${closing.finYear}`}</h1>
      <PaperBlocks
        paper={dayClosingPaper}
        blocks={{
          facts: <ClosingFacts closing={closing} />,
          modes: closing.reopenedAt ? <Reopened closing={closing} /> : <ModesPaper answer={answer} />,
          count: <CountPaper answer={answer} />,
          payments: <PapersPaper papers={answer.papers} />,
          end: <ClosingEnd closing={closing} />,
        }}
      />
    </>
  );
}

function ClosingFacts({ closing }: { closing: Closing['closing'] }) {
  const { t } = useTranslation('finance');
  const { hospital } = useSignedIn();
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('collector')}>{closing.collectorName}</Fact>
      <Fact label={t('day')}>{formatDay(closing.closedOn)}</Fact>
      <Fact label={t('hospital')}>{hospital?.hospitalName}</Fact>
      <Fact label={t('closedAt')}>{formatDateTime(closing.closedAt)}</Fact>
    </div>
  );
}

/** A closing that was taken back has no sums. */
function Reopened({ closing }: { closing: Closing['closing'] }) {
  const { t } = useTranslation('finance');
  const { reopenedAt, reopenedByName: name, reopenReason: reason } = closing;
  return (
    <p>
      <strong>{t('reopenedAt', { time: formatDateTime(reopenedAt), name, reason })}</strong>
    </p>
  );
}

function ModesPaper({ answer: { received, refunded } }: { answer: Closing }) {
  const { t } = useTranslation('finance');
  return (
    <table className="paper-table paper-keep" aria-label={t('byMode')}>
      <thead>
        <tr>
          <th>{t('mode')}</th>
          <th className="numeric">{t('received')}</th>
          <th className="numeric">{t('refunded')}</th>
          <th className="numeric">{t('net')}</th>
        </tr>
      </thead>
      <tbody>
        {[...modes, 'total' as const].map((mode) => (
          <tr key={mode}>
            <th scope="row">{mode === 'total' ? t('total') : t(`modes.${mode}`)}</th>
            <td className="numeric">{formatAmount(received[mode])}</td>
            <td className="numeric">{formatAmount(refunded[mode])}</td>
            <td className="numeric">{formatAmount(received[mode] - refunded[mode])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CountPaper({ answer: { closing, counts } }: { answer: Closing }) {
  const { t } = useTranslation('finance');
  const figures = [
    { label: t('countedCash'), paise: closing.countedCash },
    { label: t('expectedCash'), paise: closing.expectedCash },
    { label: t('difference'), paise: closing.difference },
  ];
  return (
    <div className="paper-keep">
      <h2>{t('count')}</h2>
      <table className="paper-table" aria-label={t('count')}>
        <tbody>
          {counts.map(({ denomination, count }) => (
            <tr key={denomination}>
              <td>{formatMoney(denomination)}</td>
              <td className="numeric">{count}</td>
              <td className="numeric">{formatAmount(denomination * count)}</td>
            </tr>
          ))}
          {figures.map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <th className="numeric">{formatMoney(paise)}</th>
            </tr>
          ))}
        </tbody>
      </table>
      {closing.reason && <p>{`${t('reason')}: ${closing.reason}`}</p>}
    </div>
  );
}

function PapersPaper({ papers }: { papers: Closing['papers'] }) {
  const { t } = useTranslation('finance');
  if (papers.length === 0) return null;
  return (
    <>
      <h2>{t('papers')}</h2>
      <table className="paper-table" aria-label={t('papers')}>
        <thead>
          <tr>
            <th>{t('paperNo')}</th>
            <th>{t('paidAt')}</th>
            <th>{t('patient')}</th>
            <th>{t('mode')}</th>
            <th className="numeric">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <tr key={`${paper.source} ${paper.paperId}`}>
              <td>{t(`paper.${paper.source}.${paper.paymentType}`, { number: paper.receiptNo })}</td>
              <td>{formatDateTime(paper.paidAt)}</td>
              <td>{paper.patientName}</td>
              <td>
                {modes
                  .filter((mode) => paper[mode] > 0)
                  .map((mode) => `${t(`modes.${mode}`)} ${formatAmount(paper[mode])}`)
                  .join(', ')}
              </td>
              <td className="numeric">{formatAmount(paper.paymentType === 'Refund' ? -paper.amount : paper.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ClosingEnd({ closing }: { closing: Closing['closing'] }) {
  const { t } = useTranslation(['finance', 'paper']);
  const { user } = useSignedIn();
  return (
    <div className="paper-keep">
      <PaperField name="printedBy">
        <p>{`${t('paper:printedBy')}: ${user.name}, ${formatDateTime(new Date().toISOString())}`}</p>
      </PaperField>
      <PaperField name="signatory">
        <div className="paper-facts" style={{ marginTop: 48 }}>
          {[closing.collectorName, t('receivedBy')].map((who) => (
            <div key={who} style={{ borderTop: '1px solid #000', paddingTop: 4 }}>
              {who}
            </div>
          ))}
        </div>
      </PaperField>
    </div>
  );
}
