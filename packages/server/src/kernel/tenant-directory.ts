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
  readonly #known = new Map<string, { tenant: Tenant | undefined; until: number }>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The active tenant of that name, or undefined. */
  async find(name: string): Promise<Tenant | undefined> {
    const key = name.toLowerCase();
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.tenant;
    const client = await this.#pool.connect();
    try {
      const [tenant] = await send<Tenant>(
        client,
        sql`select tenant_id, tenant_name, display_name from tenant where lower(tenant_name) = ${key} and is_active`,
      );
      // Unknown names are not remembered: anyone could fill the memory with them.
      if (tenant) this.#known.set(key, { tenant, until: Date.now() + TRUST_MS });
      return tenant;
    } finally {
      client.release();
    }
  }
}
