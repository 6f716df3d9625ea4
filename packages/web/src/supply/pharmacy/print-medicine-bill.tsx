// 'Tax Invoice (Medicine Bill)': one cash memo, or all the medicine of an admission, with what came back (R537, R538).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { pharmacyBillPaper } from '@charaka/contract/supply/pharmacy/papers';
import type { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { modesOf } from '../../money/payment/payment-record.ts';
import { usePaperProof } from '../../money/payment/use-paper-proof.ts';
import { usePaperKind } from '../../money/tax/document-kind.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { type Admission, PaperFacts } from '../../stay/admission/paper-facts.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { CopyMark, type PaperProof, ProofCode } from '../../ui/paper/paper-proof.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { LinesPaper, SumsPaper } from './medicine-papers.tsx';
import { netSale, returnedRows, type Sale, type SaleReturn, soldRows } from './medicine-rows.ts';
import { useMedicineLetterhead } from './use-medicine-letterhead.ts';

interface PrintMedicineBillProps {
  /** The stay; left out of an outpatient's memo. */
  readonly admission?: Admission | undefined;
  /** The outpatient; left out of a stay's memos. */
  readonly patient?: OutpatientFactsProps['patient'] | undefined;
  readonly sales: readonly Sale[];
  readonly returns: readonly SaleReturn[];
  onClose(): void;
}

/** Shows and prints the paper. */
export default function PrintMedicineBill({ onClose, ...sold }: PrintMedicineBillProps) {
  const { admission, sales } = sold;
  const [memo, ...others] = sales;
  // All memos of a stay together are no bill of their own: each is counted alone. A paper without a patient has no mark (Q239).
  const { proof, isReady, onLeave } = usePaperProof(
    memo && others.length === 0 && (admission || memo.patientId != null)
      ? {
          ...(admission ? { admissionId: admission.admissionId } : { patientId: memo.patientId ?? 0 }),
          kind: 'medicineBill',
          serialNo: memo.memoNo,
          finYear: memo.finYear,
        }
      : null,
  );
  return (
    <PrintSheet
      title={useTitle(sales)}
      letterhead={useMedicineLetterhead()}
      isReady={isReady}
      onLeave={onLeave}
      onClose={onClose}
    >
      <MedicineBillPaper {...sold} proof={proof} />
    </PrintSheet>
  );
}

/** By the kind of the memos' tax documents; medicine of the treatment has none of its own. */
function useTitle(sales: readonly Sale[]): string {
  const { t } = useTranslation(['pharmacy', 'tax']);
  const kinds = new Set(sales.map(({ gstDocumentKind, isInTreatment }) => (isInTreatment ? null : gstDocumentKind)));
  const [kind] = kinds;
  // Outside India there are no tax documents (Q261).
  if (usePaperKind(kind) === 'Bill') return t('medicineBillPlain');
  if (kinds.size !== 1 || kind === null) return t('medicineBillPlain');
  return !kind || kind === 'TaxInvoice' ? t('medicineBill') : `${t(`tax:kinds.${kind}`)} (${t('medicineBillPlain')})`;
}

/** The numbers of tax documents; nothing of papers from before there were any (FI046). */
function documentNumbers(papers: readonly { readonly gstDocumentNo?: string | null | undefined }[]): string {
  return papers.flatMap(({ gstDocumentNo }) => gstDocumentNo ?? []).join(', ');
}

/** The round-off of the memos, less what went back with their returns (PH085). */
function roundOffOf(sales: readonly Sale[], returns: readonly SaleReturn[]): Paise {
  const of = (papers: readonly (Sale | SaleReturn)[]) => sumPaise(papers.map(({ roundOff }) => roundOff ?? ZERO));
  return subtractPaise(of(sales), of(returns));
}

type MedicineBillPaperProps = Omit<PrintMedicineBillProps, 'onClose'> & { readonly proof?: PaperProof | undefined };

/** Content below the letterhead; the bill number is the memo's, or those of all memos. */
export function MedicineBillPaper({ admission, patient, sales, returns, proof }: MedicineBillPaperProps) {
  const { t } = useTranslation(['pharmacy', 'tax', 'paper', 'tenancy']);
  const { user } = useSignedIn();
  const words = useWords();
  const [memo] = sales;
  const isSingle = sales.length === 1;
  const madeAt = isSingle && memo ? memo.soldAt : new Date().toISOString();
  const roundOff = roundOffOf(sales, returns);
  const net = addPaise(netSale(sales, returns), roundOff);
  return (
    <>
      <CopyMark proof={proof} />
      <h1>{useTitle(sales)}</h1>
      <PaperBlocks
        paper={pharmacyBillPaper}
        kept={['sums', 'end']}
        blocks={{
          facts: admission ? (
            <PaperFacts admission={admission} words={{ inpatientNo: t('ipNo'), ccn: t('ccn') }}>
              <MemoFacts sales={sales} returns={returns} madeAt={madeAt} />
            </PaperFacts>
          ) : (
            <div className="paper-facts paper-keep">
              {memo && <OutpatientFacts memo={memo} patient={patient} />}
              <MemoFacts sales={sales} returns={returns} madeAt={madeAt} />
            </div>
          ),
          charges: (
            <>
              <LinesPaper title={t('medicines')} rows={soldRows(sales)} />
              <SumsPaper title={t('medicines')} papers={sales} />
            </>
          ),
          returns: <ReturnsPaper returns={returns} />,
          sums: (
            <>
              <NetSale net={net} roundOff={roundOff} />
              <PaidByModes sales={sales} returns={returns} />
            </>
          ),
          end: (
            <PaperEnd
              admission={admission}
              createdByName={isSingle && memo ? memo.createdByName : user.name}
              createdAt={madeAt}
              sentence={t('inWords', { words: words(net) })}
              countersign={!admission && returns.length > 0 ? 'receiver' : undefined}
            >
              <ProofCode proof={proof} />
            </PaperEnd>
          ),
        }}
      />
    </>
  );
}

interface MemoFactsProps extends Pick<PrintMedicineBillProps, 'sales' | 'returns'> {
  readonly madeAt: string;
}

/** Numbers, prescriber, licence and tax of the memos. */
function MemoFacts({ sales, returns, madeAt }: MemoFactsProps) {
  const { t } = useTranslation(['pharmacy', 'tax', 'paper', 'tenancy']);
  const { hospital } = useSignedIn();
  const [memo] = sales;
  const isSingle = sales.length === 1;
  return (
    <>
      <Fact label={t('billNumber')}>{sales.map((sale) => sale.cashMemo).join(', ')}</Fact>
      <Fact label={t(isSingle && memo?.gstDocumentKind ? `tax:kinds.${memo.gstDocumentKind}` : 'tax:documentNo')}>
        {documentNumbers(sales)}
      </Fact>
      <Fact label={t('prescribedBy')}>{[...new Set(sales.map(({ doctorName }) => doctorName))].join(', ')}</Fact>
      <Fact label={t('pharmacist')}>
        {[...new Set(sales.flatMap(({ pharmacistName }) => pharmacistName ?? []))].join(', ')}
      </Fact>
      <Fact label={t('tenancy:drugLicenceNo')}>{hospital?.drugLicenceNo}</Fact>
      <Fact label={t('paper:gstin')}>{memo?.sellerGstin}</Fact>
      <Fact label={t('paper:placeOfSupply')}>{memo?.placeOfSupply}</Fact>
      <Fact label={t('tax:kinds.CreditNote')}>{documentNumbers(returns)}</Fact>
      <Fact label={t('date')}>{formatDateTime(madeAt)}</Fact>
    </>
  );
}

interface OutpatientFactsProps {
  readonly memo: Sale;
  readonly patient?: OutputOf<typeof getSale>['patient'];
}

/** The patient of a memo without a stay; no address, so that the place of supply stays the hospital's (PH083). */
function OutpatientFacts({ memo, patient }: OutpatientFactsProps) {
  const { t } = useTranslation(['pharmacy', 'paper']);
  return (
    <>
      {memo.patientId != null && (
        <Fact label={t('paper:mrNo')} isOnEveryPage>
          {uhidOf(memo.patientId)}
        </Fact>
      )}
      <Fact label={t('paper:patient')} isOnEveryPage>
        {memo.patientName || t('cashCustomer')}
      </Fact>
      <Fact label={t('opdNumber')}>{memo.opdNumber}</Fact>
      {patient && <Fact label={t('paper:age')}>{`${patient.ageYears} / ${patient.sex}`}</Fact>}
      <Fact label={t('phone')}>{patient?.contactNo ?? memo.personPhone}</Fact>
    </>
  );
}

/** Returned medicine; renders nothing without returns. */
function ReturnsPaper({ returns }: Pick<PrintMedicineBillProps, 'returns'>) {
  const { t } = useTranslation('pharmacy');
  if (returns.length === 0) return null;
  return (
    <>
      <h2>{t('medicineReturn')}</h2>
      <LinesPaper title={t('medicineReturn')} rows={returnedRows(returns)} />
      <SumsPaper title={t('medicineReturn')} papers={returns} />
    </>
  );
}

/** Payments and refunds of the memos, a row for each mode; the rest goes to the bill of the stay, so that the paper adds up. */
function PaidByModes({ sales, returns }: Pick<PrintMedicineBillProps, 'sales' | 'returns'>) {
  const { t } = useTranslation(['pharmacy', 'payment']);
  const paid = sales.flatMap((sale) =>
    modesOf(sale).map(({ mode, reference, paise }) => ({
      number: sale.cashMemo,
      way: [t(`payment:modes.${mode}`), reference].filter(Boolean).join(' '),
      paise,
    })),
  );
  if (paid.length === 0) return null;
  const paidBack = returns.flatMap((each) =>
    modesOf(each).map(({ mode, reference, paise }) => ({
      number: each.returnNumber,
      way: [`${t('paidBack')}:`, t(`payment:modes.${mode}`), reference].filter(Boolean).join(' '),
      paise: subtractPaise(ZERO, paise),
    })),
  );
  const rows = [...paid, ...paidBack];
  const roundOff = roundOffOf(sales, returns);
  const toBill = subtractPaise(addPaise(netSale(sales, returns), roundOff), sumPaise(rows.map(({ paise }) => paise)));
  return (
    <table className="paper-table paper-keep" aria-label={t('paidAtOnce')}>
      <tbody>
        {rows.map(({ number, way, paise }) => (
          <tr key={`${number} ${way}`}>
            <td>{number}</td>
            <td>{way}</td>
            <td className="numeric">{formatAmount(paise)}</td>
          </tr>
        ))}
        {toBill !== 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              {t('toBill')}
            </th>
            <th className="numeric">{formatAmount(toBill)}</th>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function NetSale({ net, roundOff }: { net: Paise; roundOff: Paise }) {
  const { t } = useTranslation('pharmacy');
  return (
    <table className="paper-table paper-keep" aria-label={t('netSale')}>
      <tbody>
        {roundOff !== 0 && (
          <tr>
            <th scope="row">{t('roundOff')}</th>
            <td className="numeric">{formatAmount(roundOff)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{t('netSale')}</th>
          <th className="numeric">{formatAmount(net)}</th>
        </tr>
      </tbody>
    </table>
  );
}
