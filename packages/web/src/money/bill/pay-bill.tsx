// The Pay Bill dialog: settles a bill that is not, or not fully, paid; what is left stays due with a reason (R514-R516, Q138).
import { Box } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { GiftNotice } from '../charge/gift-notice.tsx';
import { ModeFields } from '../payment/mode-fields.tsx';
import { typedPaise } from '../payment/typed-amount.ts';
import { type Adjustments, askedAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { judgePayBill, type PayBillValues, startingPayBill } from './settlement.ts';
import { useFollowingCash } from './use-following-cash.ts';

interface PayBillProps {
  readonly bill: BillAnswer;
  /** The adjustments the figures of the bill were worked out with. */
  readonly calculated: Adjustments;
  /** Whether the bill is on its way, and what the server said to the last try. */
  readonly making: { readonly isGenerating: boolean; readonly error: Error | null };
  onPay(values: PayBillValues): void;
  onClose(): void;
}

/** Opened by the checkbox; Generate Bill in it makes the bill. */
export function PayBill({ bill, calculated, making, onPay, onClose }: PayBillProps) {
  const { t } = useTranslation('bill');
  const { figures } = bill;
  const { isGenerating, error } = making;
  const form = useForm<PayBillValues>({
    initialValues: startingPayBill,
    validate: (values) => judgePayBill(figures, values).errors,
  });
  const { cashProps } = useFollowingCash(form, typedPaise(form.values.amountPay));
  const { duePaise } = judgePayBill(figures, form.values);
  return (
    <FormDialog
      size="medium"
      title={t('payBill')}
      form={form}
      onClose={onClose}
      onSave={onPay}
      submitLabel={t('generateBill')}
      isSubmitting={isGenerating}
    >
      <ReasonField isFirst {...form.getInputProps('reason')} />
      <Columns cols={{ base: 1, xs: 3 }} my="sm">
        <MoneyField label={t('amountPayable')} isReadOnly value={figures.netPayable / 100} />
        <MoneyField label={t('amountPay')} {...form.getInputProps('amountPay')} />
        <MoneyField label={t('dueAmount')} isReadOnly value={duePaise / 100} />
      </Columns>
      <ModeFields form={form} hasCheque={false} isNarrow cash={<MoneyField label={t('cash')} {...cashProps} />} />
      <Box mt="sm">
        <GiftNotice
          admissionId={bill.admission.admissionId}
          error={error}
          change={{ bill: inputOf({ ...askedAdjustments(calculated), due: duePaise / 100 }) }}
        />
      </Box>
    </FormDialog>
  );
}
