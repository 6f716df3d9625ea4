// The audit log on the wire: who changed which record, from where, and what it was before and after (R026).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';

/** Menu path that the right to read the audit log hangs on. */
export const AUDIT_MENU_PATH = 'audit_log_report';

/** Actions on a record; records are never deleted. */
export const auditActions = ['insert', 'update'] as const;

/** So many of the newest matching lines are counted. */
export const MOST_AUDIT_LINES_COUNTED = 100_000;
/** So many lines are answered at once, as for an export. */
export const MOST_AUDIT_LINES_ANSWERED = 10_000;

/** A changed column by its name, which the screen has a word for: amounts in rupees, instants in ISO 8601, the name beside the number of a record. */
const auditChange = shape({
  field: text(),
  before: optional(text(600)),
  after: optional(text(600)),
  beforeName: optional(text()),
  afterName: optional(text()),
});

/** How the log names a call, as its endpoint declares it; neither where no call of today has that path. */
const callWords = { loggedRecord: optional(text()), loggedVerb: optional(text()) };

/** One write to one record. */
const auditLine = shape(
  {
    auditId: id(),
    at: instant(),
    hospitalName: optional(text()),
    userId: optional(id()),
    userName: optional(text()),
    ip: optional(text()),
    requestId: optional(text()),
    operation: optional(text()),
    ...callWords,
    action: oneOf(auditActions),
    tableName: text(),
    recordId: text(),
    changes: z.array(auditChange),
  },
  { at: 'time', userName: 'user', tableName: 'table', recordId: 'record' },
);

/** The lines of the user's hospitals, newest first. Days are those of the hospital; left out ends are open. */
export const listAuditLog = endpoint({
  path: '/Audit/GetAllAuditLog',
  summary: 'Lists who changed which record, newest first.',
  permission: may('view', AUDIT_MENU_PATH),
  effect: 'read',
  input: listInput(
    {
      ...askedDays,
      userId: optional(id()),
      tableName: optional(text(63)),
      recordId: optional(text(100)),
      operation: optional(text(200)),
      action: optional(oneOf(auditActions)),
    },
    { tableName: 'table', recordId: 'record' },
  ),
  output: listOutput(auditLine, 'auditLogList'),
});

/** Returns the filter values of the log: users, tables and calls that occur in it. */
export const listAuditChoices = endpoint({
  path: '/Audit/GetAuditChoices',
  summary: 'Lists the users, tables and calls the audit log can be narrowed to.',
  permission: may('view', AUDIT_MENU_PATH),
  effect: 'read',
  input: shape({}),
  output: shape({
    users: z.array(shape({ userId: id(), userName: text() }, { userName: 'user' })),
    tables: z.array(text()),
    operations: z.array(text()),
    /** The same calls with their names. */
    calls: z.array(shape({ operation: text(), ...callWords })),
  }),
});
