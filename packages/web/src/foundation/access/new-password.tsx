// In place of every screen while the password is one that somebody else made: a password of one's own, typed twice.

import { changePassword } from '@charaka/contract/foundation/staff/staff';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, messageOf } from '../../kernel/call.ts';
import { changeSession, currentSession } from '../../kernel/session.ts';
import { spokenOrNothing } from '../../kernel/spoken.ts';
import { toastSuccess } from '../../ui/page/toast.ts';
import { EntryPage } from './entry-page.tsx';
import { sealPassword } from './seal-password.ts';

/** The way on is open as soon as the server has the new password. */
export function NewPassword() {
  const { t } = useTranslation('access');
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: (password) => spokenOrNothing(passwordFault(password)),
      confirmation: (confirmation, { password }) => (confirmation === password ? null : t('newPassword.different')),
    },
  });
  const command = useMutation({
    mutationFn: async (password: string) =>
      call(changePassword, { staff: { encryptedPassword: await sealPassword(password) } }),
    onSuccess: (output) => {
      toastSuccess(messageOf(output));
      const user = currentSession()?.user;
      if (user) changeSession({ user: { ...user, mustChangePassword: false } });
    },
  });
  const reveal = {
    visibilityToggleButtonProps: { 'aria-label': t('login.showPassword') },
    autoComplete: 'new-password',
  };
  return (
    <EntryPage title={t('newPassword.title')}>
      <Text>{t('newPassword.why')}</Text>
      <form noValidate onSubmit={form.onSubmit(({ password }) => command.mutate(password))}>
        <Stack gap="md">
          <PasswordInput
            label={t('forgot.newPassword')}
            description={t('forgot.hint')}
            withAsterisk
            autoFocus
            {...reveal}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={t('newPassword.again')}
            withAsterisk
            {...reveal}
            {...form.getInputProps('confirmation')}
          />
          <Button type="submit" fullWidth loading={command.isPending}>
            {t('newPassword.save')}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}
