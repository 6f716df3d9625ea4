// Serves every master: list, get, add, update, deactivate, alike for all of them.

import { masterNamed, masters } from '@charaka/contract/foundation/masters/all';
import { labelNoun, labelWord } from '@charaka/contract/kernel/label-words';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { type Master, masterEndpoints, masterRecord, snakeCase } from '@charaka/contract/kernel/resource';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { answerForEdit, type EditedRecord, lastChange, refuseStale } from '../kernel/last-change.ts';
import { readList } from '../kernel/list-query.ts';
import { refuse } from '../kernel/refusal.ts';
import {
  addRecord,
  deactivateRecord,
  getRecord,
  lockRecord,
  type MasterRecord,
  masterList,
  refuseClash,
  refuseFixed,
  refuseInUse,
  refuseLeftStaff,
  updateRecord,
} from './master-store.ts';

type Item = { item: MasterRecord };

/**
 * Refuses when a reference points at a record that the tenant does not have, or newly at one that is no longer active.
 * `before` is the stored record, for an update.
 */
async function checkReferences(
  call: Call,
  master: Master,
  record: MasterRecord,
  before: MasterRecord | undefined,
): Promise<void> {
  for (const [name, field] of Object.entries(master.fields)) {
    const key = record[name];
    if (typeof key !== 'number' || before?.[name] === key) continue;
    if (field.kind === 'staff') await refuseLeftStaff(call.tx, call.tenantId, key, labelNoun(field.label));
    if (field.kind !== 'reference' || !field.to) continue;
    const target = await getRecord(call.tx, masterNamed(field.to), call.tenantId, key);
    if (!target.isActive) refuse(masterSentences.notActive({ label: labelNoun(field.label) }));
  }
}

async function add(call: Call, master: Master, record: MasterRecord): Promise<Item> {
  await refuseClash(call.tx, master, call.tenantId, record);
  await checkReferences(call, master, record, undefined);
  return tell(
    call,
    master,
    masterSentences.recordAdded({ label: labelWord(master.label) }),
    await addRecord(call.tx, master, call.tenantId, record),
  );
}

async function update(call: Call, master: Master, record: MasterRecord): Promise<Item> {
  const { tx, tenantId } = call;
  const key = record[master.key] as number;
  refuseFixed(master, key);
  const before = await lockRecord(tx, master, tenantId, key);
  await refuseStale(call, edited(master), key, record.version as number | null | undefined);
  if (record.isActive === false && before.isActive) await refuseInUse(tx, master, tenantId, key);
  await refuseClash(tx, master, tenantId, record);
  await checkReferences(call, master, record, before);
  return tell(
    call,
    master,
    masterSentences.recordUpdated({ label: labelWord(master.label) }),
    await updateRecord(tx, master, tenantId, record),
  );
}

async function tell(call: Call, master: Master, sentence: Sentence, item: MasterRecord): Promise<Item> {
  call.say(sentence);
  const { version } = await lastChange(call, edited(master), item[master.key] as number);
  return { item: { ...item, version } };
}

async function get(call: Call, master: Master, key: number): Promise<Item & { changedByName: string | null }> {
  return answerForEdit(call, edited(master), key, getRecord(call.tx, master, call.tenantId, key));
}

function edited(master: Master): EditedRecord<'item'> {
  return { table: snakeCase(master.name), wrapper: 'item', noun: labelNoun(master.label) };
}

async function deactivate(call: Call, master: Master, key: number): Promise<object> {
  refuseFixed(master, key);
  await refuseInUse(call.tx, master, call.tenantId, key);
  await deactivateRecord(call.tx, master, call.tenantId, key);
  call.say(masterSentences.deactivated({ label: labelWord(master.label) }));
  return {};
}

function handlersFor(master: Master): Handler[] {
  const endpoints = masterEndpoints(master);
  const row = masterRecord(master, false);
  const keyOf = (input: unknown) => (input as Item).item[master.key] as number;
  return [
    handle(endpoints.list, (call, input) =>
      readList(call.tx, masterList(master, call.tenantId), row, input as ListRequest),
    ),
    handle(endpoints.get, (call, input) => get(call, master, keyOf(input))),
    handle(endpoints.add, (call, input) => add(call, master, (input as Item).item)),
    handle(endpoints.update, (call, input) => update(call, master, (input as Item).item)),
    handle(endpoints.deactivate, (call, input) => deactivate(call, master, keyOf(input))),
  ];
}

/** The calls of all masters. */
export const masterHandlers: readonly Handler[] = masters.flatMap(handlersFor);
