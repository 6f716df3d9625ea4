// The payment request on paper: the cost of the stay so far, the sum paid, the sum requested, and a code to pay it by UPI.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentRequestPaper } from '@charaka/contract/money/payment/papers';
import { subtractPaise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { type Admission, numbersOf, PaperFacts, patientName } from '../../stay/admission/paper-facts.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { UpiCode } from './upi-code.tsx';

interface PrintPaymentRequestProps {
  readonly admission: Admission;
  readonly totals: OutputOf<typeof getPaymentTotals>;
  onClose(): void;
}

/** Requests the amount due at this moment. */
export default function PrintPaymentRequest({ onClose, ...asked }: PrintPaymentRequestProps) {
  const { t } = useTranslation('paper');
  const letterhead = useLetterhead(paymentRequestPaper);
  return (
    <PrintSheet title={t('paymentRequest')} letterhead={letterhead} onClose={onClose}>
      <PaymentRequestPaper {...asked} />
    </PrintSheet>
  );
}

/** The request, below the letterhead. */
export function PaymentRequestPaper({ admission, totals }: Omit<PrintPaymentRequestProps, 'onClose'>) {
  const { t } = useTranslation('paper');
  const { user } = useSignedIn();
  const words = useWords();
  const now = new Date().toISOString();
  const sentence = t('toBePaidBy', { name: patientName(admission), words: words(totals.dueAmount) });
  return (
    <>
      <h1>{t('paymentRequest')}</h1>
      <PaperBlocks
        paper={paymentRequestPaper}
        kept={['sums', 'end']}
        blocks={{
          facts: (
            <PaperFacts admission={admission}>
              <Fact label={t('date')}>{formatDateTime(now)}</Fact>
            </PaperFacts>
          ),
          sums: (
            <>
              <AskedTable totals={totals} />
              <UpiCode
                amountPaise={totals.dueAmount}
                admissionNumber={numbersOf(admission).admissionNumber}
                suffix={`P${totals.payments.length + 1}`}
              />
            </>
          ),
          end: <PaperEnd admission={admission} createdByName={user.name} createdAt={now} sentence={sentence} />,
        }}
      />
    </>
  );
}

/** The cost of the stay, the sum paid and the sum requested. */
function AskedTable({ totals }: Pick<PrintPaymentRequestProps, 'totals'>) {
  const { t } = useTranslation(['paper', 'payment']);
  const rows = [
    { label: t('payment:billSoFar'), paise: totals.billAmount },
    { label: t('payment:totalAuthorized'), paise: totals.authorizedPayment },
    { label: t('payment:paidSoFar'), paise: subtractPaise(totals.received, totals.refunded) },
  ];
  return (
    <table className="paper-table" aria-label={t('paymentRequest')}>
      <tbody>
        {rows.map(({ label, paise }) => (
          <tr key={label}>
            <th scope="row" style={{ fontWeight: 400 }}>
              {label}
            </th>
            <td className="numeric">{formatMoney(paise)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('payment:amountAsked')}</th>
          <th className="numeric">{formatMoney(totals.dueAmount)}</th>
        </tr>
      </tbody>
    </table>
  );
}
