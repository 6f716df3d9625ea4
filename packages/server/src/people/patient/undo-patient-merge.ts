// Makes two records of a merged one again.

import { undoPatientMerge as undoPatientMergeEndpoint } from '@charaka/contract/people/patient/patient-record';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockMerge, lockPatients, markMerged, markUndone, moveBack, restoreColumns } from './patient-merge-store.ts';
import { mergeableColumns } from './patient-references.ts';
import { writeOnce } from './save-patient.ts';

/** The newest merge first: an older one could not be undone exactly. What came to the kept record since stays there. */
export const undoPatientMerge = handle(undoPatientMergeEndpoint, async (call, { patientMergeId }) => {
  const merge = await lockMerge(call, patientMergeId);
  if (merge.isUndone) refuse(patientSentences.mergeUndoneAlready);
  if (!merge.isNewest) refuse(patientSentences.undoLaterFirst);
  const { keptPatientId, mergedPatientId } = merge;
  const records = await lockPatients(call, [keptPatientId, mergedPatientId]);
  if (records.get(keptPatientId)?.mergedIntoId !== null) refuse(patientSentences.undoMergeFirst);
  // The kept record gives the email back before the other one is in use again (Q200).
  await writeOnce(restoreColumns(call, patientMergeId, mergeableColumns));
  await moveBack(call, merge);
  await writeOnce(markMerged(call, mergedPatientId, null, merge.wasActive));
  await markUndone(call, patientMergeId);
  call.say(patientSentences.mergeUndone);
  return {};
});
