// The paper of an advance: receipt, or memo of a refund, on the letterhead of provisional bookings (R277).
import { bookingAdvancePaper } from '@charaka/contract/clinic/opd/papers';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { ModesPaper } from '../../money/payment/modes-paper.tsx';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { AdvanceEntry, AdvanceSubject } from './advance-paper-parts.ts';

interface PrintAdvanceProps {
  readonly subject: AdvanceSubject;
  readonly entry: AdvanceEntry;
  onClose(): void;
}

/** One receipt or memo on the screen. */
export function PrintAdvance({ onClose, ...paid }: PrintAdvanceProps) {
  const { t } = useTranslation('opd');
  const letterhead = useLetterhead(bookingAdvancePaper);
  const title = t(paid.entry.kind === 'Refund' ? 'refundPaper' : 'receiptPaper');
  return (
    <PrintSheet title={title} letterhead={letterhead} onClose={onClose}>
      <AdvancePaper {...paid} />
    </PrintSheet>
  );
}

/** Receipt or memo, below the letterhead. */
export function AdvancePaper({ subject, entry }: Omit<PrintAdvanceProps, 'onClose'>) {
  const { t } = useTranslation(['opd', 'paper']);
  const words = useWords();
  const isRefund = entry.kind === 'Refund';
  const title = t(isRefund ? 'refundPaper' : 'receiptPaper');
  const sentence = t(isRefund ? 'paper:refundTo' : 'paper:receivedFrom', {
    name: subject.personName,
    words: words(entry.advance),
  });
  return (
    <>
      <h1>{title}</h1>
      <PaperBlocks
        paper={bookingAdvancePaper}
        blocks={{
          facts: <AdvanceFacts subject={subject} entry={entry} />,
          modes: <PaidModes entry={entry} />,
          end: (
            <PaperEnd
              createdByName={entry.createdByName}
              createdAt={entry.createdAt}
              sentence={sentence}
              countersign={isRefund ? 'receiver' : undefined}
            />
          ),
        }}
      />
    </>
  );
}

function AdvanceFacts({ subject, entry }: Omit<PrintAdvanceProps, 'onClose'>) {
  const { t } = useTranslation('opd');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('receiptNo')}>{`${entry.receiptNo} / ${entry.finYear}`}</Fact>
      <Fact label={t('on')}>{formatDateTime(entry.createdAt)}</Fact>
      <Fact label={t('bookingNo')}>{subject.bookingNo}</Fact>
      <Fact label={t('name')} isOnEveryPage>
        {subject.personName}
      </Fact>
      <PaperField name="contact">
        <Fact label={t('phone')}>{subject.phone}</Fact>
      </PaperField>
      <PaperField name="doctor">
        <Fact label={t('doctor')}>{subject.doctorName}</Fact>
      </PaperField>
      <PaperField name="comesAt">
        <Fact label={t('comesAt')}>{subject.comesAt}</Fact>
      </PaperField>
    </div>
  );
}

function PaidModes({ entry }: Pick<PrintAdvanceProps, 'entry'>) {
  const { t } = useTranslation('opd');
  return (
    <>
      <ModesPaper paid={entry}>
        <tr>
          <th colSpan={2}>{t('amount')}</th>
          <th className="numeric">{formatMoney(entry.advance)}</th>
        </tr>
      </ModesPaper>
      {entry.reason && <p>{`${t('reason')}: ${entry.reason}`}</p>}
    </>
  );
}
