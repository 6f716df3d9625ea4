// The call about a critical result: who was told and read it back, or that nobody was reached (OR036).
import { addCriticalCall } from '@charaka/contract/clinic/order/critical-call';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';

interface CallDialogProps {
  readonly order: { readonly orderId: number; readonly orderName: string };
  onClose(): void;
}

/** Mounted while it is open. */
export function CallDialog({ order, onClose }: CallDialogProps) {
  const { t } = useTranslation('order');
  const form = useForm({
    initialValues: { toldTo: '', isReadBack: true, note: '' },
    validate: { toldTo: (name) => (name.trim() ? null : t('toldNeeded')) },
  });
  const command = useCommand(addCriticalCall, { onDone: onClose });
  return (
    <FormDialog
      title={t('deedOf', { deed: t('deeds.call'), name: order.orderName })}
      submitLabel={t('noteCall')}
      form={form}
      isSubmitting={command.isPending}
      onSave={({ toldTo, isReadBack, note }) =>
        command.mutate({
          call: {
            orderId: order.orderId,
            outcome: isReadBack ? 'Told' : 'NotReached',
            toldTo: toldTo.trim(),
            isReadBack,
            note: note.trim() || null,
          },
        })
      }
      onClose={onClose}
    >
      <TextField label={t('toldTo')} isRequired isFirst maxLength={120} {...form.getInputProps('toldTo')} />
      <SwitchField label={t('wasReached')} description={t('notReachedHint')} {...form.getInputProps('isReadBack')} />
      <TextField label={t('note')} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
