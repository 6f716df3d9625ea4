// The sessions this process knows, cached in memory until a change is announced.

import type pg from 'pg';
import type { News } from './live.ts';
import { loadSession, type SessionParts } from './load-session.ts';
import type { Session } from './session.ts';
import { inTransaction } from './transaction.ts';

interface Known {
  readonly tenantId: number;
  readonly session: Promise<Session>;
  until: number;
}

/** The sessions this process knows; news of changed rights, users or hospitals drops what they made stale. */
export class SessionCache {
  readonly #pool: pg.Pool;
  readonly #known = new Map<string, Known>();
  /** Milliseconds after which a session is read again, even without news. */
  readonly #trustMs = 60_000;
  readonly #most = 20_000;

  readonly #settings: SessionParts['settings'];

  readonly allowsNoFactor: boolean;

  /** `allowsNoFactor`: a tenant may switch off second factors for all users, as the demo does on its own machine (Q232). */
  constructor(pool: pg.Pool, { allowsNoFactor = false, settings = [] }: Partial<SessionParts> = {}) {
    this.#pool = pool;
    this.allowsNoFactor = allowsNoFactor;
    this.#settings = settings;
  }

  /** The living session behind a token's claims. Throws 401 when it was ended or its user deactivated. */
  find(sessionId: string, tenantId: number): Promise<Session> {
    const known = this.#known.get(sessionId);
    if (known && known.until > Date.now()) return known.session;
    const session = inTransaction(this.#pool, { tenantId }, 'read', (tx) =>
      loadSession(tx, { tenantId, sessionId, allowsNoFactor: this.allowsNoFactor, settings: this.#settings }),
    );
    // Cached when the load starts: a load that `forget` overtakes is dropped with the rest and never comes back.
    const fresh: Known = { tenantId, session, until: Date.now() + this.#trustMs };
    session.then(
      ({ expiresAt }) => {
        fresh.until = Math.min(fresh.until, Date.parse(expiresAt));
      },
      () => {
        if (this.#known.get(sessionId) === fresh) this.#known.delete(sessionId);
      },
    );
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(sessionId, fresh);
    return session;
  }

  /** Drops what a piece of news made stale: one session, all of a tenant, or, after a gap in the news, everything. */
  hear(news: News | 'gap'): void {
    if (news === 'gap') this.#known.clear();
    else if (news.topic !== 'access') return;
    else if (news.sessionId !== undefined) this.#known.delete(news.sessionId);
    else for (const [key, known] of this.#known) if (known.tenantId === news.tenantId) this.#known.delete(key);
  }
}
