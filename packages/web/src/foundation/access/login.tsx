// The log-in page (R073-R084).
import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionLabel } from '../../kernel/site-config.ts';
import { useTenant } from '../../kernel/tenant.ts';
import { DemoLogin } from './demo-login.tsx';
import { EntryPage } from './entry-page.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { HelpDeskLink } from './help-desk-link.tsx';
import { loginErrors } from './login-checks.ts';
import { useLogin } from './use-login.ts';

export default function Login() {
  const { t } = useTranslation('access');
  const tenant = useTenant();
  const { return: returnTo } = useSearch({ strict: false }) as { return?: string };
  const login = useLogin(returnTo);
  const [isForgotten, setForgotten] = useState(false);
  const form = useForm({ initialValues: { identity: '', password: '' }, validate: loginErrors });
  const submit = form.onSubmit(
    (values) => login.mutate(values),
    (errors) => document.getElementById(errors.identity ? 'identity' : 'password')?.focus(),
  );
  return (
    <EntryPage title={t('login.title', { tenant: tenant?.displayName ?? '' })}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            id="identity"
            label={t('login.identity')}
            withAsterisk
            autoComplete="username"
            autoFocus
            {...form.getInputProps('identity')}
          />
          <PasswordInput
            id="password"
            label={t('login.password')}
            withAsterisk
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            {...form.getInputProps('password')}
          />
          <Button type="submit" fullWidth loading={login.isPending}>
            {t('login.submit')}
          </Button>
          <DemoLogin isBusy={login.isPending} onChoose={(values) => login.mutate(values)} />
        </Stack>
      </form>
      <Group justify="space-between">
        <Anchor component="button" type="button" size="sm" onClick={() => setForgotten(true)}>
          {t('login.forgot')}
        </Anchor>
        <HelpDeskLink />
        <Text size="sm" c="dimmed">
          {t('login.version', { version: versionLabel })}
        </Text>
      </Group>
      {isForgotten && (
        <ForgotPassword
          identity={form.values.identity}
          onClose={() => setForgotten(false)}
          onDone={(identity) => {
            setForgotten(false);
            form.setValues({ identity, password: '' });
          }}
        />
      )}
    </EntryPage>
  );
}
