// Who changed a record last, and the refusal of an edit that was made on what it was before.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { refuse } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/** Where a record is read and written; a call is such a place. */
interface Place {
  readonly tx: Transaction;
  readonly tenantId: number;
}

/** A kind of record that forms change. */
export interface EditedRecord<W extends string = string> {
  readonly table: string;
  /** What holds the record in the calls that read and change it. */
  readonly wrapper: W;
  /** The word a refusal calls it by. */
  readonly noun: Sentence;
}

/** The number of a record's last change, 0 before the first, and the name of who made it. */
export interface LastChange {
  readonly version: number;
  readonly changedByName: string | null;
}

/** Every write leaves an audit line, so the last one of a record says what the record is; a write that changes nothing leaves none. */
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
 * Refuses, naming who was faster, when a record is no longer what it was when its form was opened; the sentence stands beside
 * the version as well. Callers lock the record first. A caller that tells no version writes over whatever is there.
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
