// Chart privacy of the tenant: the wall, emergency access and who is notified of it, retention of the log (PS007, PS008, PS013).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getPrivacySetting, privacySettingMenu, savePrivacySetting } from '@charaka/contract/people/privacy/privacy';
import { privacyTopic } from '@charaka/contract/people/privacy/topics';
import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { RolesField } from '../../foundation/message/roles-field.tsx';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { NumberField, SwitchField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Page } from '../../ui/page/page.tsx';

type Setting = OutputOf<typeof getPrivacySetting>['setting'];

const check = formChecks(savePrivacySetting.input.shape.setting);

/** Route privacy/settings. */
export default function PrivacySettings() {
  const { t } = useTranslation('privacy');
  const setting = useAnswer(privacyTopic, getPrivacySetting, {}).data?.setting;
  return (
    <Page title={t('settings.title')}>
      {setting ? <SettingForm key={JSON.stringify(setting)} setting={setting} /> : <Skeleton h={320} maw={720} />}
    </Page>
  );
}

function SettingForm({ setting }: { readonly setting: Setting }) {
  const { t } = useTranslation('privacy');
  const { canEdit } = useRights(privacySettingMenu);
  const form = useForm<Setting>({ initialValues: setting, validate: check });
  const faults = useFaults(form, check);
  const command = useCommand(savePrivacySetting);
  const save = (values: Setting) =>
    command.mutate({ setting: values }, { onError: (error) => form.setErrors(refusedFields(error, 'setting')) });
  const number = (name: 'daysAfterDischarge' | 'breakGlassMinutes' | 'keepLogYears') => (
    <NumberField
      label={t(`settings.${name}`)}
      description={t(`settings.${name}Hint`)}
      isRequired
      isDisabled={!canEdit}
      {...form.getInputProps(name)}
    />
  );
  return (
    <Paper withBorder p="md" maw={720}>
      <form onSubmit={form.onSubmit(save, faults.onFaults)} noValidate>
        <Stack gap="md">
          <SwitchField
            label={t('settings.isWallEnforced')}
            isDisabled={!canEdit}
            {...form.getInputProps('isWallEnforced')}
          />
          {form.values.isWallEnforced ? (
            <Text size="sm">{t('settings.wallText')}</Text>
          ) : (
            <Alert color="orange" role="note">
              {t('settings.logOnly')}
            </Alert>
          )}
          <Columns cols={{ base: 1, sm: 3 }} spacing="md">
            {number('daysAfterDischarge')}
            {number('breakGlassMinutes')}
            {number('keepLogYears')}
          </Columns>
          <RolesField
            label={t('settings.officers')}
            value={form.values.officerRoleIds.map((roleId) => ({ roleId }))}
            onChange={(roles) =>
              form.setFieldValue(
                'officerRoleIds',
                roles.map(({ roleId }) => roleId),
              )
            }
            error={form.errors.officerRoleIds}
          />
          {canEdit && (
            <Group>
              <Button type="submit" loading={command.isPending} disabled={!form.isDirty() || faults.isBlocked}>
                {t('settings.save')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Paper>
  );
}
