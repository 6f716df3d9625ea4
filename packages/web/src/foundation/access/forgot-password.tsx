// The Forgot Password dialog: a one-time code by mail, then a new password (R085-R088, Q159).

import { resetForgottenPassword, sendForgotPasswordOtp } from '@charaka/contract/foundation/access/access';
import { accessChecks } from '@charaka/contract/foundation/access/access-checks';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, messageOf } from '../../kernel/call.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { useSiteConfig } from '../../kernel/site-config.ts';
import { spoken } from '../../kernel/spoken.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toastSuccess } from '../../ui/page/toast.ts';
import { HelpDeskLink } from './help-desk-link.tsx';
import { identityFault, namedUser } from './login-checks.ts';
import { sealPassword } from './seal-password.ts';

interface ForgotPasswordProps {
  readonly identity: string;
  onClose(): void;
  /** The password is new; the user whose it is goes on to log in. */
  onDone(identity: string): void;
}

interface ForgotValues {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/** Resend waits for so many steps of so many milliseconds (R088). */
const countdownSteps = 5;
const stepMilliseconds = 500;

async function resetPassword(values: ForgotValues): Promise<string> {
  const encryptedPassword = await sealPassword(values.newPassword);
  const user = { ...namedUser(values.email), otp: values.otp.trim(), encryptedPassword };
  return messageOf(await call(resetForgottenPassword, { user }));
}

/** All three fields are required (R086); the two later ones as soon as they are shown (R087). */
function faultsOf(values: ForgotValues, isSent: boolean): Partial<Record<keyof ForgotValues, string | undefined>> {
  const email = identityFault(values.email);
  if (!isSent) return { email };
  const otp = values.otp.trim() === '' ? spoken(accessChecks.enterOtp) : undefined;
  const newPassword =
    // A user with a second factor may choose a shorter password; only the server knows, and reports it after the code.
    values.newPassword === '' ? accessChecks.enterNewPassword : passwordFault(values.newPassword, { hasFactor: true });
  return { email, otp, newPassword: newPassword && spoken(newPassword) };
}

/** Stands on the log-in page while it is needed, and brings the cache of answers, which that page does without. */
export default function ForgotPassword(props: ForgotPasswordProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ForgotDialog {...props} />
    </QueryClientProvider>
  );
}

function ForgotDialog({ identity, onClose, onDone }: ForgotPasswordProps) {
  const { t } = useTranslation('access');
  const isWithoutMail = useSiteConfig()?.hasMail === false;
  const [isSent, setSent] = useState(false);
  const countdown = useCountdown();
  const form = useForm<ForgotValues>({
    initialValues: { email: identity, otp: '', newPassword: '' },
    validate: (values) => faultsOf(values, isSent),
  });
  const send = useMutation({
    mutationFn: (email: string) => call(sendForgotPasswordOtp, { user: namedUser(email) }),
    onSuccess: (output) => {
      toastSuccess(messageOf(output));
      setSent(true);
      countdown.start();
    },
  });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: (message, { email }) => {
      toastSuccess(message);
      onDone(email);
    },
  });
  const resend = () => {
    if (!form.validateField('email').hasError) send.mutate(form.values.email);
  };
  return (
    <Dialog
      isOpen
      title={t('forgot.title')}
      onClose={onClose}
      isChanged={isSent}
      onSubmit={form.onSubmit((values) => (isSent ? reset.mutate(values) : send.mutate(values.email)))}
      submitLabel={t(isSent ? 'forgot.reset' : 'forgot.send')}
      isSubmitting={reset.isPending || (!isSent && send.isPending)}
      isSubmitDisabled={isWithoutMail}
    >
      <Stack gap="md">
        {isWithoutMail && (
          <Alert role="status" color="yellow">
            {t('forgot.noChannel')} <HelpDeskLink />
          </Alert>
        )}
        <ForgotFields form={form} isSent={isSent} />
        {isSent && (
          <Button variant="default" onClick={resend} disabled={countdown.left > 0} loading={send.isPending}>
            {countdown.left > 0 ? t('forgot.resendIn', { count: countdown.left }) : t('forgot.resend')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function ForgotFields({
  form,
  isSent,
}: {
  form: Pick<UseFormReturnType<ForgotValues>, 'getInputProps'>;
  isSent: boolean;
}) {
  const { t } = useTranslation('access');
  return (
    <>
      <TextInput
        label={t('forgot.email')}
        withAsterisk
        autoComplete="username"
        data-autofocus
        {...form.getInputProps('email')}
      />
      {isSent && (
        <>
          <TextInput
            label={t('forgot.otp')}
            withAsterisk
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            {...form.getInputProps('otp')}
          />
          <PasswordInput
            label={t('forgot.newPassword')}
            description={t('forgot.hint')}
            withAsterisk
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            {...form.getInputProps('newPassword')}
          />
        </>
      )}
    </>
  );
}

function useCountdown(): { left: number; start(): void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), stepMilliseconds);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(countdownSteps) };
}
