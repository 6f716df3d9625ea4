// Adds a document: what it is called, and the file.
import { addStaffDocument, MAX_DOCUMENT_BYTES } from '@charaka/contract/foundation/staff/staff-document';
import { FileInput, Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base64Of } from '../../kernel/base64.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

const blank = { title: '', fileName: '', content: '' };
const check = formChecks(addStaffDocument.input.shape.document.omit({ staffId: true }));

/** Without a file there is one sentence about it, not two. */
function faultsOf(values: typeof blank): FormErrors {
  const { fileName, ...faults } = check(values);
  return faults;
}

/** Mounted while it is open. */
export function AddStaffDocument({ staffId, onClose }: { staffId: number; onClose(): void }) {
  const { t } = useTranslation('staff');
  const form = useForm({ initialValues: blank, validate: faultsOf });
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    const isTooLarge = chosen !== null && chosen.size > MAX_DOCUMENT_BYTES;
    // Saved meanwhile, it would be the file chosen before.
    setReading(true);
    const content = chosen && !isTooLarge ? await base64Of(chosen) : '';
    setReading(false);
    // The name of the file is proposed as that of the document.
    const title = form.values.title || (chosen?.name.replace(/\.[^.]*$/, '') ?? '');
    form.setValues({ title, fileName: chosen?.name ?? '', content });
    form.setErrors(isTooLarge ? { content: t('fileHint') } : {});
  };
  const command = useCommand(addStaffDocument, { onDone: onClose });
  const save = (values: typeof blank) =>
    command.mutate(
      { document: { staffId, ...values } },
      { onError: (error) => form.setErrors(refusedFields(error, 'document')) },
    );
  return (
    <FormDialog
      title={t('addDocument')}
      form={form}
      isSubmitting={command.isPending}
      isSubmitDisabled={isReading}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <FileInput
          label={t('file')}
          description={t('fileHint')}
          withAsterisk
          data-autofocus
          accept="application/pdf,image/png,image/jpeg"
          placeholder={t('chooseFile')}
          leftSection={<IconPaperclip size={16} aria-hidden />}
          value={file}
          onChange={(chosen) => void choose(chosen)}
          error={form.errors.content}
        />
        <TextField label={t('documentName')} isRequired maxLength={120} {...form.getInputProps('title')} />
      </Stack>
    </FormDialog>
  );
}
