// The voucher of money paid out at the counter: numbered, with a place for the receiver's signature (Q258).
import { counterBillPaper } from '@charaka/contract/clinic/counter/papers';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { ModesPaper } from '../../money/payment/modes-paper.tsx';
import { usePaperProof } from '../../money/payment/use-paper-proof.ts';
import { ageOfPatient, fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { CopyMark, type PaperProof, ProofCode } from '../../ui/paper/paper-proof.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { CounterBill } from './counter-bill-paper.tsx';

interface RefundVoucherProps {
  readonly bill: CounterBill;
  onClose(): void;
}

/** The last money paid out of a bill, under the letterhead of counter bills. */
export function PrintRefundVoucher({ bill, onClose }: RefundVoucherProps) {
  const { t } = useTranslation('counter');
  const letterhead = useLetterhead(counterBillPaper);
  const paid = lastRefund(bill);
  const { proof, isReady, onLeave } = usePaperProof(
    paid
      ? { patientId: bill.patientId, kind: 'counterVoucher', serialNo: paid.receiptNo, finYear: paid.finYear }
      : null,
  );
  return (
    <PrintSheet
      title={t('voucher.title')}
      letterhead={letterhead}
      isReady={isReady}
      onLeave={onLeave}
      onClose={onClose}
    >
      <VoucherPaper bill={bill} proof={proof} />
    </PrintSheet>
  );
}

const lastRefund = ({ receipts }: CounterBill) => receipts.findLast(({ kind }) => kind === 'Refund');

/** Voucher, below the letterhead; nothing where no money went out. */
function VoucherPaper({ bill, proof }: { readonly bill: CounterBill; readonly proof: PaperProof | undefined }) {
  const { t } = useTranslation(['counter', 'paper']);
  const words = useWords();
  const paid = lastRefund(bill);
  const note = bill.refunds.at(-1);
  if (!paid) return null;
  const name = fullName(bill);
  return (
    <>
      <CopyMark proof={proof} />
      <h1>{t('voucher.title')}</h1>
      <div className="paper-facts paper-keep">
        <Fact label={t('voucher.number')}>{`${paid.receiptNo} / ${paid.finYear}`}</Fact>
        <Fact label={t('paidAt')}>{formatDateTime(paid.paidAt)}</Fact>
        <Fact label={t('patient')} isOnEveryPage>
          {name}
        </Fact>
        <Fact label={t('uhid')} isOnEveryPage>
          {uhidOf(bill.patientId)}
        </Fact>
        <Fact label={t('paper:age')}>{`${ageOfPatient(bill)} / ${bill.sex}`}</Fact>
        <Fact label={t('phone')}>{bill.contactNo}</Fact>
        <Fact label={t('billNo')}>{`${bill.billNo} / ${bill.finYear}`}</Fact>
        <Fact label={t('creditNote')}>{note ? `${note.refundNo} / ${note.finYear}` : null}</Fact>
        <Fact label={t('reason')}>{paid.reason}</Fact>
      </div>
      <ModesPaper paid={paid}>
        <tr>
          <th colSpan={2}>{t('refundAmount')}</th>
          <th className="numeric">{formatMoney(paid.amount)}</th>
        </tr>
      </ModesPaper>
      <PaperEnd
        createdByName={paid.createdByName}
        createdAt={paid.paidAt}
        sentence={t('paper:refundTo', { name, words: words(paid.amount) })}
        countersign="receiver"
      >
        <ProofCode proof={proof} />
      </PaperEnd>
    </>
  );
}
