// Who changed a record last, and the refusal of an edit that was made on what it was before.
import sql from 'sql-template-tag';
import { refuse } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/** A record by its table and the text of its key, with the word a refusal calls it by. */
interface Audited {
  readonly tenantId: number;
  readonly table: string;
  readonly key: number;
  readonly noun: string;
}

/** The number of a record's last change, 0 before the first, and the name of who made it. */
export interface LastChange {
  readonly version: number;
  readonly changedByName: string | null;
}

/** Every write leaves an audit line, so the last one of a record says what the record is; a write that changes nothing leaves none. */
export async function lastChange(tx: Transaction, record: Omit<Audited, 'noun'>): Promise<LastChange> {
  const found = await tx.row<LastChange>(sql`
    select a.audit_id as version, u.name as changed_by_name from audit_log a
    left join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
    where a.tenant_id = ${record.tenantId} and a.table_name = ${record.table} and a.record_id = ${String(record.key)}
    order by a.audit_id desc limit 1`);
  return found ?? { version: 0, changedByName: null };
}

/**
 * Refuses, naming who was faster, when a record is no longer what it was when its form was opened; the sentence stands beside
 * `field` as well. Callers lock the record first. A caller that tells no version writes over whatever is there.
 */
export async function refuseStale(
  tx: Transaction,
  record: Audited,
  seenVersion: number | null | undefined,
  field: string,
): Promise<void> {
  if (seenVersion === null || seenVersion === undefined) return;
  const { version, changedByName } = await lastChange(tx, record);
  if (version === seenVersion) return;
  const sentence = `${changedByName ?? 'Somebody else'} has changed this ${record.noun} since you opened it`;
  refuse(sentence, { [field]: sentence });
}
