// Changes a consultation fee, or takes it back into use.
import { updateConsultationFee as updateConsultationFeeEndpoint } from '@charaka/contract/clinic/counter/consultation-fee';
import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { editedConsultationFee, lockConsultationFee, replaceConsultationFee } from './consultation-fee-store.ts';

/** Left out `isActive` leaves it as it was. */
export const updateConsultationFee = handle(updateConsultationFeeEndpoint, async (call, input) => {
  const { consultationFeeId, version } = input.consultationFee;
  await lockConsultationFee(call, consultationFeeId);
  await refuseStale(call, editedConsultationFee, consultationFeeId, version);
  const consultationFee = await replaceConsultationFee(call, consultationFeeId, input.consultationFee);
  call.say(consultationFeeSentences.consultationFeeUpdated);
  return { consultationFee };
});
