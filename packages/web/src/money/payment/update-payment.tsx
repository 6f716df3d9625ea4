// The Update Payment dialog: a recorded payment split anew over its modes (R465-R475, Q114, Q123).
import { updatePayment } from '@charaka/contract/money/payment/payment';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { formatMoney } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import type { ModeValues } from './mode-values.ts';
import { modeValuesOf, type Payment } from './payment-record.ts';
import { Tender } from './tender.tsx';
import { judgeTender } from './tender-values.ts';

interface UpdatePaymentProps {
  readonly admission: Admission;
  readonly payment: Payment;
  onClose(): void;
}

/** Mounted while it is open. Amount, type and date stay as they are; cash is what the other modes leave. */
export function UpdatePayment({ admission, payment, onClose }: UpdatePaymentProps) {
  const { t } = useTranslation('payment');
  const { paymentId, amount } = payment;
  const judge = (values: ModeValues) =>
    judgeTender(values, {
      form: 'update payment',
      amountPaise: amount,
      isRefund: payment.paymentType === 'Refund',
    });
  const check = (values: ModeValues) => judge(values).errors;
  const form = useForm<ModeValues>({ initialValues: modeValuesOf(payment), validate: check });
  const command = useCommand(updatePayment, { onDone: onClose });
  const send = (values: ModeValues) => {
    const { admissionId } = admission;
    command.mutate(
      { payment: inputOf({ paymentId, admissionId, amount: amount / 100, ...values }) },
      { onError: (error) => form.setErrors(refusedFields(error, 'payment')) },
    );
  };
  return (
    <FormDialog
      size="medium"
      title={t('updatePayment')}
      submitLabel={t('update')}
      cancelLabel={t('close')}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      onSave={send}
      onClose={onClose}
    >
      <Stack gap="md">
        <Columns cols={2}>
          <Fact label={t('patientIpId')}>{admissionNumberOf(admission)}</Fact>
          <Fact label={t('paymentAmount')}>{formatMoney(amount)}</Fact>
        </Columns>
        <Tender form={form} isNarrow cashPaise={judge(form.values).cashPaise} />
      </Stack>
    </FormDialog>
  );
}
