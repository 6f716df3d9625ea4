// Keeps a set of vital signs; of a visit that waits they are taken with it (NU001).
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { vitalSentences } from '@charaka/contract/clinic/vital/vital-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findEncounter } from '../encounter/encounter-store.ts';
import { noteTaken, refuseFaults, vitalSignStore } from './vital-store.ts';

/** A minute's difference of clocks is no future. */
const CLOCK_MILLISECONDS = 60_000;

/** At the time told, or now; never before the visit or stay began. */
export const addVitalSigns = handle(vitalSigns.add, async (call, { patientId, vitalSignSet }) => {
  const { encounterId, takenAt: toldAt, ...measured } = vitalSignSet;
  const encounter = await findEncounter(call, { encounterId });
  if (!encounter) return refuse(vitalSentences.encounterNotThere);
  if (encounter.patientId !== patientId) refuse(vitalSentences.encounterOfAnother);
  const takenAt = toldAt ? new Date(toldAt) : call.now;
  const isOutside =
    takenAt < new Date(encounter.openedAt) || takenAt.getTime() > call.now.getTime() + CLOCK_MILLISECONDS;
  if (toldAt && isOutside) refuse(vitalSentences.timeOutside, { 'vitalSignSet.takenAt': vitalSentences.timeOutside });
  await refuseFaults(call, patientId, measured);
  const vitalSignSetId = await vitalSignStore.insert(call, { encounterId, takenAt, values: measured });
  await noteTaken(call, encounterId);
  call.say(vitalSentences.vitalsTaken);
  const { found } = await vitalSignStore.find(call, vitalSignSetId);
  return { patientId, vitalSignSet: found };
});
