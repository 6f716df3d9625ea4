// Effect of ReceiveMessage from the hub: a toast and the sound (R157, R159).
import { translate } from '../../kernel/i18n.ts';
import type { ReceivedMessage } from '../../kernel/live.ts';
import { loadSentences } from '../../kernel/spoken.ts';
import { toldText } from '../../kernel/told-text.ts';
import { toastNews } from '../../ui/page/toast.ts';
import { playSound } from './sound.ts';

/** The server sends these to the screens of the tenant and role only. */
export async function receiveMessage({ message, code, params, soundUrl }: ReceivedMessage): Promise<void> {
  void playSound(soundUrl);
  if (code) await loadSentences();
  toastNews(translate('message:arrived'), toldText(message, code, params));
}
