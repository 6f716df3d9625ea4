// The dialog that writes a message or changes one: words, roles, day.

import { addMessage, updateMessage, writtenMessage } from '@charaka/contract/foundation/message/message';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../kernel/draft.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { DraftNotice } from '../../ui/dialog/draft-notice.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { RichTextField } from '../../ui/field/rich-text-field.tsx';
import { RolesField } from './roles-field.tsx';
import type { Message } from './use-recent-messages.ts';

interface MessageDialogProps {
  /** The message to change; null writes one. */
  readonly message: Message | null;
  onClose(): void;
}

type WrittenMessage = InputOf<typeof addMessage>['message'];

const faultsOf = formChecks(writtenMessage);

function formOf(message: Message | null): WrittenMessage {
  if (!message) return { title: '', body: '', publishDate: today(), isActive: true, roleMappings: [] };
  const { title, body, publishDate, isActive, roleMappings } = message;
  return { title, body, publishDate, isActive, roleMappings: roleMappings.map(({ roleId }) => ({ roleId })) };
}

/** Mounted while it is open. */
export default function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useTranslation('message');
  const form = useForm<WrittenMessage>({ initialValues: formOf(message), validate: faultsOf });
  const draft = useDraft(form, message ? `message.${message.messageId}` : 'message');
  const close = () => {
    draft.drop();
    onClose();
  };
  const options = { onDone: close };
  const adding = useCommand(addMessage, options);
  const changing = useCommand(updateMessage, options);
  const save = (written: WrittenMessage) => {
    const onError = (error: Error) => form.setErrors(refusedFields(error, 'message'));
    if (message) changing.mutate({ message: { ...written, messageId: message.messageId } }, { onError });
    else adding.mutate({ message: written }, { onError });
  };
  return (
    <FormDialog
      size="medium"
      title={message ? t('editMessage') : t('add')}
      submitLabel={message ? t('saveChanges') : t('publish')}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      check={faultsOf}
      onSave={save}
      onClose={close}
    >
      <DraftNotice draft={draft} form={form} />
      <Stack gap="md">
        <TextField label={t('title')} isRequired isFirst maxLength={150} {...form.getInputProps('title')} />
        <RolesField label={t('roles')} {...form.getInputProps('roleMappings')} />
        <DateField
          label={t('publishDate')}
          description={t('publishDateHint')}
          isRequired
          {...form.getInputProps('publishDate')}
        />
        <RichTextField label={t('message')} isRequired {...form.getInputProps('body')} />
        {message && !message.isActive && <SwitchField label={t('active')} {...form.getInputProps('isActive')} />}
      </Stack>
    </FormDialog>
  );
}
