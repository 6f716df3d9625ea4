// Content of the papers of a bill: flat, grouped by type and category, or the summary alone (R527-R531, R535).
import { ipdBillPaper } from '@charaka/contract/money/bill/papers';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { PaperFacts, patientName } from '../../stay/admission/paper-facts.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PaperMark } from '../../ui/paper/paper-mark.tsx';
import { CopyMark, type PaperProof, ProofCode } from '../../ui/paper/paper-proof.tsx';
import { useMemoParts } from '../account/memo-parts.tsx';
import { UpiCode } from '../payment/upi-code.tsx';
import { usePaperKind } from '../tax/document-kind.ts';
import { type BillAnswer, closingOf } from './bill-answer.ts';
import { figureRows } from './figure-rows.ts';
import { ChargesPaper, GstPaper, PaymentsPaper } from './paper-tables.tsx';
import { BillReceipt } from './receipt-paper.tsx';

/** bill: flat or grouped as the hospital wants it (R529, Q152); breakup: always grouped; summary: figures only; receipt: what was paid, by its receipts. */
export type PaperKind = 'bill' | 'breakup' | 'summary' | 'receipt';

/** The title of a paper (R527, R530); the paper of payments is no receipt of a number of its own (Q263). `t` has the namespace `paper`. */
export function billTitle(bill: Pick<BillAnswer, 'finalBill'>, kind: PaperKind, t: TFunction): string {
  if (kind === 'receipt') return t('billPayments');
  const name = bill.finalBill ? t('paper:finalBill') : t('paper:provisionalBill');
  return kind === 'summary' ? `${name} #` : name;
}

/** The sentence at the end: who pays, has paid or gets back what, in words (R535, Q156). */
function useClosingSentence(bill: BillAnswer): string {
  const { t } = useTranslation('paper');
  const words = useWords();
  const { sentence, paise } = closingOf(bill);
  return t(sentence, { name: patientName(bill.admission), words: words(paise) });
}

interface BillPaperProps {
  readonly bill: BillAnswer;
  readonly kind: PaperKind;
  readonly proof?: PaperProof | undefined;
}

/** The paper itself, below the letterhead. */
export function BillPaper({ bill, kind, proof }: BillPaperProps) {
  const { t } = useTranslation(['paper', 'tax']);
  const { user } = useSignedIn();
  const { admission, finalBill } = bill;
  const lawKind = usePaperKind(finalBill?.gstDocumentKind);
  const title = billTitle(bill, kind, t);
  // A provisional summary has no number of its own: the sign stands before that of the stay.
  const number = finalBill?.orderNo ?? (kind === 'summary' ? admissionNumberOf(admission) : undefined);
  const madeAt = finalBill?.billedAt ?? new Date().toISOString();
  return (
    <>
      <CopyMark proof={proof} />
      {!finalBill && <PaperMark text={t('provisionalMark')} />}
      {finalBill && lawKind && kind !== 'receipt' && <p className="paper-kind">{t(`tax:kinds.${lawKind}`)}</p>}
      <h1>{number === undefined ? title : `${title} ${number}`}</h1>
      {!finalBill && <p style={{ fontWeight: 700 }}>{t('provisionalNote')}</p>}
      <PaperBlocks
        paper={ipdBillPaper}
        // The sum, its words and who signs belong on one page.
        kept={['sums', 'end']}
        blocks={{
          facts: (
            <PaperFacts admission={admission}>
              <BillFacts bill={bill} madeAt={madeAt} />
            </PaperFacts>
          ),
          ...((kind === 'bill' || kind === 'breakup') && tableBlocks(bill, kind)),
          sums: <ClosingSums bill={bill} kind={kind} proof={proof} />,
          end: (
            <PaperEnd
              admission={admission}
              createdByName={finalBill?.createdByName ?? user.name}
              createdAt={madeAt}
              countersign="patient"
              // A provisional bill that tells of a balance must not be taken for the voucher of its refund.
              isUnsigned={!finalBill && bill.figures.isRefund}
            />
          ),
        }}
      />
    </>
  );
}

/** The figures with their words, or what was paid, and how the rest can be paid. */
function ClosingSums({ bill, kind, proof }: BillPaperProps) {
  const sentence = useClosingSentence(bill);
  const rest = !bill.finalBill && <UpiCodeOf bill={bill} />;
  if (kind === 'receipt')
    return (
      <>
        <BillReceipt bill={bill} />
        {rest}
      </>
    );
  return (
    <BillSums bill={bill} sentence={sentence} hasTax={kind !== 'summary'} proof={proof}>
      {rest}
    </BillSums>
  );
}

