// Keeps the tabs of one browser in step: a new tab takes up the session of another one, and one log-out is for all.
import { hearAnswerTime } from './call.ts';
import { adoptSession, changeSession, currentSession, endSession } from './session.ts';
import { openTabChannel, type TabMessage, tellTabs } from './tab-channel.ts';
import { currentTenant } from './tenant.ts';
import { sessionIdOf } from './token.ts';

/** How long a tab without a session waits for another one to answer; a later answer is taken up all the same. */
const patienceMilliseconds = 120;

let onAdopted: () => void = () => undefined;
let stopWaiting: (() => void) | undefined;
let askedFor: string | undefined;
let isListening = false;

/** Listens; `adopted` is called, instead of the one named before, when another tab signed this one in without having been waited for. */
export function followOtherTabs(adopted: () => void): void {
  onAdopted = adopted;
  if (isListening) return;
  isListening = true;
  openTabChannel(hear);
}

/** Asks the other tabs for their session, once for each tenant and page load. */
export async function askOtherTabs(): Promise<void> {
  const tenantCode = currentTenant()?.tenantCode;
  if (currentSession() || tenantCode === undefined || askedFor === tenantCode) return;
  askedFor = tenantCode;
  await new Promise<void>((resolve) => {
    stopWaiting = resolve;
    setTimeout(resolve, patienceMilliseconds);
    tellTabs({ kind: 'ask', tenantCode });
  });
  stopWaiting = undefined;
}

function hear(message: TabMessage): void {
  const session = currentSession();
  const tenantCode = currentTenant()?.tenantCode;
  if (message.kind === 'ask') {
    if (session && message.tenantCode === tenantCode) tellTabs({ kind: 'session', tenantCode, session });
  } else if (message.kind === 'session') {
    // A signed-in user stays signed in.
    if (session || message.tenantCode !== tenantCode) return;
    adoptSession(message.session, tenantCode);
    if (stopWaiting) stopWaiting();
    else onAdopted();
  } else if (session && sessionIdOf(session.token) === message.sessionId) {
    if (message.kind === 'ended') endSession('this-tab');
    else if (message.kind === 'renewed') changeSession(message.change);
    else hearAnswerTime(message.at);
  }
}
