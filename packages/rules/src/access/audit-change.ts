// Values of changed columns in a line of the audit log: rupees for paise, percent for basis points.

import { formatPaise, formatThousandths } from '../money/lakh-grouping.ts';
import type { Paise, Thousandths } from '../money/money.ts';
import { maskedIdCardNo } from '../person/id-card.ts';
import { isSensitiveColumn } from './sensitive-field.ts';

/** A row of a table as the audit log keeps it: columns as the database calls them. */
export type AuditedRow = Readonly<Record<string, unknown>>;

/** One column before and after, null where there was or is nothing; the screen has the word for it in the reader's language. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Kept only so that a change of them is noticed. */
const FINGERPRINTED = new Set(['image', 'mini_logo', 'app_logo', 'password_hash']);
/** Numbers of cards, policies and accounts: the log shows that they changed, and their last characters (PS010, Q235). */
const NUMBERS_OF_PERSONS = new Set([
  'id_card_no',
  'health_id_no',
  'account_no',
  'policy_card_no',
  'tpa_policy_no',
  'from_policy_no',
  'from_policy_card_no',
  'to_policy_no',
  'to_policy_card_no',
]);
/** Whole records kept inside of a line, as of a merge: what they hold the records themselves say to those who may see it. */
const RECORDS = new Set(['before', 'after']);
const UNITS = /_(paise|basis_points|thousandths)$/;
const LONGEST = 500;

function writtenNumber(column: string, value: number): string {
  const unit = UNITS.exec(column)?.[1];
  if (unit === 'paise') return formatPaise(value as Paise);
  if (unit === 'basis_points') return `${value / 100} %`;
  return unit === 'thousandths' ? formatThousandths(value as Thousandths) : String(value);
}

function written(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (NUMBERS_OF_PERSONS.has(column)) return maskedIdCardNo(String(value));
  // The audit log masks sensitive values: users with the right to see them read them in the record itself.
  if (FINGERPRINTED.has(column) || RECORDS.has(column) || isSensitiveColumn(column)) return '•••';
  if (typeof value === 'number') return writtenNumber(column, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The changed columns of a line, by name; of a new record those that hold something. Instants stay ISO 8601. */
export function auditChanges(before: AuditedRow | null, after: AuditedRow | null): AuditChange[] {
  const columns = Object.keys({ ...before, ...after }).filter((column) => column !== 'tenant_id');
  return columns
    .map((column) => ({
      field: column,
      before: written(column, before?.[column]),
      after: written(column, after?.[column]),
    }))
    .filter((change) => change.before !== null || change.after !== null)
    .sort((one, other) => one.field.localeCompare(other.field, 'en'));
}
