// The log-in page (R073-R084).
import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionLabel } from '../../kernel/site-config.ts';
import { useTenant } from '../../kernel/tenant.ts';
import { DemoLogin } from './demo-login.tsx';
import { EntryPage } from './entry-page.tsx';
import { HelpDeskLink } from './help-desk-link.tsx';
import { type LoginValues, loginErrors } from './login-checks.ts';
import { useLogin } from './use-login.ts';

const ForgotPassword = lazy(() => import('./forgot-password.tsx'));

interface LoginProps {
  /** The user began to type: what comes after the log-in may be loaded meanwhile. */
  onBegin?(): void;
  /** The dialog for a forgotten password opens, which may tell and ask something. */
  onForgotten?(): void;
  /** The session is open; until this is done the page shows that something is under way. */
  onSignedIn(): Promise<void>;
}

/** Two fields with their checks, which a library for forms would be too heavy for; the first wrong one takes the focus. */
function useLoginFields() {
  const [values, setValues] = useState<LoginValues>({ identity: '', password: '' });
  const [errors, setErrors] = useState<ReturnType<typeof loginErrors>>({});
  const fieldOf = (name: keyof LoginValues) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [name]: currentTarget.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const isFilledIn = () => {
    const found = loginErrors(values);
    setErrors(found);
    const first = (['identity', 'password'] as const).find((name) => found[name]);
    if (first) document.getElementById(first)?.focus();
    return first === undefined;
  };
  return { values, setValues, fieldOf, isFilledIn };
}

/** Needs neither the router nor the cache of answers, so that it is there before they are. */
export function Login({ onBegin, onForgotten, onSignedIn }: LoginProps) {
  const { t } = useTranslation('access');
  const tenant = useTenant();
  const login = useLogin(onSignedIn);
  const [isForgotten, setForgotten] = useState(false);
  const { values, setValues, fieldOf, isFilledIn } = useLoginFields();
  const openForgotten = () => {
    onForgotten?.();
    setForgotten(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilledIn()) void login.send(values);
  };
  return (
    <EntryPage title={t('login.title', { tenant: tenant?.displayName ?? '' })}>
      <form noValidate onSubmit={submit} onInput={onBegin}>
        <Stack gap="md">
          <TextInput
            id="identity"
            label={t('login.identity')}
            withAsterisk
            autoComplete="username"
            autoFocus
            {...fieldOf('identity')}
          />
          <PasswordInput
            id="password"
            label={t('login.password')}
            withAsterisk
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            {...fieldOf('password')}
          />
          <Button type="submit" fullWidth loading={login.isPending}>
            {t('login.submit')}
          </Button>
          <DemoLogin isBusy={login.isPending} onChoose={(values) => void login.send(values)} />
        </Stack>
      </form>
      <Group justify="space-between">
        <Anchor component="button" type="button" size="sm" onClick={openForgotten}>
          {t('login.forgot')}
        </Anchor>
        <HelpDeskLink />
        <Text size="sm" c="dimmed">
          {t('login.version', { version: versionLabel })}
        </Text>
      </Group>
      {isForgotten && (
        <Suspense>
          <ForgotPassword
            identity={values.identity}
            onClose={() => setForgotten(false)}
            onDone={(identity) => {
              setForgotten(false);
              setValues({ identity, password: '' });
            }}
          />
        </Suspense>
      )}
    </EntryPage>
  );
}
