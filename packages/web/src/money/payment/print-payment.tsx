// Payment receipt or refund memo (R533-R535).

import { ipdPaymentPaper } from '@charaka/contract/money/payment/papers';
import type { Paise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { type Admission, PaperFacts, patientName } from '../../stay/admission/paper-facts.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { CopyMark, type PaperProof, ProofCode } from '../../ui/paper/paper-proof.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { ModesPaper } from './modes-paper.tsx';
import type { Payment } from './payment-record.ts';
import { usePaperProof } from './use-paper-proof.ts';

interface PrintPaymentProps {
  readonly admission: Admission;
  readonly payment: Payment;
  /** Receipts less refunds before this payment, in paise. */
  readonly previousPaise: Paise;
  onClose(): void;
}

/** The paper of one payment. */
export default function PrintPayment({ onClose, ...paid }: PrintPaymentProps) {
  const { t } = useTranslation('paper');
  const letterhead = useLetterhead(ipdPaymentPaper);
  const { payment, admission } = paid;
  const title = t(payment.paymentType === 'Refund' ? 'refundMemo' : 'paymentReceipt');
  const { proof, isReady, onLeave } = usePaperProof({
    admissionId: admission.admissionId,
    kind: payment.paymentType === 'Refund' ? 'refund' : 'receipt',
    serialNo: payment.receiptNo,
    finYear: payment.finYear,
  });
  return (
    <PrintSheet title={title} letterhead={letterhead} isReady={isReady} onLeave={onLeave} onClose={onClose}>
      <PaymentPaper {...paid} proof={proof} />
    </PrintSheet>
  );
}

type PaymentPaperProps = Omit<PrintPaymentProps, 'onClose'> & { readonly proof?: PaperProof | undefined };

/** Receipt or memo, below the letterhead. */
export function PaymentPaper({ admission, payment, previousPaise, proof }: PaymentPaperProps) {
  const { t } = useTranslation('paper');
  const words = useWords();
  const isRefund = payment.paymentType === 'Refund';
  const title = t(isRefund ? 'refundMemo' : 'paymentReceipt');
  const sentence = t(isRefund ? 'refundTo' : 'receivedFrom', {
    name: patientName(admission),
    words: words(payment.amount),
  });
  return (
    <>
      <CopyMark proof={proof} />
      <h1>{title}</h1>
      <PaperBlocks
        paper={ipdPaymentPaper}
        kept={['modes', 'end']}
        blocks={{
          facts: (
            <PaperFacts admission={admission}>
              <Fact label={t(isRefund ? 'memoNo' : 'receiptNo')}>{`${payment.receiptNo} / ${payment.finYear}`}</Fact>
              <Fact label={t('date')}>{formatDateTime(payment.paidAt)}</Fact>
            </PaperFacts>
          ),
          modes: <PaidModes payment={payment} previousPaise={previousPaise} />,
          end: (
            <PaperEnd
              admission={admission}
              createdByName={payment.createdByName}
              createdAt={payment.createdAt}
              sentence={sentence}
              countersign={isRefund ? 'receiver' : undefined}
            >
              <ProofCode proof={proof} />
            </PaperEnd>
          ),
        }}
      />
    </>
  );
}

/** The sum paid by each mode, and the sum paid before. */
function PaidModes({ payment, previousPaise }: Pick<PrintPaymentProps, 'payment' | 'previousPaise'>) {
  const { t } = useTranslation('paper');
  return (
    <>
      <ModesPaper paid={payment}>
        <tr>
          <td colSpan={2}>{t('totalPreviousPayment')}</td>
          <td className="numeric">{formatMoney(previousPaise)}</td>
        </tr>
        <tr>
          <th colSpan={2}>{t(payment.paymentType === 'Refund' ? 'refundAmount' : 'receiptAmount')}</th>
          <th className="numeric">{formatMoney(payment.amount)}</th>
        </tr>
      </ModesPaper>
      {payment.note && <p>{payment.note}</p>}
    </>
  );
}
