// The dialog of a new block: the part of the specimen it is cut of, and what it shows; its number is drawn (LB024).
import { addTissueBlock } from '@charaka/contract/diagnostics/histopathology/narrative';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

interface Values {
  readonly part: string;
  readonly description: string;
}

const checkSent = formChecks(addTissueBlock.input.shape.block);

/** Mounted while it is open. */
export function AddTissueBlock({ labWorkId, onClose }: { labWorkId: number; onClose(): void }) {
  const { t } = useTranslation('histopathology');
  const sent = ({ part, description }: Values) => ({
    labWorkId,
    part: part.trim().toUpperCase(),
    description: description.trim() || null,
  });
  const check = (values: Values) => checkSent(sent(values));
  const form = useForm<Values>({ initialValues: { part: 'A', description: '' }, validate: check });
  const command = useCommand(addTissueBlock, { onDone: onClose });
  return (
    <FormDialog
      title={t('addBlock')}
      submitLabel={t('addBlock')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ block: sent(values) })}
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('part')} isRequired isFirst maxLength={1} {...form.getInputProps('part')} />
        <TextField label={t('description')} maxLength={300} {...form.getInputProps('description')} />
      </Stack>
    </FormDialog>
  );
}
