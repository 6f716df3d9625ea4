// The paper of an advance: receipt, or memo of a refund, on the letterhead of provisional bookings (R277).
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { ModesPaper } from '../../money/payment/modes-paper.tsx';
import { useWords } from '../../stay/admission/paper-end.tsx';
import { Fact } from '../../stay/admission/paper-facts.tsx';
import { PaperLine } from '../../ui/paper/paper-line.tsx';
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
  const letterhead = useLetterhead('provisional-booking');
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
  const { user } = useSignedIn();
  const isRefund = entry.kind === 'Refund';
  const title = t(isRefund ? 'refundPaper' : 'receiptPaper');
  const sentence = t(isRefund ? 'paper:refundTo' : 'paper:receivedFrom', {
    name: subject.personName,
    words: words(entry.advance),
  });
  return (
    <>
      <h1>{title}</h1>
      <div className="paper-facts paper-keep">
        <Fact label={t('receiptNo')}>{`${entry.receiptNo} / ${entry.finYear}`}</Fact>
        <Fact label={t('on')}>{formatDateTime(entry.createdAt)}</Fact>
        <Fact label={t('bookingNo')}>{subject.bookingNo}</Fact>
        <Fact label={t('name')}>{subject.personName}</Fact>
        <Fact label={t('phone')}>{subject.phone}</Fact>
        <Fact label={t('doctor')}>{subject.doctorName}</Fact>
        <Fact label={t('comesAt')}>{subject.comesAt}</Fact>
      </div>
      <ModesPaper paid={entry}>
        <tr>
          <th colSpan={2}>{t('amount')}</th>
          <th className="numeric">{formatMoney(entry.advance)}</th>
        </tr>
      </ModesPaper>
      {entry.reason && <p>{`${t('reason')}: ${entry.reason}`}</p>}
      <div className="paper-keep">
        <PaperLine name="amountInWords">
          <p>
            <strong>{sentence}</strong>
          </p>
        </PaperLine>
        <div className="paper-facts">
          <PaperLine name="createdBy">
            <Fact label={t('paper:createdBy')}>{entry.createdByName}</Fact>
          </PaperLine>
          <PaperLine name="printedBy">
            <Fact label={t('paper:printedBy')}>{`${user.name}, ${formatDateTime(new Date().toISOString())}`}</Fact>
          </PaperLine>
        </div>
        <PaperLine name="signatory">
          <p style={{ textAlign: 'end', marginTop: 40 }}>{t('paper:authorizedSignatory')}</p>
        </PaperLine>
      </div>
    </>
  );
}
