// The tables of a printed bill: charges flat or grouped, payments, GST summary (R528, Q120).
import { sumPaise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay, formatPercent, formatQuantity } from '../../kernel/format.ts';
import { modesOf, paidTotal } from '../payment/payment-record.ts';
import { type BillAnswer, gstRate, type Line, linesByCategory } from './bill-answer.ts';

/** Every charge line, under headings when grouped, each group with its sum. */
export function ChargesPaper({ lines, isGrouped }: { lines: readonly Line[]; isGrouped: boolean }) {
  const { t } = useTranslation('bill');
  if (lines.length === 0) return null;
  const groups = isGrouped ? linesByCategory(lines) : [{ title: '', lines: [...lines] }];
  return (
    <table className="paper-table" aria-label={t('charges')}>
      <thead>
        <tr>
          <th>{t('date')}</th>
          <th className="paper-wide">{t('charge')}</th>
          <th>HSN/SAC</th>
          <th className="numeric">{t('qty')}</th>
          <th className="numeric">{t('appliedCharge')}</th>
          <th className="numeric">{t('lineDiscount')}</th>
          <th className="numeric">{t('gst')}</th>
          <th className="numeric">{t('lineNet')}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title}>
          {group.title && (
            <tr>
              <th colSpan={8}>{group.title}</th>
            </tr>
          )}
          {group.lines.map((line) => (
            <LineRow key={`${line.serviceChargeId} ${line.chargeDescription}`} line={line} />
          ))}
          {group.title && (
            <tr>
              <td colSpan={7}>{t('groupTotal')}</td>
              <td className="numeric">{formatAmount(totalOf(group.lines))}</td>
            </tr>
          )}
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="row" colSpan={7}>
            {t('totalCharge')}
          </th>
          <th className="numeric">{formatAmount(totalOf(lines))}</th>
        </tr>
      </tbody>
    </table>
  );
}

function totalOf(lines: readonly Line[]): number {
  return sumPaise(lines.flatMap((line) => [line.net, line.gst]));
}

/** The tax of a line and its rate; the tax of an inclusive price is in the price already (Q263). */
function useLineTax(line: Line): string {
  const { t } = useTranslation('bill');
  const rate = gstRate(line);
  if (rate === 0) return formatAmount(line.gst);
  const percent = line.isGstInclusive ? t('rateInPrice', { rate: formatPercent(rate) }) : formatPercent(rate);
  return `${formatAmount(line.gst)} (${percent})`;
}

function LineRow({ line }: { line: Line }) {
  const tax = useLineTax(line);
  return (
    <tr>
      <td className="paper-whole">{formatDay(line.appliedAt)}</td>
      <td>
        {line.chargeDescription} <span className="paper-whole">({line.tpaChargeCode || line.chargeCode})</span>
      </td>
      <td>{line.hsnCode}</td>
      <td className="numeric">{formatQuantity(line.quantity)}</td>
      <td className="numeric">{formatAmount(line.appliedCharge)}</td>
      <td className="numeric">{formatAmount(line.discount)}</td>
      <td className="numeric">{tax}</td>
      <td className="numeric">{formatAmount(line.net + line.gst)}</td>
    </tr>
  );
}

/** Payments with a row for each mode that has an amount. */
export function PaymentsPaper({ payments }: { payments: BillAnswer['payments'] }) {
  const { t } = useTranslation(['bill', 'payment']);
  if (payments.length === 0) return null;
  return (
    <>
      <h2>{t('paymentTransaction')}</h2>
      <table className="paper-table" aria-label={t('paymentTransaction')}>
        <thead>
          <tr>
            <th>{t('receiptNo')}</th>
            <th>{t('date')}</th>
            <th>{t('paymentType')}</th>
            <th>{t('mode')}</th>
            <th className="numeric">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.flatMap((payment) =>
            modesOf(payment).map(({ mode, reference, paise }) => (
              <tr key={`${payment.paymentId} ${mode}`}>
                <td className="paper-whole">{`${payment.receiptNo} / ${payment.finYear}`}</td>
                <td>{formatDay(payment.paidAt)}</td>
                <td>
                  {t(`payment:${payment.paymentType}`)}
                  {payment.billId != null && ` (${t('payment:withBill')})`}
                </td>
                <td>{[t(`payment:modes.${mode}`), reference].filter(Boolean).join(' ')}</td>
                <td className="numeric">{formatAmount(payment.paymentType === 'Refund' ? -paise : paise)}</td>
              </tr>
            )),
          )}
          <tr>
            <th scope="row" colSpan={4}>
              {t('total')}
            </th>
            <th className="numeric">{formatAmount(paidTotal(payments))}</th>
          </tr>
        </tbody>
      </table>
    </>
  );
}

interface GstPaperProps {
  readonly rows: BillAnswer['gstSummary'];
  /** The tax document holds the discount, so its tax is less than the GST of the charges (Q261). */
  readonly isAfterDiscount: boolean;
}

/** Taxed amount and tax by rate; nothing where nothing is taxed. */
export function GstPaper({ rows, isAfterDiscount }: GstPaperProps) {
  const { t } = useTranslation('bill');
  const title = t(isAfterDiscount ? 'gstSummaryAfterDiscount' : 'gstSummary');
  const taxed = rows.filter((row) => row.rate > 0);
  if (taxed.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table className="paper-table paper-keep" aria-label={title}>
        <thead>
          <tr>
            <th>{t('gstPercent')}</th>
            <th className="numeric">{t('taxable')}</th>
            <th className="numeric">IGST</th>
            <th className="numeric">SGST</th>
            <th className="numeric">CGST</th>
          </tr>
        </thead>
        <tbody>
          {taxed.map((row) => (
            <tr key={row.rate}>
              <td>{formatPercent(row.rate)}</td>
              <td className="numeric">{formatAmount(row.taxable)}</td>
              <td className="numeric">{formatAmount(row.igst)}</td>
              <td className="numeric">{formatAmount(row.sgst)}</td>
              <td className="numeric">{formatAmount(row.cgst)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
