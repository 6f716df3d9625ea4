// The tables of printed medicine: lines, tax by rate, sums, and on a bill the memos and returns in short (R528, R538).
import { sumPaise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay, formatPercent } from '../../kernel/format.ts';
import { type MedicineRow, type Sale, type SaleReturn, sumsOf, taxRows } from './medicine-rows.ts';

/** Lines with batch and expiry. */
export function LinesPaper({ title, rows }: { title: string; rows: readonly MedicineRow[] }) {
  const { t } = useTranslation('pharmacy');
  return (
    <table className="paper-table" aria-label={title}>
      <thead>
        <tr>
          <th>{t('date')}</th>
          <th>{t('documentNo')}</th>
          <th>{t('item')}</th>
          <th>HSN</th>
          <th>{t('batch')}</th>
          <th>{t('expiry')}</th>
          <th className="numeric">{t('qty')}</th>
          <th className="numeric">{t('mrp')}</th>
          <th className="numeric">{t('discount')}</th>
          <th className="numeric">{t('gstPercent')}</th>
          <th className="numeric">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>{formatDay(row.at)}</td>
            <td>{row.document}</td>
            <td>
              {row.itemName}
              {row.prescribedName && (
                <div>{t('forPrescribedAgreed', { name: row.prescribedName, doctor: row.agreedByName })}</div>
              )}
            </td>
            <td>{row.hsnCode}</td>
            <td>{row.batchNumber}</td>
            <td>{formatDay(row.expiry)}</td>
            <td className="numeric">{row.quantity}</td>
            <td className="numeric">{formatAmount(row.mrp)}</td>
            <td className="numeric">{formatAmount(row.discount)}</td>
            <td className="numeric">{formatPercent(row.taxPercent)}</td>
            <td className="numeric">{formatAmount(row.net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tax by rate beside the sums; `title` names whose they are. */
export function SumsPaper({ title, papers }: { title: string; papers: readonly (Sale | SaleReturn)[] }) {
  const { t } = useTranslation('pharmacy');
  const sums = sumsOf(papers);
  return (
    <div className="paper-keep" style={{ display: 'flex', gap: 16, alignItems: 'flex-start' }}>
      <table className="paper-table" aria-label={t('taxSummaryOf', { title })}>
        <thead>
          <tr>
            <th>{t('gstPercent')}</th>
            <th className="numeric">{t('taxable')}</th>
            <th className="numeric">CGST</th>
            <th className="numeric">SGST</th>
          </tr>
        </thead>
        <tbody>
          {taxRows(papers).map((row) => (
            <tr key={row.rateBasisPoints}>
              <td>{formatPercent(row.rateBasisPoints)}</td>
              <td className="numeric">{formatAmount(row.taxablePaise)}</td>
              <td className="numeric">{formatAmount(row.cgstPaise)}</td>
              <td className="numeric">{formatAmount(row.sgstPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="paper-table" aria-label={t('summaryOf', { title })}>
        <tbody>
          {(['gross', 'discount', 'tax', 'net'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{t(`totals.${name}`)}</th>
              <td className="numeric">{formatAmount(sums[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The memos and the returns of a bill, a row each; nothing where there is no medicine (R528). */
export function MedicinePaper({ sales, returns }: { sales: readonly Sale[]; returns: readonly SaleReturn[] }) {
  const { t } = useTranslation('pharmacy');
  if (sales.length === 0) return null;
  const papers = [
    ...sales.map((sale) => ({ key: `s${sale.saleId}`, at: sale.soldAt, number: sale.cashMemo, sign: 1, ...sale })),
    ...returns.map((each) => ({
      key: `r${each.returnId}`,
      at: each.returnedAt,
      number: t('returnOfMemo', { number: each.returnNumber, memo: each.cashMemo }),
      sign: -1,
      ...each,
      credit: each.credited,
    })),
  ];
  return (
    <>
      <h2>{t('medicineCharges')}</h2>
      <table className="paper-table" aria-label={t('medicineCharges')}>
        <thead>
          <tr>
            <th>{t('date')}</th>
            <th>{t('cashMemo')}</th>
            <th className="numeric">{t('amount')}</th>
            <th className="numeric">{t('toBill')}</th>
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <tr key={paper.key}>
              <td>{formatDay(paper.at)}</td>
              <td>{paper.number}</td>
              <td className="numeric">{formatAmount(paper.sign * paper.net)}</td>
              <td className="numeric">{formatAmount(paper.sign * paper.credit)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <th className="numeric">{formatAmount(sumsOf(sales).net - sumsOf(returns).net)}</th>
            <th className="numeric">
              {formatAmount(
                sumPaise(sales.map((sale) => sale.credit)) - sumPaise(returns.map((each) => each.credited)),
              )}
            </th>
          </tr>
        </tbody>
      </table>
    </>
  );
}
