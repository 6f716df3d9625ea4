// Every call of the audit log.
import type { Handler } from '../../kernel/handler.ts';
import type { LoggedNames } from './call-words.ts';
import { listAuditChoices } from './list-audit-choices.ts';
import { listAuditLog } from './list-audit-log.ts';

/** Served by app.ts. */
export const auditHandlers = (names: LoggedNames): readonly Handler[] => [listAuditLog(names), listAuditChoices(names)];
