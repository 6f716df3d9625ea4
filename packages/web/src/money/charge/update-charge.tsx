// The Edit Charge dialog: another price, discount, quantity or remark of a posted line, with a reason, until the final bill.
import { updateCharge } from '@charaka/contract/money/charge/charge';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { GiftNotice } from './gift-notice.tsx';
import { lineErrors } from './held-line.ts';
import { LineAmounts } from './line-amounts.tsx';
import { LineName } from './line-name.tsx';
import { LinePreview } from './line-preview.tsx';
import { type ChangedLine, changedAmounts, changedLineErrors, changedLineOf, lineChange } from './posted-line.ts';
import type { ServiceCharge } from './service-charge.ts';

interface UpdateChargeProps {
  readonly admissionId: number;
  readonly charge: ServiceCharge;
  onClose(): void;
}

/** Mounted while it is open; the server reports another user's change in the meantime and does not overwrite it. */
export default function UpdateCharge({ admissionId, charge, onClose }: UpdateChargeProps) {
  const { t } = useTranslation('charge');
  const check = (values: ChangedLine) => {
    const { itemDiscount, ...errors } = changedLineErrors(values);
    return itemDiscount ? { ...errors, itemDiscount: t('discountTooLarge') } : errors;
  };
  const form = useForm<ChangedLine>({ initialValues: changedLineOf(charge), validate: check });
  const command = useCommand(updateCharge, { onDone: onClose });
  return (
    <FormDialog
      size="medium"
      title={t('editCharge')}
      submitLabel={t('update')}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      onSave={(values) => command.mutate({ serviceCharge: lineChange(admissionId, charge, values) })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <LineName charge={charge} />
        <LineAmounts form={form} standardCharge={charge.standardCharge} tpaCharge={charge.tpaCharge} />
        {Object.keys(lineErrors(form.values)).length === 0 && (
          <LinePreview values={form.values} tax={charge} isGstBeforeDiscount={charge.isGstBeforeDiscount} />
        )}
        <TextField label={t('remark')} maxLength={300} {...form.getInputProps('remark')} />
        <GiftNotice
          admissionId={admissionId}
          error={command.error}
          change={{ changedLine: changedAmounts(charge, form.values) }}
        />
        <ReasonField {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
