// Seals every secret of the database with the first key of the vault, in batches, while the product runs (PS044).
import type pg from 'pg';
import { placeOfFile } from '../../kernel/file-store.ts';
import { INNER_KEY } from '../../kernel/secrets.ts';
import type { Place, Vault } from '../../kernel/vault.ts';

/** A table with sealed secrets: the columns that tell a row, and the place its secret is sealed for, made of them. */
interface SealedTable {
  readonly table: string;
  readonly keys: readonly string[];
  placeOf(row: Readonly<Record<string, string | number>>): Place;
  /** Whether the row names the key it was sealed with. */
  readonly hasKeyName?: boolean;
}

type Row = Readonly<Record<string, string | number>> & { readonly sealed: Buffer };

/** Every table that keeps something sealed; a test asks the database for others. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: 'gateway_secret',
    keys: ['tenant_id', 'owner', 'record_id', 'field'],
    placeOf: (row) => [Number(row.tenant_id), String(row.owner), Number(row.record_id), String(row.field)],
    hasKeyName: true,
  },
  {
    table: 'user_device',
    keys: ['tenant_id', 'user_id'],
    placeOf: (row) => [Number(row.tenant_id), 'device', Number(row.user_id)],
  },
  {
    table: 'factor',
    keys: ['tenant_id', 'factor_id', 'user_id'],
    placeOf: (row) => [Number(row.tenant_id), 'factor', Number(row.user_id)],
  },
  {
    table: 'stored_file',
    keys: ['tenant_id', 'file_id'],
    placeOf: (row) => placeOfFile({ tenantId: Number(row.tenant_id), fileId: Number(row.file_id) }),
    hasKeyName: true,
  },
];

const BATCH = 200;

/**
 * Answers how many secrets were sealed anew, and how many no key opens. Once every secret is sealed with the first key, and that comes
 * from outside, the database's own key is forgotten.
 */
export async function rotateVault(
  owner: pg.Client,
  vault: Vault,
  isFromOutside: boolean,
): Promise<{ renewed: number; lost: number }> {
  let [renewed, lost] = [0, 0];
  for (const table of sealedTables) {
    const columns = table.keys.join(', ');
    let after: unknown[] | undefined;
    while (true) {
      const behind = after ? `and (${columns}) > (${table.keys.map((_, index) => `$${index + 1}`).join(', ')})` : '';
      const { rows } = await owner.query<Row>(
        `select ${columns}, sealed from ${table.table} where sealed is not null ${behind} order by ${columns} limit ${BATCH}`,
        after,
      );
      for (const row of rows) {
        const outcome = await renew(owner, vault, table, row);
        if (outcome === 'renewed') renewed += 1;
        if (outcome === 'lost') lost += 1;
      }
      const last = rows.at(-1);
      if (!last) break;
      after = table.keys.map((key) => last[key]);
    }
  }
  if (isFromOutside && lost === 0) await owner.query('delete from server_secret where name = $1', [INNER_KEY]);
  return { renewed, lost };
}

/** Writes one secret anew unless somebody has changed it meanwhile: what was typed since is sealed by a server of today. */
async function renew(
  owner: pg.Client,
  vault: Vault,
  table: SealedTable,
  row: Row,
): Promise<'same' | 'renewed' | 'lost'> {
  let sealed: Buffer | null;
  try {
    sealed = vault.renewed(row.sealed, table.placeOf(row));
  } catch {
    return 'lost';
  }
  if (!sealed) return 'same';
  const values = table.keys.map((key) => row[key]);
  const own = table.keys.map((key, index) => `${key} = $${index + 3}`).join(' and ');
  const keyName = table.hasKeyName ? `, key_name = '${vault.keyName}'` : '';
  await owner.query(`update ${table.table} set sealed = $1${keyName} where sealed = $2 and ${own}`, [
    sealed,
    row.sealed,
    ...values,
  ]);
  return 'renewed';
}
