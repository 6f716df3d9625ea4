// A line of the audit log, as its list answers it.
import type { listAuditLog } from '@charaka/contract/foundation/access/audit';
import type { RowOf } from '../../kernel/use-list.ts';

/** A line of the log. */
export type AuditLine = RowOf<typeof listAuditLog>;
