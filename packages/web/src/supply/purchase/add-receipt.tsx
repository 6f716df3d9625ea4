// The dialog that receives goods from a supplier: the paper, its lines and charges, and the figures that the server works out.

import { postReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { goodsReceiptTopic } from '@charaka/contract/supply/purchase/topics';
import { paiseToRupees } from '@charaka/rules/money/money';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { OrderField } from './order-field.tsx';
import { ReceiptCharges } from './receipt-charges.tsx';
import { ReceiptFigures } from './receipt-figures.tsx';
import { blankReceipt, type ReceiptForm, receiptFaults, sentReceipt } from './receipt-form.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { SupplierField } from './supplier-field.tsx';

const PAUSE_MILLISECONDS = 400;

/** The server's figures of the typed receipt, once the form has no faults; they follow half a second behind the last letter. */
function usePreview(values: ReceiptForm) {
  const receipt = sentReceipt(values);
  const [asked] = useDebouncedValue(receipt, PAUSE_MILLISECONDS);
  const isWhole = Object.keys(receiptFaults(values)).length === 0;
  const isSettled = JSON.stringify(asked) === JSON.stringify(receipt);
  const answer = useAnswer(
    goodsReceiptTopic,
    previewReceipt,
    { receipt: asked },
    { isEnabled: isWhole && isSettled, isSilent: true },
  );
  const preview = isWhole && isSettled ? answer.data : undefined;
  return { preview, problem: isWhole && isSettled ? answer.error?.message : undefined };
}

/** Opens at once. */
export default function AddReceipt({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('purchase');
  const form = useForm<ReceiptForm>({ initialValues: blankReceipt(), validate: receiptFaults });
  const { preview, problem } = usePreview(form.values);
  const command = useCommand(postReceipt, { onDone: onClose });
  const landed = preview?.figures.landed;
  return (
    <FormDialog
      size="wide"
      title={t('receiveGoods')}
      submitLabel={t('post')}
      form={form}
      check={receiptFaults}
      isSubmitting={command.isPending}
      isSubmitDisabled={problem !== undefined}
      onSave={(values) => {
        if (landed === undefined) return;
        command.mutate(
          { receipt: sentReceipt(values), landed: paiseToRupees(landed) },
          { onError: (error) => form.setErrors(refusedFields(error, 'receipt')) },
        );
      }}
      onClose={onClose}
    >
      <PaperFields form={form} />
      <ReceiptLines form={form} figures={preview?.figures.lines} />
      <ReceiptCharges form={form} />
      <ReceiptFigures preview={preview} problem={problem} />
    </FormDialog>
  );
}

/** The supplier and the numbers on its paper. */
function PaperFields({ form }: { form: UseFormReturnType<ReceiptForm> }) {
  const { t } = useTranslation('purchase');
  return (
    <FormSection title={t('paper')}>
      <Columns cols={{ base: 1, xs: 2, sm: 4 }} spacing="md" verticalSpacing="xs">
        <SupplierField
          isFirst
          {...form.getInputProps('supplierId')}
          onChange={(supplierId) => form.setValues({ supplierId: supplierId ?? null, orderId: null })}
        />
        <OrderField form={form} />
        <TextField label={t('invoiceNumber')} maxLength={40} {...form.getInputProps('invoiceNumber')} />
        <DateField label={t('invoiceDate')} {...form.getInputProps('invoiceDate')} />
        <MoneyField label={t('invoiceTotal')} {...form.getInputProps('invoiceTotal')} />
        <DateField label={t('receivedOn')} isRequired {...form.getInputProps('receivedOn')} />
        <TextField label={t('challanNumber')} maxLength={40} {...form.getInputProps('challanNumber')} />
        <DateField label={t('challanDate')} {...form.getInputProps('challanDate')} />
        <MoneyField label={t('invoiceDiscount')} {...form.getInputProps('invoiceDiscount')} />
      </Columns>
      {form.values.orderId === null && <ReasonField maxLength={200} {...form.getInputProps('reason')} />}
    </FormSection>
  );
}
