// Adds a consultation fee to the hospital.
import { addConsultationFee as addConsultationFeeEndpoint } from '@charaka/contract/clinic/counter/consultation-fee';
import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import { handle } from '../../kernel/handler.ts';
import { insertConsultationFee } from './consultation-fee-store.ts';

/** Refuses a name that an active consultation fee of the hospital has. */
export const addConsultationFee = handle(addConsultationFeeEndpoint, async (call, input) => {
  const consultationFee = await insertConsultationFee(call, input.consultationFee);
  call.say(consultationFeeSentences.consultationFeeAdded);
  return { consultationFee };
});
