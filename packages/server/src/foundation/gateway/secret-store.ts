// The SQL of secrets: written sealed, opened for sending only; a list tells no more than that there is one (Q186).
import type { secretState } from '@charaka/contract/foundation/gateway/secret';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import type { Vault } from '../../kernel/vault.ts';

/** The kind of setting a secret belongs to. */
export type Owner = 'sms' | 'mail' | 'payment';
/** A secret as told. */
export type SecretState = z.output<typeof secretState>;

/** Secrets as typed: a text replaces, an empty or missing one leaves what is kept, a named one is forgotten. */
export interface TypedSecrets {
  readonly typed: Readonly<Record<string, string | null | undefined>>;
  readonly forgotten: readonly string[];
}

/** Writes the secrets of a record. */
export async function writeSecrets(
  call: Call,
  vault: Vault,
  owner: Owner,
  recordId: number,
  { typed, forgotten }: TypedSecrets,
): Promise<void> {
  for (const [field, text] of Object.entries(typed)) {
    if (!text && !forgotten.includes(field)) continue;
    const sealed = text ? vault.seal(text, [call.tenantId, owner, recordId, field]) : null;
    await call.tx.rows(sql`
      insert into gateway_secret (tenant_id, owner, record_id, field, sealed, key_name, set_by, set_at)
      values (${call.tenantId}, ${owner}, ${recordId}, ${field}, ${sealed}, ${vault.keyName}, ${call.userId}, ${call.now})
      on conflict (tenant_id, owner, record_id, field) do update
        set sealed = excluded.sealed, key_name = excluded.key_name, set_by = excluded.set_by, set_at = excluded.set_at`);
  }
}

/** The shown state of the secrets of the record in the column `recordId`, as a column: each by name, in their order. */
export function secretColumn(
  vault: Vault,
  tenantId: number,
  owner: Owner,
  recordId: Sql,
  names: readonly string[],
): Sql {
  return sql`(select jsonb_agg(jsonb_build_object('name', n.name, 'isSet', s.sealed is not null,
      'isUsable', coalesce(s.sealed is not null and s.key_name = any(${vault.keyNames}::text[]), false),
      'setAt', to_char(s.set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.place)
    from unnest(${[...names]}::text[]) with ordinality n(name, place)
    left join gateway_secret s on s.tenant_id = ${tenantId} and s.owner = ${owner} and s.record_id = ${recordId} and s.field = n.name)`;
}

/** Which secrets of a record are kept. */
export async function keptSecrets(call: Call, owner: Owner, recordId: number): Promise<string[]> {
  const rows = await call.tx.rows<{ field: string }>(sql`
    select field from gateway_secret where tenant_id = ${call.tenantId} and owner = ${owner} and record_id = ${recordId}
      and sealed is not null`);
  return rows.map(({ field }) => field);
}

/** Opens the secrets of a record for sending. One sealed with a key that is not here is missing. */
export async function openSecrets(
  tx: Transaction,
  vault: Vault,
  tenantId: number,
  owner: Owner,
  recordId: number,
): Promise<Record<string, string>> {
  const rows = await tx.rows<{ field: string; sealed: Buffer }>(sql`
    select field, sealed from gateway_secret where tenant_id = ${tenantId} and owner = ${owner} and record_id = ${recordId}
      and sealed is not null and key_name = any(${vault.keyNames}::text[])`);
  return Object.fromEntries(
    rows.map(({ field, sealed }) => [field, vault.open(sealed, [tenantId, owner, recordId, field])]),
  );
}
