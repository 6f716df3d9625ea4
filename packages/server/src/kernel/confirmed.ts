// What users confirm once more before it is done: deeds as the contract declares them, money by its amount, lists that are carried away (PS035).
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { StepUpNeeded } from './refusal.ts';
import { needDeed, type Session } from './session.ts';

/** Throws when the user has to prove once more who it is before this call. */
export function refuseWithoutStepUp({ stepUp: declared }: Endpoint, input: unknown, session: Session): void {
  // Who sets up the first factor has just logged in, and can do nothing else.
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
 * Throws when the answer of a call carries more patients away than a page shows, and the caller has no right to that or has not
 * confirmed it. What a screen shows whole, as the board of beds, is no export.
 */
export function refuseExport({ effect, isShownWhole }: Endpoint, session: Session): void {
  if (effect !== 'read' || isShownWhole) return;
  needDeed(session, 'export');
  refuseUnconfirmed(session);
}

function refuseUnconfirmed(session: Session): void {
  if (Date.now() >= session.steppedUpUntil) throw new StepUpNeeded(session.hasFactor ? 'code' : 'password');
}
