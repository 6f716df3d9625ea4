// The dialog that sets the mail server.
import {
  mailSecrets,
  mailSecurities,
  type mailSetting,
  saveMailSetting,
  typedMailSetting,
} from '@charaka/contract/foundation/gateway/mail';
import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { SecretFields } from './secret-fields.tsx';

/** The mail server as answered. */
export type MailSetting = z.output<typeof mailSetting>;

const check = formChecks(typedMailSetting);

const valuesOf = (email: MailSetting | null) => ({
  smtpServer: email?.smtpServer ?? '',
  smtpPort: (email?.smtpPort ?? 587) as number | string,
  security: email?.security ?? ('starttls' as const),
  smtpUsername: email?.smtpUsername ?? '',
  fromName: email?.fromName ?? '',
  fromAddress: email?.fromAddress ?? '',
  isActive: email?.isActive ?? true,
  smtpPassword: '',
  forgottenSecrets: [] as (typeof mailSecrets)[number][],
});

/** Mounted while it is open. */
export function MailSettingDialog({ email, onClose }: { email: MailSetting | null; onClose(): void }) {
  const { t } = useTranslation('gateway');
  const form = useForm({ initialValues: valuesOf(email), validate: check });
  const saving = useCommand(saveMailSetting, { onDone: onClose });
  const save = (values: typeof form.values) =>
    saving.mutate({ email: inputOf(values) }, { onError: (error) => form.setErrors(refusedFields(error, 'email')) });
  return (
    <FormDialog
      size="medium"
      title={t(email ? 'mail.change' : 'mail.set')}
      form={form}
      check={check}
      isSubmitting={saving.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField
          label={t('mail.smtpServer')}
          isRequired
          isFirst
          maxLength={200}
          description={t('mail.smtpServerHint')}
          {...form.getInputProps('smtpServer')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <NumberField label={t('mail.smtpPort')} isRequired max={65_535} {...form.getInputProps('smtpPort')} />
          <SelectField
            label={t('mail.security')}
            isRequired
            choices={mailSecurities.map((value) => ({ value, label: t(`mail.securities.${value}`) }))}
            {...form.getInputProps('security')}
          />
          <TextField label={t('mail.smtpUsername')} maxLength={200} {...form.getInputProps('smtpUsername')} />
          <div>
            <SecretFields states={email?.secrets ?? []} names={mailSecrets} form={form} />
          </div>
          <TextField label={t('mail.fromName')} maxLength={100} {...form.getInputProps('fromName')} />
          <TextField
            label={t('mail.fromAddress')}
            isRequired
            type="email"
            maxLength={200}
            {...form.getInputProps('fromAddress')}
          />
        </SimpleGrid>
        <SwitchField label={t('mail.isActive')} {...form.getInputProps('isActive')} />
      </Stack>
    </FormDialog>
  );
}
