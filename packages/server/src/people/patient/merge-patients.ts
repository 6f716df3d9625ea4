// Merges two records of one person into one.

import { hiddenFields } from '@charaka/contract/kernel/sensitive';
import {
  type MergeField,
  mergeFields,
  mergePatients as mergePatientsEndpoint,
} from '@charaka/contract/people/patient/patient-record';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { gapsToFill, keepMerge, lockPatients, markMerged, moveReferences, takeColumns } from './patient-merge-store.ts';
import { columnsBehind } from './patient-references.ts';

/** The fields that the caller may not see, and so cannot choose between (Q235). */
function fieldsUnseen({ session }: Call): MergeField[] {
  const hidden: ReadonlySet<string> = hiddenFields((deed) => does(session, deed));
  return mergeFields.filter((name) => hidden.has(name));
}

/**
 * Fields that the user may not see are taken over if the kept record has no value: no part of a patient's history is lost
 * because an administrator merges. Admissions and whatever else refers to the merged record move to the kept one in this transaction. Both are locked before
 * anything is looked at, so that nobody is admitted under a number that is about to vanish.
 */
export const mergePatients = handle(mergePatientsEndpoint, async (call, input) => {
  const { keptPatientId, mergedPatientId, reason } = input;
  if (keptPatientId === mergedPatientId) refuse(patientSentences.chooseTwoRecords);
  const records = await lockPatients(call, [keptPatientId, mergedPatientId]);
  const kept = records.get(keptPatientId) ?? refuse(patientSentences.patientDoesNotExist);
  const merged = records.get(mergedPatientId) ?? refuse(patientSentences.patientDoesNotExist);
  if (kept.mergedIntoId !== null || merged.mergedIntoId !== null) refuse(patientSentences.oneIsMerged);
  if (!kept.isActive) refuse(patientSentences.keptIsDeactivated);
  const isDifferent = kept.sex !== merged.sex || kept.birthDate !== merged.birthDate;
  if (isDifferent && !reason)
    refuse(patientSentences.enterReasonOfDifference, { reason: patientSentences.enterReasonOfDifference });
  if (kept.isInHospital && merged.isInHospital) refuse(patientSentences.bothInHospital);
  const unseen = fieldsUnseen(call);
  if (input.takenFields.some((name) => unseen.includes(name))) refuse(patientSentences.hiddenFieldChanged);
  const gaps = await gapsToFill(call, keptPatientId, mergedPatientId, unseen);
  const columns = columnsBehind([...input.takenFields, ...gaps]);
  const moved = await moveReferences(call, mergedPatientId, keptPatientId);
  const patientMergeId = await keepMerge(call, { kept: keptPatientId, merged, columns, moved, reason: reason || null });
  // The merged record gives up its email before the kept one takes it (Q200).
  await markMerged(call, mergedPatientId, keptPatientId, false);
  await takeColumns(call, keptPatientId, mergedPatientId, columns);
  call.say(patientSentences.patientsMerged);
  return { patientMergeId };
});
