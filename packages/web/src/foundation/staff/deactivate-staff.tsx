// Asks why somebody does not work here any more; with the answer the log-in is blocked and every screen is out at once.
import { deactivateStaff } from '@charaka/contract/foundation/staff/staff';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';

interface DeactivateStaffProps {
  readonly staffId: number;
  readonly name: string;
  onClose(): void;
}

/** Mounted while it is open. */
export function DeactivateStaff({ staffId, name, onClose }: DeactivateStaffProps) {
  const { t } = useTranslation('staff');
  const check = formChecks(deactivateStaff.input.shape.staff.pick({ reason: true }));
  const form = useForm({ initialValues: { reason: '' }, validate: check });
  const command = useCommand(deactivateStaff, { onDone: onClose });
  const save = ({ reason }: { reason: string }) =>
    command.mutate(
      { staff: { staffId, reason } },
      { onError: (error) => form.setErrors(refusedFields(error, 'staff')) },
    );
  return (
    <FormDialog
      title={t('deactivateTitle')}
      form={form}
      isSubmitting={command.isPending}
      submitLabel={t('deactivate')}
      isDangerous
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('deactivateText', { name })}</Text>
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={500} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
