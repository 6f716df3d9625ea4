// Corrects a set of vital signs by a new version, or voids it; the first version stays readable.
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { vitalSentences } from '@charaka/contract/clinic/vital/vital-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseFaults, vitalSignStore } from './vital-store.ts';

/** The new version keeps the time of the set. */
export const correctVitalSigns = handle(vitalSigns.correct, async (call, { patientId, vitalSignSet: typed }) => {
  const { vitalSignSetId, ...measured } = typed;
  if (!measured.isVoid) await refuseFaults(call, patientId, measured);
  const vitalSignSet = await vitalSignStore.correct(call, patientId, vitalSignSetId, measured);
  call.say(vitalSentences.vitalsCorrected);
  return { patientId, vitalSignSet };
});
