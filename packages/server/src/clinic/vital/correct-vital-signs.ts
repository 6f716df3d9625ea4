// Puts a set of vital signs right by a new version, or takes it back: what was written first stays readable.
import { correctVitalSigns as correctVitalSignsEndpoint } from '@charaka/contract/clinic/vital/vital';
import { vitalSentences } from '@charaka/contract/clinic/vital/vital-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertSet, readSet, refuseFaults } from './vital-store.ts';

/** With the time of the set it puts right; a set that was put right already is told. */
export const correctVitalSigns = handle(correctVitalSignsEndpoint, async (call, { patientId, vitalSignSet }) => {
  const { vitalSignSetId, correctionReason, isVoid, ...measured } = vitalSignSet;
  const { vitalSignSet: first, patientId: measuredId } = await readSet(call, vitalSignSetId);
  if (measuredId !== patientId) refuse(vitalSentences.encounterOfAnother);
  if (first.isReplaced) refuse(vitalSentences.correctedMeanwhile);
  if (!isVoid) await refuseFaults(call, patientId, measured);
  const corrects = { vitalSignSetId, reason: correctionReason, isVoid: isVoid ?? false };
  const { encounterId, takenAt } = first;
  const written = await insertSet(call, { encounterId, takenAt, measured: isVoid ? {} : measured, corrects });
  call.say(vitalSentences.vitalsCorrected);
  return readSet(call, written.vitalSignSetId);
});
