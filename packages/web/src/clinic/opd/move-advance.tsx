// The dialog that takes the advance of a booking, or gives it back (R467-R474, R487).
import type { Paise } from '@charaka/rules/money/money';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useReceiptLimit } from '../../money/payment/received-cash.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';
import { AdvanceFields } from './advance-fields.tsx';
import { type AdvanceValues, emptyAdvance, judgeAdvance, sentAdvance } from './advance-values.ts';

/** The values to send: the modes, and the reason of a refund. */
export type SentAdvance = ReturnType<typeof sentAdvance> & { readonly reason: string };

interface MoveAdvanceProps {
  /** The title names the patient. */
  readonly name: string;
  /** The amount to give back; null takes one. */
  readonly refundPaise: Paise | null;
  readonly isSubmitting: boolean;
  onSend(sent: SentAdvance): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function MoveAdvance({ name, refundPaise, isSubmitting, onSend, onClose }: MoveAdvanceProps) {
  const { t } = useTranslation('opd');
  const reasonFault = useReasonCheck();
  const isRefund = refundPaise !== null;
  const context = { isRefund, cashReceiptLimitPaise: useReceiptLimit() };
  const form = useForm<AdvanceValues & { reason: string }>({
    initialValues: { ...emptyAdvance, advance: isRefund ? refundPaise / 100 : '', reason: '' },
    validate: (values) => ({
      ...judgeAdvance(values, context).errors,
      ...(isRefund ? { reason: reasonFault(values.reason) } : {}),
    }),
  });
  return (
    <FormDialog
      size="medium"
      title={t(isRefund ? 'refundTitle' : 'takeTitle', { name })}
      form={form}
      submitLabel={t(isRefund ? 'actions.refund' : 'actions.takeAdvance')}
      isDangerous={isRefund}
      isSubmitting={isSubmitting}
      onSave={(values) => onSend({ ...sentAdvance(values), reason: values.reason.trim() })}
      onClose={onClose}
    >
      <Stack>
        <AdvanceFields form={form} context={context} isAmountFixed={isRefund} isRequired={!isRefund} />
        {isRefund && <ReasonField isFirst maxLength={200} {...form.getInputProps('reason')} />}
      </Stack>
    </FormDialog>
  );
}
