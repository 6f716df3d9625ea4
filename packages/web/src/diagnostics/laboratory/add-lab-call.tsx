// The dialog that notes who was told of a critical result, or could not be reached (LB044).
import { addLabCall } from '@charaka/contract/diagnostics/laboratory/verify';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';

/** Mounted while it is open. */
export function AddLabCall({ labWorkId, onClose }: { labWorkId: number; onClose(): void }) {
  const { t } = useTranslation('laboratory');
  const form = useForm({
    initialValues: { outcome: 'Reached' as 'Reached' | 'NotReached', toldName: '', isReadBack: false, note: '' },
    validate: {
      toldName: (name) => (name.trim() ? null : t('toldNeeded')),
      isReadBack: (isReadBack, { outcome }) => (outcome === 'Reached' && !isReadBack ? t('readBackNeeded') : null),
    },
  });
  const command = useCommand(addLabCall, { onDone: onClose });
  const isReached = form.values.outcome === 'Reached';
  return (
    <FormDialog
      title={t('logCall')}
      submitLabel={t('logCall')}
      form={form}
      isSubmitting={command.isPending}
      onSave={({ toldName, isReadBack, note }) =>
        command.mutate({
          call: {
            ...{ labWorkId, isReached, toldName: toldName.trim() },
            ...{ isReadBack: isReached && isReadBack, note: note.trim() || null },
          },
        })
      }
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('outcome')}
          isRequired
          isFirst
          choices={(['Reached', 'NotReached'] as const).map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          {...form.getInputProps('outcome')}
        />
        <TextField
          label={t(isReached ? 'toldName' : 'triedName')}
          isRequired
          maxLength={120}
          {...form.getInputProps('toldName')}
        />
        {isReached && <SwitchField label={t('readBack')} {...form.getInputProps('isReadBack')} />}
        <TextField label={t('note')} maxLength={300} {...form.getInputProps('note')} />
      </Stack>
    </FormDialog>
  );
}
