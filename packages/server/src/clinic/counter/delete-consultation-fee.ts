// Takes a consultation fee out of use.
import { deleteConsultationFee as deleteConsultationFeeEndpoint } from '@charaka/contract/clinic/counter/consultation-fee';
import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivateConsultationFee } from './consultation-fee-store.ts';

/** Nothing is deleted; it can be taken back. */
export const deleteConsultationFee = handle(deleteConsultationFeeEndpoint, async (call, input) => {
  await deactivateConsultationFee(call, input.consultationFee.consultationFeeId);
  call.say(consultationFeeSentences.consultationFeeDeactivated);
  return {};
});
