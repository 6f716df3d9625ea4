// The papers of a bill: flat, grouped by type and category, or the summary alone (R527-R531, R535).
import { useTranslation } from 'react-i18next';
import { admissionNumberOf } from '../admission/admission-facts.ts';
import { PaperEnd, useWords } from '../admission/paper-end.tsx';
import { Fact, PaperFacts, patientName } from '../admission/paper-facts.tsx';
import { formatDateTime, formatMoney } from '../kernel/format.ts';
import { useSignedIn } from '../kernel/session.ts';
import { UpiCode } from '../payment/upi-code.tsx';
import { MedicinePaper } from '../pharmacy/medicine-papers.tsx';
import { useLetterhead } from '../tenancy/use-letterhead.ts';
import { PrintSheet } from '../ui/print-sheet.tsx';
import { type BillAnswer, closingOf } from './bill-answer.ts';
import { figureRows } from './figure-rows.ts';
import { ChargesPaper, GstPaper, PaymentsPaper } from './paper-tables.tsx';

/** bill: flat or grouped as the hospital wants it (R529, Q152); breakup: always grouped; summary: figures only. */
export type PaperKind = 'bill' | 'breakup' | 'summary';
/** Besides them the medicine bill, which is a paper of its own (R494, R537). */
export type BillPaper = PaperKind | 'medicine';

interface PrintBillProps {
  readonly bill: BillAnswer;
  readonly kind: PaperKind;
  onClose(): void;
}

function useTitle(bill: BillAnswer, kind: PaperKind): string {
  const { t } = useTranslation('paper');
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

/** Shows and prints a bill. */
export default function PrintBill({ bill, kind, onClose }: PrintBillProps) {
  const { t } = useTranslation('paper');
  const { hospital, user } = useSignedIn();
  const letterhead = useLetterhead('ipd_bill');
  const title = useTitle(bill, kind);
  const sentence = useClosingSentence(bill);
  const { admission, finalBill } = bill;
  const isGrouped = kind === 'breakup' || (hospital?.groupWiseFinalBill ?? false);
  const madeAt = finalBill?.billedAt ?? new Date().toISOString();
  return (
    <PrintSheet title={title} letterhead={letterhead} onClose={onClose}>
      <h1>{finalBill ? `${title} ${finalBill.orderNo}` : title}</h1>
      <PaperFacts admission={admission}>
        {finalBill && <Fact label={t('billNo')}>{`${finalBill.orderNo} / ${finalBill.finYear}`}</Fact>}
        <Fact label={t('date')}>{formatDateTime(madeAt)}</Fact>
      </PaperFacts>
      {kind !== 'summary' && (
        <>
          <ChargesPaper lines={bill.lines} isGrouped={isGrouped} />
          <MedicinePaper sales={bill.pharmacySales} returns={bill.pharmacyReturns} />
          <PaymentsPaper payments={bill.payments} />
          <GstPaper rows={bill.gstSummary} />
        </>
      )}
      {/* The sum and its words belong on one page. */}
      <div className="paper-keep">
        <SummaryPaper bill={bill} />
        {!finalBill && (
          <UpiCode
            amountPaise={bill.figures.netPayable}
            admissionNumber={admissionNumberOf(admission)}
            suffix={`P${bill.payments.length + 1}`}
          />
        )}
        <PaperEnd
          admission={admission}
          createdByName={finalBill?.createdByName ?? user.name}
          createdAt={madeAt}
          sentence={sentence}
        />
      </div>
    </PrintSheet>
  );
}

function SummaryPaper({ bill }: { bill: BillAnswer }) {
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
