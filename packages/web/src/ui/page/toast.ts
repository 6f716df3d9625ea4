// Short messages in the corner: a success leaves after six seconds, a refusal or a warning stays until it is closed (Q274).
import { type NotificationData, notifications } from '@mantine/notifications';
import { translate } from '../../kernel/i18n.ts';

/** How long a success is shown; the pointer or the focus on it stops the clock. */
const SUCCESS_MILLISECONDS = 6000;

/** Tells about something that went well. */
export function toastSuccess(message: string): void {
  show({ message, color: 'green', autoClose: SUCCESS_MILLISECONDS });
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
