// The SQL of the preferences of users.
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { UserPreferences } from '@charaka/contract/foundation/tenancy/preference';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** The preferences of a user; each part is null when the user has not chosen it. */
export async function findPreferences(tx: Transaction, tenantId: number, userId: number): Promise<UserPreferences> {
  const row = await tx.row<UserPreferences>(
    sql`select language, look, desk from user_preference where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return row ?? { language: null, look: null, desk: null };
}

/** Writes the parts that are given and answers all that is kept now. */
export function writePreferences(
  tx: Transaction,
  tenantId: number,
  userId: number,
  { language, look, desk }: UserPreferences,
): Promise<UserPreferences> {
  return tx.one(
    sql`insert into user_preference as kept (tenant_id, user_id, language, look, desk)
      values (${tenantId}, ${userId}, ${language ?? null}, ${look ? JSON.stringify(look) : null},
        ${desk ? JSON.stringify(desk) : null})
      on conflict (tenant_id, user_id) do update set
        language = coalesce(excluded.language, kept.language), look = coalesce(excluded.look, kept.look),
        desk = coalesce(excluded.desk, kept.desk)
      returning language, look, desk`,
    accessSentences.nothingKept,
  );
}
