// Serves the file of every master: written, looked at, and taken over whole or not at all.
import { createHash } from 'node:crypto';
import { MOST_SHOWN_ROWS, masterFileEndpoints } from '@charaka/contract/master-file';
import { masters } from '@charaka/contract/masters/all';
import type { Master } from '@charaka/contract/resource';
import { readDateOrder } from '../kernel/date-order.ts';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { refuse, Turned } from '../kernel/refusal.ts';
import { hasRight } from '../kernel/session.ts';
import { recordName, writeMasterFile } from './master-file.ts';
import { addRecords, updateRecords } from './master-file-store.ts';
import { type MasterPlan, planMasterImport } from './plan-master-import.ts';

/** Whoever imports adds and changes: the right to add is asked for by the call itself, the other one here. */
function mustMayEdit({ session }: Call, master: Master): void {
  if (!hasRight(session, master.menu, 'edit')) throw new Turned(403, 'You are not permitted to do this');
}

async function planOf(call: Call, master: Master, file: string, isLocking: boolean): Promise<MasterPlan> {
  mustMayEdit(call, master);
  const { tx, tenantId } = call;
  const dateOrder = await readDateOrder(tx, { tenantId, hospitalId: call.hospital.hospitalId });
  return planMasterImport({ tx, master, tenantId, dateOrder, isLocking }, file);
}

/** Names a plan: what would be written, and over what. */
function fingerprintOf({ planned }: MasterPlan): string {
  return createHash('sha256').update(JSON.stringify(planned)).digest('base64url');
}

function countsOf({ rowCount, planned, badRows }: MasterPlan) {
  const newCount = planned.filter(({ before }) => !before).length;
  const badCount = new Set(badRows.map(({ row }) => row)).size;
  const changedCount = planned.length - newCount;
  return { rowCount, newCount, changedCount, unchangedCount: Math.max(0, rowCount - planned.length - badCount) };
}

async function previewFile(call: Call, master: Master, file: string) {
  const plan = await planOf(call, master, file, false);
  return {
    ...countsOf(plan),
    badCount: plan.badRows.length,
    badRows: plan.badRows.slice(0, MOST_SHOWN_ROWS),
    rows: plan.planned.slice(0, MOST_SHOWN_ROWS).map(({ row, record, before, changes }) => ({
      row,
      name: recordName(master, record),
      isNew: !before,
      changes: [...changes],
    })),
    fingerprint: fingerprintOf(plan),
  };
}

/** Works out anew what the preview showed, and writes it only if it is still that. */
async function importFile(call: Call, master: Master, { file, fingerprint }: { file: string; fingerprint: string }) {
  const plan = await planOf(call, master, file, true);
  const counts = countsOf(plan);
  const wrongRows = new Set(plan.badRows.map(({ row }) => row)).size;
  if (wrongRows > 0) refuse(`Nothing was imported: ${wrongRows === 1 ? '1 row is' : `${wrongRows} rows are`} wrong`);
  if (plan.planned.length === 0) refuse('Nothing was imported: every row of the file stands in the list already');
  if (fingerprintOf(plan) !== fingerprint)
    refuse('Nothing was imported: the list was changed meanwhile. Please look at the preview again');
  const recordsOf = (isNew: boolean) =>
    plan.planned.filter(({ before }) => isNew === !before).map(({ record }) => record);
  await addRecords(call.tx, master, call.tenantId, recordsOf(true));
  await updateRecords(call.tx, master, call.tenantId, recordsOf(false));
  await call.tx.announce({ topic: master.name, tenantId: call.tenantId });
  call.say(`${master.labelPlural}: ${counts.newCount} added, ${counts.changedCount} changed`);
  return counts;
}

function handlersFor(master: Master): Handler[] {
  const endpoints = masterFileEndpoints(master);
  return [
    handle(endpoints.exportFile, (call) => writeMasterFile(call.tx, master, call.tenantId)),
    handle(endpoints.previewFile, (call, { file }) => previewFile(call, master, file)),
    handle(endpoints.importFile, (call, input) => importFile(call, master, input)),
  ];
}

/** The calls of all masters' files. */
export const masterFileHandlers: readonly Handler[] = masters.flatMap(handlersFor);
