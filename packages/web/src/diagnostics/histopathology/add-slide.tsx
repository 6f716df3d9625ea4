// The dialog of a new slide of a block: its stain, and whether it is cut anew; its number is drawn (LB024).
import { addSlide } from '@charaka/contract/diagnostics/histopathology/narrative';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';

interface AddSlideProps {
  readonly tissueBlockId: number;
  readonly blockNo: string;
  onClose(): void;
}

const check = formChecks(addSlide.input.shape.slide);

/** Mounted while it is open. */
export function AddSlide({ tissueBlockId, blockNo, onClose }: AddSlideProps) {
  const { t } = useTranslation('histopathology');
  const form = useForm({ initialValues: { tissueBlockId, stain: 'H&E', isRecut: false }, validate: check });
  const command = useCommand(addSlide, { onDone: onClose });
  return (
    <FormDialog
      title={t('addSlideTo', { number: blockNo })}
      submitLabel={t('addSlide')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(slide) => command.mutate({ slide })}
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('stain')} isRequired isFirst maxLength={60} {...form.getInputProps('stain')} />
        <SwitchField label={t('isRecut')} {...form.getInputProps('isRecut')} />
      </Stack>
    </FormDialog>
  );
}
