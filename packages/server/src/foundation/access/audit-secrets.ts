// The port where areas declare columns of records that the audit log hides from every reader.
import type { AuditChange } from '@charaka/rules/access/audit-change';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

interface AuditSecret {
  readonly tableName: string;
  readonly columns: readonly string[];
  /** Answers which of the records are secret. */
  readonly find: (call: Call, recordIds: readonly number[]) => Promise<readonly number[]>;
}

/** Filled by areas with records that tell in secret, as orders of confidential tests (Q270). */
export const auditSecrets = new Port<AuditSecret>('columns that the audit log hides');

interface AuditLine {
  readonly tableName: string;
  readonly recordId: string;
  readonly changes: readonly AuditChange[];
}

const hidden = (value: string | null) => (value === null ? null : '•••');

/** The lines with the secret columns hidden: the log shows that they changed. */
export async function hideSecrets<L extends AuditLine>(call: Call, lines: readonly L[]): Promise<L[]> {
  const shown = [...lines];
  for (const { tableName, columns, find } of auditSecrets.partsIn(call.ports)) {
    const ids = shown.flatMap((line) => (line.tableName === tableName ? [Number(line.recordId)] : []));
    if (ids.length === 0) continue;
    const secret = new Set(await find(call, [...new Set(ids)]));
    shown.forEach((line, index) => {
      if (line.tableName !== tableName || !secret.has(Number(line.recordId))) return;
      const changes = line.changes.map((one) =>
        columns.includes(one.field) ? { ...one, before: hidden(one.before), after: hidden(one.after) } : one,
      );
      shown[index] = { ...line, changes };
    });
  }
  return shown;
}
