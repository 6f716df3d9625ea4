// The dialog in which an addendum or a second opinion is signed beside a report that stays as it was (LB068).
import { addAddendum, addendumKinds } from '@charaka/contract/diagnostics/histopathology/narrative';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField } from '../../ui/field/form-fields.tsx';

const check = formChecks(addAddendum.input.shape.addendum);

/** Mounted while it is open. */
export function AddAddendum({ labWorkId, onClose }: { labWorkId: number; onClose(): void }) {
  const { t } = useTranslation('histopathology');
  const form = useForm({
    initialValues: { labWorkId, kind: 'Addendum' as (typeof addendumKinds)[number], text: '' },
    validate: check,
  });
  const command = useCommand(addAddendum, { onDone: onClose });
  return (
    <FormDialog
      title={t('addAddendum')}
      form={form}
      check={check}
      submitLabel={t('sign')}
      isSubmitting={command.isPending}
      onSave={(addendum) => command.mutate({ addendum })}
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('kind')}
          isRequired
          isFirst
          choices={addendumKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <TextAreaField
          label={t('addendumText')}
          isRequired
          rows={6}
          maxLength={20_000}
          {...form.getInputProps('text')}
        />
      </Stack>
    </FormDialog>
  );
}
