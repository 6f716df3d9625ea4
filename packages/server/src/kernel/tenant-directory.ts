// Which tenants are served, by the name in the path.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from './database.ts';

/** A tenant as the catalog knows it. */
export interface Tenant {
  readonly tenantId: number;
  readonly tenantName: string;
  readonly displayName: string;
}

const TRUST_MS = 30_000;

/** Looks tenants up by name, ignoring case, and remembers the answer for half a minute. */
export class TenantDirectory {
  readonly #pool: pg.Pool;
  readonly #known = new Map<string, { tenant: Tenant; until: number }>();
  /** Names that wait for the look that runs to end: one connection serves any number of guesses. */
  #waiting: { readonly names: Set<string>; readonly found: Promise<ReadonlyMap<string, Tenant>> } | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The active tenant of that name, or undefined. */
  async find(name: string): Promise<Tenant | undefined> {
    const key = name.toLowerCase();
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.tenant;
    // PostgreSQL rejects this letter; it would fail the lookup for all names in the batch.
    if (key.includes('\0')) return undefined;
    const tenant = (await this.#lookFor(key)).get(key);
    // Unknown names are not remembered: anyone could fill the memory with them.
    if (tenant) this.#known.set(key, { tenant, until: Date.now() + TRUST_MS });
    return tenant;
  }

  /** Starts a lookup once the running one has ended, for all names requested until then. */
  #lookFor(key: string): Promise<ReadonlyMap<string, Tenant>> {
    if (!this.#waiting) {
      const names = new Set<string>();
      const found = this.#running.then(() => {
        this.#waiting = undefined;
        return this.#look([...names]);
      });
      this.#waiting = { names, found };
      this.#running = found.catch(() => undefined);
    }
    this.#waiting.names.add(key);
    return this.#waiting.found;
  }

  async #look(names: readonly string[]): Promise<ReadonlyMap<string, Tenant>> {
    const client = await this.#pool.connect();
    try {
      const found = await send<Tenant>(
        client,
        sql`select tenant_id, tenant_name, display_name from tenant where lower(tenant_name) = any(${names}::text[]) and is_active`,
      );
      return new Map(found.map((tenant) => [tenant.tenantName.toLowerCase(), tenant]));
    } finally {
      client.release();
    }
  }
}
