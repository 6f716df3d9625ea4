// One consultation fee.
import { getConsultationFee as getConsultationFeeEndpoint } from '@charaka/contract/clinic/counter/consultation-fee';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedConsultationFee, findConsultationFee } from './consultation-fee-store.ts';

/** Refuses a consultation fee of another hospital. */
export const getConsultationFee = handle(getConsultationFeeEndpoint, async (call, input) => {
  const { consultationFeeId } = input.consultationFee;
  return answerForEdit(call, editedConsultationFee, consultationFeeId, findConsultationFee(call, consultationFeeId));
});
