// Whether a signed-in user proves who it is; a wrong code or password counts as at the log-in (PS035, PS041, PS043).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { networkOf } from '../../kernel/network-of.ts';
import { readPasswordHash } from './access-store.ts';
import { countFailure, forgiveFailures, guard, LOCKED, takeTurn } from './log-in-guard.ts';
import { isPassword } from './password.ts';
import { noteSecurityEvent } from './security-event.ts';

/** How the user proves it. */
interface Proof {
  readonly by: 'code' | 'password' | 'passkey';
  readonly deviceToken?: string | null | undefined;
  isRight(): Promise<boolean>;
}

const sentences = {
  code: accessSentences.codeNotRightOrUsed,
  password: accessSentences.passwordNotRight,
  passkey: accessSentences.keyNotRecognised,
};

/** The error as a sentence; undefined when it is proved. The call must decline then, not refuse, so that the count is saved. */
export async function proofFault(call: Call, { by, deviceToken, isRight }: Proof): Promise<Sentence | undefined> {
  const { tx, tenantId, userId, ip, userAgent } = call;
  // Guesses sent side by side are counted one by one.
  await takeTurn(tx, tenantId, ['proof', String(userId), networkOf(ip)]);
  const guarded = await guard(tx, { tenantId, userId, name: '', ip, deviceToken });
  if (guarded.isLocked) return LOCKED;
  if (await isRight()) {
    await forgiveFailures(tx, guarded);
    return undefined;
  }
  const wrong = by === 'password' ? 'failure' : 'factor refused';
  const kind = (await countFailure(tx, guarded)) ? 'lock' : wrong;
  await noteSecurityEvent(tx, { tenantId, kind, userId, agent: userAgent, result: by });
  return sentences[by];
}

/** Whether a password is the caller's own. */
export async function isOwnPassword({ tx, tenantId, userId }: Call, password: string): Promise<boolean> {
  return isPassword(password, await readPasswordHash(tx, tenantId, userId));
}
