// The paper of a counter bill: its lines with tax, what was paid by which modes, what went back, in words.

import type { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterBillPaper } from '@charaka/contract/clinic/counter/papers';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { multiplyQuantity } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../foundation/tenancy/hospital-head.ts';
import { formatAmount, formatDateTime, formatMoney, formatQuantity } from '../../kernel/format.ts';
import { modesOf } from '../../money/payment/payment-record.ts';
import { usePaperKind } from '../../money/tax/document-kind.ts';
import { ageOfPatient, fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { CopyMark, type PaperProof, ProofCode } from '../../ui/paper/paper-proof.tsx';
import { TestSheet } from './test-sheet.tsx';

/** A bill as answered. */
export type CounterBill = OutputOf<typeof getCounterBill>['counterBill'];

/** Bill and receipt, below the letterhead. */
export function CounterBillPaper({ bill, proof }: { bill: CounterBill; proof?: PaperProof | undefined }) {
  const { t } = useTranslation(['counter', 'paper', 'tax']);
  const words = useWords();
  const lawKind = usePaperKind(bill.documentKind);
  return (
    <>
      <CopyMark proof={proof} />
      {lawKind && <p className="paper-kind">{t(`tax:kinds.${lawKind}`)}</p>}
      <h1>{t(bill.isActive ? 'paper' : 'cancelledPaper')}</h1>
      <PaperBlocks
        paper={counterBillPaper}
        blocks={{
          facts: (
            <div className="paper-facts paper-keep">
              <Fact label={t('billNo')}>{`${bill.billNo} / ${bill.finYear}`}</Fact>
              <Fact label={t('billDate')}>{formatDateTime(bill.billedAt)}</Fact>
              <Fact label={t('patient')} isOnEveryPage>
                {fullName(bill)}
              </Fact>
              <Fact label={t('uhid')} isOnEveryPage>
                {uhidOf(bill.patientId)}
              </Fact>
              <Fact label={t('paper:age')}>{`${ageOfPatient(bill)} / ${bill.sex}`}</Fact>
              <Fact label={t('phone')}>{bill.contactNo}</Fact>
              <Fact label={t('paper:address')}>
                {addressLine({ ...bill, lines: [bill.addressLineOne, bill.addressLineTwo] })}
              </Fact>
              <Fact label={t('opdNumber')}>{bill.opdNumber}</Fact>
              <Fact label={t('doctor')}>{bill.doctorName}</Fact>
              <Fact label={t('payer')}>{bill.associationName}</Fact>
              <Fact label={t('authorizationNo')}>{bill.authorizationNo}</Fact>
              <Fact label={t(bill.documentKind ? `tax:kinds.${bill.documentKind}` : 'taxDocument')}>
                {bill.documentNo}
              </Fact>
              <Fact label={t('paper:gstin')}>{bill.sellerGstin}</Fact>
              <Fact label={t('paper:placeOfSupply')}>{bill.placeOfSupply}</Fact>
            </div>
          ),
          charges: <LinesPaper bill={bill} />,
          sums: <SumsPaper bill={bill} />,
          payments: <ReceiptsPaper bill={bill} />,
          returns: <RefundsPaper bill={bill} />,
          tests: <TestSheet bill={bill} />,
          end: (
            <>
              {!bill.isActive && <p>{t('cancelledFor', { reason: bill.cancelReason })}</p>}
              <PaperEnd
                createdByName={bill.createdByName}
                createdAt={bill.billedAt}
                sentence={t('paper:netInWords', { words: words(bill.net) })}
              >
                <ProofCode proof={proof} />
              </PaperEnd>
            </>
          ),
        }}
      />
    </>
  );
}

function LinesPaper({ bill }: { bill: CounterBill }) {
  const { t } = useTranslation('counter');
  const isDiscounted = bill.lines.some(({ itemDiscount }) => itemDiscount > 0);
  return (
    <table className="paper-table" aria-label={t('lines')}>
      <thead>
        <tr>
          <th>{t('code')}</th>
          <th>{t('item')}</th>
          <th>HSN/SAC</th>
          <th className="numeric">{t('quantity')}</th>
          <th className="numeric">{t('price')}</th>
          {isDiscounted && <th className="numeric">{t('discount')}</th>}
          <th className="numeric">{t('tax')}</th>
          <th className="numeric">{t('netWithTax')}</th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <tr key={line.serviceChargeId}>
            <td>{line.chargeCode}</td>
            <td>{line.description}</td>
            <td>{line.hsnCode}</td>
            <td className="numeric">{formatQuantity(line.quantity)}</td>
            <td className="numeric">{formatAmount(line.appliedCharge)}</td>
            {isDiscounted && (
              <td className="numeric">{formatAmount(multiplyQuantity(line.quantity, line.itemDiscount))}</td>
            )}
            <td className="numeric">{formatAmount(line.gst)}</td>
            <td className="numeric">{formatAmount(line.net + line.gst)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SumsPaper({ bill }: { bill: CounterBill }) {
  const { t } = useTranslation('counter');
  const sums = [
    [t('gross'), bill.gross],
    [t('discount'), bill.discount],
    [t('roundOff'), bill.roundOff],
    [t('net'), bill.net],
    [t('authorized'), bill.authorized],
    [t('due'), bill.due],
  ] as const;
  return (
    <table
      className="paper-table paper-keep"
      aria-label={t('sums')}
      style={{ width: '60%', marginInlineStart: 'auto' }}
    >
      <tbody>
        {sums.map(
          ([label, paise]) =>
            paise !== 0 && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="numeric">{formatMoney(paise)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

function ReceiptsPaper({ bill }: { bill: CounterBill }) {
  const { t } = useTranslation(['counter', 'payment']);
  if (bill.receipts.length === 0) return null;
  return (
    <table className="paper-table paper-keep" aria-label={t('receipts')}>
      <thead>
        <tr>
          <th>{t('receipt')}</th>
          <th>{t('paidAt')}</th>
          <th>{t('mode')}</th>
          <th className="numeric">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {bill.receipts.flatMap((receipt) =>
          modesOf(receipt).map(({ mode, reference, paise }) => (
            <tr key={`${receipt.counterReceiptId} ${mode}`}>
              <td>
                {t(receipt.kind === 'Refund' ? 'paidOutNo' : 'receiptNo', {
                  number: `${receipt.receiptNo} / ${receipt.finYear}`,
                })}
              </td>
              <td>{formatDateTime(receipt.paidAt)}</td>
              <td>{[t(`payment:modes.${mode}`), reference].filter(Boolean).join(' ')}</td>
              <td className="numeric">{formatMoney(receipt.kind === 'Refund' ? -paise : paise)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function RefundsPaper({ bill }: { bill: CounterBill }) {
  const { t } = useTranslation('counter');
  if (bill.refunds.length === 0) return null;
  return (
    <table className="paper-table paper-keep" aria-label={t('creditNotes')}>
      <thead>
        <tr>
          <th>{t('creditNote')}</th>
          <th>{t('item')}</th>
          <th>{t('reason')}</th>
          <th className="numeric">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {bill.refunds.map((refund) => (
          <tr key={refund.counterRefundId}>
            <td>{`${refund.refundNo} / ${refund.finYear}, ${formatDateTime(refund.refundedAt)}`}</td>
            <td>{refund.lines.map((line) => `${line.description} × ${formatQuantity(line.quantity)}`).join(', ')}</td>
            <td>{refund.reason}</td>
            <td className="numeric">{formatMoney(refund.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
