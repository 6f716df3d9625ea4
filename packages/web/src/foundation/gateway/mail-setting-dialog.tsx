// The dialog that sets the mail server.
import {
  mailSecrets,
  mailSecurities,
  type mailSetting,
  saveMailSetting,
  typedMailSetting,
} from '@charaka/contract/foundation/gateway/mail';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
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
  const setting = useCommandForm(saveMailSetting, {
    wrapper: 'email',
    initialValues: valuesOf(email),
    check,
    sent: (values) => inputOf(values),
    onDone: onClose,
  });
  const { form } = setting;
  return (
    <FormDialog size="medium" title={t(email ? 'mail.change' : 'mail.set')} {...setting} onClose={onClose}>
      <Stack gap="sm">
        <TextField
          label={t('mail.smtpServer')}
          isRequired
          isFirst
          maxLength={200}
          description={t('mail.smtpServerHint')}
          {...form.getInputProps('smtpServer')}
        />
        <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
          <NumberField label={t('mail.smtpPort')} isRequired isCode max={65_535} {...form.getInputProps('smtpPort')} />
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
        </Columns>
        <SwitchField label={t('mail.isActive')} {...form.getInputProps('isActive')} />
      </Stack>
    </FormDialog>
  );
}
