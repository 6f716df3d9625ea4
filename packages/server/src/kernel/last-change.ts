// The last change of a record, and the refusal of an edit that is based on an older version.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { refuse } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/** The transaction and tenant of a record; a call is such a place. */
interface Place {
  readonly tx: Transaction;
  readonly tenantId: number;
}

/** A kind of record that forms change. */
export interface EditedRecord<W extends string = string> {
  readonly table: string;
  /** The key that wraps the record in the calls that read and change it. */
  readonly wrapper: W;
  /** The word a refusal calls it by. */
  readonly noun: Sentence;
}

/** The number of a record's last change, 0 before the first, and the name of its author. */
export interface LastChange {
  readonly version: number;
  readonly changedByName: string | null;
}

/** The last change of a record, read from the audit: every write leaves an audit line; a write without a change leaves none. */
export async function lastChange(
  { tx, tenantId }: Place,
  { table }: Pick<EditedRecord, 'table'>,
  key: number,
): Promise<LastChange> {
  const found = await tx.row<LastChange>(sql`
    select a.audit_id as version, u.name as changed_by_name from audit_log a
    left join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
    where a.tenant_id = ${tenantId} and a.table_name = ${table} and a.record_id = ${String(key)}
    order by a.audit_id desc limit 1`);
  return found ?? { version: 0, changedByName: null };
}

type AnswerForEdit<W extends string, R> = Record<W, R & { version: number }> & { changedByName: string | null };

/**
 * The answer a form begins with: the record with the number of its last change, and beside it who made that. A record that is
 * still being read travels with its last change in one trip.
 */
export async function answerForEdit<W extends string, R extends object>(
  place: Place,
  edited: EditedRecord<W>,
  key: number,
  record: R | Promise<R>,
): Promise<AnswerForEdit<W, R>> {
  const [read, { version, changedByName }] = await Promise.all([record, lastChange(place, edited, key)]);
  return { [edited.wrapper]: { ...read, version }, changedByName } as AnswerForEdit<W, R>;
}

/**
 * Refuses, naming the other user, when a record has changed since its form was opened; the sentence is reported for the version field as
 * well. Callers lock the record first. A caller that sends no version overwrites the record.
 */
export async function refuseStale(
  place: Place,
  edited: EditedRecord,
  key: number,
  seenVersion: number | null | undefined,
): Promise<void> {
  if (seenVersion !== null && seenVersion !== undefined)
    refuseOlder(await lastChange(place, edited, key), edited, seenVersion);
}

/** As `refuseStale`, for a record that counts its changes itself. */
export function refuseOlder(
  { version, changedByName }: LastChange,
  edited: Omit<EditedRecord, 'table'>,
  seenVersion: number | null | undefined,
): void {
  if (seenVersion === null || seenVersion === undefined || version === seenVersion) return;
  const sentence = kernelSentences.changedSinceOpened({
    changedByName: changedByName ?? kernelSentences.somebodyElse,
    noun: edited.noun,
  });
  refuse(sentence, { [`${edited.wrapper}.version`]: sentence });
}
