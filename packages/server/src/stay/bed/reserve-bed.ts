// Keeps a free bed for somebody until a moment.
import { reserveBed as reserveBedEndpoint } from '@charaka/contract/stay/bed/bed';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { nameOfPatient } from '../../people/patient/name-of-patient.ts';
import { putHold } from './bed-hold-store.ts';
import { lockFreeBed } from './own-bed.ts';

/** For a registered patient, who alone can then be admitted or moved there, or for a name. Refuses a bed that is not free. */
export const reserveBed = handle(reserveBedEndpoint, async (call, input) => {
  const { bedId, patientId, reservedFor } = input.bed;
  const until = new Date(input.bed.until);
  if (until <= call.now) refuse('The reservation has to end in the future');
  const bed = await lockFreeBed(call, bedId);
  const patientName = patientId == null ? null : await nameOfPatient(call, patientId);
  const reason = patientName ?? (reservedFor || refuse('Please enter for whom the bed is reserved'));
  await putHold(call, bedId, { kind: 'reserved', reason, patientId: patientId ?? null, until });
  await call.announce('bed', bedId);
  call.say(`Bed ${bed.bedName} is reserved for ${reason}`);
  return {};
});
