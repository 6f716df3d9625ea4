// The signed token that names a session, and how long one that was renewed is still taken.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { createSigner, createVerifier } from 'fast-jwt';
import { HttpError } from './refusal.ts';
import type { Session } from './session.ts';

/** The claims of a token: session, tenant, number of the renewal (0 at log-in), and expiry in seconds since 1970. */
export interface Claims {
  readonly sid: string;
  readonly tid: number;
  readonly gen: number;
  readonly exp: number;
}

/**
 * How long a renewed token is still taken: requests in flight, other tabs that have not heard yet, and one more try when the answer
 * to the renewal was lost.
 */
export const PREDECESSOR_SECONDS = 8;

/** Signs and reads tokens. */
export interface TokenSigner {
  /** A token for a session at a generation, 0 at log-in; valid for the given minutes. */
  sign(sessionId: string, tenantId: number, generation?: number): { token: string; expiresAt: Date };
  /** The claims of a token. Throws 401 when it is forged, foreign or expired. */
  read(token: string): Claims;
}

/** Makes the signer of HS256 tokens. */
export function tokenSigner(key: string, minutes: number): TokenSigner {
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: minutes * 60_000 });
  const verify = createVerifier({ key, algorithms: ['HS256'], cache: 5000, requiredClaims: ['sid', 'tid', 'exp'] });
  return {
    sign: (sid, tid, gen = 0) => ({
      token: sign({ sid, tid, gen }),
      expiresAt: new Date(Date.now() + minutes * 60_000),
    }),
    read: (token) => {
      try {
        // Tokens of before generations were counted are of the first.
        return { gen: 0, ...(verify(token) as Omit<Claims, 'gen'>) };
      } catch {
        throw new HttpError(401, kernelSentences.sessionOver);
      }
    },
  };
}

/** Throws 401 for a token that was renewed, but for a few seconds afterwards. */
export function refuseReplaced({ gen }: Claims, session: Session): void {
  if (gen === session.generation) return;
  const isPredecessor = gen === session.generation - 1 && Date.now() < session.predecessorEndsAt;
  if (!isPredecessor) throw new HttpError(401, kernelSentences.sessionOver);
}
