// The users, tables and calls that the audit log can be narrowed to.
import { listAuditChoices as listAuditChoicesEndpoint } from '@charaka/contract/foundation/access/audit';
import { handle } from '../../kernel/handler.ts';
import { readAuditChoices } from './audit-store.ts';

/** Everything that stands in the log of the tenant. */
export const listAuditChoices = handle(listAuditChoicesEndpoint, (call) => readAuditChoices(call.tx, call.tenantId));
