// What a bill's receipt tells: charge, discount, others charge, what was paid and by which modes (R532, Q120, Q155).
import { type Paise, subtractPaise, sumPaise } from '@charaka/rules/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../kernel/format.ts';
import { modesOf, paidTotal } from '../payment/payment-record.ts';
import type { BillAnswer } from './bill-answer.ts';

const modeNames = ['cash', 'card', 'upi', 'neft', 'cheque'] as const;

/** Received less refunded by mode, only the modes with an amount; payments for non-hospital charges stay out. */
export function paidByMode(payments: BillAnswer['payments']): { mode: (typeof modeNames)[number]; paise: Paise }[] {
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

/** The figures, each only when there is one. */
export function BillReceipt({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation(['paper', 'payment']);
  const { figures, payments } = bill;
  const rows = [
    { label: t('totalCharge'), paise: figures.totalCharge },
    { label: t('receiptDiscount'), paise: figures.discount },
    { label: t('othersCharge'), paise: figures.otherCharge },
    ...paidByMode(payments).map(({ mode, paise }) => ({ label: t(`payment:modes.${mode}`), paise })),
    { label: t('paidAmount'), paise: paidTotal(payments) },
  ].filter(({ paise }) => paise !== 0);
  return (
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
  );
}
