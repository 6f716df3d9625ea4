// The dialog that says by which ways patients are told of an event, and in which words.
import {
  notificationPlaces,
  type notificationSetting,
  typedNotification,
  updateNotificationSetting,
} from '@charaka/contract/foundation/gateway/notification';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextAreaField } from '../../ui/field/form-fields.tsx';

interface NotificationDialogProps {
  readonly notification: z.output<typeof notificationSetting>;
  readonly usualWords: string;
  onClose(): void;
}

const check = formChecks(typedNotification);
const placesText = notificationPlaces.map((name) => `{${name}}`).join(' ');

/** Mounted while it is open. */
export function NotificationDialog({ notification, usualWords, onClose }: NotificationDialogProps) {
  const { t } = useTranslation('gateway');
  const { notificationId, isMail, isSms, words, isActive } = notification;
  const setting = useCommandForm(updateNotificationSetting, {
    wrapper: 'notification',
    initialValues: { notificationId, isMail, isSms, words: words ?? '', isActive },
    check,
    sent: (values) => values,
    onDone: onClose,
  });
  const { form } = setting;
  return (
    <FormDialog
      size="medium"
      title={t(`notification.types.${notification.notificationType}`)}
      {...setting}
      onClose={onClose}
    >
      <Stack gap="sm">
        <SwitchField label={t('notification.isMail')} {...form.getInputProps('isMail')} />
        <SwitchField label={t('notification.isSms')} {...form.getInputProps('isSms')} />
        <SwitchField
          label={t('notification.isMobileApp')}
          description={t('notification.noPush')}
          isDisabled
          value={notification.isMobileApp}
        />
        <TextAreaField
          label={t('notification.words')}
          description={t('notification.wordsHint', { places: placesText, interpolation: { skipOnVariables: true } })}
          placeholder={usualWords}
          maxLength={500}
          {...form.getInputProps('words')}
        />
        <SwitchField label={t('notification.isActive')} {...form.getInputProps('isActive')} />
      </Stack>
    </FormDialog>
  );
}