/** Facts of the bill beside those of the patient. */
function BillFacts({ bill, madeAt }: { bill: BillAnswer; madeAt: string }) {
  const { t } = useTranslation(['paper', 'tax']);
  const { finalBill } = bill;
  const place = [finalBill?.placeOfSupply, bill.isServicePlace && t('servicePlace')].filter(Boolean).join(', ');
  return (
    <>
      {finalBill && <Fact label={t('billNo')}>{`${finalBill.orderNo} / ${finalBill.finYear}`}</Fact>}
      {finalBill?.gstDocumentKind && (
        <Fact label={t(`tax:kinds.${finalBill.gstDocumentKind}`)}>{finalBill.gstDocumentNo}</Fact>
      )}
      <Fact label={t('date')}>{formatDateTime(madeAt)}</Fact>
      <Fact label={t('gstin')}>{finalBill?.sellerGstin}</Fact>
      <Fact label={t('placeOfSupply')}>{place}</Fact>
      <CaseFacts bill={bill} />
    </>
  );
}

/** Diagnosis and operations, which payers require; a hospital may leave them out. */
export function CaseFacts({ bill: { diagnosis, operations } }: { bill: BillAnswer }) {
  const { t } = useTranslation('paper');
  return (
    <PaperField name="diagnosis">
      <Fact label={t('diagnosis')}>{diagnosis}</Fact>
      <Fact label={t('operations')}>{operations?.join(', ')}</Fact>
    </PaperField>
  );
}

interface BillSumsProps {
  readonly bill: BillAnswer;
  /** Closing sentence: the payer or receiver, and the amount. */
  readonly sentence: string;
  /** A summary has the figures alone (R530). */
  readonly hasTax?: boolean;
  readonly proof?: PaperProof | undefined;
  readonly children?: ReactNode;
}

/** The figures, and beside them their tax, what they come to in words and how the rest can be paid: on one page. */
export function BillSums({ bill, sentence, hasTax = true, proof, children }: BillSumsProps) {
  const { t } = useTranslation('paper');
  const words = useWords();
  const { net } = bill.figures;
  return (
    <div className="paper-two paper-keep">
      <div>
        {hasTax && (
          <PaperField name="gstSummary">
            <GstPaper rows={bill.gstSummary} isAfterDiscount={bill.finalBill?.isDiscountInDocument ?? false} />
          </PaperField>
        )}
        <div className="paper-words">
          <div>
            <PaperField name="amountInWords">
              {net >= 0 && <p>{t('netInWords', { words: words(net) })}</p>}
              <p>
                <strong>{sentence}</strong>
              </p>
            </PaperField>
          </div>
          <ProofCode proof={proof} />
        </div>
        {children}
      </div>
      <div>
        <SummaryTable bill={bill} />
      </div>
    </div>
  );
}

/** The amount still due, as a UPI code. */
function UpiCodeOf({ bill: { admission, figures, payments } }: { bill: BillAnswer }) {
  return (
    <UpiCode
      amountPaise={figures.netPayable}
      admissionNumber={admissionNumberOf(admission)}
      suffix={`P${payments.length + 1}`}
    />
  );
}

/** Charges, medicine and payments, each a block of the paper. */
export function tableBlocks(bill: BillAnswer, kind: PaperKind) {
  return {
    charges: <ChargesOf bill={bill} kind={kind} />,
    medicines: <MedicinesOf bill={bill} />,
    payments: <PaymentsPaper payments={bill.payments} />,
  };
}

function ChargesOf({ bill, kind }: { bill: BillAnswer; kind: PaperKind }) {
  const { hospital } = useSignedIn();
  const isGrouped = kind === 'breakup' || (hospital?.groupWiseFinalBill ?? false);
  return <ChargesPaper lines={bill.lines} isGrouped={isGrouped} />;
}

function MedicinesOf({ bill }: { bill: BillAnswer }) {
  const { Rows: MemoRows } = useMemoParts();
  return <MemoRows sales={bill.pharmacySales} returns={bill.pharmacyReturns} />;
}

/** The figures of the bill. */
function SummaryTable({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation('bill');
  return (
    <table className="paper-table paper-keep" aria-label={t('billSummary')}>
      <tbody>
        {figureRows(bill, t).map((row) => (
          <tr key={row.label}>
            <th scope="row" style={{ fontWeight: row.isStrong ? 700 : 400 }}>
              {row.label}
            </th>
            <td className="numeric" style={{ fontWeight: row.isStrong ? 700 : 400 }}>
              {formatMoney(row.paise)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
