// Actions that users confirm with password or code: deeds declared in the contract, money by its amount, exports of lists (PS035).
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { StepUpNeeded } from './refusal.ts';
import { needDeed, type Session, STEP_UP_MINUTES } from './session.ts';

/** Throws when the user has to prove once more who it is before this call. */
export function refuseWithoutStepUp({ stepUp: declared }: Endpoint, input: unknown, session: Session): void {
  // A user who sets up the first factor has just logged in, and can do nothing else.
  if (declared === undefined || declared === 'recorded-money' || session.factorNeed !== 'none') return;
  if (typeof declared === 'string') refuseUnconfirmed(session);
  else if ('moneyOut' in declared) confirmMoneyOut(session, declared.moneyOut(input));
  else if (declared.when(input, session)) refuseUnconfirmed(session);
}

/**
 * Throws when so much money does not leave without the user's confirmation. Also for handlers that learn the amount from the record;
 * what they wrote is rolled back.
 */
export function confirmMoneyOut(session: Session, amountPaise: number): void {
  if (amountPaise > session.stepUpAbovePaise) refuseUnconfirmed(session);
}

/**
 * Throws when the answer of a call holds more patients than a page, and the caller has no right to export or has not confirmed. A screen
 * that shows all rows, such as the bed board, is not an export.
 */
export function refuseExport({ effect, isShownWhole }: Endpoint, session: Session): void {
  if (effect !== 'read' || isShownWhole) return;
  needDeed(session, 'export');
  refuseUnconfirmed(session);
}

/** How long ago a proof may be that counts as given for this call: the screen asks for it, and sends the call again. */
const ANEW_MILLISECONDS = 60_000;

/** Throws unless the user proved their identity within the last minute; protects the most sensitive actions in a session left open. */
export function confirmAnew(session: Session): void {
  const provedAt = session.steppedUpUntil - STEP_UP_MINUTES * 60_000;
  if (Date.now() - provedAt >= ANEW_MILLISECONDS) throw new StepUpNeeded(session.hasFactor ? 'code' : 'password');
}

function refuseUnconfirmed(session: Session): void {
  if (Date.now() >= session.steppedUpUntil) throw new StepUpNeeded(session.hasFactor ? 'code' : 'password');
}
