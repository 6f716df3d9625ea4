// Opens a lapsed prescription again, with the reason (PH086).
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import { reopenPrescription as reopenPrescriptionEndpoint } from '@charaka/contract/supply/dispensing/prescription-steps';
import { lockEncounter } from '../../clinic/encounter/encounter-store.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findVisit, insertReopening, readPrescribedLines } from './prescription-store.ts';

/** For the days of a new prescription. Refuses one without a lapsed line. */
export const reopenPrescription = handle(reopenPrescriptionEndpoint, async (call, { encounterId, reason }) => {
  await findVisit(call, encounterId);
  await lockEncounter(call, encounterId);
  const lines = await readPrescribedLines(call, encounterId);
  if (!lines.some(({ isLapsed }) => isLapsed)) refuse(dispensingSentences.prescriptionNotLapsed);
  await insertReopening(call, encounterId, reason);
  call.say(dispensingSentences.prescriptionReopened);
  return {};
});
