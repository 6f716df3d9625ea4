// What happens when the hub sends ReceiveMessage: a toast and the sound (R157, R159).
import { translate } from '../../kernel/i18n.ts';
import type { ReceivedMessage } from '../../kernel/live.ts';
import { toastNews } from '../../ui/page/toast.ts';
import { playSound } from './sound.ts';

/** The server sends these to the screens of the tenant and role only. */
export function receiveMessage({ message, soundUrl }: ReceivedMessage): void {
  toastNews(translate('message:arrived'), message);
  void playSound(soundUrl);
}
