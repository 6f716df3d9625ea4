// Serves the files of lists: written, looked at, and taken over whole or not at all.

import { createHash } from 'node:crypto';
import { masters } from '@charaka/contract/foundation/masters/all';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { labelWord } from '@charaka/contract/kernel/label-words';
import { MOST_SHOWN_ROWS, masterFileEndpoints } from '@charaka/contract/kernel/master-file';
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import type { BadRow } from '../kernel/bad-cell.ts';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { HttpError, refuse } from '../kernel/refusal.ts';
import { hasRight } from '../kernel/session.ts';
import { type FileSource, masterSource } from './file-source.ts';
import { writeMasterFile } from './master-file.ts';
import { type MasterPlan, planMasterImport, withFaults } from './plan-master-import.ts';

/** Throws 403 without the right to edit: an import adds and changes, and the call itself checks the right to add. */
function mustMayEdit({ session }: Call, { table }: FileSource): void {
  if (!hasRight(session, table.menu, 'edit')) throw new HttpError(403, kernelSentences.notPermitted);
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

async function previewFile(call: Call, source: FileSource, file: string) {
  mustMayEdit(call, source);
  const written = await planMasterImport(call, source, file, false);
  const plan = withFaults(written, await source.findFaults(call, written.planned));
  return {
    ...countsOf(plan),
    badCount: plan.badRows.length,
    badRows: plan.badRows.slice(0, MOST_SHOWN_ROWS),
    rows: plan.planned.slice(0, MOST_SHOWN_ROWS).map(({ row, name, before, changes }) => ({
      row,
      name,
      isNew: !before,
      changes: [...changes],
    })),
    fingerprint: fingerprintOf(written),
  };
}

function refuseBad(badRows: readonly BadRow[]): void {
  const count = new Set(badRows.map(({ row }) => row)).size;
  if (count > 0) refuse(count === 1 ? masterSentences.oneRowWrong : masterSentences.rowsWrong({ count }));
}

/** Repeats the calculation of the preview, and writes only if the result is the same. */
async function importFile(
  call: Call,
  source: FileSource,
  { file, fingerprint }: { file: string; fingerprint: string },
) {
  mustMayEdit(call, source);
  const plan = await planMasterImport(call, source, file, true);
  refuseBad(plan.badRows);
  if (plan.planned.length === 0) refuse(masterSentences.everyRowKnown);
  if (fingerprintOf(plan) !== fingerprint) refuse(masterSentences.listChangedMeanwhile);
  refuseBad(await source.write(call, plan.planned));
  const counts = countsOf(plan);
  call.say(
    masterSentences.importDone({
      labelPlural: labelWord(source.table.labelPlural),
      newCount: counts.newCount,
      changedCount: counts.changedCount,
    }),
  );
  return counts;
}

/** The calls of the file of a list. */
export function fileHandlers(source: FileSource): Handler[] {
  const endpoints = masterFileEndpoints(source.table);
  return [
    handle(endpoints.exportFile, (call) => writeMasterFile(call, source)),
    handle(endpoints.previewFile, (call, { file }) => previewFile(call, source, file)),
    handle(endpoints.importFile, (call, input) => importFile(call, source, input)),
  ];
}

/** The calls of all masters' files. */
export const masterFileHandlers: readonly Handler[] = masters.flatMap((master) => fileHandlers(masterSource(master)));
