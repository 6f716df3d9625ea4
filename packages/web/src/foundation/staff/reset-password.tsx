// The Reset Password modal: two fields that must be alike; the server's no says nothing, a yes closes the modals (R208-R212).
import { changePassword } from '@charaka/contract/foundation/staff/staff';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, messageOf, Refusal, TransportFailure } from '../../kernel/call.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toastError, toastSuccess } from '../../ui/page/toast.ts';
import { sealPassword } from '../access/seal-password.ts';
import { type NewPassword, passwordFaults } from './password-faults.ts';

interface ResetPasswordProps {
  /** Owner of the password; null is the signed-in user without a staff record. */
  readonly staffId: number | null;
  onClose(): void;
}

/** Mounted while it is open. */
export function ResetPassword({ staffId, onClose }: ResetPasswordProps) {
  const { t } = useTranslation('staff');
  const ownStaffId = useSignedIn().user.staffId;
  // The old password is required of the owner: a stranger at an unlocked machine does not know it (PS041).
  const isOwn = staffId === null || staffId === ownStaffId;
  const form = useForm<NewPassword>({
    initialValues: { oldPassword: '', password: '', confirmation: '' },
    validate: (values) => ({
      ...(isOwn && values.oldPassword === '' ? { oldPassword: t('oldPasswordMissing') } : {}),
      ...passwordFaults(values, t, passwordFault),
    }),
  });
  const command = useMutation({
    mutationFn: async ({ oldPassword, password }: NewPassword) => {
      const encryptedPassword = await sealPassword(password);
      const encryptedOldPassword = isOwn ? await sealPassword(oldPassword) : undefined;
      return call(changePassword, { staff: { staffId, encryptedPassword, encryptedOldPassword } });
    },
    onSuccess: (output) => {
      toastSuccess(messageOf(output));
      onClose();
    },
    // The sentence of a refusal is not shown: the modal just stays open (R212, Q188). What is said of the old password is.
    onError: (error) => {
      if (error instanceof TransportFailure) toastError(t('somethingWrong'));
      const sentence = error instanceof Refusal ? error.fields['staff.encryptedOldPassword'] : undefined;
      if (sentence) form.setFieldError('oldPassword', sentence);
    },
    meta: { isSilent: true },
  });
  const reveal = { visibilityToggleButtonProps: { 'aria-label': t('showPassword') }, autoComplete: 'new-password' };
  return (
    <FormDialog
      title={t('resetPassword')}
      form={form}
      isSubmitting={command.isPending}
      submitLabel={t('update')}
      cancelLabel={t('close')}
      onSave={(values) => command.mutate(values)}
      onClose={onClose}
    >
      <Stack gap="md">
        {isOwn && (
          <PasswordInput
            label={t('oldPassword')}
            withAsterisk
            data-autofocus
            {...reveal}
            autoComplete="current-password"
            {...form.getInputProps('oldPassword')}
          />
        )}
        <PasswordInput
          label={t('newPassword')}
          description={t('passwordHint')}
          withAsterisk
          data-autofocus={!isOwn || undefined}
          {...reveal}
          {...form.getInputProps('password')}
        />
        <PasswordInput label={t('confirmPassword')} withAsterisk {...reveal} {...form.getInputProps('confirmation')} />
      </Stack>
    </FormDialog>
  );
}
