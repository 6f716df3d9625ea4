// Keeps a free bed for somebody until a moment.

import { reserveBed as reserveBedEndpoint } from '@charaka/contract/stay/bed/bed';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { nameOfPatient } from '../../people/patient/name-of-patient.ts';
import { putHold } from './bed-hold-store.ts';
import { lockFreeBed } from './own-bed.ts';

/** For a registered patient, who alone can then be admitted or moved there, or for a name. Refuses a bed that is not free. */
export const reserveBed = handle(reserveBedEndpoint, async (call, input) => {
  const { bedId, patientId, reservedFor } = input.bed;
  const until = new Date(input.bed.until);
  if (until <= call.now) refuse(bedSentences.reservationEndsInPast);
  const bed = await lockFreeBed(call, bedId);
  const patientName = patientId == null ? null : await nameOfPatient(call, patientId);
  const reason = patientName ?? (reservedFor || refuse(bedSentences.enterReservedFor));
  await putHold(call, bedId, { kind: 'reserved', reason, patientId: patientId ?? null, until });
  call.say(bedSentences.bedReserved({ bedName: bed.bedName, reservedFor: reason }));
  return {};
});
