// How a bill was paid: its figures down to the rest, the receipt of each payment, and the modes (R532, Q120, Q155, Q263).
import { type Paise, subtractPaise, sumPaise } from '@charaka/rules/money/money';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { modesOf, paidTotal } from '../payment/payment-record.ts';
import type { BillAnswer } from './bill-answer.ts';
import { PaymentsPaper } from './paper-tables.tsx';

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

interface Row {
  readonly label: string;
  readonly paise: number;
}

/** The charges down to the net amount, which is their sum. */
function netRows({ figures }: BillAnswer, t: TFunction<['paper', 'bill']>): Row[] {
  const parts = [
    { label: t('totalCharge'), paise: figures.totalCharge },
    { label: t('bill:nonHospital'), paise: -figures.nonHospital },
    { label: t('bill:medicineCharge'), paise: figures.medicineCharge },
    { label: t('othersCharge'), paise: figures.otherCharge },
    { label: t('receiptDiscount'), paise: -figures.discount },
    { label: t('bill:roundOff'), paise: figures.roundOff },
  ];
  return [...parts.filter(({ paise }) => paise !== 0), { label: t('bill:netAmount'), paise: figures.net }];
}

/** The parts of payers and patient, and the rest: together the net amount. */
function paidRows(
  { figures, payers, admission, payments, finalBill }: BillAnswer,
  t: TFunction<['paper', 'bill']>,
): Row[] {
  const ofPayer = { associationName: admission.associationName ?? '', claim: figures.payerDue };
  const claims = payers.length > 0 ? payers : admission.associationId == null ? [] : [ofPayer];
  const writtenOff = finalBill?.writtenOff ?? 0;
  const settled = [
    ...claims.map(({ associationName, claim }) => ({
      label: t('bill:partOf', { name: associationName }),
      paise: claim,
    })),
    { label: t('bill:medicineCredit'), paise: figures.medicineCredit },
    { label: t('fromOtherCharges'), paise: figures.poolToBill },
    { label: t('paidAmount'), paise: paidTotal(payments) },
    { label: t('bill:writtenOff'), paise: writtenOff },
  ];
  const rest = figures.net - sumPaise(settled.map(({ paise }) => paise as Paise));
  // A payer refused this sum of its part; the patient owes it beside the rest.
  const charged = Math.max(0, (finalBill?.due ?? 0) - rest);
  const left =
    rest < 0
      ? [{ label: t('bill:refundToPatient'), paise: rest }]
      : [
          { label: t('refusedByPayer'), paise: -charged },
          { label: t('bill:dueAmount'), paise: rest + charged },
        ];
  return [...settled, ...left].filter(({ paise }) => paise !== 0);
}

/** The figures, each only when there is one, the receipts, and the table of the modes (R532, Q263). */
export function BillReceipt({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation(['paper', 'bill']);
  const rows = [...netRows(bill, t), ...paidRows(bill, t)];
  return (
    <>
      <table className="paper-table paper-keep" aria-label={t('billPayments')}>
        <tbody>
          {rows.map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="numeric">{formatMoney(paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaymentsPaper payments={bill.payments.filter(({ isNonHospital }) => !isNonHospital)} />
      <ModesTable paid={paidByMode(bill.payments)} />
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
