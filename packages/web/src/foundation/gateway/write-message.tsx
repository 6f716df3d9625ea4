// The dialog that writes a mail or an SMS by hand.
import { addMailSmsInfo, channels, writtenMessage } from '@charaka/contract/foundation/gateway/outbox';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PhoneField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';

const check = formChecks(writtenMessage);
type Channel = (typeof channels)[number];

/** Mounted while it is open. */
export function WriteMessage({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('gateway');
  const form = useForm({
    initialValues: { channel: 'mail' as Channel, recipient: '', subject: '', body: '' },
    validate: check,
  });
  const sending = useCommand(addMailSmsInfo, { onDone: onClose });
  const isMail = form.values.channel === 'mail';
  return (
    <FormDialog
      size="medium"
      title={t('outbox.write')}
      submitLabel={t('outbox.send')}
      form={form}
      check={check}
      isSubmitting={sending.isPending}
      onSave={(message) => sending.mutate({ message })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <SelectField
          label={t('outbox.channel')}
          isRequired
          isFirst
          choices={channels.map((value) => ({ value, label: t(`outbox.channels.${value}`) }))}
          {...form.getInputProps('channel')}
        />
        {isMail ? (
          <TextField
            label={t('mail.to')}
            type="email"
            isRequired
            maxLength={200}
            {...form.getInputProps('recipient')}
          />
        ) : (
          <PhoneField label={t('sms.to')} isRequired {...form.getInputProps('recipient')} />
        )}
        {isMail && (
          <TextField label={t('outbox.subject')} isRequired maxLength={150} {...form.getInputProps('subject')} />
        )}
        <TextAreaField label={t('outbox.body')} isRequired rows={5} maxLength={2000} {...form.getInputProps('body')} />
      </Stack>
    </FormDialog>
  );
}
