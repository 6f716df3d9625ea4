// The log of events of log-ins, factors, sessions and rights; a written line never changes.
import type { SecurityEventKind } from '@charaka/contract/foundation/access/security';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** One line: the user concerned, the acting user when it is another one, and the source. */
export interface SecurityEvent {
  readonly tenantId: number;
  readonly kind: SecurityEventKind;
  /** Null for a name that nobody has. */
  readonly userId: number | null;
  readonly byUserId?: number | null;
  readonly ip?: string | null;
  readonly agent?: string | null;
  readonly result?: string;
}

/** Writes a line with the transaction; no name, code or secret is ever part of it. */
export async function noteSecurityEvent(tx: Transaction, event: SecurityEvent): Promise<void> {
  const { tenantId, kind, userId, byUserId = null, ip = null, agent = null, result = '' } = event;
  await tx.rows(sql`
    insert into security_event (tenant_id, kind, user_id, by_user_id, ip, agent, result)
    values (${tenantId}, ${kind}, ${userId}, ${byUserId}, coalesce(${ip}, nullif(current_setting('app.ip', true), '')), ${agent}, ${result})`);
}
