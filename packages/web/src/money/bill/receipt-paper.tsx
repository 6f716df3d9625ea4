// What a bill's receipt tells: charge, discount, others charge, what was paid and by which modes (R532, Q120, Q155).
import { type Paise, subtractPaise, sumPaise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { modesOf, paidTotal } from '../payment/payment-record.ts';
import type { BillAnswer } from './bill-answer.ts';

const modeNames = ['cash', 'card', 'upi', 'neft', 'cheque'] as const;

/** Received less refunded by mode, only the modes with an amount; payments for non-hospital charges stay out. */
function paidByMode(payments: BillAnswer['payments']): { mode: (typeof modeNames)[number]; paise: Paise }[] {
  const hospital = payments.filter((payment) => !payment.isNonHospital);
  const sumOf = (kind: 'Receive' | 'Refund', name: string) =>
    sumPaise(
      hospital
        .filter((payment) => (payment.paymentType === 'Refund') === (kind === 'Refund'))
        .flatMap(modesOf)
        .filter(({ mode }) => mode === name)
        .map(({ paise }) => paise),
    );
  return modeNames
    .map((mode) => ({ mode, paise: subtractPaise(sumOf('Receive', mode), sumOf('Refund', mode)) }))
    .filter(({ paise }) => paise !== 0);
}

/** The figures and the table of the modes, each only when there is one (R532). */
export function BillReceipt({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation('paper');
  const { figures, payments } = bill;
  const rows = [
    { label: t('totalCharge'), paise: figures.totalCharge },
    { label: t('receiptDiscount'), paise: figures.discount },
    { label: t('paidAmount'), paise: paidTotal(payments) },
    { label: t('othersCharge'), paise: figures.otherCharge },
  ].filter(({ paise }) => paise !== 0);
  return (
    <>
      <table className="paper-table paper-keep" aria-label={t('billReceipt')}>
        <tbody>
          {rows.map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="numeric">{formatMoney(paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ModesTable paid={paidByMode(payments)} />
    </>
  );
}

/** A column for each mode that has an amount. */
function ModesTable({ paid }: { paid: ReturnType<typeof paidByMode> }) {
  const { t } = useTranslation('payment');
  if (paid.length === 0) return null;
  return (
    <table className="paper-table paper-keep" aria-label={t('modesOfPayment')}>
      <thead>
        <tr>
          {paid.map(({ mode }) => (
            <th key={mode} className="numeric">
              {t(`modes.${mode}`).toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {paid.map(({ mode, paise }) => (
            <td key={mode} className="numeric">
              {formatMoney(paise)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
