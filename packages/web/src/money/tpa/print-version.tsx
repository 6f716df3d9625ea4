// A version of a bill on paper, from the figures as they were frozen (R270-R276, R527, R528).

import { getBillVersion } from '@charaka/contract/money/tpa/bill-version';
import { billVersionPaper } from '@charaka/contract/money/tpa/papers';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import type { Paise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { PaperFacts } from '../../stay/admission/paper-facts.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { BillAnswer } from '../bill/bill-answer.ts';
import { BillSums, CaseFacts, tableBlocks } from '../bill/bill-paper.tsx';
import type { Version } from './version-values.ts';

/** Under the letterhead of IPD bills. */
export function PrintVersion({ versionId, onClose }: { versionId: number; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const letterhead = useLetterhead(billVersionPaper);
  const kept = useAnswer(tpaTopic, getBillVersion, { versionId }).data;
  const title = kept
    ? t('version.paperTitle', { no: kept.version.versionNo, payer: kept.version.associationName })
    : t('version.title');
  return (
    <PrintSheet title={title} letterhead={letterhead} isReady={kept !== undefined} onClose={onClose}>
      {kept && <VersionPaper version={kept.version} bill={kept.bill} />}
    </PrintSheet>
  );
}

/** The paper, below the letterhead: the bill, what is claimed of the payer, and who froze it when. */
export function VersionPaper({ version, bill }: { version: Version; bill: BillAnswer }) {
  const { t } = useTranslation(['tpa', 'paper']);
  const words = useWords();
  const { associationName: payer, claimed } = version;
  const sentence = t('paper:toBePaidBy', { name: payer, words: words(claimed) });
  return (
    <>
      <h1>{t('version.paperTitle', { no: version.versionNo, payer })}</h1>
      <h2>{t('version.provisionalBill')}</h2>
      <PaperBlocks
        paper={billVersionPaper}
        kept={['sums', 'claim', 'end']}
        blocks={{
          facts: (
            <PaperFacts admission={bill.admission}>
              <Fact label={t('version.frozenOn')}>{formatDateTime(version.frozenAt)}</Fact>
              <Fact label={t('version.note')}>{version.note}</Fact>
              <CaseFacts bill={bill} />
            </PaperFacts>
          ),
          ...tableBlocks(bill, 'bill'),
          sums: <BillSums bill={bill} sentence={sentence} />,
          claim: <ClaimTable payer={payer} claimed={claimed} />,
          end: (
            <PaperEnd
              admission={bill.admission}
              createdByName={version.frozenByName}
              createdAt={version.frozenAt}
              countersign="patient"
            />
          ),
        }}
      />
    </>
  );
}

function ClaimTable({ payer, claimed }: { payer: string; claimed: Paise }) {
  const { t } = useTranslation('tpa');
  return (
    <table className="paper-table paper-keep" aria-label={t('version.claimed')}>
      <tbody>
        <tr>
          <th scope="row">{t('version.askedFor', { payer })}</th>
          <th className="numeric">{formatMoney(claimed)}</th>
        </tr>
      </tbody>
    </table>
  );
}
