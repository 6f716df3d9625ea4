// Short messages in the corner; they stay until the user closes them or does the next thing (R130).
import { type NotificationData, notifications } from '@mantine/notifications';
import { translate } from '../../kernel/i18n.ts';

/** Tells about something that went well. */
export function toastSuccess(message: string): void {
  show({ message, color: 'green' });
}

/** Tells what somebody else has sent; its words stay as they wrote them. */
export function toastNews(title: string, message: string): void {
  show({ title, message, color: 'primary' });
}

/** Tells about a failure; the same sentence is not piled up. */
export function toastError(message: string): void {
  show({ id: `error:${message}`, message, color: 'red' });
}

function show(message: NotificationData): void {
  const closeButtonProps = { 'aria-label': translate('dialog.close') };
  notifications.show({ autoClose: false, withBorder: true, closeButtonProps, ...message });
}

/** Takes all messages away. */
export function clearToasts(): void {
  notifications.clean();
}
