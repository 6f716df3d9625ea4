// What stands on the papers of a bill: flat, grouped by type and category, or the summary alone (R527-R531, R535).
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { Fact, PaperFacts, patientName } from '../../stay/admission/paper-facts.tsx';
import { PaperLine } from '../../ui/paper/paper-line.tsx';
import { useMemoParts } from '../account/memo-parts.tsx';
import { UpiCode } from '../payment/upi-code.tsx';
import { type BillAnswer, closingOf } from './bill-answer.ts';
import { figureRows } from './figure-rows.ts';
import { ChargesPaper, GstPaper, PaymentsPaper } from './paper-tables.tsx';
import { BillReceipt } from './receipt-paper.tsx';

/** bill: flat or grouped as the hospital wants it (R529, Q152); breakup: always grouped; summary: figures only; receipt: what was paid. */
export type PaperKind = 'bill' | 'breakup' | 'summary' | 'receipt';

/** The title of a paper (R527, R530, R532); `t` speaks the namespace `paper`. */
export function billTitle(bill: Pick<BillAnswer, 'finalBill'>, kind: PaperKind, t: TFunction): string {
  if (kind === 'receipt') return t('billReceipt');
  const name = bill.finalBill ? t('finalBill') : t('provisionalBill');
  return kind === 'summary' ? `${name} #` : name;
}

/** The sentence at the end: who pays, has paid or gets back what, in words (R535, Q156). */
function useClosingSentence(bill: BillAnswer): string {
  const { t } = useTranslation('paper');
  const words = useWords();
  const { sentence, paise } = closingOf(bill);
  return t(sentence, { name: patientName(bill.admission), words: words(paise) });
}

/** The paper itself, below the letterhead. */
export function BillPaper({ bill, kind }: { bill: BillAnswer; kind: PaperKind }) {
  const { t } = useTranslation(['paper', 'tax']);
  const { user } = useSignedIn();
  const sentence = useClosingSentence(bill);
  const { admission, finalBill } = bill;
  const title = billTitle(bill, kind, t);
  // A provisional summary has no number of its own: the sign stands before that of the stay.
  const number = finalBill?.orderNo ?? (kind === 'summary' ? admissionNumberOf(admission) : undefined);
  const madeAt = finalBill?.billedAt ?? new Date().toISOString();
  return (
    <>
      <h1>{number === undefined ? title : `${title} ${number}`}</h1>
      {!finalBill && <p style={{ fontWeight: 700 }}>{t('provisionalNote')}</p>}
      <PaperFacts admission={admission}>
        {finalBill && <Fact label={t('billNo')}>{`${finalBill.orderNo} / ${finalBill.finYear}`}</Fact>}
        {finalBill?.gstDocumentKind && (
          <Fact label={t(`tax:kinds.${finalBill.gstDocumentKind}`)}>{finalBill.gstDocumentNo}</Fact>
        )}
        <Fact label={t('date')}>{formatDateTime(madeAt)}</Fact>
        {bill.isServicePlace && <Fact label={t('placeOfSupply')}>{t('servicePlace')}</Fact>}
      </PaperFacts>
      {(kind === 'bill' || kind === 'breakup') && <BillTables bill={bill} kind={kind} />}
      {/* The sum and its words belong on one page. */}
      <div className="paper-keep">
        {kind === 'receipt' ? <BillReceipt bill={bill} /> : <SummaryTable bill={bill} />}
        {!finalBill && <UpiCodeOf bill={bill} />}
        <PaperEnd
          admission={admission}
          createdByName={finalBill?.createdByName ?? user.name}
          createdAt={madeAt}
          sentence={kind === 'receipt' ? undefined : sentence}
        />
      </div>
    </>
  );
}

/** What is still to be paid, by UPI. */
function UpiCodeOf({ bill: { admission, figures, payments } }: { bill: BillAnswer }) {
  return (
    <UpiCode
      amountPaise={figures.netPayable}
      admissionNumber={admissionNumberOf(admission)}
      suffix={`P${payments.length + 1}`}
    />
  );
}

/** Charges, medicine, payments and GST. */
export function BillTables({ bill, kind }: { bill: BillAnswer; kind: PaperKind }) {
  const { hospital } = useSignedIn();
  const { Rows: MemoRows } = useMemoParts();
  const isGrouped = kind === 'breakup' || (hospital?.groupWiseFinalBill ?? false);
  return (
    <>
      <ChargesPaper lines={bill.lines} isGrouped={isGrouped} />
      <PaperLine name="medicines">
        <MemoRows sales={bill.pharmacySales} returns={bill.pharmacyReturns} />
      </PaperLine>
      <PaperLine name="payments">
        <PaymentsPaper payments={bill.payments} />
      </PaperLine>
      <PaperLine name="gstSummary">
        <GstPaper rows={bill.gstSummary} />
      </PaperLine>
    </>
  );
}

/** The figures of the bill. */
export function SummaryTable({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation('bill');
  return (
    <table
      className="paper-table paper-keep"
      aria-label={t('billSummary')}
      style={{ width: '60%', marginInlineStart: 'auto' }}
    >
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
