// Gives a fee or an advance back: how much the server says goes out, by which modes, and why.

import { previewCounterRefund } from '@charaka/contract/clinic/counter/counter-refund';
import { type listRefundsDue, refundFee } from '@charaka/contract/clinic/counter/refund-due';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { LEAST_REFUND_REASON } from '@charaka/contract/money/payment/payment';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { formatMoney } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { type ModeValues, noModes } from '../../money/payment/mode-values.ts';
import { isRefundConfirmed } from '../../money/payment/refund-question.ts';
import { Tender } from '../../money/payment/tender.tsx';
import { judgeTender } from '../../money/payment/tender-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { useFollowedWay } from '../../money/payment/use-followed-way.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import { appointmentSubject } from '../opd/advance-paper-parts.ts';
import { PrintAdvance } from '../opd/print-advance.tsx';
import { PrintRefundVoucher } from './refund-voucher.tsx';

type RefundDueRow = RowOf<typeof listRefundsDue>;

interface Values extends ModeValues {
  reason: string;
}

/** The sum to refund for a row: the whole advance, or for a fee the sum paid for it. */
function usePaidOut({ kind, amount, counterBillId, serviceChargeId }: RefundDueRow) {
  const refund = { counterBillId: counterBillId ?? 0, lines: [{ serviceChargeId: serviceChargeId ?? 0, quantity: 1 }] };
  const worked = useAnswer(counterTopic, previewCounterRefund, { refund }, { isEnabled: kind === 'Fee' });
  return { paidOut: kind === 'Fee' ? worked.data?.paidOut : amount, way: worked.data };
}

/** Mounted while it is open. */
export default function RefundFee({ row, onClose }: { readonly row: RefundDueRow; onClose(): void }) {
  const { t } = useTranslation('counter');
  const reasonFault = useReasonCheck();
  const { paidOut, way } = usePaidOut(row);
  const form = useForm<Values>({
    initialValues: { ...noModes, reason: t(`refundDue.reasons.${row.reason}`) },
  });
  const [refunded, setRefunded] = useState<OutputOf<typeof refundFee> | null>(null);
  const command = useCommand(refundFee, { onDone: setRefunded });
  const amountPaise = typedPaise((paidOut ?? 0) / 100);
  const judged = judgeTender(form.values, { amountPaise, isRefund: true });
  useFollowedWay(form, way);
  const save = async () => {
    if (paidOut === undefined) return;
    const tooShort = reasonFault(form.values.reason, LEAST_REFUND_REASON);
    const faults = {
      ...(tooShort ? { reason: tooShort } : {}),
      ...(paidOut > 0 ? judged.errors : {}),
    };
    if (Object.keys(faults).length > 0) return form.setErrors(faults);
    if (
      paidOut > 0 &&
      !(await isRefundConfirmed(t, {
        name: [row.firstName, row.patientId && uhidOf(row.patientId)].filter(Boolean).join(', '),
        bill: t(`refundDue.kinds.${row.kind}`),
        amountPaise: paidOut,
        modes: form.values,
        cashPaise: judged.cashPaise,
        about: patientSubject(row),
      }))
    )
      return;
    const of = row.kind === 'Fee' ? { visitId: row.visitId } : { appointmentId: row.appointmentId };
    command.mutate(
      { refund: inputOf({ ...form.values, ...of, amount: paidOut / 100 }) },
      { onError: (error) => form.setErrors(refusedFields(error, 'refund')) },
    );
  };
  if (refunded) return <RefundPaper refunded={refunded} onClose={onClose} />;
  return (
    <FormDialog
      size="medium"
      title={t('refundDue.give', { name: row.firstName })}
      form={form}
      isSubmitting={command.isPending}
      isSubmitDisabled={paidOut === undefined}
      submitLabel={t('payment:refundSum', { sum: formatMoney(paidOut ?? 0) })}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <Columns cols={2} component="dl" m={0}>
          <Figure label={t('refundDue.what')}>{t(`refundDue.kinds.${row.kind}`)}</Figure>
          <Figure label={t('paidOut')}>{formatMoney(paidOut ?? 0)}</Figure>
        </Columns>
        <ReasonField isFirst {...form.getInputProps('reason')} />
        {(paidOut ?? 0) > 0 && <Tender form={form} isNarrow cashPaise={judged.cashPaise} />}
      </Stack>
    </FormDialog>
  );
}

interface RefundPaperProps {
  readonly refunded: OutputOf<typeof refundFee>;
  onClose(): void;
}

/** The numbered paper that the receiver signs: the voucher of a fee, the memo of an advance (Q258). */
function RefundPaper({ refunded: { counterBill, appointment, entry }, onClose }: RefundPaperProps) {
  if (counterBill) return <PrintRefundVoucher bill={counterBill} onClose={onClose} />;
  if (appointment && entry)
    return <PrintAdvance subject={appointmentSubject(appointment)} entry={entry} onClose={onClose} />;
  return null;
}
