// Cancels the admission of an inpatient who is looked for, with the reason that the list of cancelled admissions tells (R336-R339).
import { cancelAdmission } from '@charaka/contract/stay/admission/admission';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';
import { InpatientTypeahead } from './inpatient-typeahead.tsx';

/** Mounted while it is open; for administrators. */
export function CancelAdmission({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('admission');
  const command = useCommand(cancelAdmission, { onDone: onClose });
  const reasonFault = useReasonCheck();
  const check = (values: { admissionId: number | null; reason: string }) => {
    const reason = reasonFault(values.reason);
    return {
      ...(values.admissionId === null ? { admissionId: t('cancelled.choose') } : {}),
      ...(reason === null ? {} : { reason }),
    };
  };
  const form = useForm({ initialValues: { admissionId: null as number | null, reason: '' }, validate: check });
  return (
    <FormDialog
      title={t('actions.cancelAdmission')}
      isDangerous
      form={form}
      check={check}
      isSubmitting={command.isPending}
      submitLabel={t('actions.cancelAdmission')}
      cancelLabel={t('cancelled.keep')}
      onSave={({ admissionId, reason }) =>
        command.mutate({ admission: { admissionId: admissionId as number, reason } })
      }
      onClose={onClose}
    >
      <Stack>
        <Text size="sm">{t('cancelled.whichMay')}</Text>
        <InpatientTypeahead
          label={t('patient')}
          placeholder={t('cancelled.find')}
          error={form.errors.admissionId}
          onPick={(row) => form.setFieldValue('admissionId', row?.admissionId ?? null)}
        />
        <ReasonField {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
