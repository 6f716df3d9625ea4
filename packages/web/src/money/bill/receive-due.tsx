// Receives a payment against the due of a final bill, and prints its receipt.

import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { duePayment, receiveDue } from '@charaka/contract/money/bill/bill-due';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { type Payment, paidBefore } from '../payment/payment-record.ts';
import PrintPayment from '../payment/print-payment.tsx';
import { TenderDialog } from '../payment/tender-dialog.tsx';
import { type OwedPart, owedOf } from './owed-part.ts';

const checkShape = formChecks(duePayment);

/** Mounted while it is open; after the payment its receipt is on the screen until that is closed. */
export function ReceiveDue({ part, onClose }: { part: OwedPart; onClose(): void }) {
  const [payment, setPayment] = useState<Payment | null>(null);
  return payment ? (
    <Receipt admissionId={part.due.admissionId} payment={payment} onClose={onClose} />
  ) : (
    <DueForm part={part} onPaid={setPayment} onClose={onClose} />
  );
}

function DueForm({ part, onPaid, onClose }: { part: OwedPart; onPaid(payment: Payment): void; onClose(): void }) {
  const { t } = useTranslation('bill');
  const { due, isNonHospital } = part;
  const ofBill = { admissionId: due.admissionId, billId: due.billId, isNonHospital };
  const command = useCommand(receiveDue, {
    onDone: ({ payment }) => onPaid(payment),
  });
  return (
    <TenderDialog
      title={t(isNonHospital ? 'receiveNonHospital' : 'receiveDue')}
      submitLabel={t('receive')}
      isSubmitting={command.isPending}
      due={{ label: t(isNonHospital ? 'nonHospitalDue' : 'dueAmount'), paise: owedOf(part) }}
      amountLabel={t('amount')}
      hasNote
      check={(values) => checkShape({ ...ofBill, ...values })}
      onSend={(values, refuse) =>
        command.mutate(
          { payment: inputOf({ ...values, ...ofBill }) },
          { onError: (error) => refuse(refusedFields(error, 'payment')) },
        )
      }
      onClose={onClose}
    >
      <RowBanner row={due} />
    </TenderDialog>
  );
}

function Receipt({ admissionId, payment, onClose }: { admissionId: number; payment: Payment; onClose(): void }) {
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const payments = useAnswer(paymentTopic, getPaymentTotals, { admissionId }).data?.payments;
  if (!admission || !payments) return null;
  return (
    <PrintPayment
      admission={admission}
      payment={payment}
      previousPaise={paidBefore(payment, payments)}
      onClose={onClose}
    />
  );
}
