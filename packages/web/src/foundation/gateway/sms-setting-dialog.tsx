// The dialog that adds an SMS gateway or changes one: how it is called, with which places and secrets.
import {
  addSmsSetting,
  newSmsSetting,
  smsMethods,
  smsPlaces,
  smsSecrets,
  type smsSetting,
  updateSmsSetting,
} from '@charaka/contract/foundation/gateway/sms';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { SecretFields } from './secret-fields.tsx';

type SmsSetting = z.output<typeof smsSetting>;

const check = formChecks(newSmsSetting);
const placesText = smsPlaces.map((name) => `{${name}}`).join(' ');

function valuesOf(sms: SmsSetting | null) {
  return {
    smsType: sms?.smsType ?? '',
    smsName: sms?.smsName ?? '',
    apiId: sms?.apiId ?? '',
    senderId: sms?.senderId ?? '',
    contact: sms?.contact ?? '',
    username: sms?.username ?? '',
    url: sms?.url ?? '',
    method: sms?.method ?? ('get' as const),
    headerName: sms?.headerName ?? '',
    headerValue: sms?.headerValue ?? '',
    body: sms?.body ?? '',
    successText: sms?.successText ?? '',
    isActive: sms?.isActive ?? true,
    authKey: '',
    password: '',
    forgottenSecrets: [] as (typeof smsSecrets)[number][],
  };
}
type Values = ReturnType<typeof valuesOf>;

/** Mounted while it is open; null adds one. */
export function SmsSettingDialog({ sms, onClose }: { sms: SmsSetting | null; onClose(): void }) {
  const { t } = useTranslation('gateway');
  const setting = useCommandForm(sms ? updateSmsSetting : addSmsSetting, {
    wrapper: 'sms',
    initialValues: valuesOf(sms),
    check,
    sent: (values) => {
      const typed = inputOf<InputOf<typeof addSmsSetting>['sms']>(values);
      return sms ? { smsId: sms.smsId, ...typed } : typed;
    },
    onDone: onClose,
  });
  const { form } = setting;
  return (
    <FormDialog size="medium" title={t(sms ? 'sms.edit' : 'sms.add')} {...setting} onClose={onClose}>
      <Stack gap="sm">
        <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField label={t('sms.smsName')} isRequired isFirst maxLength={100} {...form.getInputProps('smsName')} />
          <TextField label={t('sms.smsType')} isRequired maxLength={60} {...form.getInputProps('smsType')} />
          <TextField label={t('sms.senderId')} maxLength={60} {...form.getInputProps('senderId')} />
          <TextField label={t('sms.apiId')} maxLength={200} {...form.getInputProps('apiId')} />
          <TextField label={t('sms.username')} maxLength={200} {...form.getInputProps('username')} />
          <TextField label={t('sms.contact')} maxLength={60} {...form.getInputProps('contact')} />
          <SecretFields states={sms?.secrets ?? []} names={smsSecrets} form={form} />
        </Columns>
        <RequestFields form={form} />
        <SwitchField
          label={t('sms.isActive')}
          description={t('sms.isActiveHint')}
          {...form.getInputProps('isActive')}
        />
      </Stack>
    </FormDialog>
  );
}

function RequestFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('gateway');
  return (
    <FormSection title={t('sms.request')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('sms.placesHint', { places: placesText, interpolation: { skipOnVariables: true } })}
        </Text>
        <SelectField
          label={t('sms.method')}
          isRequired
          choices={smsMethods.map((value) => ({ value, label: t(`sms.methods.${value}`) }))}
          {...form.getInputProps('method')}
        />
        <TextAreaField label={t('sms.url')} isRequired rows={1} maxLength={1000} {...form.getInputProps('url')} />
        {form.values.method !== 'get' && (
          <TextAreaField label={t('sms.body')} isRequired rows={2} maxLength={2000} {...form.getInputProps('body')} />
        )}
        <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField label={t('sms.headerName')} maxLength={60} {...form.getInputProps('headerName')} />
          <TextField label={t('sms.headerValue')} maxLength={500} {...form.getInputProps('headerValue')} />
        </Columns>
        <TextField
          label={t('sms.successText')}
          description={t('sms.successTextHint')}
          maxLength={100}
          {...form.getInputProps('successText')}
        />
      </Stack>
    </FormSection>
  );
}
