// Common steps when a second factor of any kind is added: the recovery codes with the first one, the log, the letter (PS033, PS034).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { accessTopic } from '@charaka/contract/kernel/topic';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type FactorRow, markProved } from './factor-store.ts';
import { renewRecoveryCodes } from './prove-factor.ts';
import { noteSecurityEvent } from './security-event.ts';
import type { SecurityPost } from './security-post.ts';

const MOST_FACTORS = 10;

/** Refuses one more than are kept. */
export function refuseTooMany(before: readonly FactorRow[]): void {
  if (before.length >= MOST_FACTORS) refuse(accessSentences.tooManyFactors({ mostFactors: MOST_FACTORS }));
}

/** Marks the session as proved by the factor and notifies its owner. Returns the recovery codes that come with the first factor. */
export async function keepNewFactor(
  call: Call,
  post: SecurityPost,
  { kind, isFirst }: { kind: FactorRow['kind']; isFirst: boolean },
): Promise<string[]> {
  const { tx, tenantId, userId, session } = call;
  const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, call) : [];
  await markProved(tx, { tenantId, sessionId: session.sessionId, hasFactor: true });
  await noteFactorChange(call, 'factor added', kind);
  await post.tell(call, userId, 'A second factor was added to your log-in.');
  return recoveryCodes;
}

/** A line of the log about the caller's own factors; the sessions of the tenant are read anew. */
export async function noteFactorChange(
  call: Call,
  kind: 'factor added' | 'factor removed',
  result: string,
): Promise<void> {
  const { tx, tenantId, userId, userAgent } = call;
  await noteSecurityEvent(tx, { tenantId, kind, userId, agent: userAgent, result });
  await tx.announce(accessTopic, { tenantId });
}
