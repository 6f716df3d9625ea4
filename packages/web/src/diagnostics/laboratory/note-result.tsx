// The dialog behind Alt and C on the bench: the note of a cell beside its value; saving it empty removes the note.
import { noteResult } from '@charaka/contract/diagnostics/laboratory/bench';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';

interface NoteResultProps {
  readonly labWorkId: number;
  readonly labParameterId: number;
  /** The parameter and whose it is. */
  readonly name: string;
  readonly note: string;
  onClose(): void;
}

/** Mounted while it is open. */
export function NoteResult({ labWorkId, labParameterId, name, note, onClose }: NoteResultProps) {
  const { t } = useTranslation('laboratory');
  const form = useForm({ initialValues: { note } });
  const command = useCommand(noteResult, { onDone: onClose });
  return (
    <FormDialog
      title={t('noteTitle', { name })}
      form={form}
      submitLabel={t('saveNote')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ labWorkId, labParameterId, note: values.note })}
      onClose={onClose}
    >
      <TextAreaField
        label={t('note')}
        description={t('noteHelp')}
        isFirst
        maxLength={300}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
