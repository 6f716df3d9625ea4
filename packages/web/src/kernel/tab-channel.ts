// The line between the tabs of one browser. It reaches pages of our own address only, as session storage does.
import type { Session } from './session-state.ts';

/** Messages between tabs. */
export type TabMessage =
  | { readonly kind: 'ask'; readonly tenantCode: string }
  | { readonly kind: 'session'; readonly tenantCode: string; readonly session: Session }
  | {
      readonly kind: 'renewed';
      readonly sessionId: string;
      readonly change: Pick<Session, 'token' | 'tokenExpiry' | 'tokenEndsAt'>;
    }
  | { readonly kind: 'ended'; readonly sessionId: string }
  | { readonly kind: 'atWork'; readonly sessionId: string; readonly at: number };

let channel: BroadcastChannel | undefined;

/** Opens the line; until then nothing is told and nothing heard. */
export function openTabChannel(onMessage: (message: TabMessage) => void): void {
  channel = new BroadcastChannel('charaka');
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data);
}

/** Tells every other tab. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}
