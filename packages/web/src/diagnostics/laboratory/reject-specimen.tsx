// The dialog in which a specimen is refused: its orders go back, and a new one is asked for (LB020).
import { rejectReasons } from '@charaka/contract/diagnostics/laboratory/lab-words';
import { rejectSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

type Reason = (typeof rejectReasons)[number];

/** Mounted while it is open. */
export function RejectSpecimen({ specimenNo, onClose }: { specimenNo: string; onClose(): void }) {
  const { t } = useTranslation('laboratory');
  const form = useForm({
    initialValues: { rejectReason: null as Reason | null, rejectNote: '' },
    validate: { rejectReason: (reason) => (reason ? null : t('reasonNeeded')) },
  });
  const command = useCommand(rejectSpecimen, { onDone: onClose });
  return (
    <FormDialog
      title={t('rejectTitle', { number: specimenNo })}
      form={form}
      submitLabel={t('reject')}
      isDangerous
      isSubmitting={command.isPending}
      onSave={({ rejectReason, rejectNote }) =>
        rejectReason && command.mutate({ specimenNo, rejectReason, rejectNote: rejectNote.trim() || null })
      }
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('rejectReason')}
          isRequired
          isFirst
          choices={rejectReasons.map((value) => ({ value, label: t(`rejectReasons.${value}`) }))}
          {...form.getInputProps('rejectReason')}
        />
        <TextField label={t('note')} maxLength={300} {...form.getInputProps('rejectNote')} />
      </Stack>
    </FormDialog>
  );
}
