// The users, tables and calls that the audit log can be narrowed to.
import { listAuditChoices as listAuditChoicesEndpoint } from '@charaka/contract/foundation/access/audit';
import { handle } from '../../kernel/handler.ts';
import { readAuditChoices } from './audit-store.ts';
import { callWordsOf, type LoggedNames } from './call-words.ts';

/** Everything that stands in the log of the tenant. */
export const listAuditChoices = (names: LoggedNames) =>
  handle(listAuditChoicesEndpoint, async (call) => {
    const choices = await readAuditChoices(call.tx, call.tenantId);
    const named = choices.operations.map((operation) => ({ operation, ...callWordsOf(names, operation) }));
    return { ...choices, calls: named };
  });
